package org.trackwalk.course.part;

import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;

/**
 * Whether a part of what may be road runs along something: most of its border lies near that, as
 * seen from above. What ends at it, crosses it or lies elsewhere does not.
 */
public final class Alongside {

  /** Share of the border that lies near, at least. */
  private static final double MOST = 0.5;

  /** Share of the border of which one long side is too little: that is half of it, or so. */
  private static final double BOTH_SIDES = 0.75;

  private final float[] p;
  private final int[] corners;
  private final Topology topology;
  private final TriangleTree tree;
  private final RoadParts parts;
  private final RoadBorder border;
  private final IntList hits = new IntList();

  /** Asks along which ground the border of parts runs. */
  public Alongside(Land land, Topology topology, RoadParts parts, RoadBorder border) {
    this.p = land.surface().positions();
    this.corners = land.surface().triangles();
    this.topology = topology;
    this.tree = land.tree();
    this.parts = parts;
    this.border = border;
  }

  /**
   * Whether most of the border of a part lies near.
   *
   * @param part its number
   * @param other triangles that it may run along
   * @param near metres, as seen from above
   */
  public boolean runs(int part, IntPredicate other, double near) {
    double[] lengths = lengths(part, other, near);
    return lengths[0] > MOST * lengths[1];
  }

  /**
   * Whether a part lies over or under something with both of its long sides, and not beside it.
   *
   * @param near metres, as seen from above; less than half of its width
   */
  public boolean liesOver(int part, IntPredicate other, double near) {
    double[] lengths = lengths(part, other, near);
    return lengths[0] > BOTH_SIDES * lengths[1];
  }

  /**
   * How much of the border of a part lies near, and all of it, metres: two numbers, a new array.
   *
   * @param near metres, as seen from above
   */
  public double[] lengths(int part, IntPredicate other, double near) {
    double all = 0;
    double along = 0;
    for (int i = 0; i < border.edges().size(); i++) {
      int h = border.edges().get(i);
      if (parts.of(h / 3) != part || !border.outer(h)) {
        continue;
      }
      double length = Vec.distance(p, topology.from(h), topology.to(h));
      int steps = (int) Math.max(1, Math.ceil(length / (2 * near)));
      for (int step = 0; step < steps; step++) {
        along += isNear(h, (step + 0.5) / steps, other, near) ? length / steps : 0;
      }
      all += length;
    }
    return new double[] {along, all};
  }

  private boolean isNear(int halfEdge, double part, IntPredicate other, double near) {
    double[] at = new double[3];
    for (int k = 0; k < 3; k++) {
      double from = p[3 * topology.from(halfEdge) + k];
      at[k] = from + part * (p[3 * topology.to(halfEdge) + k] - from);
    }
    tree.overlapping(
        (float) (at[0] - near),
        (float) (at[1] - Body.FALL),
        (float) (at[2] - near),
        (float) (at[0] + near),
        (float) (at[1] + Body.FALL),
        (float) (at[2] + near),
        hits);
    for (int i = 0; i < hits.size(); i++) {
      if (other.test(hits.get(i)) && square(hits.get(i), at[0], at[2]) <= near * near) {
        return true;
      }
    }
    return false;
  }

  /** Squared distance of a triangle from a point, as seen from above. */
  private double square(int t, double x, double z) {
    double least = Double.POSITIVE_INFINITY;
    boolean left = true;
    boolean right = true;
    for (int k = 0; k < 3; k++) {
      int a = 3 * corners[3 * t + k];
      int b = 3 * corners[3 * t + (k + 1) % 3];
      double ex = (double) p[b] - p[a];
      double ez = (double) p[b + 2] - p[a + 2];
      double dx = x - p[a];
      double dz = z - p[a + 2];
      double side = ex * dz - ez * dx;
      left &= side > 0;
      right &= side < 0;
      double square = ex * ex + ez * ez;
      double on = square > 0 ? Math.max(0, Math.min(1, (dx * ex + dz * ez) / square)) : 0;
      double offX = dx - on * ex;
      double offZ = dz - on * ez;
      least = Math.min(least, offX * offX + offZ * offZ);
    }
    return left || right ? 0 : least;
  }
}
