package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Builds a wall at every rim that has none and leaves some metres of it open, or a few metres of
 * wall that face outward.
 */
final class WallPlanter {

  private static final double HEIGHT = 1;

  /** The way out ends on the last ground before the rim: so far inside at most, metres. */
  private static final double INSIDE = 1;

  private final Workpiece work;
  private final Random random;
  private final Map<String, MeshDraft> walls = new HashMap<>();

  WallPlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  /** Opens the wall of a segment; the first time all others are built. */
  Truth open(ShapeDefect defect, int segment) {
    boolean left = !work.has("wall_l", segment);
    int all = walls.isEmpty() ? work.circuit().shape().segments() : 0;
    for (int s = 0; s < all; s++) {
      if (!work.has("wall_l", s)) {
        wall(s, true);
      }
      if (!work.has("wall_r", s)) {
        wall(s, false);
      }
    }
    Workpiece.Part verge = work.part(left ? "verge_l" : "verge_r", segment);
    String kerb = left ? "kerb_l" : "kerb_r";
    String road = work.part(work.has(kerb, segment) ? kerb : "road", segment).name();
    int rim = left ? 0 : verge.strip().columns();
    int count = verge.strip().rows();
    double length = Measures.distance(verge.position(0, rim), verge.position(1, rim));
    int from = count / 4 + random.nextInt(count / 4);
    int to = from + (int) Math.ceil((2.5 + 3 * random.nextDouble()) / length);
    MeshDraft wall = walls.get(verge.name());
    List<float[]> points = new ArrayList<>();
    double open = 0;
    for (int r = from; r <= to; r++) {
      float[] p = verge.position(r, rim);
      float[] q = verge.position(r, left ? 1 : rim - 1);
      double[] inside = Measures.towards(p, q, INSIDE);
      points.add(p);
      points.add(new float[] {(float) inside[0], (float) inside[1], (float) inside[2]});
      if (r > from) {
        open += Measures.distance(p, verge.position(r - 1, rim));
        int foot = left ? 2 * r - 2 : 2 * r;
        int next = left ? 2 * r : 2 * r - 2;
        int top = left ? 2 * r + 1 : 2 * r - 1;
        wall.remove(wall.triangleWithEdge(foot, next));
        wall.remove(wall.triangleWithEdge(top, left ? 2 * r - 1 : 2 * r + 1));
      }
    }
    wall.dropUnused();
    return Truth.at(defect.id(), defect.rule(), List.of(road, verge.name()), points)
        .also("cliff.drop")
        .metres("open", open);
  }

  /** Builds some metres of wall at a rim without one, which turn their back to the road. */
  Truth away(ShapeDefect defect, int segment) {
    boolean left = !work.has("wall_l", segment);
    Workpiece.Part verge = work.part(left ? "verge_l" : "verge_r", segment);
    MeshDraft wall = work.add("wall_planted", n -> new MeshDraft(n, SurfaceClass.BARRIER));
    int rim = left ? 0 : verge.strip().columns();
    int count = verge.strip().rows();
    int from = count / 4;
    int to = from + count / 4 + random.nextInt(count / 4);
    List<float[]> points = new ArrayList<>();
    double length = 0;
    for (int r = from; r <= to; r++) {
      float[] foot = verge.position(r, rim);
      float[] top = {foot[0], (float) (foot[1] + HEIGHT), foot[2]};
      wall.vertex(foot);
      wall.vertex(top);
      points.add(foot);
      points.add(top);
      length += r == from ? 0 : Measures.distance(foot, verge.position(r - 1, rim));
    }
    for (int r = 0; r < to - from; r++) {
      quad(wall, 2 * r, !left);
    }
    return Truth.at(defect.id(), defect.rule(), List.of(wall.name()), points)
        .metres("length", length);
  }

  /** A quad between a pair of vertices, foot and top, and the next pair. */
  private static void quad(MeshDraft wall, int v, boolean left) {
    if (left) {
      wall.quad(v, v + 2, v + 3, v + 1, "concrete");
    } else {
      wall.quad(v + 2, v, v + 1, v + 3, "concrete");
    }
  }

  private void wall(int segment, boolean left) {
    Workpiece.Part verge = work.part(left ? "verge_l" : "verge_r", segment);
    MeshDraft wall = work.add("wall_planted", n -> new MeshDraft(n, SurfaceClass.BARRIER));
    int count = verge.strip().rows();
    int rim = left ? 0 : verge.strip().columns();
    for (int r = 0; r <= count; r++) {
      float[] p = verge.position(r, rim);
      wall.vertex(p);
      wall.vertex(p[0], p[1] + HEIGHT, p[2]);
    }
    for (int r = 0; r < count; r++) {
      quad(wall, 2 * r, left);
    }
    walls.put(verge.name(), wall);
  }
}
