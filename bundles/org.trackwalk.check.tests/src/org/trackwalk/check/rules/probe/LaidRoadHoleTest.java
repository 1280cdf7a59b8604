package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * A piece is gone of a lane and of the field on which the road is laid: their borders lie on each
 * other, so none of them is free.
 */
class LaidRoadHoleTest {

  private static final int SEEDS = 20;

  private record Scene(Ribbons level, double width, double gap, double at) {}

  private static Scene scene(int seed, boolean field) {
    SplittableRandom random = new SplittableRandom(seed);
    Ribbons.Line line =
        random.nextBoolean() ? Ribbons.straight() : Ribbons.circle(random.nextInt(60, 200));
    double lane = random.nextDouble(1.5, 4);
    double below = random.nextDouble(0.002, 0.028);
    int at = 2 * random.nextInt(30, 60);
    int gap = 2 * random.nextInt(1, 5);
    Ribbons level = new Ribbons();
    for (int n = -1; n <= 1; n++) {
      double end = n == 0 ? at : 200;
      level.ribbon("road" + n, SurfaceClass.ROAD, line, 0, end, lane, n * lane, 0);
      if (n == 0) {
        level.ribbon("road2", SurfaceClass.ROAD, line, at + gap, 200, lane, 0, 0);
      }
      double far = n == 0 && field ? at : 200;
      double wide = n == 0 ? lane : 20;
      double left = n * (lane + wide) / 2;
      level.ribbon("field" + n, SurfaceClass.VERGE, line, 0, far, wide, left, -below);
      if (n == 0 && field) {
        level.ribbon("field2", SurfaceClass.VERGE, line, at + gap, 200, wide, left, -below);
      }
    }
    return new Scene(level, lane, gap, at);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void isMissing(int group) {
    for (int i = 0; i < SEEDS; i++) {
      int seed = SEEDS * group + i;
      Scene scene = scene(seed, true);
      List<Finding> told = scene.level().told();
      assertEquals(1, told.size(), "seed " + seed);
      Finding missing = told.get(0);
      assertEquals(Severity.ERROR, missing.severity(), "seed " + seed);
      assertTrue(
          missing.message().contains("of road is missing")
              || missing.message().contains("the road stops here and goes on"),
          missing.message());
      assertEquals(scene.gap(), missing.measure().value(), 0.05 * scene.gap(), "seed " + seed);
    }
  }

  /** Where the field goes on a wheel drops by some millimetres. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void isNoneOverTheField(int group) {
    for (int i = 0; i < SEEDS; i++) {
      int seed = SEEDS * group + i;
      assertEquals(List.of(), scene(seed, false).level().told(), "seed " + seed);
    }
  }
}
