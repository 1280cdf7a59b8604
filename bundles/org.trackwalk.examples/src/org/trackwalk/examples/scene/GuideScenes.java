package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Scenes about what only a game or a guide asks; their manifests name its rule set. */
final class GuideScenes {

  private static final String WIDTH = "ride.width";
  private static final String CROSSFALL = "ride.crossfall";
  private static final String KERB = "ride.kerb";
  private static final String BUDGET = "level.budget";
  private static final String CONCAVE = "quality.concave";

  private static final LevelHints FIA = SceneHints.rulesOf("fia");

  /** Rows of a road, 2 m apart. */
  private static final int ROWS = 40;

  /** Metres between the vertices of a road with a kerb. */
  private static final double FINE = 0.5;

  /** Metres that a kerb is high. */
  private static final double HIGH = 0.08;

  private GuideScenes() {}

  private static Sheet road(int columns, double step, int rows) {
    return Sheet.flat(
        "road_01",
        SurfaceClass.ROAD,
        LedgerScenes.X,
        LedgerScenes.Y,
        LedgerScenes.Z,
        columns,
        rows,
        step);
  }

  private static List<float[]> all(Sheet sheet) {
    List<float[]> points = new ArrayList<>();
    for (int row = 0; row <= sheet.rows(); row++) {
      for (int column = 0; column <= sheet.columns(); column++) {
        points.add(sheet.position(row, column));
      }
    }
    return points;
  }

  private static RuleScene bad(String kind, String rule, Sheet sheet) {
    String piece = sheet.mesh().name();
    return RuleScenes.bad(Truth.at(kind, rule, List.of(piece), all(sheet)), sheet).with(FIA);
  }

  /** 80 m of a road that is 8 m wide. */
  static RuleScene narrow() {
    return bad("narrow", WIDTH, road(4, 2, ROWS));
  }

  /** The same of 12 m. */
  static RuleScene wide() {
    return RuleScenes.good(WIDTH, RuleScenes.build(road(6, 2, ROWS))).with(FIA);
  }

  private static Sheet leaning(double slope) {
    Sheet road = road(6, 2, ROWS);
    for (int row = 0; row <= ROWS; row++) {
      for (int column = 0; column <= road.columns(); column++) {
        road.shiftRow(row, column, column, 0, slope * 2 * column, 0);
      }
    }
    return road;
  }

  /** A straight that leans by 5 %. */
  static RuleScene leans() {
    return bad("leans", CROSSFALL, leaning(0.05));
  }

  /** One that leans by 2 %, as rain wants it. */
  static RuleScene drains() {
    return RuleScenes.good(CROSSFALL, RuleScenes.build(leaning(0.02))).with(FIA);
  }

  /** A kerb beside a road: two columns, of which the middle vertices are raised and moved. */
  private static Sheet kerb(Sheet road, double flank) {
    Sheet kerb =
        Sheet.flat(
            "kerb_01",
            SurfaceClass.ROAD,
            LedgerScenes.X + FINE * road.columns(),
            LedgerScenes.Y,
            LedgerScenes.Z,
            2,
            road.rows(),
            FINE);
    for (int row = 0; row <= kerb.rows(); row++) {
      kerb.shiftRow(row, 1, 1, flank - FINE, HIGH, 0);
    }
    return kerb;
  }

  /** A kerb of 80 mm whose flank is 40 mm wide. */
  static RuleScene steepKerb() {
    Sheet road = road(24, FINE, 80);
    Sheet kerb = kerb(road, 0.04);
    Truth truth = Truth.at("steep-kerb", KERB, List.of("kerb_01"), all(kerb));
    return RuleScenes.bad(truth, road, kerb).with(FIA);
  }

  /** One as high that rises over half a metre. */
  static RuleScene flatKerb() {
    Sheet road = road(24, FINE, 80);
    return RuleScenes.good(KERB, RuleScenes.build(road, kerb(road, FINE))).with(FIA);
  }

  /** 480 triangles for a game that takes 400. */
  static RuleScene manyTriangles() {
    Sheet road = road(6, 2, ROWS);
    Truth truth = Truth.at("many-triangles", BUDGET, List.of(), all(road));
    return RuleScenes.bad(truth, road).with(SceneHints.rule(BUDGET + ".triangles", "400"));
  }

  /** The same for one that takes 500. */
  static RuleScene fewTriangles() {
    return RuleScenes.good(BUDGET, RuleScenes.build(road(6, 2, ROWS)))
        .with(SceneHints.rule(BUDGET + ".triangles", "500"));
  }

  /** A block that is seen from above as an L, 2 m high. */
  private static MeshDraft corner() {
    MeshDraft block = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    double[][] outline = {{0, 0}, {3, 0}, {3, -1}, {1, -1}, {1, -3}, {0, -3}, {0, -1}};
    int n = outline.length;
    for (int high = 0; high < 2; high++) {
      for (double[] p : outline) {
        block.vertex(
            LedgerScenes.X + 20 + p[0], LedgerScenes.Y + 2 * high, LedgerScenes.Z - 5 + p[1]);
      }
    }
    int[][] faces = {{0, 1, 2}, {0, 2, 3}, {0, 3, 6}, {6, 3, 4}, {6, 4, 5}};
    for (int[] f : faces) {
      block.triangle(n + f[0], n + f[1], n + f[2], "concrete");
      block.triangle(f[0], f[2], f[1], "concrete");
    }
    for (int i = 0; i < n; i++) {
      int j = (i + 1) % n;
      block.quad(i, j, n + j, n + i, "concrete");
    }
    return block;
  }

  private static List<Piece> beside(MeshDraft block) {
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(road(6, 2, ROWS)));
    pieces.add(block.build("scene.obj"));
    return pieces;
  }

  /** A block with a corner that lies 1.4 m under its hull. */
  static RuleScene hollow() {
    MeshDraft block = corner();
    List<float[]> points = new ArrayList<>();
    for (int v = 0; v < block.vertexCount(); v++) {
      points.add(block.position(v));
    }
    Truth truth = Truth.at("hollow", CONCAVE, List.of("wall_01"), points);
    return new RuleScene(CONCAVE, beside(block), Map.of(), List.of(truth))
        .with(SceneHints.rulesOf("rbr"));
  }

  /** A box. */
  static RuleScene convex() {
    double x = LedgerScenes.X + 20;
    double y = LedgerScenes.Y;
    double z = LedgerScenes.Z - 5;
    MeshDraft box = CrossingScenes.box("wall_01", x, y, z - 3, x + 3, y + 2, z);
    return RuleScenes.good(CONCAVE, beside(box)).with(SceneHints.rulesOf("rbr"));
  }
}
