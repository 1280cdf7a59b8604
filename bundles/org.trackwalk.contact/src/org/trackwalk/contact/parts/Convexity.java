package org.trackwalk.contact.parts;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * How far a piece is from being convex.
 *
 * @param piece its name
 * @param bodies how many bodies it has: a convex piece is one, one without any area none
 * @param openEdges edges with nothing on their other side, or more than one triangle too many
 * @param depth metres: how deep its surface lies under its hull's at most
 * @param deepest where that is, x, y, z; not finite for a flat piece
 * @param filled part of its hull's volume that it fills; not finite when it has no inside
 * @param rounding metres: four roundings of its largest coordinate in single precision, as files
 *     hold it; what lies no deeper may be convex where it was made
 */
public record Convexity(
    String piece,
    int bodies,
    int openEdges,
    double depth,
    double[] deepest,
    double filled,
    double rounding) {

  private static final int ROUNDINGS = 4;

  /** Metres: what lies no deeper than this is convex, unless said; as flat as a hull's faces. */
  public static final double WITHIN = HullBuilder.FLATNESS;

  /** Measures a piece. */
  public static Convexity of(Piece piece, Progress progress) {
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, progress);
    Bodies bodies = Bodies.of(surface, Topology.of(surface, 1, progress));
    double[] deepest = {Double.NaN, Double.NaN, Double.NaN, 0};
    if (bodies.solids().isEmpty()) { // nothing of it has an area
      return new Convexity(
          piece.name(), 0, bodies.openEdges(), 0, Arrays.copyOf(deepest, 3), Double.NaN, 0);
    }
    double[] points = Outer.of(Group.joined(bodies.solids().stream().map(Solid::points).toList()));
    double whole = HullBuilder.size(points).volume();
    double held = 0;
    if (whole > 0) {
      ConvexHull hull = HullBuilder.hull(points);
      for (Solid solid : bodies.solids()) {
        double[] deep = Depth.deepest(hull.core(), solid);
        deepest = deep[3] > deepest[3] ? deep : deepest;
        held += solid.volume();
      }
    }
    return new Convexity(
        piece.name(),
        bodies.solids().size(),
        bodies.openEdges(),
        deepest[3],
        new double[] {deepest[0], deepest[1], deepest[2]},
        whole > 0 ? held / whole : Double.NaN,
        rounding(surface.positions()));
  }

  private static double rounding(float[] positions) {
    float most = 0;
    for (float p : positions) {
      most = Math.max(most, Math.abs(p));
    }
    return ROUNDINGS * (double) Math.ulp(most);
  }

  /**
   * True when it is one closed body, no point of which lies deeper under its hull, or no deeper
   * than its coordinates are rounded.
   */
  public boolean convex(double within) {
    return bodies == 1 && openEdges == 0 && filled > 0 && !deeper(within);
  }

  /** True when a point of it lies deeper under its hull, and deeper than rounding takes it. */
  public boolean deeper(double within) {
    return depth > Math.max(within, rounding);
  }
}
