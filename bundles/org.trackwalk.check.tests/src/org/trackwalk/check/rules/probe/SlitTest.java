package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

  /** A wheel rolls down there, and against the edge of the other side. */
  @ParameterizedTest(name = "{0} m lower")
  @ValueSource(doubles = {0.032, 0.05, 0.08, 0.087, 0.089, 0.2})
  void lowerGroundIsAnEdgeAtTheOtherSide(double below) {
    for (double width : new double[] {0.06, 0.1, 0.2, 0.3, 0.6, 1, 4, 11.9, 12.5, 40}) {
      Ribbons level = over(width, below);
      if (width < 0.25) {
        // A wheel spans it, a ray does not.
        boolean told = !level.told(RULES).isEmpty();
        assertTrue(told || below < 0.05, () -> width + " m over ground " + below + " m lower");
      } else {
        assertError(level, width);
      }
    }
  }

  /** What a wheel hardly feels, and a road that comes up again without an edge, is silent. */
  @ParameterizedTest(name = "{0} m")
  @ValueSource(doubles = {1, 4, 12.5, 40})
  void groundThatLiesAsHighIsNone(double width) {
    assertEquals(List.of(), over(width, 0.015).told(RULES), "15 mm");
    Ribbons dip = over(width, 0.3);
    dip.road("road_dip", Ribbons.straight(), 100, 100 + width);
    assertEquals(List.of(), dip.told(RULES), "closed");
  }

  private static Ribbons over(double width, double below) {
    return slit(width)
        .ribbon("ground", SurfaceClass.VERGE, Ribbons.straight(), 0, 200, 40, 0, -below);
  }

  private static Ribbons slit(double width) {
    return new Ribbons()
        .road("road_1", Ribbons.straight(), 0, 100)
        .road("road_2", Ribbons.straight(), 100 + width, 200);
  }
}
