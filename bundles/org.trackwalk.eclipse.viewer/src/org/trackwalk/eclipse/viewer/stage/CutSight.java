package org.trackwalk.eclipse.viewer.stage;

import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.state.Cut;

/** Which stretch of a line of sight a cut leaves. */
final class CutSight {

  private CutSight() {}

  /**
   * Where it begins and ends, metres from the eye; it ends before it begins where nothing is left.
   *
   * @param cut null for none
   * @param way of unit length
   * @param reach metres
   */
  static double[] of(Cut cut, Vector3d eye, Vector3d way, double reach) {
    if (cut == null) {
      return new double[] {0, reach};
    }
    double beyond = cut.beyond(eye.x, eye.y, eye.z);
    double farther = cut.nx() * way.x + cut.ny() * way.y + cut.nz() * way.z;
    if (farther == 0) {
      return new double[] {0, beyond > 0 ? -1 : reach};
    }
    double at = -beyond / farther;
    return farther < 0
        ? new double[] {Math.max(0, at), reach}
        : new double[] {0, Math.min(reach, at)};
  }
}
