package org.trackwalk.model.ride;

import java.util.List;

/**
 * What is felt along one lane in one direction, sample by sample in the order in which they are
 * driven over; NaN where there is no ground, or nothing to feel it with.
 *
 * @param strand of the road, from 0
 * @param lane its name: how far left of the centre line, metres, or that of the racing line
 * @param reverse whether it is driven against the sense in which the road was walked
 * @param closed whether it is a lap
 * @param s metres from the start of the lane, whichever way it is driven
 * @param station metres along the road's centre line: the same for all lanes beside each other
 * @param x level coordinates; likewise {@code y} and {@code z}
 * @param speed m/s
 * @param slope metres of height by metre of way
 * @param vertical curvature, 1/m; positive in a dip
 * @param horizontal curvature, 1/m; positive to the left
 * @param gravity what presses the car onto the road, in g: 1 on a level straight
 * @param load of a wheel over its load at rest; 0 where it leaves the ground
 * @param stroke of the suspension from rest, metres; positive when it is pressed together
 * @param roughness International Roughness Index of the 20 m that the sample is in, m/km
 * @param roughness100 of the 100 m that the sample is in, m/km
 * @param jumps in the order in which they are met
 */
public record Ride(
    int strand,
    String lane,
    boolean reverse,
    boolean closed,
    double[] s,
    double[] station,
    double[] x,
    double[] y,
    double[] z,
    double[] speed,
    double[] slope,
    double[] vertical,
    double[] horizontal,
    double[] gravity,
    double[] load,
    double[] stroke,
    double[] roughness,
    double[] roughness100,
    List<Jump> jumps) {

  /** Name of the racing line among the lanes. */
  public static final String LINE = "line";

  /** Memory that a sample takes, bytes: a number of each kind. */
  public static final long BYTES = 14 * Double.BYTES;

  /** Number of samples. */
  public int size() {
    return s.length;
  }

  /** Whether it is driven in the sense in which the road was walked: a racing line may not be. */
  public boolean onward() {
    int more = 0;
    for (int k = 1; k < station.length; k++) {
      more += Double.compare(station[k], station[k - 1]);
    }
    return more > 0;
  }

  /** Whether it runs along the racing line. */
  public boolean isLine() {
    return lane.equals(LINE);
  }

  /** How the direction is called in reports. */
  public String direction() {
    return reverse ? "reverse" : "forward";
  }
}
