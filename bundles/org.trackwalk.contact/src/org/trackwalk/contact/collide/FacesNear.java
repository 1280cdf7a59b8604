package org.trackwalk.contact.collide;

import org.trackwalk.mesh.tree.IntList;

/** The faces of a body near triangles, or parts of them, that are asked for one after the other. */
final class FacesNear {

  private final Shell body;
  private final IntList near = new IntList();

  FacesNear(Shell body) {
    this.body = body;
  }

  /**
   * Finds the faces whose boxes meet that of a triangle, made larger by some metres.
   *
   * @param p xyz of its three corners
   * @return shared until the next question
   */
  IntList of(double[] p, double larger) {
    float[] low = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
    float[] high = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
    for (int k = 0; k < 9; k++) {
      low[k % 3] = Math.min(low[k % 3], Math.nextDown((float) (p[k] - larger)));
      high[k % 3] = Math.max(high[k % 3], Math.nextUp((float) (p[k] + larger)));
    }
    body.tree().overlapping(low[0], low[1], low[2], high[0], high[1], high[2], near);
    return near;
  }

  /** Fills in xyz of a face's three corners. */
  void face(int t, double[] face) {
    for (int k = 0; k < 9; k++) {
      face[k] = body.positions()[body.at(t, k / 3) + k % 3];
    }
  }

  /**
   * True when no face goes through a triangle but for a rim of it.
   *
   * @param p xyz of its three corners
   * @param middle xyz
   * @param reach metres from there to the farthest corner
   * @param rim metres
   */
  boolean missBut(double[] p, double[] middle, double reach, double rim) {
    double smaller = 1 - Math.min(1, rim / reach);
    double[] inner = new double[9];
    for (int k = 0; k < 9; k++) {
      inner[k] = middle[k % 3] + (p[k] - middle[k % 3]) * smaller;
    }
    of(inner, 0);
    double[] face = new double[9];
    for (int i = 0; i < near.size(); i++) {
      face(near.get(i), face);
      if (!ApartTriangles.apart(inner, face)) {
        return false;
      }
    }
    return true;
  }
}
