package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A ring of road, four strips side by side, of which an inner one lacks a stretch: however far that
 * bends with the road, it is one strip wide.
 */
class HoleInBendTest {

  private static final int ROWS = 240;

  private static final int STRIPS = 4;

  @ParameterizedTest
  @CsvSource({"100, 3, 20", "100, 3, 45", "100, 3, 70", "60, 3, 60"})
  void isOneStripWide(double radius, double strip, double degrees) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int missing = (int) Math.round(degrees / 360 * ROWS);
    int[][] rows = new int[ROWS][STRIPS + 1];
    for (int row = 0; row < ROWS; row++) {
      double angle = 2 * Math.PI * row / ROWS;
      for (int k = 0; k <= STRIPS; k++) {
        double r = radius + (k - STRIPS / 2.0) * strip;
        rows[row][k] = road.vertex(r * Math.cos(angle), 0, r * Math.sin(angle));
      }
    }
    for (int row = 0; row < ROWS; row++) {
      int[] here = rows[row];
      int[] next = rows[(row + 1) % ROWS];
      for (int k = 0; k < STRIPS; k++) {
        if (k != 1 || row >= missing) {
          road.quad(here[k], next[k], next[k + 1], here[k + 1], "");
        }
      }
    }
    Level level =
        new Level(
            "bend",
            "generated",
            List.of(road.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    List<Finding> holes =
        LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
            .filter(finding -> finding.rule().equals("boundary.hole"))
            .toList();
    assertEquals(1, holes.size());
    double share = holes.get(0).effects().get(0).share();
    assertEquals(1.0 / STRIPS, share, 0.1, "share of the width");
  }
}
