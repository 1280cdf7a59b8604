package org.trackwalk.drive.deviation;

/**
 * How far what is seen lies over what is felt, along one lane.
 *
 * @param strand of the road, from 0
 * @param lane its name, as in a ride
 * @param left metres to the left of the centre line
 * @param station metres along the road's centre line
 * @param x level coordinates; so {@code y}, of what is felt, or where that is missing of what is
 *     seen, and {@code z}
 * @param lap metres around the centre line; infinite where that is open
 * @param height of what is seen over what is felt, metres; positive infinity where nothing is seen,
 *     negative infinity where nothing is felt, NaN where neither is
 */
public record LaneDeviation(
    int strand,
    String lane,
    double left,
    double[] station,
    double[] x,
    double[] y,
    double[] z,
    double lap,
    double[] height) {

  /** Number of samples. */
  public int size() {
    return x.length;
  }
}
