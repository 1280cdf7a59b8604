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

/** Bad scenes for what an importer meets. */
final class ImportScenes {

  /** Index that no list of a scene reaches. */
  private static final int NO_SUCH_VERTEX = 9_999;

  /** Metres from the origin: one float step is 0.49 mm there. */
  private static final double FAR = 6000;

  /** Metres, where no level reaches. */
  private static final double LOST = 1e9;

  private ImportScenes() {}

  static RuleScene nonFinite() {
    Sheet a = LedgerScenes.road1();
    int wrong = a.mesh().vertex(Double.NaN, LedgerScenes.Y, LedgerScenes.Z);
    a.mesh().triangle(a.vertex(2, 2), a.vertex(2, 3), wrong, "asphalt");
    Truth truth = Truth.unplaced("non-finite-vertex", "import.non-finite", "road_01");
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  /** One vertex of the road lost its place, by an overflow or a wrong digit. */
  static RuleScene farVertex() {
    Sheet a = LedgerScenes.road1();
    a.mesh().move(a.vertex(2, 2), LOST, LedgerScenes.Y, LedgerScenes.Z);
    Truth truth = Truth.unplaced("far-vertex", "import.far-vertex", "road_01");
    return RuleScenes.bad(truth, a, LedgerScenes.road2());
  }

  static RuleScene indexRange() {
    Sheet a = LedgerScenes.road1();
    Truth truth = Truth.unplaced("index-out-of-range", "import.index-range", "road_01");
    int[] face = {a.vertex(2, 2), a.vertex(2, 3), NO_SUCH_VERTEX};
    List<Piece> pieces = RuleScenes.build(a, LedgerScenes.road2());
    return new RuleScene(truth.rule(), pieces, Map.of("road_01", face), List.of(truth));
  }

  /** A fence was drawn as edges between the road's vertices and never got a face. */
  static RuleScene looseEdges() {
    Sheet a = LedgerScenes.road1();
    Truth truth = Truth.unplaced("loose-edges", "import.left-out", "road_01");
    int[] edges = {
      a.vertex(1, 1), a.vertex(2, 2), a.vertex(2, 2), a.vertex(3, 3), a.vertex(3, 3), a.vertex(4, 4)
    };
    List<Piece> pieces = RuleScenes.build(a, LedgerScenes.road2());
    return new RuleScene(
        truth.rule(), pieces, Map.of(), List.of(truth), LevelHints.NONE, Map.of("road_01", edges));
  }

  static RuleScene empty() {
    MeshDraft empty = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    List<Piece> pieces =
        new ArrayList<>(RuleScenes.build(LedgerScenes.road1(), LedgerScenes.road2()));
    pieces.add(empty.build("scene.obj"));
    Truth truth = Truth.unplaced("empty-piece", "import.empty", "wall_01");
    return new RuleScene(truth.rule(), pieces, Map.of(), List.of(truth));
  }

  /** An exporter with four decimals rounded one border up that another piece has rounded down. */
  static RuleScene fourDecimals() {
    Sheet a = LedgerScenes.road1();
    Sheet b = LedgerScenes.road2();
    for (int column = 0; column <= LedgerScenes.COLUMNS; column++) {
      float[] p = b.position(0, column);
      b.mesh().move(b.vertex(0, column), p[0], p[1], p[2] - 0.0001);
    }
    double miss = (double) a.position(LedgerScenes.ROWS, 0)[2] - b.position(0, 0)[2];
    Truth truth =
        LedgerScenes.seam("four-decimals", "import.text-rounding", a, b, 0, LedgerScenes.COLUMNS)
            .metres("distance", miss)
            .also("weld.near-miss");
    // The finding names the file, so it has the name that the example has.
    List<Piece> pieces =
        RuleScenes.build(a, b).stream().map(p -> p.toBuilder().file("bad.obj").build()).toList();
    return new RuleScene(truth.rule(), pieces, Map.of(), List.of(truth));
  }

  static RuleScene farFromOrigin() {
    Sheet a = LedgerScenes.road1();
    Sheet b = LedgerScenes.road2();
    a.shift(FAR, 0, 0);
    b.shift(FAR, 0, 0);
    Truth truth =
        LedgerScenes.seam("far-from-origin", "import.precision", a, b, 0, LedgerScenes.COLUMNS)
            .metres("float step", Math.ulp((float) (FAR + LedgerScenes.X)));
    List<float[]> all = new ArrayList<>();
    all.add(a.position(0, 0));
    all.add(b.position(LedgerScenes.ROWS, LedgerScenes.COLUMNS));
    // The whole level is concerned; any place on it will do, and any of its pieces.
    double[] everywhere = Truth.at("", "", List.of(), all).bounds();
    Truth level =
        new Truth(
            truth.kind(),
            truth.rule(),
            List.of(),
            "",
            List.of(),
            everywhere,
            0,
            truth.measure(),
            truth.value(),
            truth.unit());
    return RuleScenes.bad(level, a, b);
  }

  /** The middle one of three road pieces was exported in centimetres, and is read in metres. */
  static RuleScene centimetres() {
    List<Piece> pieces = new ArrayList<>(threeRoads());
    Piece middle = pieces.get(1);
    float[] xyz = middle.positions().clone();
    for (int i = 0; i < xyz.length; i++) {
      xyz[i] *= 100;
    }
    pieces.set(1, middle.toBuilder().mesh(xyz, middle.triangles()).build());
    List<float[]> all = new ArrayList<>();
    for (int i = 0; i < xyz.length; i += 3) {
      all.add(new float[] {xyz[i], xyz[i + 1], xyz[i + 2]});
    }
    Truth truth =
        Truth.at("centimetres", "import.axis-unit", List.of("road_02"), all)
            .measured("edges that would meet", 2 * LedgerScenes.COLUMNS, "");
    return new RuleScene(truth.rule(), pieces, Map.of(), List.of(truth));
  }

  static RuleScene metres() {
    return RuleScenes.good("import.axis-unit", threeRoads());
  }

  private static List<Piece> threeRoads() {
    double z = LedgerScenes.Z - 2 * LedgerScenes.ROWS * LedgerScenes.STEP;
    Sheet last =
        Sheet.flat(
            "road_03",
            SurfaceClass.ROAD,
            LedgerScenes.X,
            LedgerScenes.Y,
            z,
            LedgerScenes.COLUMNS,
            LedgerScenes.ROWS,
            LedgerScenes.STEP);
    return RuleScenes.build(LedgerScenes.road1(), LedgerScenes.road2(), last);
  }
}
