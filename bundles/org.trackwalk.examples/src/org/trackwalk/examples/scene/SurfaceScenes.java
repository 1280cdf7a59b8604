package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Scenes about single triangles and vertices, and good ones that come close to a bad one. */
final class SurfaceScenes {

  private static final int ROW = 2;
  private static final int COLUMN = 3;

  private SurfaceScenes() {}

  private static Truth truth(String kind, String rule, Sheet sheet, int... vertices) {
    List<float[]> points = new ArrayList<>();
    for (int v : vertices) {
      points.add(sheet.mesh().position(v));
    }
    return Truth.at(kind, rule, List.of(sheet.mesh().name()), points);
  }

  static RuleScene duplicateVertex() {
    Sheet a = LedgerScenes.road1();
    int near = a.triangle(ROW, COLUMN, 0);
    int[] v = a.mesh().corners(near);
    int copy = a.mesh().vertex(a.mesh().position(v[0]));
    a.mesh().corners(near, copy, v[1], v[2]);
    Truth truth = truth("duplicate-vertex", "weld.bit-duplicate", a, copy);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  static RuleScene repeatedCorner() {
    Sheet a = LedgerScenes.road1();
    int[] v = a.mesh().corners(a.triangle(ROW, COLUMN, 0));
    a.mesh().triangle(v[0], v[1], v[1], "asphalt");
    Truth truth = truth("repeated-corner", "topology.degenerate-triangle", a, v[0], v[1]);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  static RuleScene duplicateTriangle() {
    Sheet a = LedgerScenes.road1();
    int[] v = a.mesh().corners(a.triangle(ROW, COLUMN, 0));
    a.mesh().triangle(v[1], v[2], v[0], "asphalt");
    Truth truth = truth("duplicate-triangle", "topology.duplicate-triangle", a, v);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  static RuleScene fin() {
    Sheet a = LedgerScenes.road1();
    int left = a.vertex(ROW, COLUMN);
    int right = a.vertex(ROW, COLUMN + 1);
    float[] p = a.mesh().position(left);
    int low = a.mesh().vertex(p[0] + LedgerScenes.STEP / 2, p[1] + 0.5, p[2]);
    a.mesh().triangle(left, right, low, "asphalt");
    Truth truth = truth("fin", "topology.non-manifold-edge", a, left, right, low);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  static RuleScene flippedOnVerge() {
    Sheet verge =
        Sheet.flat(
            "terrain_01",
            SurfaceClass.VERGE,
            LedgerScenes.X + LedgerScenes.COLUMNS * LedgerScenes.STEP,
            LedgerScenes.Y,
            LedgerScenes.Z,
            4,
            2 * LedgerScenes.ROWS,
            LedgerScenes.STEP);
    Truth truth = flip("flipped-on-verge", "topology.winding", verge, 1);
    return RuleScenes.bad(truth, LedgerScenes.road1(), LedgerScenes.road2(), verge);
  }

  static RuleScene flippedOnRoad() {
    Sheet a = LedgerScenes.road1();
    Truth truth = flip("flipped-on-road", "normal.facing-down", a, COLUMN).also("topology.winding");
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  private static Truth flip(String kind, String rule, Sheet sheet, int column) {
    int triangle = sheet.triangle(ROW, column, 0);
    int[] v = sheet.mesh().corners(triangle);
    sheet.mesh().corners(triangle, v[0], v[2], v[1]);
    return truth(kind, rule, sheet, v);
  }

  static RuleScene isolatedVertex() {
    Sheet a = LedgerScenes.road1();
    float[] p = a.position(ROW, COLUMN);
    int isolated = a.mesh().vertex(p[0], p[1] + 0.5, p[2]);
    Truth truth = truth("isolated-vertex", "topology.isolated-vertex", a, isolated);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  /** A vertex 0.5 mm beside a diagonal, and the triangle between it and the diagonal. */
  static RuleScene sliver() {
    Sheet sheet = LedgerScenes.road1();
    MeshDraft mesh = sheet.mesh();
    int near = sheet.triangle(ROW, COLUMN, 0);
    int[] v = mesh.corners(near);
    float[] p = mesh.position(v[0]);
    double half = LedgerScenes.STEP / 2;
    double beside = 0.0005 / StrictMath.sqrt(2);
    int m = mesh.vertex(p[0] + half + beside, p[1], p[2] - half + beside);
    mesh.corners(near, v[0], v[1], m);
    mesh.triangle(v[1], v[2], m, "asphalt");
    mesh.triangle(v[2], v[0], m, "asphalt");
    // The diagonal runs along x + z = const, so the height is the sum of both shifts over root 2.
    float[] q = mesh.position(m);
    double height = ((double) q[0] - p[0] + ((double) q[2] - p[2])) / StrictMath.sqrt(2);
    Truth truth = truth("sliver", "quality.sliver", sheet, v[0], v[2], m).metres("height", height);
    return RuleScenes.bad(truth, sheet, LedgerScenes.road2());
  }

  /** A slot from the rim into the first quads, 0.24 m wide at the rim. */
  static RuleScene slotAtRim() {
    Sheet a = LedgerScenes.road1();
    int rim = a.vertex(ROW, 0);
    float[] p = a.mesh().position(rim);
    int moved = a.mesh().vertex(p[0], p[1], p[2] - 0.24);
    a.mesh().corners(a.triangle(ROW, 0, 0), moved, a.vertex(ROW, 1), a.vertex(ROW + 1, 1));
    a.mesh().corners(a.triangle(ROW, 0, 1), moved, a.vertex(ROW + 1, 1), a.vertex(ROW + 1, 0));
    Truth truth =
        truth("slot-at-rim", "boundary.in-corridor", a, rim, moved, a.vertex(ROW, 1))
            .edges("open", LedgerScenes.STEP + StrictMath.hypot(LedgerScenes.STEP, 0.24));
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  /** The road's border turns in by a metre at one vertex, and comes out again: a notch, no tear. */
  static RuleScene notchAtRim() {
    Sheet a = LedgerScenes.road1();
    a.shiftRow(ROW, 0, 0, 1, 0, 0);
    return RuleScenes.good("boundary.in-corridor", RuleScenes.build(a, LedgerScenes.road2()));
  }

  /** Both sides of a seam at z = 0 store +0.0. */
  static RuleScene zerosOfOneSign() {
    Sheet a = LedgerScenes.road1();
    Sheet b = LedgerScenes.road2();
    double seam = LedgerScenes.Z - LedgerScenes.ROWS * LedgerScenes.STEP;
    a.shift(0, 0, -seam);
    b.shift(0, 0, -seam);
    return RuleScenes.good("weld.signed-zero", RuleScenes.build(a, b));
  }

  /** A wall that shares the vertices of the road's outer edge: two triangles on each edge. */
  static RuleScene wallOnSeam() {
    Sheet a = LedgerScenes.road1();
    MeshDraft wall = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    for (int row = 0; row <= a.rows(); row++) {
      float[] p = a.position(row, a.columns());
      wall.vertex(p);
      wall.vertex(p[0], p[1] + 1, p[2]);
    }
    for (int row = 0; row < a.rows(); row++) {
      int v = 2 * row;
      wall.quad(v, v + 1, v + 3, v + 2, "concrete");
    }
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(a, LedgerScenes.road2()));
    pieces.add(wall.build("scene.obj"));
    return RuleScenes.good("topology.non-manifold-edge", pieces);
  }

  /** The underside of a bridge faces down, rightly: it is no road. */
  static RuleScene undersideOfBridge() {
    Sheet deck = LedgerScenes.road1();
    deck.shift(0, 6, 0);
    MeshDraft under = new MeshDraft("bridge_deck", SurfaceClass.BARRIER);
    float[] near = deck.position(0, 0);
    float[] far = deck.position(deck.rows(), deck.columns());
    double y = near[1] - 0.6;
    under.vertex(near[0], y, near[2]);
    under.vertex(near[0], y, far[2]);
    under.vertex(far[0], y, far[2]);
    under.vertex(far[0], y, near[2]);
    under.quad(0, 1, 2, 3, "concrete");
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(deck));
    Sheet below = LedgerScenes.road2();
    below.shift(0, 0, 12);
    pieces.addAll(RuleScenes.build(below));
    pieces.add(under.build("scene.obj"));
    return RuleScenes.good("normal.facing-down", pieces);
  }

  /** Three pieces that fit, the last one much smaller. */
  static RuleScene threeInARow() {
    double z = LedgerScenes.Z - 2 * LedgerScenes.ROWS * LedgerScenes.STEP;
    Sheet last =
        Sheet.flat(
            "road_03",
            SurfaceClass.ROAD,
            LedgerScenes.X,
            LedgerScenes.Y,
            z,
            LedgerScenes.COLUMNS,
            1,
            LedgerScenes.STEP);
    return RuleScenes.good(
        "seam.gap", RuleScenes.build(LedgerScenes.road1(), LedgerScenes.road2(), last));
  }

  /** The second piece rises 30 mm over its 10 m, too gently for a kink. */
  static RuleScene ramp() {
    Sheet b = LedgerScenes.road2();
    for (int row = 1; row <= b.rows(); row++) {
      b.shiftRow(row, 0, b.columns(), 0, 0.03 * row / b.rows(), 0);
    }
    return RuleScenes.good("seam.step", RuleScenes.build(LedgerScenes.road1(), b));
  }

  /** The vertex that one side has in the middle of an edge, the other side has too. */
  static RuleScene vertexOnBothSides() {
    Sheet a = LedgerScenes.road1();
    Sheet b = LedgerScenes.road2();
    int last = a.rows();
    float[] p = b.position(0, COLUMN);
    float[] middle = {p[0] + (float) (LedgerScenes.STEP / 2), p[1], p[2]};
    int vb = b.mesh().vertex(middle);
    int far = b.vertex(1, COLUMN + 1);
    b.mesh().corners(b.triangle(0, COLUMN, 0), b.vertex(0, COLUMN), vb, far);
    b.mesh().triangle(vb, b.vertex(0, COLUMN + 1), far, "asphalt");
    int va = a.mesh().vertex(middle);
    int near = a.vertex(last - 1, COLUMN);
    int right = a.vertex(last, COLUMN + 1);
    a.mesh().corners(a.triangle(last - 1, COLUMN, 1), near, right, va);
    a.mesh().triangle(near, va, a.vertex(last, COLUMN), "asphalt");
    return RuleScenes.good("seam.t-junction", RuleScenes.build(a, b));
  }
}
