package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Scenes about the shape of the road: straight ones, 12 m wide, of rows 2 m apart unless said. */
final class RideScenes {

  private static final int COLUMNS = 6;
  private static final double STEP = 2;

  private RideScenes() {}

  private static Sheet road(String name, double z, int rows) {
    return Sheet.flat(
        name, SurfaceClass.ROAD, LedgerScenes.X, LedgerScenes.Y, z, COLUMNS, rows, STEP);
  }

  private static void raise(Sheet sheet, int from, IntToDoubleFunction height) {
    for (int row = from; row <= sheet.rows(); row++) {
      sheet.shiftRow(row, 0, sheet.columns(), 0, height.applyAsDouble(row - from), 0);
    }
  }

  private static Truth across(String kind, String rule, Sheet sheet, int from, int to) {
    List<float[]> points = new ArrayList<>();
    for (int row = from; row <= to; row++) {
      points.add(sheet.position(row, 0));
      points.add(sheet.position(row, sheet.columns()));
    }
    return Truth.at(kind, rule, List.of(sheet.mesh().name()), points);
  }

  /** Behind row 20 a flat road rises by 3 %: 1.7 degrees on one edge. */
  static RuleScene kink() {
    Sheet sheet = road("road_01", LedgerScenes.Z, 40);
    raise(sheet, 20, row -> 0.03 * STEP * row);
    return RuleScenes.bad(across("kink", "ride.kink", sheet, 20, 20), sheet);
  }

  /** The same rise, over 20 rows. */
  static RuleScene roundedKink() {
    Sheet sheet = road("road_01", LedgerScenes.Z, 40);
    raise(sheet, 10, row -> parabola(row, 20, 0.03));
    return RuleScenes.good("ride.kink", RuleScenes.build(sheet));
  }

  /** Height of a road whose slope grows from 0 to {@code slope} over so many rows, then stays. */
  private static double parabola(double row, int rows, double slope) {
    return row < rows ? slope * STEP * row * row / (2 * rows) : slope * STEP * (row - rows / 2.0);
  }

  /** A hill: up to a slope over 15 rows, down to its opposite over 15, flat over 15. */
  private static Sheet hill(double slope) {
    Sheet sheet = road("road_01", LedgerScenes.Z, 75);
    raise(
        sheet,
        15,
        row ->
            parabola(row, 15, slope)
                - 2 * parabola(Math.max(0, row - 15), 15, slope)
                + parabola(Math.max(0, row - 30), 15, slope));
    return sheet;
  }

  /** A crest of 150 m radius. */
  static RuleScene crest() {
    Sheet sheet = hill(0.1);
    return RuleScenes.bad(across("crest", "ride.crest", sheet, 28, 47), sheet);
  }

  /** A crest of 750 m radius. */
  static RuleScene longCrest(String rule) {
    return RuleScenes.good(rule, RuleScenes.build(hill(0.02)));
  }

  /** From a crest of 150 m radius a car flies down onto the level. */
  static RuleScene landing() {
    Sheet sheet = hill(0.1);
    return RuleScenes.bad(across("landing", "ride.landing", sheet, 0, 75), sheet);
  }

  /** A ramp of 0.4 m that ends in a slope of 11 degrees. */
  static RuleScene oneWay() {
    Sheet sheet = road("road_01", LedgerScenes.Z, 75);
    raise(sheet, 15, row -> row <= 20 ? parabola(row, 20, 0.02) : 0);
    return RuleScenes.bad(across("one-way", "ride.direction", sheet, 34, 38), sheet);
  }

  /** Waves of 16 m, of an amplitude in metres. */
  private static Sheet waves(double amplitude) {
    Sheet sheet = road("road_01", LedgerScenes.Z, 100);
    raise(sheet, 0, row -> amplitude * StrictMath.sin(2 * StrictMath.PI * STEP * row / 16));
    return sheet;
  }

  /** Waves of 4 cm from top to bottom. */
  static RuleScene rough() {
    Sheet sheet = waves(0.02);
    return RuleScenes.bad(across("rough", "ride.roughness", sheet, 0, 100), sheet);
  }

  /** Waves of 1 cm. */
  static RuleScene smooth() {
    return RuleScenes.good("ride.roughness", RuleScenes.build(waves(0.005)));
  }

  /** A dip of 600 m radius over 30 m. */
  static RuleScene dip() {
    Sheet sheet = road("road_01", LedgerScenes.Z, 60);
    raise(sheet, 20, row -> parabola(row, 15, 0.05));
    return RuleScenes.bad(across("dip", "ride.compression", sheet, 15, 40), sheet);
  }

  /** A dip of 3,000 m radius. */
  static RuleScene longDip() {
    Sheet sheet = road("road_01", LedgerScenes.Z, 60);
    raise(sheet, 10, row -> parabola(row, 30, 0.02));
    return RuleScenes.good("ride.compression", RuleScenes.build(sheet));
  }

  /**
   * A dip that begins 40 m down a straight road and lasts 30 m; 26 m into it the road goes on as
   * another piece.
   *
   * @param slope that the road has behind the dip
   */
  static List<Sheet> partedDip(double slope) {
    int parted = 33;
    Sheet first = road("road_01", LedgerScenes.Z, parted);
    Sheet second = road("road_02", LedgerScenes.Z - STEP * parted, 40);
    raise(first, 20, row -> parabola(row, 15, slope));
    raise(second, 0, row -> parabola(row + parted - 20.0, 15, slope));
    return List.of(first, second);
  }

  /** A wall of 1 m that shares the vertices of the first or last column of a road and faces it. */
  private static Piece wall(String name, Sheet sheet, int column) {
    MeshDraft wall = new MeshDraft(name, SurfaceClass.BARRIER);
    WallScenes.sheet(wall, sheet, column, 0, column == 0);
    return wall.build("scene.obj");
  }

  private static List<Piece> causeway(boolean bothWalls) {
    Sheet sheet = road("road_01", LedgerScenes.Z, 20);
    Sheet below =
        Sheet.flat(
            "grass_01",
            SurfaceClass.VERGE,
            LedgerScenes.X - 20,
            LedgerScenes.Y - 5,
            LedgerScenes.Z + 20,
            13,
            20,
            4);
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(sheet, below));
    pieces.add(wall("wall_01", sheet, 0));
    if (bothWalls) {
      pieces.add(wall("wall_02", sheet, COLUMNS));
    }
    return pieces;
  }

  /** A road on a causeway 5 m over the grass, with a wall on its left side only. */
  static RuleScene drop() {
    Sheet sheet = road("road_01", LedgerScenes.Z, 20);
    List<float[]> edge = List.of(sheet.position(0, COLUMNS), sheet.position(sheet.rows(), COLUMNS));
    Truth truth = Truth.at("drop", "cliff.drop", List.of("road_01"), edge);
    return new RuleScene("cliff.drop", causeway(false), Map.of(), List.of(truth));
  }

  /** The same with walls on both sides. */
  static RuleScene guardedDrop() {
    return RuleScenes.good("cliff.drop", causeway(true));
  }

  /** A road whose second half lies higher, behind an upright face in row 10. */
  private static Sheet stepped(double height) {
    Sheet sheet = road("road_01", LedgerScenes.Z, 21);
    for (int row = 11; row <= sheet.rows(); row++) {
      sheet.shiftRow(row, 0, COLUMNS, 0, height, STEP);
    }
    return sheet;
  }

  /** An upright face of 30 mm. */
  static RuleScene stepUp() {
    Sheet sheet = stepped(0.03);
    return RuleScenes.bad(across("step-up", "cliff.step-up", sheet, 10, 11), sheet);
  }

  /** An upright face of 4 mm. */
  static RuleScene lowStep() {
    return RuleScenes.good("cliff.step-up", RuleScenes.build(stepped(0.004)));
  }

  /** Three metres of road are missing between two pieces. */
  static RuleScene missingStretch() {
    Sheet a = road("road_01", LedgerScenes.Z, 15);
    Sheet b = road("road_02", LedgerScenes.Z - 33, 15);
    Truth truth = LedgerScenes.seam("missing-stretch", "probe.fall-through", a, b, 0, COLUMNS);
    return RuleScenes.bad(truth, a, b);
  }

  /** A groove across the road, 0.15 m wide. */
  private static Sheet grooved(double depth) {
    Sheet sheet = road("road_01", LedgerScenes.Z, 23);
    double[] back = {0, 0, -STEP, -(2 * STEP - 0.15), -(3 * STEP - 0.15)};
    for (int row = 10; row <= sheet.rows(); row++) {
      int i = Math.min(row - 9, 4);
      double down = row == 11 || row == 12 ? -depth : 0;
      sheet.shiftRow(row, 0, COLUMNS, 0, down, -back[i]);
    }
    return sheet;
  }

  /** A drain 0.1 m deep. */
  static RuleScene groove() {
    Sheet sheet = grooved(0.1);
    return RuleScenes.bad(across("groove", "probe.wheel-gap", sheet, 10, 13), sheet);
  }

  /** A joint 4 mm deep. */
  static RuleScene joint() {
    return RuleScenes.good("probe.wheel-gap", RuleScenes.build(grooved(0.004)));
  }

  /** A ridge of 0.25 m across the road, steep enough for a car to run aground on. */
  static RuleScene ridge() {
    Sheet sheet =
        Sheet.flat(
            "road_01",
            SurfaceClass.ROAD,
            LedgerScenes.X,
            LedgerScenes.Y,
            LedgerScenes.Z,
            12,
            40,
            1);
    sheet.shiftRow(20, 0, 12, 0, 0.25, 0);
    return RuleScenes.bad(across("ridge", "probe.chassis-hit", sheet, 18, 22), sheet);
  }

  /** A hump that is as high and 40 m long. */
  static RuleScene longHump() {
    Sheet sheet =
        Sheet.flat(
            "road_01",
            SurfaceClass.ROAD,
            LedgerScenes.X,
            LedgerScenes.Y,
            LedgerScenes.Z,
            12,
            80,
            1);
    for (int row = 20; row <= 60; row++) {
      double angle = 2 * StrictMath.PI * (row - 20) / 40;
      sheet.shiftRow(row, 0, 12, 0, 0.125 * (1 - StrictMath.cos(angle)), 0);
    }
    return RuleScenes.good("probe.chassis-hit", RuleScenes.build(sheet));
  }
}
