package org.trackwalk.course.marker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;

final class MarkerPathTest {

  @ParameterizedTest
  @ValueSource(doubles = {0, 30, 90, 200, 300})
  void aSlotIsAsLongAndWideAsACarAndLooksTheMarkersWay(double degrees) {
    double a = Math.toRadians(degrees);
    double[] forward = {3 * Math.sin(a), 0.4, 3 * Math.cos(a)};
    List<MarkerPath> paths = paths(new Marker("AC_START_0", "a", new double[] {7, 1, -4}, forward));
    assertEquals(1, paths.size());
    assertEquals(MarkerKind.START, paths.get(0).kind());
    double[] p = paths.get(0).points();
    double[] along = new double[p.length / 3];
    double[] aside = new double[p.length / 3];
    for (int i = 0; i < along.length; i++) {
      double x = p[3 * i] - 7;
      double z = p[3 * i + 2] + 4;
      assertEquals(1, p[3 * i + 1]);
      along[i] = x * Math.sin(a) + z * Math.cos(a);
      aside[i] = x * Math.cos(a) - z * Math.sin(a);
    }
    int nose = 0;
    for (int i = 0; i < along.length; i++) {
      nose = along[i] > along[nose] ? i : nose;
    }
    assertEquals(2.25, along[nose], 1e-9);
    assertEquals(0, aside[nose], 1e-9, "the nose lies in the middle");
    assertEquals(-2.25, List.of(along[0], along[4]).stream().min(Double::compare).get(), 1e-9);
    assertEquals(1.8, Math.abs(aside[0] - aside[4]), 1e-9);
  }

  @Test
  void aGateIsALineBetweenItsPolesAndAPoleAloneStandsAlone() {
    double[] left = {1, 2, 3};
    double[] right = {4, 5, 6};
    List<MarkerPath> paths =
        paths(
            new Marker("AC_TIME_0_L", "a", left, null),
            new Marker("AC_TIME_0_R", "a", right, null),
            new Marker("AC_TIME_1_L", "a", new double[] {9, 9, 9}, null));
    assertEquals(4, paths.size());
    assertEquals(
        1,
        paths.stream()
            .filter(p -> Arrays.equals(p.points(), new double[] {1, 2, 3, 4, 5, 6}))
            .count());
    paths.forEach(p -> assertEquals(MarkerKind.GATE, p.kind()));
  }

  @Test
  void aStartOfTheManifestIsDrawnUnlessAMarkerStandsThere() {
    double[] forward = {0, 0, 1};
    Marker pit = new Marker("AC_PIT_0", "a", new double[] {0, 0, 0}, forward);
    List<double[]> spawns = List.of(new double[] {0, 0.04, 0}, new double[] {5, 0, 0});
    LevelHints hints = LevelHints.NONE.withSpawns(spawns);
    Level level = new Level("a", "", List.of(), List.of(), List.of("a"), hints, List.of(pit));
    List<MarkerPath> paths = MarkerPath.of(level);
    assertEquals(
        List.of(MarkerKind.PIT, MarkerKind.START, MarkerKind.START),
        paths.stream().map(MarkerPath::kind).toList());
    assertArrayEquals(new double[] {4, 0, 0, 6, 0, 0}, paths.get(1).points());
  }

  private static List<MarkerPath> paths(Marker... markers) {
    return MarkerPath.of(
        new Level("a", "", List.of(), List.of(), List.of("a"), LevelHints.NONE, List.of(markers)));
  }
}
