package org.trackwalk.report.drawing;

import java.util.Arrays;

/** Cuts lines and convex polygons off at the border of a rectangle, so that numbers stay small. */
public final class Clip {

  private Clip() {}

  /**
   * Shortens a segment to a rectangle (Liang and Barsky 1984).
   *
   * @param s x1, y1, x2, y2; changed in place
   * @return false when nothing of it is inside
   */
  public static boolean segment(double[] s, double minX, double minY, double maxX, double maxY) {
    double dx = s[2] - s[0];
    double dy = s[3] - s[1];
    double[] p = {-dx, dx, -dy, dy};
    double[] q = {s[0] - minX, maxX - s[0], s[1] - minY, maxY - s[1]};
    double from = 0;
    double to = 1;
    for (int i = 0; i < 4; i++) {
      if (p[i] == 0) {
        if (q[i] < 0) {
          return false;
        }
      } else if (p[i] < 0) {
        from = Math.max(from, q[i] / p[i]);
      } else {
        to = Math.min(to, q[i] / p[i]);
      }
    }
    if (from > to) {
      return false;
    }
    double x = s[0];
    double y = s[1];
    s[0] = x + from * dx;
    s[1] = y + from * dy;
    s[2] = x + to * dx;
    s[3] = y + to * dy;
    return true;
  }

  /**
   * The part of a convex polygon inside a rectangle (Sutherland and Hodgman 1974).
   *
   * @param polygon x, y pairs
   * @return x, y pairs; empty when nothing is inside
   */
  public static double[] polygon(
      double[] polygon, double minX, double minY, double maxX, double maxY) {
    double[] result = half(polygon, 0, minX, 1);
    result = half(result, 0, maxX, -1);
    result = half(result, 1, minY, 1);
    return half(result, 1, maxY, -1);
  }

  /** Keeps what lies on the side {@code sign} of the line {@code coordinate[axis] = at}. */
  private static double[] half(double[] polygon, int axis, double at, int sign) {
    double[] kept = new double[2 * polygon.length + 4];
    int n = 0;
    for (int i = 0; i < polygon.length; i += 2) {
      int j = (i + 2) % polygon.length;
      double a = sign * (polygon[i + axis] - at);
      double b = sign * (polygon[j + axis] - at);
      if (a >= 0) {
        kept[n++] = polygon[i];
        kept[n++] = polygon[i + 1];
      }
      if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
        double t = a / (a - b);
        kept[n++] = polygon[i] + t * (polygon[j] - polygon[i]);
        kept[n++] = polygon[i + 1] + t * (polygon[j + 1] - polygon[i + 1]);
      }
    }
    return Arrays.copyOf(kept, n);
  }
}
