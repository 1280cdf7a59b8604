package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.SurfaceClass;

/** Plants defects of a few triangles in the middle of a segment's road. */
final class PatchPlanter {

  /** Half the side of the terrain under the road, and how far it lies below, metres. */
  private static final double TERRAIN = 2.5;

  private static final double BELOW = 0.4;

  private final Workpiece work;
  private final Random random;

  PatchPlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  Truth plant(ShapeDefect defect, int segment) {
    Workpiece.Part road = work.part("road", segment);
    int rows = road.strip().rows();
    int row = rows / 4 + random.nextInt(rows / 2);
    int column = 2 + random.nextInt(road.strip().columns() - 4);
    return switch (defect) {
      case BACK_FACES -> backFaces(defect, road, row, column);
      case SPLIT_VERTEX -> splitVertex(defect, road, row, column);
      case FOLD -> {
        double size = 0.006 + 0.01 * random.nextDouble();
        // Kilometres away a float step is felt in so narrow a triangle's normal.
        yield truth(defect, road, row, column, splitEdge(road, row, column, -size, 0))
            .also("quality.sliver");
      }
      case LEANING_FACET -> leaning(defect, road, row, column);
      case BUMP_THROUGH_ROAD -> bump(defect, road, row, column);
      default -> throw new IllegalArgumentException(defect + " is no patch");
    };
  }

  private static Truth backFaces(ShapeDefect defect, Workpiece.Part road, int row, int column) {
    MeshDraft mesh = road.mesh();
    List<float[]> points = new ArrayList<>();
    for (int t : new int[] {road.nearTriangle(row, column), road.farTriangle(row, column)}) {
      int[] v = mesh.corners(t);
      mesh.triangle(v[0], v[2], v[1], "asphalt");
      for (int k = 0; k < 3; k++) {
        points.add(mesh.position(v[k]));
      }
    }
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points);
  }

  /** Gives a vertex a twin on the edge to its right and closes what opens between the two. */
  private Truth splitVertex(ShapeDefect defect, Workpiece.Part road, int row, int column) {
    MeshDraft mesh = road.mesh();
    int v = road.vertex(row, column);
    double apart = Sizes.logarithmic(random, 0.0015, 0.0045);
    double[] p = Measures.towards(mesh.position(v), road.position(row, column + 1), apart);
    int near = road.nearTriangle(row, column);
    int far = road.farTriangle(row, column);
    int before = road.farTriangle(row - 1, column);
    int w = mesh.vertex(p[0], p[1], p[2]);
    for (int t : new int[] {near, far, before}) {
      Workpiece.replace(mesh, t, v, w);
    }
    mesh.triangle(v, w, road.vertex(row + 1, column), "asphalt");
    mesh.triangle(v, road.vertex(row - 1, column), w, "asphalt");
    List<float[]> points = List.of(mesh.position(v), mesh.position(w));
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points)
        .metres("edge", Measures.distance(points.get(0), points.get(1)));
  }

  private Truth leaning(ShapeDefect defect, Workpiece.Part road, int row, int column) {
    double width = 0.007 + 0.003 * random.nextDouble();
    double rise = 0.0004 + 0.00045 * random.nextDouble();
    int[] whole = road.mesh().corners(road.nearTriangle(row, column));
    int middle = splitEdge(road, row, column, width, rise);
    int[] facet = {road.vertex(row, column), road.vertex(row, column + 1), middle};
    double angle = Measures.angle(road.mesh(), whole, facet);
    return truth(defect, road, row, column, middle)
        .measured("angle", StrictMath.toDegrees(angle), "deg");
  }

  /**
   * Puts a vertex into the edge of a row between two columns, closed by a thin triangle.
   *
   * @param ahead how far ahead of the edge it stands, metres; behind it when negative
   * @param above how far it stands over the road, metres
   */
  private static int splitEdge(
      Workpiece.Part road, int row, int column, double ahead, double above) {
    MeshDraft mesh = road.mesh();
    int left = road.vertex(row, column);
    int right = road.vertex(row, column + 1);
    int near = road.nearTriangle(row, column);
    float[] a = mesh.position(left);
    // The edge's other end of the triangle ahead, or behind: the vertex stays in that plane.
    float[] to = ahead > 0 ? road.position(row + 1, column + 1) : road.position(row - 1, column);
    double[] m = Measures.middle(a, mesh.position(right));
    float[] from = ahead > 0 ? mesh.position(right) : a;
    double part = Math.abs(ahead) / Measures.distance(from, to);
    int middle =
        mesh.vertex(
            m[0] + part * ((double) to[0] - from[0]),
            m[1] + part * ((double) to[1] - from[1]) + above,
            m[2] + part * ((double) to[2] - from[2]));
    int[] c = mesh.corners(near);
    int apex = c[0] != left && c[0] != right ? c[0] : c[1] != left && c[1] != right ? c[1] : c[2];
    mesh.corners(near, left, middle, apex);
    mesh.triangle(middle, right, apex, "asphalt");
    mesh.triangle(left, right, middle, "asphalt");
    return middle;
  }

  private static Truth truth(
      ShapeDefect defect, Workpiece.Part road, int row, int column, int middle) {
    List<float[]> points =
        List.of(
            road.position(row, column),
            road.position(row, column + 1),
            road.mesh().position(middle));
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points);
  }

  /** A pyramid under the road whose top stands out of it. */
  private Truth bump(ShapeDefect defect, Workpiece.Part road, int row, int column) {
    MeshDraft terrain = work.add("terrain_planted", n -> new MeshDraft(n, SurfaceClass.VERGE));
    float[] a = road.position(row, column);
    float[] b = road.position(row, column + 1);
    float[] c = road.position(row + 1, column + 1);
    double u = 0.3 + 0.6 * random.nextDouble();
    double v = u * (0.2 + 0.6 * random.nextDouble());
    double[] p = new double[3];
    double[] across = new double[3];
    double width = Measures.distance(a, b);
    for (int k = 0; k < 3; k++) {
      p[k] = a[k] + u * ((double) b[k] - a[k]) + v * ((double) c[k] - b[k]);
      across[k] = ((double) b[k] - a[k]) / width;
    }
    double out = Sizes.logarithmic(random, 0.01, 0.15);
    List<float[]> points = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      double r = i == 0 || i == 3 ? -TERRAIN : TERRAIN;
      double f = i < 2 ? -TERRAIN : TERRAIN;
      // Forward is across turned to the left, seen from above.
      double x = p[0] + r * across[0] + f * across[2];
      double z = p[2] + r * across[2] - f * across[0];
      int corner = terrain.vertex(x, p[1] - BELOW, z);
      float[] q = terrain.position(corner);
      points.add(new float[] {q[0], q[1] - 1, q[2]});
      points.add(new float[] {q[0], q[1] + 1, q[2]});
    }
    int top = terrain.vertex(p[0], p[1] + out, p[2]);
    for (int i = 0; i < 4; i++) {
      terrain.triangle(i, (i + 1) % 4, top, "grass");
    }
    return Truth.at(defect.id(), defect.rule(), List.of(road.name(), terrain.name()), points)
        .metres("depth", terrain.position(top)[1] - p[1]);
  }
}
