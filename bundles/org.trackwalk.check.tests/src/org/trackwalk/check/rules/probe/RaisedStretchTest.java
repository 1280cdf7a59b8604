package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A straight road of which a stretch lies higher, with open borders and no faces between: a car
 * that stands with its wheels on both sides of a border lies on that border. That is the step,
 * which is told as one, and no second place.
 */
class RaisedStretchTest {

  private static final double HALF = 6;
  private static final double LENGTH = 200;

  private record Way(double degrees) {

    /** A part of the road from one place on it to another, between two borders. */
    Piece part(String name, double from, double to, double left, double right, double y) {
      double sin = Math.sin(Math.toRadians(degrees));
      double cos = Math.cos(Math.toRadians(degrees));
      float[] p = new float[12];
      for (int i = 0; i < 4; i++) {
        double along = i < 2 ? from : to;
        double x = i % 2 == 0 ? left : right;
        p[3 * i] = (float) (x * cos + along * sin);
        p[3 * i + 1] = (float) y;
        p[3 * i + 2] = (float) (along * cos - x * sin);
      }
      return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 2, 1, 3}).build();
    }
  }

  private static List<Finding> findings(List<Piece> pieces) {
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings();
  }

  private static void assertStepsAlone(List<Piece> pieces, double height) {
    List<Finding> findings = findings(pieces);
    assertEquals(
        List.of(), findings.stream().filter(f -> f.message().contains("aground")).toList());
    List<Finding> steps = findings.stream().filter(f -> "seam.step".equals(f.rule())).toList();
    assertTrue(steps.size() > 0, "the step itself is told");
    for (Finding step : steps) {
      assertEquals(height, step.measure().value(), 1e-3, step.message());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 80, 15, 0.2",
    "0, 80.3, 40, 0.28",
    "30, 80.5, 3.5, 0.24",
    "77, 91.7, 60, 0.21",
    "140, 60.9, 22, 0.25",
    "250, 100.2, 9, -0.22"
  })
  void aStretchThatLiesHigherIsToldByItsSteps(
      double degrees, double at, double length, double height) {
    Way way = new Way(degrees);
    List<Piece> pieces =
        List.of(
            way.part("road_1", 0, at, HALF, -HALF, 0),
            way.part("road_2", at, at + length, HALF, -HALF, height),
            way.part("road_3", at + length, LENGTH, HALF, -HALF, 0));
    assertStepsAlone(pieces, Math.abs(height));
  }

  @ParameterizedTest
  @CsvSource({"0, 0.4, 0.21", "50, -1.1, 0.25", "200, 2.2, 0.28"})
  void aLaneThatLiesHigherIsToldByItsStep(double degrees, double middle, double height) {
    Way way = new Way(degrees);
    List<Piece> pieces =
        List.of(
            way.part("road_1", 0, LENGTH, HALF, middle, 0),
            way.part("road_2", 0, LENGTH, middle, -HALF, height));
    assertStepsAlone(pieces, height);
  }
}
