package org.trackwalk.check.rules.edge;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.ground.surface.Thinness;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A narrow triangle of the ground that leans although it should not: the triangles around it go on
 * in one plane, and the corner that makes it lean is off that plane by less than anyone would
 * model.
 *
 * @param triangle of the welded surface
 * @param degrees between its normal and the one of its surroundings
 * @param height over its longest edge, metres
 * @param offset how far its corner is off the plane of its surroundings, metres
 */
record TiltedFacet(int triangle, double degrees, double height, double offset) {

  /** Degrees of uncertainty that are not asked for: no triangle is suspected for its rounding. */
  private static final double FIRM = 89;

  /**
   * The facets of a level.
   *
   * @param angle degrees from which a facet leans
   * @param off metres by which its corner is off at most
   */
  static List<TiltedFacet> of(RuleContext context, double angle, double off) {
    double sine = StrictMath.sin(StrictMath.toRadians(angle));
    double cosine = StrictMath.cos(StrictMath.toRadians(angle));
    WeldedSurface surface = context.surface();
    List<TiltedFacet> found = new ArrayList<>();
    // Whatever is higher and leans by the angle is off by more.
    for (int t : Thinness.suspects(surface, context.memory(), off / sine, FIRM, 0)) {
      SurfaceClass c = context.corridor().classes().of(t);
      boolean reached =
          c == SurfaceClass.ROAD || c == SurfaceClass.VERGE || c == SurfaceClass.UNKNOWN;
      if (reached && !context.topology().degenerate(t) && !context.topology().collinear(t)) {
        TiltedFacet facet = of(context, t, cosine);
        if (facet != null && facet.offset <= off) {
          found.add(facet);
        }
      }
    }
    return found;
  }

  private static TiltedFacet of(RuleContext context, int t, double cosine) {
    WeldedSurface surface = context.surface();
    Topology topology = context.topology();
    int longest = longest(surface, topology, t);
    double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
    double[] base = beyond(surface, topology, longest);
    double[] left = beyond(surface, topology, Topology.next(longest));
    double[] right = beyond(surface, topology, Topology.previous(longest));
    if (base == null
        || left == null
        || right == null
        || n[1] < Slopes.GROUND
        || base[1] < Slopes.GROUND) {
      return null;
    }
    boolean goesOn = Vec.dot(base, 0, left, 0) > cosine && Vec.dot(base, 0, right, 0) > cosine;
    double leans = Vec.dot(base, 0, n, 0);
    if (!goesOn || leans >= cosine) {
      return null;
    }
    double[] cross = Vec.cross(base, n);
    double sine = Math.sqrt(Vec.dot(cross, 0, cross, 0));
    double height = Thinness.of(surface, t).height();
    double degrees = StrictMath.toDegrees(StrictMath.atan2(sine, leans));
    return new TiltedFacet(t, degrees, height, height * sine);
  }

  /** The unit normal beyond an edge; null where not exactly one triangle goes on. */
  private static double[] beyond(WeldedSurface surface, Topology topology, int h) {
    int twin = topology.twin(h);
    return twin < 0 || topology.sameDirection(h)
        ? null
        : Vec.normal(surface.positions(), surface.triangles(), twin / 3);
  }

  private static int longest(WeldedSurface surface, Topology topology, int t) {
    int best = 3 * t;
    double most = -1;
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d =
            (double) surface.positions()[3 * topology.to(h) + k]
                - surface.positions()[3 * topology.from(h) + k];
        sum += d * d;
      }
      if (sum > most) {
        most = sum;
        best = h;
      }
    }
    return best;
  }
}
