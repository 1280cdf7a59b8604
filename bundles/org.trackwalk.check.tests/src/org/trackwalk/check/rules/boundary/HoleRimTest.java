package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
 * A stretch of road that is gone between its verges, one of which is scenery for a part of the rim:
 * that does not make the hole one in scenery, for the road itself ends there across its way.
 */
class HoleRimTest {

  private static final double HALF = 4;

  /** How long the hole is, and how much of it is bounded by scenery. */
  @ParameterizedTest
  @CsvSource({"6, 0", "6, 0.5", "6, 1.2", "6, 4", "9, 1.5", "9, 0.3", "9, 5", "4, 1", "4, 3"})
  void sceneryOnTheRimOfATornRoadSaysNothing(double length, double scenery) {
    double from = 100;
    double to = from + length;
    List<Piece> pieces = new ArrayList<>();
    pieces.add(strip("road_a", -HALF, HALF, 0, from, SurfaceClass.ROAD));
    pieces.add(strip("road_b", -HALF, HALF, to, 250, SurfaceClass.ROAD));
    for (int side = -1; side <= 1; side += 2) {
      double near = side * HALF;
      double far = side * (HALF + 6);
      double left = Math.min(near, far);
      double right = Math.max(near, far);
      double other = side > 0 ? from + 1 + scenery : from + 1;
      pieces.add(strip("grass_a" + side, left, right, 0, from, SurfaceClass.VERGE));
      pieces.add(strip("grass_b" + side, left, right, from, from + 1, SurfaceClass.VERGE));
      if (other > from + 1) {
        pieces.add(strip("rock", left, right, from + 1, other, SurfaceClass.SCENERY));
      }
      pieces.add(strip("grass_c" + side, left, right, other, to, SurfaceClass.VERGE));
      pieces.add(strip("grass_d" + side, left, right, to, 250, SurfaceClass.VERGE));
    }
    List<Finding> holes =
        holes(pieces).stream().filter(f -> f.severity() == Severity.ERROR).toList();
    assertEquals(1, holes.size(), holes.toString());
    for (Finding hole : holes) {
      assertEquals(Math.min(length / 2, HALF), hole.measure().value(), 0.02);
    }
  }

  /** A hole in the verge, along which the road only passes: there a little scenery says nothing. */
  @ParameterizedTest
  @CsvSource({"6, 0, true", "6, 0.5, true", "6, 1.2, true", "6, 4, false", "9, 5, false"})
  void aLittleSceneryOnTheRimOfAVergeSaysNothing(double length, double scenery, boolean told) {
    double from = 100;
    double to = from + length;
    double outer = HALF + 6;
    double beyond = outer + 6;
    List<Piece> pieces = new ArrayList<>();
    pieces.add(strip("road_a", -HALF, HALF, 0, from, SurfaceClass.ROAD));
    pieces.add(strip("road_b", -HALF, HALF, from, to, SurfaceClass.ROAD));
    pieces.add(strip("road_c", -HALF, HALF, to, 250, SurfaceClass.ROAD));
    pieces.add(strip("grass_a", HALF, outer, 0, from, SurfaceClass.VERGE));
    pieces.add(strip("grass_b", HALF, outer, to, 250, SurfaceClass.VERGE));
    pieces.add(strip("lawn_a", outer, beyond, 0, from, SurfaceClass.VERGE));
    if (scenery > 0) {
      pieces.add(strip("rock", outer, beyond, from, from + scenery, SurfaceClass.SCENERY));
    }
    pieces.add(strip("lawn_b", outer, beyond, from + scenery, to, SurfaceClass.VERGE));
    pieces.add(strip("lawn_c", outer, beyond, to, 250, SurfaceClass.VERGE));
    assertEquals(told ? 1 : 0, holes(pieces).size());
  }

  private static List<Finding> holes(List<Piece> pieces) {
    Level level =
        new Level("rim", "generated", pieces, List.of(), List.of("t.obj"), LevelHints.NONE);
    return LevelCheck.check(
            level, CheckSettings.defaults().withOnly(Set.of("boundary.hole")), Progress.none())
        .findings()
        .stream()
        .filter(f -> f.rule().equals("boundary.hole"))
        .toList();
  }

  /** In steps of 5 m at most. */
  private static Piece strip(
      String name, double left, double right, double from, double to, SurfaceClass its) {
    MeshDraft draft = new MeshDraft(name, its);
    int rows = (int) Math.ceil((to - from) / 5);
    int[] before = null;
    for (int row = 0; row <= rows; row++) {
      double z = from + (to - from) * row / rows;
      int[] now = {draft.vertex(left, 0, z), draft.vertex(right, 0, z)};
      if (before != null) {
        draft.quad(before[0], now[0], now[1], before[1], "");
      }
      before = now;
    }
    return draft.build("t.obj");
  }
}
