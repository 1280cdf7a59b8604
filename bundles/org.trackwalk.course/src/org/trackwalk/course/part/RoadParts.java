package org.trackwalk.course.part;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.course.flight.StepOnto;
import org.trackwalk.course.patch.TriangleBoxes;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.JoinedTree;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What of some ground hangs together: triangles that share a vertex, and those from which a car
 * gets onto each other ({@link StepOnto}): borders that face each other, paint and kerbs that lie
 * on a road. A road that passes over another one is none of it.
 */
public final class RoadParts {

  /** More triangles than this near one are a crowd. */
  private static final int CROWD = 32;

  private final WeldedSurface surface;
  private final BitSet floor;
  private final Partition vertices;
  private final int welded;
  private int joins;

  private RoadParts(WeldedSurface surface, BitSet floor, Partition vertices, int welded) {
    this.surface = surface;
    this.floor = floor;
    this.vertices = vertices;
    this.welded = welded;
  }

  /** What floor it is that vertices join. */
  private record Joined(BitSet floor) {}

  /**
   * A floor that vertices join.
   *
   * @param vertices as they are joined; shared
   * @param count of its parts
   */
  private record Welded(Partition vertices, int count) {

    static Welded of(WeldedSurface surface, BitSet floor) {
      Partition vertices = joined(surface, floor);
      return new Welded(vertices, counted(surface, floor, vertices));
    }
  }

  /**
   * Joins what hangs together.
   *
   * @param floor triangles that carry a car
   */
  public static RoadParts of(Land land, Topology topology, BitSet floor) {
    return of(land, topology, floor, StepOnto.STEP);
  }

  /** As above, for what gets up so much at most, metres. */
  public static RoadParts of(Land land, Topology topology, BitSet floor, double step) {
    RoadParts parts = welded(land, floor);
    if (parts.count() > 1) {
      parts.joinNear(land.tree(), topology, parts.largest(), step);
    }
    return parts;
  }

  /** Joins triangles that share a vertex, and no others; the land remembers it. */
  public static RoadParts welded(Land land, BitSet floor) {
    WeldedSurface surface = land.surface();
    Joined what = new Joined((BitSet) floor.clone());
    Welded joined = land.byNumbers(what, () -> Welded.of(surface, what.floor));
    return new RoadParts(surface, floor, joined.vertices.copy(), joined.count);
  }

  /** Joins triangles that share a vertex, and no others. */
  public static RoadParts welded(WeldedSurface surface, BitSet floor) {
    Welded joined = Welded.of(surface, floor);
    return new RoadParts(surface, floor, joined.vertices, joined.count);
  }

  private static Partition joined(WeldedSurface surface, BitSet floor) {
    Partition vertices = new Partition(surface.vertexCount());
    int[] c = surface.triangles();
    floor.stream()
        .forEach(
            t -> {
              vertices.join(c[3 * t], c[3 * t + 1]);
              vertices.join(c[3 * t], c[3 * t + 2]);
            });
    return vertices;
  }

  /** How many there are. */
  public int count() {
    return joins == 0 ? welded : counted(surface, floor, vertices);
  }

  private static int counted(WeldedSurface surface, BitSet floor, Partition vertices) {
    BitSet numbers = new BitSet();
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      numbers.set(vertices.first(surface.triangles()[3 * t]));
    }
    return numbers.cardinality();
  }

  /** The number of the part with most triangles; -1 when there is none. */
  private int largest() {
    int[] sizes = new int[surface.vertexCount()];
    int largest = -1;
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      sizes[of(t)]++;
    }
    for (int i = 0; i < sizes.length; i++) {
      largest = sizes[i] > (largest < 0 ? 0 : sizes[largest]) ? i : largest;
    }
    return largest;
  }

  /** The part that a triangle of the ground is in. */
  public int of(int triangle) {
    return vertices.first(surface.triangles()[3 * triangle]);
  }

  /** The part that a vertex of the ground is in. */
  int ofVertex(int vertex) {
    return vertices.first(vertex);
  }

  /** Makes two parts one. */
  void join(int part, int other) {
    vertices.join(part, other);
    joins++;
  }

  /** How often two parts have been made one; where it is the same, so are the parts. */
  int joins() {
    return joins;
  }

  /** The triangles of the ground; a new set. */
  BitSet floor() {
    return (BitSet) floor.clone();
  }

  /** True for a triangle of the ground. */
  public boolean has(int triangle) {
    return floor.get(triangle);
  }

  private void joinNear(TriangleTree tree, Topology topology, int largest, double most) {
    IntList borders = new IntList();
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      if (of(t) != largest && isBorder(topology, t) && !asked(topology, t)) {
        borders.add(t);
      }
    }
    StepOnto step = new StepOnto(surface);
    IntList hits = new IntList();
    float side = (float) StepOnto.SIDE;
    float high = (float) most;
    Others crowd = null;
    int size = floor.cardinality();
    long looks = 0;
    for (int i = 0; i < borders.size(); i++) {
      int t = borders.get(i);
      float[] b = TriangleBoxes.box(surface.positions(), surface.triangles(), t, 0);
      for (int k = 0; k < 3; k++) {
        b[k] -= k == 1 ? high : side;
        b[3 + k] += k == 1 ? high : side;
      }
      if (looks > size) {
        crowd = crowd == null ? new Others() : crowd;
        crowd.join(t, b, step, most);
        continue;
      }
      tree.overlapping(b[0], b[1], b[2], b[3], b[4], b[5], hits);
      looks += Math.max(0, hits.size() - CROWD);
      for (int k = 0; k < hits.size(); k++) {
        int other = hits.get(k);
        if (floor.get(other) && of(other) != of(t) && step.possible(t, other, most)) {
          join(of(t), of(other));
        }
      }
    }
  }

  /** Finds what lies near a triangle and is not joined to it yet, in crowds. */
  private final class Others {

    private final int[] triangles = floor.stream().toArray();
    private final int[] itemOf = new int[surface.triangleCount()];
    private final JoinedTree tree;

    Others() {
      int[] corners = new int[3 * triangles.length];
      for (int i = 0; i < triangles.length; i++) {
        itemOf[triangles[i]] = i;
        System.arraycopy(surface.triangles(), 3 * triangles[i], corners, 3 * i, 3);
      }
      StaticTree boxes =
          StaticTree.overTriangles(
              surface.positions(), corners, TreeQuality.FAST, 1, Progress.none());
      tree = new JoinedTree(boxes, i -> of(triangles[i]));
    }

    void join(int t, float[] b, StepOnto step, double most) {
      tree.others(
          itemOf[t],
          b[0],
          b[1],
          b[2],
          b[3],
          b[4],
          b[5],
          i -> {
            if (step.possible(t, triangles[i], most)) {
              RoadParts.this.join(of(t), of(triangles[i]));
            }
          });
    }
  }

  /** Whether the triangle before this one has the same corners in the same order, and a border. */
  private boolean asked(Topology topology, int t) {
    int[] c = surface.triangles();
    return t > 0
        && floor.get(t - 1)
        && isBorder(topology, t - 1)
        && Arrays.equals(c, 3 * t - 3, 3 * t, c, 3 * t, 3 * t + 3);
  }

  /** What lies on the middle of something else has a border there. */
  private boolean isBorder(Topology topology, int t) {
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int twin = topology.twin(h);
      if (twin < 0 || !floor.get(twin / 3)) {
        return true;
      }
    }
    return false;
  }

  /** The triangles that carry a car, of those that are given: up or down, less than 60 degrees. */
  public static BitSet carrying(Land land, BitSet among) {
    BitSet floor = (BitSet) among.clone();
    floor.and(land.carries());
    return floor;
  }
}
