package org.trackwalk.course.part;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.trackwalk.course.flight.StepOnto;
import org.trackwalk.course.patch.Strips;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Where a road ends: a straight stretch of its border, as long as a road is wide, between two
 * corners behind which its sides run back: sides beyond which the road does not go on, as it does
 * over a crack. Two ends that look towards each other, however the road may bend between them, are
 * those of one road of which a piece is missing.
 */
public final class RoadEnds {

  /** A border bends by more than this at a corner, as seen from above: 30 degrees. */
  private static final double CORNER = StrictMath.toRadians(30);

  /** Cosine of the angle to straight on within which the other end lies: 120 degrees. */
  private static final double AHEAD = -0.5;

  /**
   * One end.
   *
   * @param edges half-edges of the border across it
   * @param corners vertices at both sides of it
   * @param x of its middle, metres; likewise y and z
   * @param outX outward unit direction, as seen from above; likewise outZ
   * @param width metres
   */
  public record End(
      IntList edges,
      int[] corners,
      double x,
      double y,
      double z,
      double outX,
      double outZ,
      double width) {

    /** A triangle that ends there. */
    public int triangle() {
      return edges.get(0) / 3;
    }

    /** Whether it is as wide as a road, and not the end of a kerb or line. */
    boolean isWide() {
      return width >= Strips.NARROWEST;
    }

    /** Whether another end may be that of the same road. */
    public boolean isAsWide(End other) {
      return Math.min(width, other.width) >= RoadSizes.HALF_AS_WIDE * Math.max(width, other.width);
    }

    /** Whether both are no wider than a strip, or alike: a field is no road's other end. */
    boolean joins(End other) {
      return Math.max(width, other.width) <= Strips.WIDEST || isAsWide(other);
    }

    /** How far another end lies, as seen from above, metres. */
    public double flat(End other) {
      double dx = other.x - x;
      double dz = other.z - z;
      return Math.sqrt(dx * dx + dz * dz);
    }

    /** Whether another end lies so near, and within an angle to straight on of such a cosine. */
    public boolean sees(End other, double cosine) {
      double dx = other.x - x;
      double dz = other.z - z;
      double far = flat(other);
      return far <= RoadSizes.MISSING
          && Math.abs(other.y - y) <= RoadSizes.MISSING
          && dx * outX + dz * outZ >= cosine * far;
    }
  }

  private final WeldedSurface surface;
  private final Topology topology;
  private final RoadParts parts;
  private final RoadBorder border;
  private final List<End> ends = new ArrayList<>();

  /** What is wider is no end of a road, metres. */
  private final double widest;

  /** Whether what is missing between two of them counts as road. */
  private boolean bridged = true;

  private RoadEnds(
      WeldedSurface surface, Topology topology, RoadParts parts, RoadBorder border, double widest) {
    this.widest = widest;
    this.surface = surface;
    this.topology = topology;
    this.parts = parts;
    this.border = border;
  }

  /** Finds all ends, of any width up to that of a strip. */
  static RoadEnds of(WeldedSurface surface, Topology topology, RoadParts parts, RoadBorder border) {
    return upTo(Strips.WIDEST, surface, topology, parts, border);
  }

  /** Likewise, of any width up to that of what is said to be a road. */
  public static RoadEnds ofRoad(
      WeldedSurface surface, Topology topology, RoadParts parts, RoadBorder border) {
    return upTo(RoadSizes.WIDEST, surface, topology, parts, border);
  }

  private static RoadEnds upTo(
      double widest, WeldedSurface surface, Topology topology, RoadParts parts, RoadBorder border) {
    RoadEnds ends = new RoadEnds(surface, topology, parts, border, widest);
    ends.find();
    return ends;
  }

  /** Likewise, where nothing is taken to be missing: no end has a partner. */
  public static RoadEnds unbridged(
      WeldedSurface surface, Topology topology, RoadParts parts, RoadBorder border) {
    RoadEnds ends = ofRoad(surface, topology, parts, border);
    ends.bridged = false;
    return ends;
  }

  /** Joins parts of a road whose ends look towards each other. */
  public void join() {
    End[] wide = wide();
    for (int i = 0; i < wide.length; i++) {
      End a = wide[i];
      for (int k = i + 1; k < wide.length; k++) {
        End b = wide[k];
        if (a.sees(b, AHEAD) && b.sees(a, AHEAD) && a.joins(b)) {
          parts.join(parts.of(a.triangle()), parts.of(b.triangle()));
        }
      }
    }
  }

  /**
   * Joins parts of a road that is torn: each of two ends looks at the other, none nearer, is at
   * least half as wide, and lies no higher than it is far, or than a car gets up.
   */
  public void joinTorn() {
    List<End> torn =
        nearest(
            (a, b) -> a.isAsWide(b) && Math.abs(b.y - a.y) <= Math.max(StepOnto.STEP, a.flat(b)));
    for (int i = 0; i < torn.size(); i++) {
      if (torn.get(i) != null) {
        parts.join(parts.of(ends.get(i).triangle()), parts.of(torn.get(i).triangle()));
      }
    }
  }

  private End[] wide() {
    return ends.stream().filter(End::isWide).toArray(End[]::new);
  }

  /** All ends; shared. */
  public List<End> all() {
    return ends;
  }

  /**
   * Ends of one part between which a piece of it is missing: each looks at the other, and nothing
   * that it looks at is nearer. Each has its partner at its place, others have null.
   */
  List<End> partners() {
    return nearest((a, b) -> bridged && parts.of(a.triangle()) == parts.of(b.triangle()));
  }

  /**
   * The same of all parts, where the narrower end is at least half as wide as the other one and the
   * way there no steeper than 45 degrees: the end of the ground below a bridge is none.
   */
  public List<End> opposite() {
    return nearest(
        (a, b) -> a.isAsWide(b) && Math.abs(b.y - a.y) < Math.hypot(b.x - a.x, b.z - a.z));
  }

  private List<End> nearest(BiPredicate<End, End> meet) {
    End[] wide = wide();
    int[] nearest = new int[wide.length];
    for (int i = 0; i < wide.length; i++) {
      End a = wide[i];
      double least = Double.POSITIVE_INFINITY;
      nearest[i] = -1;
      for (int k = 0; k < wide.length; k++) {
        End b = wide[k];
        double far = a.flat(b);
        if (far < least
            && k != i
            && a.sees(b, RoadSizes.FACING)
            && b.sees(a, RoadSizes.FACING)
            && meet.test(a, b)) {
          least = far;
          nearest[i] = k;
        }
      }
    }
    List<End> partners = new ArrayList<>();
    int at = 0;
    for (End end : ends) {
      int other = at < wide.length && wide[at] == end ? nearest[at] : -1;
      partners.add(other >= 0 && nearest[other] == at ? wide[other] : null);
      at += end.isWide() ? 1 : 0;
    }
    return partners;
  }

  private void find() {
    BitSet seen = new BitSet();
    IntList edges = border.edges();
    for (int i = 0; i < edges.size(); i++) {
      IntList loop = new IntList();
      for (int h = edges.get(i); h >= 0 && !seen.get(h); h = next(h)) {
        seen.set(h);
        if (plan(h)[2] > 0) {
          loop.add(h);
        }
      }
      along(withoutCracks(loop));
    }
  }

  /**
   * A border without the cracks that open in it: where it comes back to a vertex, and the road goes
   * on beyond all edges that it went along, as where one side of a seam has corners that the other
   * has not.
   */
  private IntList withoutCracks(IntList loop) {
    Set<Integer> seen = new HashSet<>();
    boolean comesBack = false;
    for (int i = 0; i < loop.size(); i++) {
      comesBack |= !seen.add(topology.from(loop.get(i)));
    }
    int first = 0;
    while (comesBack && first < loop.size() && !border.outer(loop.get(first))) {
      first++;
    }
    if (!comesBack || first == loop.size()) {
      return loop;
    }
    Map<Integer, Integer> places = new HashMap<>();
    IntList kept = new IntList();
    for (int i = 0; i < loop.size(); i++) {
      int h = loop.get((first + i) % loop.size());
      Integer before = places.put(topology.from(h), kept.size());
      if (before != null && isCrack(kept, before, topology.from(h))) {
        kept.truncate(before);
        places.put(topology.from(h), before);
      }
      kept.add(h);
    }
    return kept;
  }

  /** Whether the road goes on beyond all edges from one on that begins at a vertex. */
  private boolean isCrack(IntList edges, int from, int vertex) {
    if (from >= edges.size() || topology.from(edges.get(from)) != vertex) {
      return false; // it was in a crack itself
    }
    for (int i = from; i < edges.size(); i++) {
      if (border.outer(edges.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The half-edge of the border that goes on where another one ends; -1 for none. */
  private int next(int halfEdge) {
    int h = Topology.next(halfEdge);
    for (int guard = 0; guard < surface.triangleCount(); guard++) {
      int twin = topology.twin(h);
      if (twin < 0 || !parts.has(twin / 3) || topology.sameDirection(h)) {
        return h;
      }
      h = Topology.next(twin);
    }
    return -1;
  }

  private void along(IntList loop) {
    int n = loop.size();
    IntList corners = new IntList();
    double[] turns = new double[n];
    for (int i = 0; i < n; i++) {
      turns[i] = turn(loop.get((i + n - 1) % n), loop.get(i));
      if (Math.abs(turns[i]) > CORNER) {
        corners.add(i);
      }
    }
    for (int c = 0; c < corners.size() && corners.size() > 1; c++) {
      int from = corners.get(c);
      int to = corners.get((c + 1) % corners.size());
      boolean convex = turns[from] > 0 && turns[to] > 0;
      if (convex && turns[from] + turns[to] > RoadSizes.BACK) {
        end(loop, from, to);
      }
    }
  }

  /** Adds the stretch from one corner of a loop to the next, if it is an end. */
  private void end(IntList loop, int from, int to) {
    double run = 0;
    boolean free = true;
    IntList across = new IntList();
    for (int i = from; i != to; i = (i + 1) % loop.size()) {
      across.add(loop.get(i));
      run += plan(loop.get(i))[2];
      free &= border.outer(loop.get(i));
    }
    int a = 3 * topology.from(loop.get(from));
    int b = 3 * topology.from(loop.get(to));
    float[] p = surface.positions();
    double dx = (double) p[b] - p[a];
    double dz = (double) p[b + 2] - p[a + 2];
    double wide = Math.sqrt(dx * dx + dz * dz);
    int before = loop.get((from + loop.size() - 1) % loop.size());
    free &= border.outer(before) && border.outer(loop.get(to));
    if (!free || !(wide > 0) || wide > widest || run > Strips.BENT * wide) {
      return;
    }
    double[] out = outward(loop.get(from));
    double side = dz * out[0] - dx * out[1] >= 0 ? 1 : -1;
    double x = ((double) p[a] + p[b]) / 2;
    double y = ((double) p[a + 1] + p[b + 1]) / 2;
    double z = ((double) p[a + 2] + p[b + 2]) / 2;
    double outX = side * dz / wide;
    double outZ = -side * dx / wide;
    int part = parts.of(loop.get(from) / 3);
    double backX = x - outX * wide / 2;
    double backZ = z - outZ * wide / 2;
    // Behind an end the road goes on, and it does not on both sides there, as behind a kerb.
    if (border.lies(part, backX, y, backZ, wide / 2)
        && !(border.lies(part, backX + dx, y, backZ + dz, wide)
            && border.lies(part, backX - dx, y, backZ - dz, wide))) {
      ends.add(new End(across, new int[] {a / 3, b / 3}, x, y, z, outX, outZ, wide));
    }
  }

  /** Angle by which a border turns towards its road between two half-edges, radians. */
  private double turn(int before, int after) {
    double[] d = plan(before);
    double[] e = plan(after);
    double[] out = outward(before);
    double ahead = d[0] * e[0] + d[1] * e[1];
    double away = out[0] * e[0] + out[1] * e[1];
    return StrictMath.atan2(-away, ahead);
  }

  /** Unit direction of a half-edge, as seen from above, and its length there. */
  private double[] plan(int halfEdge) {
    float[] p = surface.positions();
    int a = 3 * topology.from(halfEdge);
    int b = 3 * topology.to(halfEdge);
    double dx = (double) p[b] - p[a];
    double dz = (double) p[b + 2] - p[a + 2];
    double length = Math.sqrt(dx * dx + dz * dz);
    return new double[] {dx / length, dz / length, length};
  }

  private double[] outward(int halfEdge) {
    return border.outward(halfEdge);
  }
}
