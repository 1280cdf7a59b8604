package org.trackwalk.check.road;

import java.util.Locale;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Finds triangles that no road has: a vertex that was damaged or sits in the wrong unit pulls them
 * over kilometres, and to walk along them by the metre takes hours and tells nothing.
 */
final class EndlessRoad {

  /**
   * Longest side of a triangle of a road, metres. The longest straight that cars are driven on, at
   * the Ehra-Lessien proving ground, is 8.7 km; a mesh has vertices in between.
   */
  static final double LONGEST = 10_000;

  private static final double KILOMETRE = 1000;

  private EndlessRoad() {}

  /** Why the road cannot be walked, with the longest triangle; empty when it can. */
  static String in(WeldedSurface surface, GroundTree ground) {
    double longest = LONGEST;
    int worst = -1;
    for (int t : ground.triangles()) {
      if (isSmall(surface, t)) {
        continue;
      }
      double side = longestSide(surface, t);
      if (side > longest) {
        longest = side;
        worst = t;
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
