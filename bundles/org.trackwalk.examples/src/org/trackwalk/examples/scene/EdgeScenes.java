package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Scenes about edges that engines feel inside a surface, and about edges where the road ends. */
final class EdgeScenes {

  private static final int ROW = 2;
  private static final int COLUMN = 3;

  /** How far a vertex lies beyond the edge that it should stand before, metres. */
  private static final double FOLD = 0.01;

  /** Width of a facet that leans, metres, and how far its corner is too high. */
  private static final double FACET = 0.008;

  private static final double FACET_RISE = 0.0007;

  /** Width and depth of the bank beside a road, metres: 60 degrees steep. */
  private static final double BANK = 1;

  private EdgeScenes() {}

  /** A third vertex was put into an edge, one centimetre too far: the surface folds back. */
  static RuleScene fold() {
    Sheet a = LedgerScenes.road1();
    int middle = splitEdge(a, -FOLD, 0);
    Truth truth = truth("fold", "edge.ghost-contact", a, middle);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  /** The same with the vertex one centimetre before the edge: a thin triangle, and no fold. */
  static RuleScene noFold() {
    Sheet a = LedgerScenes.road1();
    splitEdge(a, FOLD, 0);
    return RuleScenes.good("edge.ghost-contact", RuleScenes.build(a, LedgerScenes.road2()));
  }

  /** A vertex in an edge whose 8 mm wide triangle leans by 5 degrees: it is 0.7 mm too high. */
  static RuleScene leaningFacet() {
    Sheet a = LedgerScenes.road1();
    int middle = splitEdge(a, FACET, FACET_RISE);
    Truth truth = truth("leaning-facet", "edge.wrong-normal", a, middle);
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  /** The same vertex as high as the road: the triangle is as narrow and does not lean. */
  static RuleScene levelFacet() {
    Sheet a = LedgerScenes.road1();
    splitEdge(a, FACET, 0);
    return RuleScenes.good("edge.wrong-normal", RuleScenes.build(a, LedgerScenes.road2()));
  }

  /** A road that fits exactly, for an engine that replaces normals and keeps the contacts. */
  static RuleScene replacedNormals() {
    Sheet a = LedgerScenes.road1();
    Sheet b = LedgerScenes.road2();
    Truth rim =
        Truth.at(
            "replaced-normals",
            "edge.engine-note",
            List.of(),
            List.of(a.position(0, 0), b.position(b.rows(), b.columns())));
    return RuleScenes.bad(rim, a, b).with(SceneHints.profile("jolt"));
  }

  /** A road beside which there is nothing. */
  static RuleScene roadOverNothing() {
    Sheet a = LedgerScenes.road1();
    Truth rim =
        Truth.at(
            "outer-edges",
            "cliff.edge",
            List.of("road_01"),
            List.of(a.position(0, 0), a.position(a.rows(), a.columns())));
    return RuleScenes.bad(rim, a).with(SceneHints.profile("jolt"));
  }

  /** Two roads with a verge all around them. */
  static RuleScene roadInVerge() {
    return RuleScenes.good("cliff.edge", inVerge(LedgerScenes.road1(), LedgerScenes.road2()))
        .with(SceneHints.profile("jolt-enhanced"));
  }

  /** A road on a dam, for an engine that always pushes along the triangle's normal. */
  static RuleScene dam() {
    RuleScene good = dam(true);
    return good.with(SceneHints.profile("face-normal"));
  }

  /** The same dam, for an engine that does not. */
  static RuleScene damForClosestFeatures() {
    return dam(false);
  }

  private static RuleScene dam(boolean bad) {
    Sheet a = LedgerScenes.road1();
    MeshDraft road = a.mesh();
    List<float[]> edge = new ArrayList<>();
    int last = -1;
    for (int row = 0; row <= a.rows(); row++) {
      float[] p = a.position(row, a.columns());
      edge.add(p);
      int foot = road.vertex(p[0] + BANK, p[1] - 1.75 * BANK, p[2]);
      if (row > 0) {
        road.quad(a.vertex(row - 1, a.columns()), last, foot, a.vertex(row, a.columns()), "grass");
      }
      last = foot;
    }
    List<Piece> pieces = RuleScenes.build(a);
    Truth truth = Truth.at("dam", "cliff.push-off", List.of("road_01"), edge);
    return new RuleScene("cliff.push-off", pieces, Map.of(), bad ? List.of(truth) : List.of());
  }

  /**
   * Puts a vertex into the edge between two quads, closed by a thin triangle.
   *
   * @param before how far before the edge it stands, metres; beyond it when negative
   * @param above how far it stands over the road, metres
   * @return the vertex
   */
  private static int splitEdge(Sheet sheet, double before, double above) {
    MeshDraft mesh = sheet.mesh();
    int left = sheet.vertex(ROW, COLUMN);
    int right = sheet.vertex(ROW, COLUMN + 1);
    int upper = mesh.triangleWithEdge(left, right);
    int[] c = mesh.corners(upper);
    int apex = c[0] != left && c[0] != right ? c[0] : c[1] != left && c[1] != right ? c[1] : c[2];
    float[] p = mesh.position(left);
    int middle = mesh.vertex(p[0] + LedgerScenes.STEP / 2, p[1] + above, p[2] - before);
    mesh.corners(upper, left, middle, apex);
    mesh.triangle(middle, right, apex, "asphalt");
    mesh.triangle(left, right, middle, "asphalt");
    return middle;
  }

  private static Truth truth(String kind, String rule, Sheet sheet, int middle) {
    List<float[]> points = new ArrayList<>();
    points.add(sheet.position(ROW, COLUMN));
    points.add(sheet.position(ROW, COLUMN + 1));
    points.add(sheet.mesh().position(middle));
    return Truth.at(kind, rule, List.of(sheet.mesh().name()), points);
  }

  private static List<Piece> inVerge(Sheet a, Sheet b) {
    int around = 2;
    double w = around * LedgerScenes.STEP;
    double x = LedgerScenes.X;
    double z = LedgerScenes.Z;
    double right = x + LedgerScenes.COLUMNS * LedgerScenes.STEP;
    int rows = 2 * LedgerScenes.ROWS;
    double far = z - rows * LedgerScenes.STEP;
    int columns = LedgerScenes.COLUMNS + 2 * around;
    return RuleScenes.build(
        a,
        b,
        verge("terrain_01", x - w, z, around, rows),
        verge("terrain_02", right, z, around, rows),
        verge("terrain_03", x - w, z + w, columns, around),
        verge("terrain_04", x - w, far, columns, around));
  }

  private static Sheet verge(String name, double x, double z, int columns, int rows) {
    return Sheet.flat(
        name, SurfaceClass.VERGE, x, LedgerScenes.Y, z, columns, rows, LedgerScenes.STEP);
  }
}
