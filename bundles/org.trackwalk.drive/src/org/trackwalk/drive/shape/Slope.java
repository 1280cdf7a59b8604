package org.trackwalk.drive.shape;

import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.weld.WeldedSurface;

/** How a triangle rises along x and z. */
public final class Slope {

  private Slope() {}

  /**
   * Writes the rise per metre along x and z.
   *
   * @param out two doubles at {@code at}
   * @return false for an upright triangle or one without area
   */
  public static boolean of(WeldedSurface surface, int t, double[] out, int at) {
    double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
    if (n[1] == 0) {
      return false;
    }
    out[at] = -n[0] / n[1];
    out[at + 1] = -n[2] / n[1];
    return true;
  }
}
