package org.trackwalk.check.rules.probe;

import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;

/** Flat roads and blocks that are put on them. Metres. */
final class RoadBlocks {

  private RoadBlocks() {}

  /** A road of 250 m along z, 12 m wide. */
  static MeshDraft road() {
    return strip("road", -6, 6, SurfaceClass.ROAD);
  }

  /** Ground of 250 m along z, between two x. */
  static MeshDraft strip(String name, double from, double to, SurfaceClass surfaceClass) {
    MeshDraft draft = new MeshDraft(name, surfaceClass);
    int[] before = null;
    for (int row = 0; row <= 50; row++) {
      int[] now = {draft.vertex(from, 0, 5.0 * row), draft.vertex(to, 0, 5.0 * row)};
      if (before != null) {
        draft.quad(before[0], now[0], now[1], before[1], "asphalt");
      }
      before = now;
    }
    return draft;
  }

  /** A block of 1 x 1 m around (x, 120.3), turned by an angle, radians. */
  static void box(MeshDraft draft, double x, double up, double height, double turn) {
    double[][] plan = {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
    for (double[] p : plan) {
      double px = p[0];
      p[0] = x + Math.cos(turn) * px - Math.sin(turn) * p[1];
      p[1] = 120.3 + Math.sin(turn) * px + Math.cos(turn) * p[1];
    }
    prism(draft, plan, up, height);
  }

  /** A closed block over a plan of four corners, x and z. */
  static void prism(MeshDraft draft, double[][] plan, double up, double height) {
    int[][] rings = sides(draft, plan, up, height);
    draft.quad(rings[0][0], rings[0][1], rings[0][2], rings[0][3], "");
  }

  /** The four sides and the top of a block; its corners, below and above. */
  static int[][] sides(MeshDraft draft, double[][] plan, double up, double height) {
    int[][] rings = new int[2][4];
    for (int i = 0; i < 8; i++) {
      double[] p = plan[i % 4];
      rings[i / 4][i % 4] = draft.vertex(p[0], up + i / 4 * height, p[1]);
    }
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      draft.quad(rings[0][i], rings[1][i], rings[1][j], rings[0][j], "");
    }
    draft.quad(rings[1][3], rings[1][2], rings[1][1], rings[1][0], "");
    return rings;
  }
}
