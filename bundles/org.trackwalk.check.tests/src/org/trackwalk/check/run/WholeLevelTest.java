package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** A level without names or a road, 120 m by 120 m of ground with little hills. Metres, Y up. */
class WholeLevelTest {

  /** Cells of 4 m along each side. */
  private static final int CELLS = 30;

  /** The ground, with its length, height and breadth along the axes given. */
  private static Level ground(int length, int height, int breadth, boolean turned, int cells) {
    float[] p = new float[3 * (cells + 1) * (cells + 1)];
    int[] t = new int[6 * cells * cells];
    int at = 0;
    for (int i = 0; i <= cells; i++) {
      for (int j = 0; j <= cells; j++) {
        int v = i * (cells + 1) + j;
        p[3 * v + length] = 120f * i / cells;
        p[3 * v + height] = (float) (0.3 * StrictMath.sin(i) * StrictMath.cos(j));
        p[3 * v + breadth] = 120f * j / cells;
        if (i < cells && j < cells) {
          int w = v + cells + 1;
          int[] quad =
              turned
                  ? new int[] {v, w + 1, v + 1, v, w, w + 1}
                  : new int[] {v, v + 1, w + 1, v, w + 1, w};
          System.arraycopy(quad, 0, t, at, 6);
          at += 6;
        }
      }
    }
    Piece piece = Piece.named("Mesh.001", "level.obj").mesh(p, t).build();
    return new Level("l", "", List.of(piece), List.of(), List.of(), LevelHints.NONE);
  }

  private static List<Finding> findings(Level level) {
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings();
  }

  @Test
  void groundThatFacesUpIsSound() {
    assertEquals(List.of(), findings(ground(0, 1, 2, false, CELLS)));
  }

  @Test
  void groundThatFacesDownAsAWholeIsTold() {
    List<Finding> told = findings(ground(0, 1, 2, true, CELLS));
    assertEquals(List.of("normal.facing-down"), told.stream().map(Finding::rule).toList());
    Finding down = told.get(0);
    assertEquals(Severity.WARNING, down.severity());
    assertEquals(100, down.measure().value(), 1e-9);
    onTheGround(down, 1);
  }

  /** Tops of walls face up beside ground that faces down. Metres. */
  @ParameterizedTest
  @CsvSource({"2, 1, true", "12, 6, true", "14, 10, true", "20, 8, false", "60, 40, false"})
  void theTopsOfWallsDoNotHideThatGroundFacesDown(float length, float width, boolean told) {
    float[] p = {10, 3, 10, 10 + length, 3, 10, 10 + length, 3, 10 + width, 10, 3, 10 + width};
    Piece top = Piece.named("Mesh.002", "level.obj").mesh(p, new int[] {0, 2, 1, 0, 3, 2}).build();
    Piece ground = ground(0, 1, 2, true, CELLS).pieces().get(0);
    Level level = new Level("l", "", List.of(ground, top), List.of(), List.of(), LevelHints.NONE);
    List<Finding> down =
        findings(level).stream().filter(f -> f.rule().equals("normal.facing-down")).toList();
    assertEquals(told ? 1 : 0, down.size());
    if (told) {
      double share = 100 * length * width / (14400 + length * width);
      String words =
          share < 0.1
              ? "less than 0.1 % of the level faces up"
              : String.format(Locale.ROOT, "only %.1f %% of the level faces up", share);
      assertTrue(down.get(0).message().startsWith(words), down.get(0).message());
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 2, 1, Z", "1, 0, 2, X"})
  void groundThatStandsUprightIsToldWithTheAxisThatIsUp(int a, int height, int c, String up) {
    List<Finding> told = findings(ground(a, height, c, false, CELLS));
    List<String> rules = told.stream().map(Finding::rule).toList();
    assertEquals(List.of("import.axis-unit", "level.unexpected"), rules);
    assertEquals(Severity.ERROR, told.get(1).severity(), "nothing of its road was checked");
    Finding upright = told.get(0);
    assertTrue(upright.message().contains("with " + up + " up 100 % of it would lie flat"));
    assertEquals(100, upright.measure().value(), 1e-9);
    assertEquals(70, upright.measure().threshold());
    onTheGround(upright, height);
  }

  /** A place in the level, and not its origin. */
  private static void onTheGround(Finding finding, int height) {
    double[] at = finding.position();
    for (int k = 0; k < 3; k++) {
      boolean within = k == height ? Math.abs(at[k]) <= 0.3 : at[k] > 0 && at[k] < 120;
      assertTrue(within, k + ": " + at[k]);
    }
  }

  /** A backdrop: as large, and of few triangles. */
  @Test
  void aBackdropIsNoLevelOnItsEdge() {
    assertEquals(List.of(), findings(ground(0, 2, 1, false, 4)));
  }

  @Test
  void aCeilingOfFewTrianglesIsNoLevelThatFacesDown() {
    assertEquals(List.of(), findings(ground(0, 1, 2, true, 4)));
  }
}
