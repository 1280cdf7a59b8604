package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A slit across the road is an error, and none the less one the wider it is. */
class SlitTest {

  private static final Set<String> RULES =
      Set.of(
          "seam.gap",
          "boundary.hole",
          "boundary.in-corridor",
          "probe.wheel-gap",
          "probe.fall-through");

  private static void assertError(Ribbons level, double width) {
    List<Finding> told = level.told(RULES);
    assertTrue(
        told.stream().anyMatch(f -> f.severity() == Severity.ERROR),
        () -> width + " m: " + told.stream().map(Finding::message).toList());
  }

  @ParameterizedTest(name = "{0} m")
  @ValueSource(
      doubles = {
        0.011, 0.02, 0.049, 0.051, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.59, 0.61, 1, 4, 11.9, 12.1
      })
  void itsSeverityNeverFalls(double width) {
    assertError(slit(width), width);
    // Closed by the verges it is a hole.
    Ribbons hole = slit(width);
    for (int side = -1; side <= 1; side += 2) {
      hole.ribbon("verge" + side, SurfaceClass.VERGE, Ribbons.straight(), 0, 200, 4, 7 * side, 0);
    }
    assertError(hole, width);
    for (double below : new double[] {0.1, 0.3, 2}) {
      Ribbons level =
          slit(width)
              .ribbon("ground", SurfaceClass.VERGE, Ribbons.straight(), 0, 200, 40, 0, -below);
      assertError(level, width);
    }
  }

  private static Ribbons slit(double width) {
    return new Ribbons()
        .road("road_1", Ribbons.straight(), 0, 100)
        .road("road_2", Ribbons.straight(), 100 + width, 200);
  }
}
