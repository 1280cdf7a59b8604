package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.SurfaceClass;

/** Plants where the ground ends: at the rim of a verge, over a missing stretch, and far below. */
final class RimPlanter {

  /** How far the lower ground reaches under the verge and beyond its rim, metres. */
  private static final double UNDER = 1;

  private static final double BEYOND = 6;

  /** Depth of the large field under the road, metres: lower than any drop that counts. */
  private static final double FAR_BELOW = 60;

  private final Workpiece work;
  private final Random random;

  RimPlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  Truth plant(ShapeDefect defect, int segment) {
    return switch (defect) {
      case DROP -> drop(defect, segment);
      case CORNER_TOUCHES -> corner(defect, segment);
      case MISSING_STRETCH -> missing(defect, segment);
      case LARGE_FIELD -> field(defect, segment);
      default -> throw new IllegalArgumentException(defect + " stands at no rim");
    };
  }

  private boolean left(int segment) {
    boolean either = !work.has("wall_l", segment) && !work.has("wall_r", segment);
    return either ? random.nextBoolean() : !work.has("wall_l", segment);
  }

  /** A unit vector in plan, from the rim of a verge outwards. */
  static double[] outward(Workpiece.Part verge, int row, boolean left) {
    int rim = left ? 0 : verge.strip().columns();
    float[] p = verge.position(row, rim);
    float[] q = verge.position(row, left ? 1 : rim - 1);
    double x = (double) p[0] - q[0];
    double z = (double) p[2] - q[2];
    double length = Math.hypot(x, z);
    return new double[] {x / length, z / length};
  }

  private Truth drop(ShapeDefect defect, int segment) {
    boolean left = left(segment);
    Workpiece.Part verge = work.part(left ? "verge_l" : "verge_r", segment);
    int rim = left ? 0 : verge.strip().columns();
    double depth = Sizes.logarithmic(random, 1, 20);
    int rows = verge.strip().rows();
    int from = rows / 4;
    int to = from + rows / 4 + random.nextInt(rows / 4);
    MeshDraft ground = work.add("terrain_planted", n -> new MeshDraft(n, SurfaceClass.VERGE));
    List<float[]> points = new ArrayList<>();
    for (int row = from; row <= to; row++) {
      float[] p = verge.position(row, rim);
      double[] out = outward(verge, row, left);
      points.add(p);
      for (double d : new double[] {-UNDER, BEYOND}) {
        ground.vertex(p[0] + d * out[0], p[1] - depth, p[2] + d * out[1]);
      }
    }
    for (int i = 0; i < to - from; i++) {
      int v = 2 * i;
      if (left) {
        ground.quad(v + 1, v, v + 2, v + 3, "grass");
      } else {
        ground.quad(v, v + 1, v + 3, v + 2, "grass");
      }
    }
    return Truth.at(defect.id(), defect.rule(), List.of(verge.name()), points)
        .metres("drop", depth);
  }

  private Truth corner(ShapeDefect defect, int segment) {
    boolean left = left(segment);
    Workpiece.Part verge = work.part(left ? "verge_l" : "verge_r", segment);
    MeshDraft mesh = verge.mesh();
    int rim = left ? 0 : verge.strip().columns();
    int rows = verge.strip().rows();
    int row = rows / 4 + random.nextInt(rows / 2);
    int v = verge.vertex(row, rim);
    float[] p = mesh.position(v);
    double[] out = outward(verge, row, left);
    // The way to the left of outwards, seen from above, is ahead of it turned by 90 degrees.
    int one =
        mesh.vertex(p[0] + 1.5 * out[0] - 0.7 * out[1], p[1], p[2] + 1.5 * out[1] + 0.7 * out[0]);
    int two =
        mesh.vertex(p[0] + 1.5 * out[0] + 0.7 * out[1], p[1], p[2] + 1.5 * out[1] - 0.7 * out[0]);
    mesh.triangle(v, one, two, "grass");
    return Truth.at(defect.id(), defect.rule(), List.of(verge.name()), List.of(p));
  }

  private Truth missing(ShapeDefect defect, int segment) {
    Workpiece.Part road = work.part("road", segment);
    double length = Measures.distance(road.position(0, 1), road.position(1, 1));
    int count = (int) Math.ceil((3 + 5 * random.nextDouble()) / length);
    int rows = road.strip().rows();
    int row = rows / 4 + random.nextInt(rows / 4);
    double width =
        Measures.distance(
            road.position(row, road.strip().columns() / 2),
            road.position(row + count, road.strip().columns() / 2));
    List<float[]> points = new ArrayList<>();
    for (int c = 0; c <= road.strip().columns(); c++) {
      points.add(road.position(row, c));
      points.add(road.position(row + count, c));
    }
    for (String kind : List.of("road", "verge_l", "verge_r")) {
      Workpiece.Part part = work.part(kind, segment);
      for (int r = row; r < row + count; r++) {
        for (int c = 0; c < part.strip().columns(); c++) {
          part.mesh().remove(part.nearTriangle(r, c));
          part.mesh().remove(part.farTriangle(r, c));
        }
      }
      part.mesh().dropUnused();
    }
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points)
        .metres("width", width);
  }

  private Truth field(ShapeDefect defect, int segment) {
    MeshDraft field = work.add("terrain_planted", n -> new MeshDraft(n, SurfaceClass.VERGE));
    float[] p = work.part("road", segment).position(0, 0);
    double edge = 600 + 300 * random.nextDouble();
    double y = p[1] - FAR_BELOW;
    field.vertex(p[0], y, p[2]);
    field.vertex(p[0], y, p[2] + edge);
    field.vertex(p[0] + 300, y, p[2]);
    field.triangle(0, 1, 2, "grass");
    List<float[]> points = List.of(field.position(0), field.position(1), field.position(2));
    return Truth.at(defect.id(), defect.rule(), List.of(field.name()), points)
        .metres("edge", Measures.distance(points.get(1), points.get(2)));
  }
}
