package org.trackwalk.drive.things;

import org.trackwalk.mesh.weld.WeldedSurface;

/** Boxes around triangles, seen from above: least x and z, most x and z, metres. */
final class PlanBox {

  private PlanBox() {}

  /** Around nothing yet. */
  static double[] none() {
    return new double[] {
      Double.POSITIVE_INFINITY,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY,
      Double.NEGATIVE_INFINITY
    };
  }

  /** Takes a triangle in. */
  static void widen(double[] box, WeldedSurface surface, int t) {
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int v = 3 * surface.triangles()[h];
      for (int k = 0; k < 2; k++) {
        double at = surface.positions()[v + 2 * k];
        box[k] = Math.min(box[k], at);
        box[2 + k] = Math.max(box[2 + k], at);
      }
    }
  }

  /** From corner to corner, metres. */
  static double size(double[] box) {
    return Math.hypot(box[2] - box[0], box[3] - box[1]);
  }
}
