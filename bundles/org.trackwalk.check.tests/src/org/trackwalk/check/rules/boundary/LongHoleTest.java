package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A straight road of 300 m and 10 m wide that lacks a stretch in its middle from border to border,
 * ground 8 m wide all along both sides. Whatever that ground is, and however little of the rim is
 * the road's, a car drives off the road into the hole.
 */
class LongHoleTest {

  private static final double HALF = 5;

  private static final double BESIDE = 13;

  /** Between rows of vertices, metres. */
  private static final double ROW = 2;

  private static final int ROWS = 150;

  @ParameterizedTest
  @CsvSource({
    "VERGE, 4", "VERGE, 8", "VERGE, 12", "VERGE, 24", "VERGE, 48",
    "UNKNOWN, 4", "UNKNOWN, 8", "UNKNOWN, 12", "UNKNOWN, 24", "UNKNOWN, 48",
    "SCENERY, 4", "SCENERY, 8", "SCENERY, 12", "SCENERY, 24", "SCENERY, 48"
  })
  void isOneErrorHoweverLongAndWhateverLiesBeside(SurfaceClass beside, int metres) {
    int from = (int) ((ROWS - metres / ROW) / 2);
    int to = from + (int) (metres / ROW);
    List<Piece> pieces = new ArrayList<>();
    pieces.add(strip("road", SurfaceClass.ROAD, -HALF, HALF, from, to));
    pieces.add(strip("left", beside, -BESIDE, -HALF, 0, 0));
    pieces.add(strip("right", beside, HALF, BESIDE, 0, 0));
    Level level =
        new Level("hole", "generated", pieces, List.of(), List.of("t.obj"), LevelHints.NONE);
    List<Finding> loud =
        LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
            .filter(f -> f.severity() != Severity.INFO)
            .toList();
    assertEquals(1, loud.size(), loud.toString());
    Finding told = loud.get(0);
    assertEquals(Severity.ERROR, told.severity());
    assertTrue(
        List.of("boundary.hole", "probe.fall-through").contains(told.rule()), told.toString());
    double[] box = told.bounds();
    assertTrue(box[2] <= ROW * to + ROW && box[5] >= ROW * from - ROW, told.toString());
  }

  /** Ground without the rows from one to another. */
  private static Piece strip(
      String name, SurfaceClass surfaceClass, double left, double right, int from, int to) {
    MeshDraft draft = new MeshDraft(name, surfaceClass);
    int[][] at = new int[ROWS + 1][];
    for (int row = 0; row <= ROWS; row++) {
      at[row] = new int[] {draft.vertex(left, 0, ROW * row), draft.vertex(right, 0, ROW * row)};
      if (row > 0 && (row <= from || row > to)) {
        draft.quad(at[row - 1][0], at[row][0], at[row][1], at[row - 1][1], "");
      }
    }
    draft.dropUnused();
    return draft.build("t.obj");
  }
}
