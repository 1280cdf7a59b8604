package org.trackwalk.check.rules.cliff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Where the edge of a road is the edge of a cliff: how long, in how many stretches, where most. */
class RoadsEndTest {

  private static List<Finding> ends(MeshDraft... drafts) {
    return Strips.found("cliff.edge", LevelHints.NONE.judgedBy(List.of("jolt"), null), drafts);
  }

  /** From x = 0 to 10. */
  private static MeshDraft road(double length) {
    return Strips.strip("road", SurfaceClass.ROAD, 0, length, Strips.at(0, 0), Strips.at(10, 0));
  }

  private static MeshDraft grass(double from, double to) {
    return Strips.strip("grass", SurfaceClass.VERGE, from, to, Strips.at(10, 0), Strips.at(30, 0));
  }

  @ParameterizedTest
  @CsvSource({"250", "120"})
  void aRoadAloneEndsAllAround(double length) {
    List<Finding> ends = ends(road(length));
    assertEquals(1, ends.size(), ends.toString());
    Finding end = ends.get(0);
    assertEquals(Severity.INFO, end.severity());
    assertEquals(2 * length + 20, end.measure().value(), 0.1);
    assertEquals("level", end.subject());
    assertEquals(SurfaceClass.ROAD, end.surfaceClass());
    assertEquals(2 * 50 + 2, end.count(), "edges");
    assertTrue(end.message().contains(" in 1 stretch; "), end.message());
    assertTrue(end.message().endsWith(" is at road"), end.message());
  }

  /** What is told stands in the middle of one of the edges, each of which is 4 m or 10 m long. */
  @Test
  void itStandsInTheMiddleOfAnEdgeOfTheBorder() {
    double[] p = ends(road(200)).get(0).position();
    boolean side = (p[0] == 0 || p[0] == 10) && Math.abs(p[2] % 4 - 2) < 1e-4;
    boolean end = Math.abs(p[0] - 5) < 1e-4 && (p[2] == 0 || p[2] == 200);
    assertTrue(side || end, Arrays.toString(p));
    assertEquals(0, p[1], 1e-6);
  }

  @Test
  void aStretchCountsFromItsLeastLengthOn() {
    LevelHints jolt = LevelHints.NONE.judgedBy(List.of("jolt"), null);
    double length = ends(road(200)).get(0).length();
    for (boolean more : new boolean[] {false, true}) {
      double least = more ? Math.nextUp(length) : length;
      assertEquals(
          more ? 0 : 1,
          Strips.found("cliff.edge", jolt, Map.of("cliff.edge.length", least), road(200)).size());
    }
  }

  @Test
  void whereGrassGoesOnItDoesNot() {
    Finding end = ends(road(200), grass(0, 200)).get(0);
    // One long side and both ends.
    assertEquals(220, end.measure().value(), 0.1);
  }

  @Test
  void stretchesAreCountedAndTheLongestNamed() {
    // Grass from 60 to 112 m of the right side: before it are 60 m, behind it the rest around.
    Finding end = ends(road(200), grass(60, 112)).get(0);
    assertEquals(420 - 52, end.measure().value(), 0.1);
    assertEquals(368, end.length(), 0.1, "they hang together around the road's ends");
    Finding both =
        ends(
                road(200),
                grass(60, 112),
                Strips.strip(
                    "left", SurfaceClass.VERGE, 100, 200, Strips.at(-20, 0), Strips.at(0, 0)))
            .get(0);
    assertEquals(420 - 152, both.measure().value(), 0.1);
    assertTrue(both.message().contains(" in 2 stretches; "), both.message());
    // 60 m, an end and 100 m of the left side; the other is 88 m and an end.
    assertEquals(170, both.length(), 0.1);
  }
}
