package org.trackwalk.course.part;

import java.util.BitSet;
import org.trackwalk.course.flight.StepOnto;
import org.trackwalk.course.patch.TriangleBoxes;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.ItemAnswers;
import org.trackwalk.ground.memory.Sight;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.BoxQueries;
import org.trackwalk.mesh.tree.ClippedTree;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The edges at which parts of a road end, and beyond which of them it goes on all the same. */
public final class RoadBorder {

  /** How far beyond an edge its road is looked for, metres: as far as a car steps, half of it. */
  private static final double BEYOND = StepOnto.SIDE / 2;

  /**
   * Two to this many answers are kept: copies of a triangle stand side by side and ask the same.
   */
  private static final int KEPT_BITS = 12;

  /** More triangles than this at a place are not asked one by one. */
  private static final int CROWD = 32;

  /** An odd number with many bits (S. Vigna's splitmix64). */
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final WeldedSurface surface;
  private final Topology topology;
  private final RoadParts parts;
  private final Ends ends;
  private final IntList edges;
  private final IntList triangles;
  private final ItemAnswers.Items known;
  private final TriangleTree tree;
  private final IntList hits = new IntList();

  /** The parts' triangles cut into parts, where too many lie in one place; null until then. */
  private ClippedTree crowd;

  /** How many triangles crowds have cost so far: a tree of parts pays when they are many. */
  private long looks;

  private final Asked[] asked = new Asked[1 << KEPT_BITS];

  /**
   * What was asked, and the answer.
   *
   * @param joins how many parts had been joined until then
   */
  private record Asked(
      int joins, int part, double x, double y, double z, double reach, boolean lies) {

    boolean is(int nowJoins, int other, double atX, double atY, double atZ, double far) {
      return joins == nowJoins && part == other && x == atX && y == atY && z == atZ && reach == far;
    }
  }

  /** The border of parts, walked once. */
  public RoadBorder(Land land, Topology topology, RoadParts parts) {
    this.surface = land.surface();
    this.topology = topology;
    this.parts = parts;
    ends = new Ends(parts.floor(), topology.joins());
    Lists lists = land.byNumbers(ends, () -> Lists.of(topology, ends.floor));
    triangles = lists.triangles;
    edges = lists.edges;
    tree = land.tree();
    // Whether a part lies somewhere is not known of more than one: what is joined to what may be.
    known =
        parts.count() == 1
            ? land.byItems(ends, topology.joins(), edges.size())
            : ItemAnswers.Items.NONE;
  }

  /** What ends is asked of: which triangles, and how edges are joined. */
  private record Ends(BitSet floor, Joins joins) {}

  /** All triangles of a floor and the half-edges at which it ends, ascending. */
  private record Lists(IntList triangles, IntList edges) {

    static Lists of(Topology topology, BitSet floor) {
      Lists lists = new Lists(new IntList(), new IntList());
      for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
        lists.triangles.add(t);
        for (int h = 3 * t; h < 3 * t + 3; h++) {
          int twin = topology.twin(h);
          if (twin < 0 || !floor.get(twin / 3)) {
            lists.edges.add(h);
          }
        }
      }
      return lists;
    }
  }

  /** What stands for the floor and how its edges are joined, by {@code equals}. */
  Object what() {
    return ends;
  }

  /** The triangles of all parts, ascending; shared. */
  IntList triangles() {
    return triangles;
  }

  /** Half-edges beyond which no triangle of the road is joined, ascending; shared. */
  IntList edges() {
    return edges;
  }

  /** Whether the road does not go on beyond an edge of its border either, over a gap or a layer. */
  boolean outer(int halfEdge) {
    int at = edges.find(halfEdge);
    return at < 0 || parts.joins() > 0 ? sought(halfEdge) : known.of(at, () -> sought(halfEdge));
  }

  private boolean sought(int halfEdge) {
    Sight.triangle(surface, halfEdge / 3);
    float[] p = surface.positions();
    int a = 3 * topology.from(halfEdge);
    int b = 3 * topology.to(halfEdge);
    double[] out = outward(halfEdge);
    return !lies(
        parts.of(halfEdge / 3),
        ((double) p[a] + p[b]) / 2 + BEYOND * out[0],
        ((double) p[a + 1] + p[b + 1]) / 2,
        ((double) p[a + 2] + p[b + 2]) / 2 + BEYOND * out[1],
        StepOnto.STEP);
  }

  /** How far a face that shares an edge of the border goes down from it, metres; 0 without one. */
  double deep(int halfEdge) {
    int twin = topology.twin(halfEdge);
    if (twin < 0) {
      return 0;
    }
    Sight.triangle(surface, twin / 3);
    float[] p = surface.positions();
    double a = p[3 * topology.from(halfEdge) + 1];
    double b = p[3 * topology.to(halfEdge) + 1];
    return Math.max(0, Math.min(a, b) - p[3 * topology.apex(twin) + 1]);
  }

  /** Whether a part lies at a place, up to so much higher or lower, metres. */
  boolean lies(int part, double x, double y, double z, double reach) {
    Sight.box(x, y - reach, z, x, y + reach, z);
    long mixed = Double.doubleToLongBits(x) * MIX + Double.doubleToLongBits(y);
    mixed = (mixed * MIX + Double.doubleToLongBits(z)) * MIX;
    int slot = (int) (mixed >>> Long.SIZE - KEPT_BITS);
    Asked before = asked[slot];
    if (before == null || !before.is(parts.joins(), part, x, y, z, reach)) {
      before = new Asked(parts.joins(), part, x, y, z, reach, sought(part, x, y, z, reach));
      asked[slot] = before;
    }
    return before.lies;
  }

  private boolean sought(int part, double x, double y, double z, double reach) {
    float low = (float) (y - reach);
    float high = (float) (y + reach);
    float atX = (float) x;
    float atZ = (float) z;
    if (looks > triangles.size() && !tree.overlapping(atX, low, atZ, atX, high, atZ, CROWD, hits)) {
      return crowd()
          .any(
              Math.nextDown(atX),
              low,
              Math.nextDown(atZ),
              Math.nextUp(atX),
              high,
              Math.nextUp(atZ),
              i -> {
                int t = triangles.get(i);
                return isHere(t, part, x, y, z, reach)
                    && BoxQueries.overlaps(
                        TriangleBoxes.box(surface.positions(), surface.triangles(), t, 0),
                        0,
                        atX,
                        low,
                        atZ,
                        atX,
                        high,
                        atZ);
              });
    }
    if (looks <= triangles.size()) {
      tree.overlapping(atX, low, atZ, atX, high, atZ, hits);
      looks += Math.max(0, hits.size() - CROWD);
    }
    for (int i = 0; i < hits.size(); i++) {
      if (parts.has(hits.get(i)) && isHere(hits.get(i), part, x, y, z, reach)) {
        return true;
      }
    }
    return false;
  }

  private boolean isHere(int t, int part, double x, double y, double z, double reach) {
    return parts.of(t) == part && Math.abs(height(t, x, z) - y) <= reach;
  }

  private ClippedTree crowd() {
    if (crowd == null) {
      int[] corners = new int[3 * triangles.size()];
      for (int i = 0; i < triangles.size(); i++) {
        System.arraycopy(surface.triangles(), 3 * triangles.get(i), corners, 3 * i, 3);
      }
      crowd = ClippedTree.overTriangles(surface.positions(), corners);
    }
    return crowd;
  }

  /** Whether another part than this one lies so far under a point, or farther, metres. */
  boolean liesUnder(int part, double[] point, double far) {
    double low = point[1] - Body.FALL;
    tree.overlapping(
        (float) point[0],
        (float) low,
        (float) point[2],
        (float) point[0],
        (float) (point[1] - far),
        (float) point[2],
        hits);
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      double under =
          !parts.has(t) || parts.of(t) == part ? 0 : point[1] - height(t, point[0], point[2]);
      if (under >= far && under <= Body.FALL) {
        return true;
      }
    }
    return false;
  }

  /** Unit direction outward of an edge, as seen from above; zeros for one that stands upright. */
  double[] outward(int halfEdge) {
    float[] p = surface.positions();
    int a = 3 * topology.from(halfEdge);
    int b = 3 * topology.to(halfEdge);
    int c = 3 * topology.apex(halfEdge);
    double dx = (double) p[b] - p[a];
    double dz = (double) p[b + 2] - p[a + 2];
    double length = Math.sqrt(dx * dx + dz * dz);
    if (length == 0) {
      return new double[2];
    }
    double inside = ((double) p[c] - p[a]) * dz - ((double) p[c + 2] - p[a + 2]) * dx;
    double side = inside > 0 ? -1 : 1;
    return new double[] {side * dz / length, -side * dx / length};
  }

  /** Height of a triangle at a place; NaN where it does not lie, as seen from above. */
  private double height(int t, double x, double z) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double[] n = Vec.normal(p, c, t);
    int sign = 0;
    for (int k = 0; k < 3; k++) {
      int a = 3 * c[3 * t + k];
      int b = 3 * c[3 * t + (k + 1) % 3];
      double side =
          ((double) p[b] - p[a]) * (z - p[a + 2]) - ((double) p[b + 2] - p[a + 2]) * (x - p[a]);
      if (side * sign < 0) {
        return Double.NaN;
      }
      sign = side > 0 ? 1 : side < 0 ? -1 : sign;
    }
    int a = 3 * c[3 * t];
    return p[a + 1] - (n[0] * (x - p[a]) + n[2] * (z - p[a + 2])) / n[1];
  }
}
