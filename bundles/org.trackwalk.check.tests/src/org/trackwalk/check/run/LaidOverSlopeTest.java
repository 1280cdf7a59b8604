package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A road laid over a field that rises or falls to its sides: its border lies anywhere around half a
 * metre over the ground, and is nowhere torn open.
 */
class LaidOverSlopeTest {

  private static final double HALF = 4;

  private static final double LENGTH = 120;

  private static final double ROW = 2;

  @ParameterizedTest
  @ValueSource(doubles = {-0.4, -0.1, 0, 0.02, 0.1, 0.25, 0.4})
  void noBorderIsTornOpen(double slope) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    MeshDraft field = new MeshDraft("field", SurfaceClass.VERGE);
    int rows = (int) (LENGTH / ROW);
    int[][] roads = new int[rows + 1][];
    int[][] fields = new int[rows + 1][];
    for (int row = 0; row <= rows; row++) {
      double z = ROW * row;
      // From lying on the field to a metre over it, without a jump.
      double over = 0.05 + 0.95 * row / rows;
      double under = -over - slope * HALF;
      roads[row] = new int[] {road.vertex(-HALF, 0, z), road.vertex(HALF, 0, z)};
      fields[row] =
          new int[] {
            field.vertex(-30, under + 30 * slope, z),
            field.vertex(0, under, z),
            field.vertex(30, under + 30 * slope, z)
          };
      if (row > 0) {
        quad(road, roads[row - 1], roads[row], 0);
        quad(field, fields[row - 1], fields[row], 0);
        quad(field, fields[row - 1], fields[row], 1);
      }
    }
    List<Piece> pieces = List.of(road.build("t.obj"), field.build("t.obj"));
    Level level =
        new Level("laid", "generated", pieces, List.of(), List.of("t.obj"), LevelHints.NONE);
    LevelReport report = LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
    assertEquals(0, report.ledger().getOrDefault(LedgerClass.OPEN, 0), report.ledger().toString());
  }

  private static void quad(MeshDraft mesh, int[] here, int[] there, int k) {
    mesh.quad(here[k], there[k], there[k + 1], here[k + 1], "");
  }
}
