package org.trackwalk.drive.deviation;

/**
 * A stretch of road on which what is seen and what is felt are apart.
 *
 * @param kind what is apart
 * @param strand of the road
 * @param from first station, metres along the centre line; below 0 where it begins before a lap
 *     does
 * @param to last station; over the start of a lap a lap more
 * @param worst height of what is seen over what is felt, metres, the largest by size; infinite for
 *     holes
 * @param position xyz of it, level coordinates
 * @param lanes how many lanes it takes
 */
public record DeviationPlace(
    Kind kind, int strand, double from, double to, double worst, double[] position, int lanes) {

  /** What is apart. */
  public enum Kind {
    /** What is seen lies higher or lower. */
    APART("apart"),
    /** A car drives on what is not seen. */
    UNSEEN("unseen"),
    /** What is seen as road carries no car. */
    UNFELT("unfelt");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    /** As reports write it. */
    public String id() {
      return id;
    }
  }

  /** Metres along the road. */
  public double length() {
    return to - from;
  }
}
