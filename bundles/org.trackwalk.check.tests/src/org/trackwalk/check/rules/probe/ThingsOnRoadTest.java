package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Blocks on a flat road of 250 m, 12 m wide between x = -6 and 6, with grass to 12 m on both sides:
 * all heights and distances follow from where a block is put.
 */
class ThingsOnRoadTest {

  private static final String STEP = "cliff.step-up";
  static final String HIT = "probe.chassis-hit";

  /** In the middle of the left lane. */
  static final double LANE = 3;

  @ParameterizedTest
  @CsvSource({
    "0.06, 0, 0, 0.06", "0.1, 0, 0, 0.1", "0.3, 0, 0, 0.3", "0.3, 0, 0.5, 0.3",
    "0.3, -0.15, 0, 0.15", "0.1, -0.05, 0.5, 0.05", "0.06, 0.005, 0, 0.065", "2, -1.7, 0, 0.3"
  })
  void lowBlockIsAStepAsHighAsItStandsOut(double height, double up, double turn, double measured) {
    for (boolean joined : new boolean[] {false, true}) {
      Finding step = only(level("Cube.001", LANE, up, height, turn, joined));
      assertEquals(STEP, step.rule(), step.message());
      assertEquals(Severity.ERROR, step.severity(), step.message());
      assertEquals(measured, step.measure().value(), 1e-4, step.message() + joined);
      assertEquals(0.02, step.measure().threshold());
    }
  }

  @ParameterizedTest
  @CsvSource({"0.6, 0, 0, 0.6", "1.5, 0, 0.5, 1.5", "2, 0, 0, 2", "1.5, -0.75, 0, 0.75"})
  void highBlockStandsInTheWay(double height, double up, double turn, double measured) {
    for (boolean joined : new boolean[] {false, true}) {
      Finding hit = only(level("Cube.001", LANE, up, height, turn, joined));
      assertEquals(HIT, hit.rule(), hit.message());
      assertEquals(Severity.WARNING, hit.severity(), hit.message());
      assertEquals(measured, hit.measure().value(), 1e-4, hit.message());
    }
  }

  @Test
  void saysHowMuchRoadIsLeft() {
    Finding hit = only(level("Cube", LANE, 0, 2, 0, false));
    // The block is 1 m wide: from x = 2.5 to 3.5; the way goes along z or against it.
    assertTrue(
        hit.message().contains("2.5 m from the left border and 8.5 m from the right one")
            || hit.message().contains("8.5 m from the left border and 2.5 m from the right one"),
        hit.message());
    assertEquals(LANE, hit.position()[0], 0.51);
    assertEquals(0, hit.position()[1], 1e-3);
  }

  @Test
  void whatHangsLowIsTold() {
    Finding hit = only(level("Cube", LANE, 0.5, 0.3, 0, false));
    assertEquals(HIT, hit.rule());
    assertTrue(hit.message().contains("hangs 0.50 m over the road"), hit.message());
  }

  /**
   * A house on a pavement, a post on a plinth: nothing is free under it, however high it begins.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0.12, 0.15, 0.28})
  void whatStandsOnAPlinthDoesNotHang(double plinth) {
    for (boolean there : new boolean[] {true, false}) {
      MeshDraft house = new MeshDraft("Cube.002", SurfaceClass.UNKNOWN);
      RoadBlocks.prism(
          house, new double[][] {{1, 121}, {3, 121}, {3, 123}, {1, 123}}, plinth, 2 + plinth);
      MeshDraft pavement = new MeshDraft("Cube.001", SurfaceClass.UNKNOWN);
      RoadBlocks.prism(
          pavement, new double[][] {{0, 120}, {4, 120}, {4, 124}, {0, 124}}, 0, plinth);
      List<Piece> pieces = new ArrayList<>();
      pieces.add(RoadBlocks.strip("road", -6, 6, SurfaceClass.ROAD).build("t.obj"));
      pieces.add(house.build("t.obj"));
      if (there) {
        pieces.add(pavement.build("t.obj"));
      }
      Finding told =
          found(pieces).stream()
              .filter(f -> f.message().startsWith("Cube.002"))
              .findFirst()
              .orElseThrow();
      assertEquals(there, told.message().contains("stands 2."), told.message());
      assertEquals(!there, told.message().contains("hangs 0."), told.message());
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 0.6", "1.21, 0.3"})
  void carFitsUnderWhatHangsHigher(double up, double height) {
    assertEquals(List.of(), level("gantry", LANE, up, height, 0, false));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.06, 0.3, 0.6, 2})
  void besideTheRoadNothingIsSaid(double height) {
    assertEquals(List.of(), level("Cube.001", 7.5, 0, height, 0, false));
  }

  @Test
  void atTheEdgeAKerbsLimitsCountAndAThingIsInTheWay() {
    Finding step = only(level("Cube.001", 5, 0, 0.04, 0, false));
    assertEquals(Severity.WARNING, step.severity(), step.message());
    assertEquals(0.025, step.measure().threshold());
    Finding hit = only(level("Cube.001", 5, 0, 0.8, 0, false));
    assertEquals(HIT, hit.rule());
    assertEquals(Severity.WARNING, hit.severity());
  }

  /** From border to border, beyond both, and from one to where no car gets past at the other. */
  @ParameterizedTest
  @CsvSource({"-4, 4", "-4.5, 4.5", "-4, 2.5"})
  void beamAcrossTheWholeRoadIsInTheWayWhateverBorderItMeets(double from, double to) {
    for (double height : new double[] {0.06, 0.3, 0.6, 2}) {
      MeshDraft beam = new MeshDraft("Cube.001", SurfaceClass.UNKNOWN);
      RoadBlocks.prism(
          beam, new double[][] {{from, 120}, {to, 120}, {to, 121}, {from, 121}}, 0, height);
      MeshDraft narrow = RoadBlocks.strip("road", -4, 4, SurfaceClass.ROAD);
      List<Finding> all = found(List.of(narrow.build("t.obj"), beam.build("t.obj")));
      assertFalse(all.isEmpty());
      for (Finding told : all) {
        assertEquals(height > 0.5 ? HIT : STEP, told.rule(), told.message());
        assertEquals(Severity.ERROR, told.severity(), told.message());
      }
    }
  }

  /** A stone at the border of a path leaves 1.95 m: a car and a half metre do not fit. */
  @Test
  void onANarrowPathAStoneAtTheBorderLeavesNoWay() {
    MeshDraft stone = new MeshDraft("Cube.001", SurfaceClass.UNKNOWN);
    RoadBlocks.prism(
        stone, new double[][] {{0.7, 120}, {1.3, 120}, {1.3, 121}, {0.7, 121}}, 0, 0.4);
    MeshDraft path = RoadBlocks.strip("road", -1.25, 1.25, SurfaceClass.ROAD);
    Finding told = only(found(List.of(path.build("t.obj"), stone.build("t.obj"))));
    assertEquals(Severity.ERROR, told.severity(), told.message());
  }

  /** Down the middle, and from 0.8 to 1.5 m inside the border; what is beyond it is silent. */
  @ParameterizedTest
  @CsvSource({"0, 0.5, 1", "4.5, 5.2, 1", "6.1, 6.8, 0", "5.8, 6.5, 0"})
  void longBarrierIsOneThingWhereItStandsInTheRoad(double from, double to, int told) {
    MeshDraft wall = new MeshDraft("Cube", SurfaceClass.UNKNOWN);
    RoadBlocks.prism(wall, new double[][] {{from, 20}, {to, 20}, {to, 80}, {from, 80}}, 0, 1);
    List<Finding> all = found(List.of(RoadBlocks.road().build("t.obj"), wall.build("t.obj")));
    assertEquals(told, all.size(), all.toString());
    all.forEach(f -> assertEquals(Severity.WARNING, f.severity(), f.message()));
  }

  /**
   * A wall that comes from beyond the border is where the road ends, up to half the width that a
   * car needs (1.15 m); what is no longer than a car stands in the road.
   */
  @ParameterizedTest
  @CsvSource({"5, 60, 0", "4.9, 60, 0", "4.8, 60, 1", "5, 7, 0", "5, 2, 1", "4.9, 1, 1"})
  void wallFromBeyondTheBorderIsTheBorder(double from, double length, int told) {
    MeshDraft wall = new MeshDraft("Cube", SurfaceClass.UNKNOWN);
    double to = 100 + length;
    RoadBlocks.prism(wall, new double[][] {{from, 100}, {7, 100}, {7, to}, {from, to}}, 0, 1);
    List<Finding> all = found(List.of(RoadBlocks.road().build("t.obj"), wall.build("t.obj")));
    assertEquals(told, all.size(), all.toString());
    all.forEach(f -> assertEquals(Severity.WARNING, f.severity(), f.message()));
  }

  /**
   * A post at the border that does not touch it stands in the road, but for half a lane beside the
   * border (0.25 m); what touches it, or reaches over it, stands beside the road.
   */
  @ParameterizedTest
  @CsvSource({
    "5.5, 5.7, 1",
    "5.7, 5.9, 1",
    "5.55, 5.99, 1",
    "5.55, 6, 0",
    "5.7, 6.2, 0",
    "5.8, 5.9, 0"
  })
  void postInsideTheBorderIsToldWhereItLeavesALine(double from, double to, int told) {
    MeshDraft post = new MeshDraft("Cube", SurfaceClass.UNKNOWN);
    RoadBlocks.prism(
        post, new double[][] {{from, 100}, {to, 100}, {to, 100.2}, {from, 100.2}}, 0, 1);
    assertEquals(
        told, found(List.of(RoadBlocks.road().build("t.obj"), post.build("t.obj"))).size());
  }

  @Test
  void blockWithoutABottomIsToldToo() {
    MeshDraft block = new MeshDraft("Cube", SurfaceClass.UNKNOWN);
    double[][] plan = {{2, 100}, {3, 100}, {3, 101}, {2, 101}};
    RoadBlocks.sides(block, plan, 0, 1);
    Finding hit = only(found(List.of(RoadBlocks.road().build("t.obj"), block.build("t.obj"))));
    assertEquals(Severity.WARNING, hit.severity());
    assertEquals(1, hit.measure().value(), 1e-4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Cube.001", "Plane.104", "thing"})
  void onASquareTheSameHolds(String name) {
    MeshDraft block = new MeshDraft(name, SurfaceClass.UNKNOWN);
    RoadBlocks.box(block, LANE, 0, 1, 0);
    MeshDraft square = RoadBlocks.strip("road", -18, 18, SurfaceClass.ROAD);
    Level level =
        new Level(
            "square",
            "generated",
            List.of(square.build("t.obj"), block.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    Finding hit = only(told(level));
    assertEquals(HIT, hit.rule());
    assertEquals(Severity.WARNING, hit.severity(), hit.message());
  }

  /** All edges of both have four triangles: what hangs together is not to be told from edges. */
  @Test
  void blockThatWasCopiedInPlaceIsToldOnce() {
    MeshDraft block = new MeshDraft("Cube.001", SurfaceClass.UNKNOWN);
    MeshDraft copy = new MeshDraft("Cube.002", SurfaceClass.UNKNOWN);
    RoadBlocks.box(block, LANE, 0, 1, 0);
    RoadBlocks.box(copy, LANE, 0, 1, 0);
    Finding hit =
        only(
            found(
                List.of(
                    RoadBlocks.road().build("t.obj"), block.build("t.obj"), copy.build("t.obj"))));
    assertEquals(Severity.WARNING, hit.severity());
  }

  /** Across, along and askew; where it leaves less than a car and a half metre it is an error. */
  @ParameterizedTest
  @CsvSource({
    "2, 100, 3, 100, WARNING", "2, 100, 2, 101, WARNING", "2, 100, 3, 101, WARNING",
    "-3, 100, 3, 100, WARNING", "-4, 100, 4, 100, ERROR", "-4, 100, 4, 103, ERROR",
    "-6, 100, 4, 100, ERROR"
  })
  void uprightSheetIsInTheWay(double x, double z, double toX, double toZ, Severity severity) {
    MeshDraft sheet = new MeshDraft("Plane.001", SurfaceClass.UNKNOWN);
    sheet.quad(
        sheet.vertex(x, 0, z),
        sheet.vertex(x, 1, z),
        sheet.vertex(toX, 1, toZ),
        sheet.vertex(toX, 0, toZ),
        "");
    Finding hit = only(found(List.of(RoadBlocks.road().build("t.obj"), sheet.build("t.obj"))));
    assertEquals(severity, hit.severity(), hit.message());
    assertEquals(1, hit.measure().value(), 1e-4);
  }

  /** Of a row of blocks that is one thing, the highest is named, and the place is at its foot. */
  @ParameterizedTest
  @CsvSource({
    "1.5, 3, 1.1, 0",
    "1.5, 12, 1.1, 0.4",
    "0.8, 2, 0.7, 0",
    "1, 4, 0.3, 0",
    "2.5, 9, 1.15, 1.1"
  })
  void theHighestBlockOfARowIsNamedAndItIsItsPlace(
      double width, double high, double low, double turn) {
    for (int tall = 0; tall < 3; tall++) {
      List<Piece> pieces = new ArrayList<>(List.of(RoadBlocks.road().build("t.obj")));
      double[][] plan = null;
      for (int i = 0; i < 3; i++) {
        double x = -2 + i * (width + 0.2);
        double[][] own = {
          {x, 100}, {x + width, 100}, {x + width, 101 + turn}, {x, 101},
        };
        MeshDraft block = new MeshDraft("block" + i, SurfaceClass.UNKNOWN);
        RoadBlocks.prism(block, own, 0, i == tall ? high : low);
        pieces.add(block.build("t.obj"));
        plan = i == tall ? own : plan;
      }
      Finding hit = only(found(pieces));
      assertTrue(hit.message().startsWith("block" + tall), hit.message());
      assertEquals(high, hit.measure().value(), 1e-4, hit.message());
      double[] p = hit.position();
      assertTrue(p[0] >= plan[0][0] - 0.01 && p[0] <= plan[1][0] + 0.01, hit.message() + p[0]);
    }
  }

  static Finding only(List<Finding> found) {
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  /** What is told of a block of 1 x 1 m that stands at (x, 120.3), so far over the road. */
  static List<Finding> level(
      String name, double x, double up, double height, double turn, boolean joined) {
    MeshDraft road = RoadBlocks.road();
    MeshDraft block = joined ? road : new MeshDraft(name, SurfaceClass.UNKNOWN);
    RoadBlocks.box(block, x, up, height, turn);
    List<Piece> pieces = new ArrayList<>(List.of(road.build("t.obj")));
    if (!joined) {
      pieces.add(block.build("t.obj"));
    }
    return found(pieces);
  }

  static List<Finding> found(List<Piece> pieces) {
    List<Piece> all = new ArrayList<>(pieces);
    all.add(RoadBlocks.strip("grass_l", -18, -6, SurfaceClass.VERGE).build("t.obj"));
    all.add(RoadBlocks.strip("grass_r", 6, 18, SurfaceClass.VERGE).build("t.obj"));
    Level level =
        new Level("things", "generated", all, List.of(), List.of("t.obj"), LevelHints.NONE);
    return told(level);
  }

  private static List<Finding> told(Level level) {
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals(STEP) || f.rule().equals(HIT))
        .toList();
  }
}
