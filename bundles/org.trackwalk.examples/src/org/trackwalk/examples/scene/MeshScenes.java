package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Scenes about how triangles hang together and how long their edges are. */
final class MeshScenes {

  private static final int ROW = 2;
  private static final int COLUMN = 3;

  private MeshScenes() {}

  private static Truth truth(String kind, String rule, MeshDraft mesh, int... vertices) {
    List<float[]> points = new ArrayList<>();
    for (int v : vertices) {
      points.add(mesh.position(v));
    }
    return Truth.at(kind, rule, List.of(mesh.name()), points);
  }

  /** A lay-by of the first road that touches its corner and nothing else. */
  static RuleScene cornerTouches() {
    Sheet a = LedgerScenes.road1();
    MeshDraft mesh = a.mesh();
    int corner = a.vertex(0, a.columns());
    float[] p = mesh.position(corner);
    double step = LedgerScenes.STEP;
    int east = mesh.vertex(p[0] + step, p[1], p[2]);
    int far = mesh.vertex(p[0] + step, p[1], p[2] + step);
    int south = mesh.vertex(p[0], p[1], p[2] + step);
    mesh.quad(corner, south, far, east, "asphalt");
    Truth truth = truth("corner-touches", "topology.bow-tie", mesh, corner);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  /** The same lay-by with a triangle that joins it to the road. */
  static RuleScene cornerIsFilled() {
    Sheet a = LedgerScenes.road1();
    MeshDraft mesh = a.mesh();
    int corner = a.vertex(0, a.columns());
    float[] p = mesh.position(corner);
    double step = LedgerScenes.STEP;
    int east = mesh.vertex(p[0] + step, p[1], p[2]);
    int far = mesh.vertex(p[0] + step, p[1], p[2] + step);
    int south = mesh.vertex(p[0], p[1], p[2] + step);
    mesh.quad(corner, south, far, east, "asphalt");
    mesh.triangle(corner, a.vertex(0, a.columns() - 1), south, "asphalt");
    return RuleScenes.good("topology.bow-tie", RuleScenes.build(a, LedgerScenes.road2()));
  }

  /** A quad of the road has a second, downward face under it, with the same vertices. */
  static RuleScene backFaces() {
    Sheet a = LedgerScenes.road1();
    for (int half = 0; half < 2; half++) {
      int[] v = a.mesh().corners(a.triangle(ROW, COLUMN, half));
      a.mesh().triangle(v[0], v[2], v[1], "asphalt");
    }
    int[] quad = {a.vertex(ROW, COLUMN), a.vertex(ROW + 1, COLUMN), a.vertex(ROW + 1, COLUMN + 1)};
    Truth truth = truth("back-faces", "topology.back-to-back", a.mesh(), quad);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  /** A fence that is one sheet, solid from both sides. */
  static RuleScene twoSidedFence() {
    Sheet a = LedgerScenes.road1();
    MeshDraft fence = new MeshDraft("fence_01", SurfaceClass.BARRIER).twoSided(true);
    float[] near = a.position(0, a.columns());
    float[] far = a.position(a.rows(), a.columns());
    for (float[] p : List.of(near, far)) {
      fence.vertex(p[0] + 3, p[1], p[2]);
      fence.vertex(p[0] + 3, p[1] + 1, p[2]);
    }
    fence.quad(0, 1, 3, 2, "wire");
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(a, LedgerScenes.road2()));
    pieces.add(fence.build("scene.obj"));
    return RuleScenes.good("topology.back-to-back", pieces);
  }

  /** A field of one quad, 600 m long, beside the road. */
  static RuleScene largeField() {
    MeshDraft field = new MeshDraft("terrain_01", SurfaceClass.VERGE);
    double x = LedgerScenes.X + 40;
    field.vertex(x, LedgerScenes.Y - 5, LedgerScenes.Z + 300);
    field.vertex(x + 60, LedgerScenes.Y - 5, LedgerScenes.Z + 300);
    field.vertex(x + 60, LedgerScenes.Y - 5, LedgerScenes.Z - 300);
    field.vertex(x, LedgerScenes.Y - 5, LedgerScenes.Z - 300);
    field.quad(0, 1, 2, 3, "grass");
    Truth truth =
        truth("large-field", "quality.oversized", field, 0, 1, 2, 3)
            .metres("edge", StrictMath.hypot(600, 60));
    List<Piece> pieces =
        new ArrayList<>(RuleScenes.build(LedgerScenes.road1(), LedgerScenes.road2()));
    pieces.add(field.build("scene.obj"));
    return new RuleScene(truth.rule(), pieces, Map.of(), List.of(truth));
  }

  /** A vertex that was split in two, 3 mm apart. */
  static RuleScene splitVertex() {
    Sheet a = LedgerScenes.road1();
    MeshDraft mesh = a.mesh();
    int v = a.vertex(ROW, COLUMN);
    float[] p = mesh.position(v);
    int w = mesh.vertex(p[0] + 0.003, p[1], p[2]);
    int before = a.vertex(ROW - 1, COLUMN);
    int after = a.vertex(ROW + 1, COLUMN);
    int[] right = {
      a.triangle(ROW, COLUMN, 0), a.triangle(ROW, COLUMN, 1), a.triangle(ROW - 1, COLUMN, 1)
    };
    for (int t : right) {
      int[] c = mesh.corners(t);
      mesh.corners(t, c[0] == v ? w : c[0], c[1] == v ? w : c[1], c[2] == v ? w : c[2]);
    }
    mesh.triangle(v, w, after, "asphalt");
    mesh.triangle(v, before, w, "asphalt");
    Truth truth =
        truth("split-vertex", "quality.micro-edge", mesh, v, w)
            .metres("edge", (double) mesh.position(w)[0] - p[0]);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }
}
