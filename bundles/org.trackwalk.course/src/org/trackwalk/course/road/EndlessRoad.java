package org.trackwalk.course.road;

import java.util.Locale;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Tells triangles that no road has: a vertex that was damaged or sits in the wrong unit pulls them
 * over kilometres, and to walk along them by the metre takes hours and tells nothing. They are left
 * out of the road; the rest is walked.
 */
final class EndlessRoad {

  /**
   * Longest side of a triangle of a road, metres. The longest straight that cars are driven on, at
   * the Ehra-Lessien proving ground, is 8.7 km; a mesh has vertices in between.
   */
  static final double LONGEST = 10_000;

  /** No triangle is one. */
  static final IntPredicate NONE = t -> false;

  private static final double KILOMETRE = 1000;

  private EndlessRoad() {}

  /** Whether a triangle is one, and no car drives along it. */
  private static boolean has(WeldedSurface surface, int t) {
    return !isSmall(surface, t) && longestSide(surface, t) > LONGEST;
  }

  /** Which triangles are; none of a level that is no larger than one. */
  static IntPredicate of(WeldedSurface surface) {
    float[] p = surface.positions();
    float[] low = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
    float[] high = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
    for (int i = 0; i < p.length; i += 3) {
      for (int k = 0; k < 3; k++) {
        low[k] = Math.min(low[k], p[i + k]);
        high[k] = Math.max(high[k], p[i + k]);
      }
    }
    for (int k = 0; k < 3; k++) {
      if ((double) high[k] - low[k] >= LONGEST / 2) {
        return t -> has(surface, t);
      }
    }
    return NONE;
  }

  /** Why a road cannot be walked that has no other triangles; empty when it has none such. */
  static String in(WeldedSurface surface, IntPredicate onRoad) {
    double longest = LONGEST;
    int worst = -1;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (onRoad.test(t) && !isSmall(surface, t)) {
        double side = longestSide(surface, t);
        worst = side > longest ? t : worst;
        longest = Math.max(longest, side);
      }
    }
    return worst < 0 ? "" : words(surface, worst, longest);
  }

  /** True when a triangle surely has no side as long: it fits a cube of half that size. */
  private static boolean isSmall(WeldedSurface surface, int t) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    for (int k = 0; k < 3; k++) {
      double low = Math.min(p[a + k], Math.min(p[b + k], p[c + k]));
      double high = Math.max(p[a + k], Math.max(p[b + k], p[c + k]));
      if (!(high - low < LONGEST / 2)) {
        return false;
      }
    }
    return true;
  }

  private static double longestSide(WeldedSurface surface, int t) {
    double longest = 0;
    for (int k = 0; k < 3; k++) {
      double[] from = corner(surface, t, k);
      double[] to = corner(surface, t, (k + 1) % 3);
      longest = Math.max(longest, Vec.distance(from, to));
    }
    return longest;
  }

  private static String words(WeldedSurface surface, int t, double length) {
    return String.format(
        Locale.ROOT,
        "%s has a triangle %s long, and longer than %.0f km is no road to drive along"
            + " (quality.oversized says where)",
        surface.pieces().get(surface.pieceOf(t)).name(),
        kilometres(length / KILOMETRE),
        LONGEST / KILOMETRE);
  }

  private static String kilometres(double length) {
    return String.format(Locale.ROOT, length < 1e6 ? "%.0f km" : "%.2e km", length);
  }

  private static double[] corner(WeldedSurface surface, int t, int k) {
    float[] p = surface.positions();
    int v = 3 * surface.triangles()[3 * t + k];
    return new double[] {p[v], p[v + 1], p[v + 2]};
  }
}
