package org.trackwalk.drive.edges;

import org.trackwalk.course.brink.Brink;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What is missing at the border of the ground, seen from above: the border turns in at a corner of
 * the ground, comes out at another one, and goes straight on behind both for longer than lies
 * between them. Shorter ground is a bay beside the road, and what is deeper than a road is wide
 * lies between two roads, or two legs of one. That needs no rows, which may be led aside there or
 * around a corner of the road.
 *
 * @param x unit direction from its one corner to the other, the way that the border would go;
 *     likewise {@code z}
 * @param length from corner to corner, metres
 * @param depth how far the edge that was asked for lies inside of the line between them, metres
 */
record Notch(double x, double z, double length, double depth) {

  /** Ground that is as long as the notch, but for the rounding of its corners, is a bay as well. */
  private static final double LONGER = 1.001;

  /**
   * The notch that an edge belongs to; null for none.
   *
   * @param border of all ground
   * @param longest that it may be along the road, metres; where the road turns its outer border is
   *     longer
   * @param width of the road, metres
   */
  static Notch of(
      Brink b,
      WeldedSurface surface,
      Topology topology,
      StraightBorder border,
      double longest,
      double width) {
    // From an edge to a corner it leads along all of the notch, and in or out of it, at most.
    double most = longest + 2 * width;
    IntList rim = new IntList();
    int[] first = border.corner(b.halfEdge(), false, most, rim);
    int[] last = first == null ? null : border.corner(b.halfEdge(), true, most, rim);
    if (last == null || first[0] == last[0]) {
      return null;
    }
    double[] along = border.direction(first[0], last[0]);
    double length = along[2];
    double[] in = inward(b, along, surface, topology);
    float[] p = surface.positions();
    double depth = in[0] * (b.x() - p[3 * first[0]]) + in[1] * (b.z() - p[3 * first[0] + 2]);
    double[] before = border.beyond(first);
    double[] behind = border.beyond(last);
    boolean away =
        before[0] * along[0] + before[1] * along[1] < 0
            && behind[0] * along[0] + behind[1] * along[1] > 0;
    return depth > 0
            && away
            && deepest(rim, p, first[0], in) <= width + length / 2
            && length <= longest + width * longer(before, behind, in)
            && border.straight(first, LONGER * length) >= LONGER * length
            && border.straight(last, LONGER * length) >= LONGER * length
        ? new Notch(along[0], along[1], length, depth)
        : null;
  }

  /**
   * How much longer the border is at a corner of the road than its middle, for each metre of width:
   * the tangent of half the angle by which it turns towards the ground, of a right angle at most.
   */
  private static double longer(double[] before, double[] behind, double[] in) {
    double inner = in[0] * (before[0] + behind[0]) + in[1] * (before[1] + behind[1]);
    double cosine = -before[0] * behind[0] - before[1] * behind[1];
    double sine = Math.abs(before[0] * behind[1] - before[1] * behind[0]);
    return inner > 0 ? Math.min(1, sine / (1 + cosine)) : 0;
  }

  /**
   * How far vertices lie inside of the line between both corners at most, metres: no farther than
   * the road is wide and, where it turns by up to a right angle, half the notch's length more.
   */
  private static double deepest(IntList rim, float[] p, int corner, double[] in) {
    double deepest = 0;
    for (int i = 0; i < rim.size(); i++) {
      int v = rim.get(i);
      double x = (double) p[3 * v] - p[3 * corner];
      double z = (double) p[3 * v + 2] - p[3 * corner + 2];
      deepest = Math.max(deepest, in[0] * x + in[1] * z);
    }
    return deepest;
  }

  /** The unit direction across the notch on whose side the ground lies that ends at an edge. */
  private static double[] inward(
      Brink b, double[] along, WeldedSurface surface, Topology topology) {
    float[] p = surface.positions();
    int from = 3 * topology.from(b.halfEdge());
    int to = 3 * topology.to(b.halfEdge());
    int apex = 3 * topology.apex(b.halfEdge());
    double left =
        ((double) p[to] - p[from]) * ((double) p[apex + 2] - p[from + 2])
            - ((double) p[to + 2] - p[from + 2]) * ((double) p[apex] - p[from]);
    double side = Math.signum(left);
    return new double[] {-side * along[1], side * along[0]};
  }
}
