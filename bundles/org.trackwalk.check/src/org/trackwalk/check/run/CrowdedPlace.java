package org.trackwalk.check.run;

import java.util.Locale;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Wheel;

/**
 * The place of a surface at which most triangles lie over each other, as far as their boxes tell:
 * what makes a search long. Of many triangles some are tried, evenly chosen.
 *
 * @param at the middle of the box of a triangle there
 * @param triangle there; -1 of a surface without any
 * @param count triangles whose boxes hold that point
 * @param near triangles whose boxes are within a wheel's radius of it
 */
record CrowdedPlace(double[] at, int triangle, int count, int near) {

  private static final int TRIED = 256;

  /**
   * So many triangles within a wheel's radius are what makes a search long, if those over each
   * other are fewer by {@link #FEWER}: a road in triangles of 100 mm has 72.
   */
  private static final int MANY = 500;

  private static final int FEWER = 10;

  static CrowdedPlace of(WeldedSurface surface) {
    int n = surface.triangleCount();
    CrowdedPlace most = new CrowdedPlace(new double[3], -1, 0, 0);
    for (int i = 0; i < Math.min(n, TRIED); i++) {
      int t = (int) ((long) i * n / Math.min(n, TRIED));
      double[] at = new double[3];
      for (int k = 0; k < 3; k++) {
        at[k] = ((double) low(surface, t, k) + high(surface, t, k)) / 2;
      }
      int count = count(surface, at, 0);
      if (count > most.count) {
        most = new CrowdedPlace(at, t, count, 0);
      }
    }
    int near = count(surface, most.at, Wheel.CAR_RADIUS);
    return new CrowdedPlace(most.at, most.triangle, most.count, near);
  }

  private static int count(WeldedSurface surface, double[] at, double far) {
    int count = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      boolean holds = true;
      for (int k = 0; k < 3 && holds; k++) {
        holds = low(surface, t, k) <= at[k] + far && at[k] - far <= high(surface, t, k);
      }
      count += holds ? 1 : 0;
    }
    return count;
  }

  private static float low(WeldedSurface surface, int t, int k) {
    return Math.min(p(surface, t, 0, k), Math.min(p(surface, t, 1, k), p(surface, t, 2, k)));
  }

  private static float high(WeldedSurface surface, int t, int k) {
    return Math.max(p(surface, t, 0, k), Math.max(p(surface, t, 1, k), p(surface, t, 2, k)));
  }

  private static float p(WeldedSurface surface, int t, int corner, int k) {
    return surface.positions()[3 * surface.triangles()[3 * t + corner] + k];
  }

  /** What is to be looked at. */
  String words() {
    if (near >= MANY && near >= FEWER * count) {
      return String.format(
          Locale.ROOT,
          "%d triangles lie within a wheel's radius, %.2f m, of this point: is the level in another"
              + " unit (--units)? If not, it is far finer than wheels feel",
          near,
          Wheel.CAR_RADIUS);
    }
    return count < 2
        ? "Look for coordinates that are far too large or too small"
        : "Most triangles lie over each other here: the boxes of " + count + " hold this point";
  }
}
