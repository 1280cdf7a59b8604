package org.trackwalk.drive.clearance;

/**
 * The room around a vehicle along one lane, driven one way.
 *
 * @param strand of the road, from 0
 * @param lane its name, as in a ride
 * @param reverse whether it is driven from its end
 * @param s metres from the lane's start, also in reverse
 * @param station metres along the road's centre line
 * @param x level coordinates of the lane; so {@code y}, NaN where there is no ground, and {@code z}
 * @param room per {@link Side} the least room of half a metre of the way, metres, below 0 as deep
 *     as something is touched; NaN where nothing is in reach, or no ground is
 */
public record ClearanceWay(
    int strand,
    String lane,
    boolean reverse,
    double[] s,
    double[] station,
    double[] x,
    double[] y,
    double[] z,
    double[][] room) {

  /** The room to one side, sample by sample. */
  public double[] room(Side side) {
    return room[side.ordinal()];
  }

  /** Number of samples. */
  public int size() {
    return s.length;
  }

  /** {@code forward} or {@code reverse}. */
  public String direction() {
    return reverse ? "reverse" : "forward";
  }
}
