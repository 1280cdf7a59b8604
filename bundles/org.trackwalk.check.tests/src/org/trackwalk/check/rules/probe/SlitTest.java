package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
      List<Finding> told = level.told(RULES);
      String what = width + " m over ground " + below + " m lower: " + told;
      // A wheel sinks into a narrow one by less than 30 mm; a ray does not know that.
      boolean felt = width > 0.25 || below > 0.088;
      boolean slot = below - 0.02 > 0.03;
      assertTrue(told.size() <= 1 || below > 0.088, what);
      assertTrue(!felt && !slot || !told.isEmpty(), what);
      assertTrue(!felt || told.get(0).severity() == Severity.ERROR, what);
    }
  }

  /** Between low edges a car falls where there is a shaft, and where a part of it is open. */
  @ParameterizedTest(name = "{0} m")
  @ValueSource(doubles = {4, 11, 40})
  void aShaftBetweenLowEdgesIsAFall(double width) {
    double shelf = width / 4;
    Ribbons shaft = slit(width);
    shaft.ribbon("near", SurfaceClass.VERGE, Ribbons.straight(), 60, 100 + shelf, 40, 0, -0.05);
    shaft.ribbon(
        "far", SurfaceClass.VERGE, Ribbons.straight(), 100 + width - shelf, 200, 40, 0, -0.05);
    assertFalls(shaft);
    Ribbons half = slit(width);
    half.ribbon("left", SurfaceClass.VERGE, Ribbons.straight(), 0, 200, 20, 11, -0.05);
    assertFalls(half);
  }

  private static void assertFalls(Ribbons level) {
    List<Finding> told = level.told(RULES);
    assertTrue(
        told.stream().anyMatch(f -> f.message().contains(" falls ")),
        () -> told.stream().map(Finding::message).toList().toString());
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

  /** Through road, kerbs and verges, each a piece of its own and as high or some lower. */
  @ParameterizedTest(name = "{0} m")
  @ValueSource(doubles = {0.012, 0.05, 0.1, 0.35, 0.6, 1, 2})
  void acrossAllStripsItIsOneLine(double width) {
    for (double lower : new double[] {0, 0.03, 0.1}) {
      Ribbons level = slit(width);
      for (int side = -1; side <= 1; side += 2) {
        strip(level, "kerb", width, 1.5, 5.75 * side, 0);
        strip(level, "grass", width, 6, 9.5 * side, -lower);
      }
      List<Finding> told = level.told(RULES).stream().filter(f -> isAt(f, width)).toList();
      // A wide one is told by road and verge together, a narrow one by each of its borders.
      assertTrue(told.size() >= (width < 0.3 ? 3 : 1), told::toString);
      List<String> lines = told.stream().map(Finding::group).distinct().toList();
      assertEquals(1, lines.size(), width + " m, " + lower + " m lower: " + lines);
      assertEquals(SurfaceClass.ROAD, told.get(0).surfaceClass());
    }
  }

  /** A slit through the verge 40 m before that through the road is a line of its own. */
  @ParameterizedTest(name = "{0} m")
  @ValueSource(doubles = {0.012, 0.1})
  void anotherSlitIsAnotherLine(double width) {
    Ribbons level =
        slit(width)
            .ribbon("a", SurfaceClass.VERGE, Ribbons.straight(), 0, 60, 6, 8.02, 0)
            .ribbon("b", SurfaceClass.VERGE, Ribbons.straight(), 60 + width, 200, 6, 8.02, 0);
    List<Finding> told = level.told(RULES);
    Set<String> verge = lines(told, 60, width);
    Set<String> road = lines(told, 100, width);
    assertEquals(1, verge.size(), told::toString);
    assertEquals(1, road.size(), told::toString);
    assertNotEquals(verge, road);
  }

  /** The lines of what lies across at so many metres along the road. */
  private static Set<String> lines(List<Finding> told, double at, double width) {
    return told.stream()
        .filter(f -> f.bounds()[2] > at - 0.1 && f.bounds()[5] < at + width + 0.1)
        .map(Finding::group)
        .collect(Collectors.toSet());
  }

  private static boolean isAt(Finding finding, double width) {
    double z = finding.position()[2];
    return z > 99.9 && z < 100.1 + width;
  }

  private static void strip(
      Ribbons level, String name, double width, double wide, double left, double up) {
    SurfaceClass as = SurfaceClass.VERGE;
    level.ribbon(name + left, as, Ribbons.straight(), 0, 100, wide, left, up);
    level.ribbon(name + left + "b", as, Ribbons.straight(), 100 + width, 200, wide, left, up);
  }
}
