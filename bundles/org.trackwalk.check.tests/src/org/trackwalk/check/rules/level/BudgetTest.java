package org.trackwalk.check.rules.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A road of 160 triangles and 123 vertices, 10 m wide and 100 m long, level or banked. */
class BudgetTest {

  private static final String RULE = "level.budget";

  private static List<Finding> found(double triangles) {
    FlatRoad road = new FlatRoad(0);
    road.others.add(FlatRoad.sheet("grass", SurfaceClass.VERGE, 5, 30, 0, 100, 0));
    return road.found(RULE, Map.of(RULE + ".triangles", triangles));
  }

  @Test
  void moreTrianglesThanAreTakenIsAWarning() {
    List<Finding> found = found(159);
    assertEquals(1, found.size(), found.toString());
    Finding f = found.get(0);
    assertEquals("the road has 160 triangles, and 159 are taken", f.message());
    assertEquals(Severity.WARNING, f.severity());
    assertEquals("triangles", f.subject());
    assertEquals(160, f.count());
    assertEquals(160, f.measure().value());
    assertEquals(159, f.measure().threshold());
    assertEquals(SurfaceClass.ROAD, f.surfaceClass());
    assertArrayEquals(new double[] {-5, 0, 0}, f.position(), 1e-6);
    assertEquals(List.of(), found(160), "grass is not counted");
  }

  /** Vertices that triangles share are counted once, and areas as they lie, not from above. */
  @ParameterizedTest
  @CsvSource({"0, 0", "0.25, 0", "-0.4, 0.3", "0, -0.5"})
  void aCoarseRoadIsANote(double slope, double climb) {
    double spacing = Math.sqrt(1000 * Math.hypot(1, Math.hypot(slope, climb)) / 123);
    FlatRoad road = new FlatRoad(SurfaceClass.ROAD, slope, climb);
    assertEquals(List.of(), road.found(RULE, Map.of(RULE + ".spacing", spacing + 1e-5)));
    List<Finding> found = road.found(RULE, Map.of(RULE + ".spacing", spacing - 1e-5));
    assertEquals(1, found.size(), found.toString());
    Finding f = found.get(0);
    String mean =
        String.format(
            Locale.ROOT, "the road's vertices are %.2f m apart in the mean, and", spacing);
    assertEquals(mean, f.message().substring(0, mean.length()));
    assertEquals(Severity.INFO, f.severity());
    assertEquals("spacing", f.subject());
    assertEquals(spacing, f.measure().value(), 1e-5);
    assertEquals(SurfaceClass.ROAD, f.surfaceClass());
    double[] at = f.position();
    assertEquals(slope * at[0] + climb * at[2], at[1], 1e-5, "a corner of the road");
    assertEquals(5, Math.abs(at[0]), 1e-6);
  }

  @Test
  void bothMayBeAskedAtOnce() {
    FlatRoad road = new FlatRoad(0);
    Map<String, Double> limits = Map.of(RULE + ".triangles", 1.0, RULE + ".spacing", 0.1);
    assertEquals(
        List.of("triangles", "spacing"),
        road.found(RULE, limits).stream().map(Finding::subject).toList());
    assertEquals(List.of(), road.found(RULE, Map.of()), "nobody asks");
  }
}
