package org.trackwalk.course.road;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;

/**
 * Whether a walk that has just begun will be a lap that runs backwards (see {@link Sense}), if the
 * road lies around a middle. It is a guess: whoever follows it only walks fewer laps in vain.
 */
final class AroundMiddle {

  private final double middleX;
  private final double middleZ;
  private final double startX;
  private final double startZ;
  private boolean told;

  /**
   * @param middle x, y and z
   * @param start x, y and z of where the walk begins
   */
  AroundMiddle(double[] middle, double[] start) {
    this.middleX = middle[0];
    this.middleZ = middle[2];
    this.startX = start[0] - middleX;
    this.startZ = start[2] - middleZ;
  }

  /** The middle of the box around some places, x, y and z each; at least one place. */
  static double[] of(double[][] places) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      int axis = k;
      DoubleSummaryStatistics along =
          Arrays.stream(places).mapToDouble(place -> place[axis]).summaryStatistics();
      middle[k] = (along.getMin() + along.getMax()) / 2;
    }
    return middle;
  }

  /** Whether a heading at the start, x and z, leads backwards around the middle. */
  boolean leadsBack(double dx, double dz) {
    return startX * dz - dx * startZ < 0;
  }

  /**
   * Whether one who has come to a place has gone a quarter around the middle, and backwards; told
   * once.
   */
  boolean cameBack(double x, double z) {
    double px = x - middleX;
    double pz = z - middleZ;
    if (told || startX * px + startZ * pz > 0) {
      return false;
    }
    told = true;
    return startX * pz - px * startZ < 0;
  }
}
