package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Plants defects inside a road piece, away from its borders; one at the border to its neighbour.
 */
final class RoadPlanter {

  /** How far the fin hangs under the road, and the isolated vertex floats over it, metres. */
  private static final double AWAY = 0.5;

  /**
   * Height and length of the wall, and how deep its foot is sunk so that it never floats, metres.
   */
  private static final double WALL = 0.8;

  private static final double THICK = 0.4;
  private static final double SUNK = 0.05;

  /** What the wall leaves of the road at either side: less than any car is wide, metres. */
  private static final double LEFT_FREE = 0.7;

  /** Index that no list of the circuit reaches. */
  private static final int NO_SUCH_VERTEX = 9_999_999;

  private final Workpiece work;
  private final Random random;
  private final Sizes sizes;

  RoadPlanter(Workpiece work, Random random, Sizes sizes) {
    this.work = work;
    this.random = random;
    this.sizes = sizes;
  }

  /** Plants in the road of a segment at a row. */
  Truth plant(DefectKind kind, int segment, int row) {
    Workpiece.Part road = work.part("road", segment);
    int lanes = road.strip().columns() - 2;
    int column = 1 + random.nextInt(lanes);
    MeshDraft mesh = road.mesh();
    int near = road.nearTriangle(row, column);
    int[] v = mesh.corners(near);
    Truth at = Truth.at(kind.id(), kind.rule(), List.of(road.name()), positions(mesh, v));
    switch (kind) {
      case NON_FINITE_VERTEX -> {
        int wrong = mesh.vertex(Double.NaN, mesh.position(v[0])[1], mesh.position(v[0])[2]);
        mesh.triangle(v[0], v[1], wrong, mesh.material(near));
        return Truth.unplaced(kind.id(), kind.rule(), road.name());
      }
      case INDEX_OUT_OF_RANGE -> {
        work.wrongFace(road.name(), v[0], v[1], NO_SUCH_VERTEX);
        return Truth.unplaced(kind.id(), kind.rule(), road.name());
      }
      case DUPLICATE_VERTEX -> {
        float[] p = mesh.position(v[0]);
        mesh.corners(near, mesh.vertex(p), v[1], v[2]);
        return Truth.at(kind.id(), kind.rule(), List.of(road.name()), List.of(p));
      }
      case REPEATED_CORNER -> {
        mesh.triangle(v[0], v[1], v[1], mesh.material(near));
        return at;
      }
      case DUPLICATE_TRIANGLE -> {
        mesh.triangle(v[1], v[2], v[0], mesh.material(near));
        return at;
      }
      case FLIPPED_ON_ROAD -> {
        mesh.corners(near, v[0], v[2], v[1]);
        return at.also("topology.winding");
      }
      case ISOLATED_VERTEX -> {
        float[] p = mesh.position(v[0]);
        int isolated = mesh.vertex(p[0], p[1] + AWAY, p[2]);
        List<float[]> points = List.of(mesh.position(isolated));
        return Truth.at(kind.id(), kind.rule(), List.of(road.name()), points);
      }
      case HOLE_IN_PIECE -> {
        return HolePunch.punch(kind, mesh, near, List.of(road.name()));
      }
      case FIN -> {
        return fin(kind, road, row, column);
      }
      case ZERO_AREA -> {
        return cap(kind, road, row, column, 0);
      }
      case SLIVER -> {
        return cap(kind, road, row, column, sizes.sliver(random));
      }
      case T_VERTEX -> {
        return vertexOnEdge(kind, segment, road, row);
      }
      case WALL_ACROSS -> {
        return wall(kind, road, segment, row);
      }
      case LAYER_HALF_MM -> {
        return layer(kind, road, row, 1 + random.nextInt(lanes - 1));
      }
      default -> throw new IllegalArgumentException(kind + " does not stand inside a road");
    }
  }

  private static Truth fin(DefectKind kind, Workpiece.Part road, int row, int column) {
    MeshDraft mesh = road.mesh();
    int a = road.vertex(row, column);
    int b = road.vertex(row, column + 1);
    double[] p = Measures.middle(mesh.position(a), mesh.position(b));
    int low = mesh.vertex(p[0], p[1] - AWAY, p[2]);
    mesh.triangle(a, b, low, "asphalt");
    return Truth.at(
            kind.id(), kind.rule(), List.of(road.name()), positions(mesh, new int[] {a, b, low}))
        .also("edge.ghost-contact");
  }

  /**
   * Cuts the near triangle of a quad in two by a vertex close to its diagonal and closes what is
   * left between that vertex and the diagonal by a third triangle.
   */
  private static Truth cap(
      DefectKind kind, Workpiece.Part road, int row, int column, double height) {
    MeshDraft mesh = road.mesh();
    int near = road.nearTriangle(row, column);
    int a = road.vertex(row, column);
    int b = road.vertex(row, column + 1);
    int c = road.vertex(row + 1, column + 1);
    double[] p = Measures.middle(mesh.position(a), mesh.position(c));
    float[] foot = {(float) p[0], (float) p[1], (float) p[2]};
    double[] q = height == 0 ? p : Measures.towards(foot, mesh.position(b), height);
    int m = mesh.vertex(q[0], q[1], q[2]);
    mesh.corners(near, a, b, m);
    mesh.triangle(b, c, m, "asphalt");
    mesh.triangle(c, a, m, "asphalt");
    float[] pm = mesh.position(m);
    List<float[]> points = positions(mesh, new int[] {a, c, m});
    Truth truth = Truth.at(kind.id(), kind.rule(), List.of(road.name()), points);
    double measured = Measures.height(mesh.position(a), mesh.position(c), pm);
    if (height == 0) {
      if (measured != 0) {
        throw new IllegalStateException("the middle of the diagonal is no float");
      }
      return truth;
    }
    return truth.metres("height", measured);
  }

  /** Cuts the road's last triangle in two at the middle of its outer edge. */
  private Truth vertexOnEdge(DefectKind kind, int segment, Workpiece.Part road, int row) {
    MeshDraft mesh = road.mesh();
    int last = road.strip().columns();
    int a = road.vertex(row, last - 1);
    int b = road.vertex(row, last);
    int c = road.vertex(row + 1, last);
    double[] p = Measures.middle(mesh.position(b), mesh.position(c));
    int m = mesh.vertex(p[0], p[1], p[2]);
    int triangle = mesh.triangleWithEdge(b, c);
    String material = mesh.material(triangle);
    mesh.corners(triangle, a, b, m);
    mesh.triangle(a, m, c, material);
    double off = Measures.height(mesh.position(b), mesh.position(c), mesh.position(m));
    String neighbour =
        work.part(work.has("kerb_r", segment) ? "kerb_r" : "verge_r", segment).name();
    List<float[]> points = positions(mesh, new int[] {b, m, c});
    return Truth.at(kind.id(), kind.rule(), List.of(road.name(), neighbour), points)
        .edges("t-junction", Measures.distance(mesh.position(b), mesh.position(c)))
        .metres("distance", off);
  }

  /** Two quads of the road, side by side, once more and a little higher, as a piece of its own. */
  private Truth layer(DefectKind kind, Workpiece.Part road, int row, int column) {
    MeshDraft layer = work.add("decal_planted", n -> new MeshDraft(n, SurfaceClass.ROAD));
    double height = sizes.layer(random);
    double lowest = Double.POSITIVE_INFINITY;
    List<float[]> points = new ArrayList<>();
    for (int i = 0; i <= 1; i++) {
      for (int j = 0; j <= 2; j++) {
        float[] p = road.position(row + i, column + j);
        int v = layer.vertex(p[0], p[1] + height, p[2]);
        points.add(layer.position(v));
        lowest = Math.min(lowest, (double) layer.position(v)[1] - p[1]);
      }
    }
    layer.quad(0, 1, 4, 3, "paint");
    layer.quad(1, 2, 5, 4, "paint");
    double around = 0;
    int[] rim = {0, 1, 2, 5, 4, 3, 0};
    for (int i = 0; i + 1 < rim.length; i++) {
      around += Measures.distance(layer.position(rim[i]), layer.position(rim[i + 1]));
    }
    return Truth.at(kind.id(), kind.rule(), List.of(layer.name(), road.name()), points)
        .edges("overlap", around)
        .metres("overlap", lowest);
  }

  /** A closed box across the road, with a name that says nothing. */
  private Truth wall(DefectKind kind, Workpiece.Part road, int segment, int row) {
    MeshDraft wall = work.add("Cube", n -> new MeshDraft(n, SurfaceClass.UNKNOWN));
    float[] left = road.position(row, 0);
    float[] right = road.position(row, road.strip().columns());
    double across = Measures.distance(left, right) - 2 * LEFT_FREE;
    double aside = LEFT_FREE * (random.nextDouble() - 0.5);
    Box box = Box.of(THICK, across, -SUNK, WALL).aside(aside);
    List<float[]> points = new ArrayList<>();
    for (double[] p : box.build(wall, RoadPlace.of(work, segment, row), true)) {
      points.add(new float[] {(float) p[0], (float) p[1], (float) p[2]});
    }
    return Truth.at(kind.id(), kind.rule(), List.of(wall.name()), points).metres("height", WALL);
  }

  private static List<float[]> positions(MeshDraft mesh, int[] vertices) {
    List<float[]> points = new ArrayList<>();
    for (int v : vertices) {
      points.add(mesh.position(v));
    }
    return points;
  }
}
