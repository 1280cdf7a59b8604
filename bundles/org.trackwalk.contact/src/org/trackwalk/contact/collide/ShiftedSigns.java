package org.trackwalk.contact.collide;

import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * Exact signs of two surfaces of which one is moved by (e, e², e³) with e as small as one likes: so
 * nothing ever touches, and all answers are those of one and the same place (H. Edelsbrunner and E.
 * P. Mücke, Simulation of Simplicity, 1990; of a surface here, not of each point).
 *
 * <p>Points are given as an array of xyz triples and the index of the first number.
 */
final class ShiftedSigns {

  private ShiftedSigns() {}

  /**
   * On which side of a triangle c, d, e a point of the other surface lies.
   *
   * @param moved 1 when the point's surface is the moved one, -1 when the triangle's is
   * @return 1 in front, -1 behind; 0 only when the triangle has no area
   */
  static int side(float[] t, int c, int d, int e, float[] p, int a, int moved) {
    int sign = ExactPredicates.orient3d(t, c, d, t, e, p, a);
    for (int axis = 0; sign == 0 && axis < 3; axis++) {
      int i = (axis + 1) % 3;
      int j = (axis + 2) % 3;
      sign =
          moved
              * ExactPredicates.orient2d(
                  t[c + i], t[c + j], t[d + i], t[d + j], t[e + i], t[e + j]);
    }
    return sign;
  }

  /**
   * How the line from a to b passes the line from c to d of the other surface.
   *
   * @param moved 1 when c and d are of the moved surface, -1 when a and b are
   * @return 1 or -1; 0 only when the two are parallel
   */
  static int turn(float[] p, int a, int b, float[] t, int c, int d, int moved) {
    int sign = ExactPredicates.orient3d(p, a, b, t, c, t, d);
    for (int axis = 0; sign == 0 && axis < 3; axis++) {
      int i = (axis + 1) % 3;
      int j = (axis + 2) % 3;
      sign =
          moved
              * crossed(
                  t[c + i], t[c + j], t[d + i], t[d + j], p[a + i], p[a + j], p[b + i], p[b + j]);
    }
    return sign;
  }

  /**
   * Whether the way from a to b leads through the triangle c, d, e of the other surface.
   *
   * @param moved 1 when the way's surface is the moved one, -1 when the triangle's is
   * @return 1 when it goes in at the front, -1 when it comes out there, 0 when it misses
   */
  static int pierces(float[] p, int a, int b, float[] t, int c, int d, int e, int moved) {
    int from = side(t, c, d, e, p, a, moved);
    if (from == 0 || from == side(t, c, d, e, p, b, moved)) {
      return 0;
    }
    int turn = turn(p, a, b, t, c, d, -moved);
    boolean inside =
        turn != 0
            && turn == turn(p, a, b, t, d, e, -moved)
            && turn == turn(p, a, b, t, e, c, -moved);
    return inside ? from : 0;
  }

  /** Sign of (d - c) x (b - a) in the plane. */
  private static int crossed(
      double cx, double cy, double dx, double dy, double ax, double ay, double bx, double by) {
    return ExactPredicates.products(cx, dx, ay, by, cy, dy, ax, bx);
  }
}
