package org.trackwalk.report.probe;

import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.report.format.Numbers;

/** How a probe is turned against the axes of the file. */
final class ProbeTurn {

  /** Below this nothing is said, degrees: it would read as 0.0. */
  private static final double LEAST = 0.05;

  private final double[][] own = new double[3][];

  /**
   * The turn of a probe.
   *
   * @param axes the file's axes, in metres
   */
  ProbeTurn(Pose pose, Frame axes) {
    for (int k = 0; k < 3; k++) {
      own[k] = axes.toFileAxes(pose.rotation(0, k), pose.rotation(1, k), pose.rotation(2, k));
    }
  }

  /** The probe's own x, y or z in the file's axes, a unit vector. */
  double[] axis(int k) {
    return own[k].clone();
  }

  /** A part of a sentence: the angle; nothing when there is none. */
  String words() {
    double cosine = (own[0][0] + own[1][1] + own[2][2] - 1) / 2;
    double degrees = StrictMath.toDegrees(StrictMath.acos(Math.max(-1, Math.min(1, cosine))));
    return degrees < LEAST ? "" : ", turned by " + Numbers.fixed(degrees, 1) + "°,";
  }
}
