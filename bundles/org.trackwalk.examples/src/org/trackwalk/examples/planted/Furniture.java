package org.trackwalk.examples.planted;

import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * What stands beside and over a clean circuit and is no fault: a gantry, a sign, a house, a tunnel,
 * a bridge over the road, a pit lane, and cones that are meant to be there. The road crosses itself
 * on a bridge of its own.
 */
final class Furniture {

  private static final double SUNK = 0.05;
  private static final int HALF = 9;

  /** Columns of the road at a verge's outer border and the ground beside, metres. */
  private static final double BESIDE_VERGE = 14;

  private final Workpiece work;

  Furniture(Workpiece work) {
    this.work = work;
  }

  void build() {
    int middle = work.circuit().shape().rowsPerSegment() / 2;
    RoadPlace gantry = RoadPlace.of(work, 1, middle);
    MeshDraft posts = add("gantry");
    Box.of(0.3, 0.3, -0.5, 6).aside(HALF).build(posts, gantry, true);
    Box.of(0.3, 0.3, -0.5, 6).aside(-HALF).build(posts, gantry, true);
    Box.of(0.5, 2 * HALF + 1, 5, 5.8).build(add("gantry"), gantry, true);

    RoadPlace sign = RoadPlace.of(work, 5, middle);
    MeshDraft board = add("sign");
    Box.of(0.1, 0.1, -0.5, 2).aside(HALF).build(board, sign, true);
    Box.of(0.05, 1.5, 1.2, 2.2).aside(HALF).ahead(-0.1).build(board, sign, true);

    RoadPlace house = RoadPlace.of(work, 6, middle);
    Box.of(10, 8, -1, 5).aside(BESIDE_VERGE + 8).turned(0.3).build(add("house"), house, true);

    RoadPlace over = RoadPlace.of(work, 7, middle);
    Box.of(6, 40, 6, 6.8).build(add("overpass"), over, true);
    Box.of(6, 1, -1, 6.2).aside(BESIDE_VERGE + 2).build(add("overpass"), over, true);
    Box.of(6, 1, -1, 6.2).aside(-BESIDE_VERGE - 2).build(add("overpass"), over, true);

    tunnel(10, middle - 2, 4);
    pitLane(4, 2, middle + 4);

    RoadPlace cones = RoadPlace.of(work, 11, middle);
    for (int i = 0; i < 3; i++) {
      Box.of(0.35, 0.35, -SUNK, 0.7).aside(4.5).ahead(2 * i).build(add("cone"), cones, true);
    }
  }

  private MeshDraft add(String name) {
    return work.add(name, n -> new MeshDraft(n, SurfaceClass.UNKNOWN));
  }

  /** Walls on the verges and a roof, with faces inside and outside. */
  private void tunnel(int segment, int row, int rows) {
    MeshDraft mesh = add("tunnel");
    double[][] section = {
      {-HALF, -0.4}, {-HALF, 4}, {-5, 6}, {5, 6}, {HALF, 4}, {HALF, -0.4},
      {HALF + 1, -0.4}, {HALF + 1, 4.5}, {5.5, 7}, {-5.5, 7}, {-HALF - 1, 4.5}, {-HALF - 1, -0.4}
    };
    int n = section.length;
    for (int r = 0; r <= rows; r++) {
      RoadPlace place = RoadPlace.of(work, segment, row + r);
      for (double[] p : section) {
        double[] q = place.point(0, p[0], p[1]);
        mesh.vertex(q[0], q[1], q[2]);
      }
    }
    for (int r = 0; r < rows; r++) {
      for (int i = 0; i < n; i++) {
        int a = n * r + i;
        int b = n * r + (i + 1) % n;
        mesh.quad(a, b, b + n, a + n, "concrete");
      }
    }
    int last = n * rows;
    for (int i = 0; i < n / 2 - 1; i++) {
      mesh.quad(n - 1 - i, n - 2 - i, i + 1, i, "concrete");
      mesh.quad(last + i, last + i + 1, last + n - 2 - i, last + n - 1 - i, "concrete");
    }
  }

  /** A lane along the verge's outer rim, with the rim's own vertices. */
  private void pitLane(int segment, int from, int to) {
    Workpiece.Part verge = work.part("verge_l", segment);
    MeshDraft lane = add("pit_lane");
    for (int r = from; r <= to; r++) {
      float[] rim = verge.position(r, 0);
      float[] in = verge.position(r, 1);
      lane.vertex(rim);
      double wide = 5 / Measures.distance(in, rim);
      lane.vertex(
          rim[0] + wide * (rim[0] - in[0]),
          rim[1] + wide * (rim[1] - in[1]),
          rim[2] + wide * (rim[2] - in[2]));
    }
    for (int r = 0; r < to - from; r++) {
      lane.quad(2 * r + 1, 2 * r, 2 * r + 2, 2 * r + 3, "asphalt");
    }
  }
}
