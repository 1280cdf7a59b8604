package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * The border of a road that lies over ground, or goes through it: the ground begins right there and
 * goes on, so nothing is torn open. Metres; the road ends at x = 12.
 */
class SheetOnGroundTest {

  private static final float LENGTH = 80;

  /** Where the grass begins: so far in nobody meets the lip of the road over it. */
  private static final double UNDER = 6;

  /** A strip along z whose height is given at its two sides and its two ends. */
  private static Piece strip(
      String name, SurfaceClass of, double from, double to, double[] near, double[] far) {
    float a = (float) from;
    float b = (float) to;
    float[] p = {
      a,
      (float) near[0],
      0,
      b,
      (float) near[1],
      0,
      a,
      (float) far[0],
      LENGTH,
      b,
      (float) far[1],
      LENGTH
    };
    return Piece.named(name, "level.obj")
        .mesh(p, new int[] {0, 2, 3, 0, 3, 1})
        .surfaceClass(of)
        .build();
  }

  private static Piece road() {
    double[] flat = {0, 0};
    return strip("road", SurfaceClass.ROAD, 0, 12, flat, flat);
  }

  /** Grass from far under the road on, so much lower at its border, at both ends of it. */
  private static Piece grass(double lower, double lowerFar, double slope) {
    return strip(
        "grass",
        SurfaceClass.VERGE,
        UNDER,
        30,
        new double[] {-lower - (12 - UNDER) * slope, -lower + 18 * slope},
        new double[] {-lowerFar - (12 - UNDER) * slope, -lowerFar + 18 * slope});
  }

  private static List<Finding> found(Piece... pieces) {
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("boundary.in-corridor"));
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }

  @ParameterizedTest
  @CsvSource({
    "0.02, 0",
    "0.02, 0.2",
    "0.035, 0.1",
    "0.04, 0.5",
    "0.045, 0.01",
    "0.1, 0.3",
    "0.1, 0.6",
    "0.2, 0.9",
    "0.3, 0.8",
    "0.45, 0",
    "0.45, 0.5"
  })
  void groundThatGoesOnUnderABorderIsNoOpening(double lower, double slope) {
    assertEquals(List.of(), found(road(), grass(lower, lower, slope)));
  }

  /** Lower than the road at one end and higher at the other: it goes through its border. */
  @ParameterizedTest
  @CsvSource({"0.04, -0.04, 0.05", "0.1, -0.08, 0", "0.06, -0.1, 0.3", "0.3, -0.3, 0.1"})
  void groundThatGoesThroughABorderIsNoOpening(double lower, double lowerFar, double slope) {
    assertEquals(List.of(), found(road(), grass(lower, lowerFar, slope)));
  }

  /** Grass whose own border lies a little inside under the road: nobody gets there. */
  @ParameterizedTest
  @CsvSource({"0.1, 0.05, 0", "0.3, 0.2, 0.2", "0.6, 0.08, -0.1", "0.9, 0.4, 0", "0.97, 0.1, 0.3"})
  void grassThatBeginsUnderTheRoadIsNoOpening(double in, double lower, double slope) {
    double[] heights = {-lower - in * slope, -lower + 18 * slope};
    Piece grass = strip("grass", SurfaceClass.VERGE, 12 - in, 30, heights, heights);
    assertEquals(List.of(), found(road(), grass));
  }

  /** Ground under a slit whose other side is the road's height: the opening is told. */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.2, 0.4})
  void aSlitOverGroundStaysOne(double lower) {
    double[] flat = {0, 0};
    Piece beyond = strip("verge", SurfaceClass.VERGE, 12.12, 30, flat, flat);
    assertFalse(found(road(), grass(lower, lower, 0), beyond).isEmpty());
  }
}
