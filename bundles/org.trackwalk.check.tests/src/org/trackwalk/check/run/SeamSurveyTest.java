package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.NearMisses;
import org.trackwalk.model.seam.Seam;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.model.seam.SeamCurve;
import org.trackwalk.model.settings.CheckSettings;

/** Two plates of 10 x 4 m that meet at x = 0; the right one is moved vertex by vertex. */
class SeamSurveyTest {

  private static final int ROWS = 10;

  /** Offset of the right plate's border vertex at row i: x, y. */
  private interface Offset {
    double[] at(int row);
  }

  private static SeamBook survey(Offset offset) {
    MeshDraft left = new MeshDraft("left", SurfaceClass.ROAD);
    MeshDraft right = new MeshDraft("right", SurfaceClass.ROAD);
    for (int i = 0; i <= ROWS; i++) {
      left.vertex(-4, 0, i);
      left.vertex(0, 0, i);
      double[] d = offset.at(i);
      right.vertex(d[0], d[1], i);
      right.vertex(4, d[1], i);
    }
    for (int i = 0; i < ROWS; i++) {
      left.quad(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1, "");
      right.quad(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1, "");
    }
    Level level = Circuit.level("plates", List.of(left.build("a.obj"), right.build("a.obj")));
    LevelReport report = LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
    return report.seams().get();
  }

  @Test
  void anExactSeamHasNoCurve() {
    SeamBook book = survey(i -> new double[] {0, 0});
    assertEquals(1, book.seams().size());
    Seam seam = book.seams().get(0);
    assertEquals(ROWS, seam.shared());
    assertEquals(0, seam.openEdges());
    assertEquals(10, seam.length(), 1e-12);
    assertTrue(seam.curves().isEmpty());
    assertEquals("left | right", book.title(seam));
  }

  @Test
  void theSlitIsAsWideAsItWasMade() {
    // 2 mm at the start, 20 mm at the end.
    SeamBook book = survey(i -> new double[] {0.002 + 0.0018 * i, 0});
    Seam seam = book.seams().get(0);
    assertEquals(Map.of(LedgerClass.GAP, 2 * ROWS), seam.open());
    SeamCurve curve = seam.curves().get(0);
    assertEquals(1, seam.curves().size());
    assertEquals(10, curve.length(), 1e-3);
    assertEquals(0.02, curve.worstWidth(), 1e-5);
    for (int i = 0; i < curve.along().length; i++) {
      double z = curve.points()[3 * i + 2];
      assertEquals(0.002 + 0.0018 * z, curve.width()[i], 1e-5, "at z " + z);
      assertEquals(0, curve.height()[i], 1e-6, "at z " + z);
    }
  }

  @Test
  void theStepHasItsSignAndEndsWhereTheSeamIsShared() {
    // Shared up to z = 4, then rising by 3 mm a metre; the right plate is the higher one.
    SeamBook book = survey(i -> new double[] {0, i <= 4 ? 0 : 0.003 * (i - 4)});
    Seam seam = book.seams().get(0);
    assertEquals(4, seam.shared());
    SeamCurve curve = seam.curves().get(0);
    double sign = seam.piece() == 0 ? 1 : -1;
    for (int i = 0; i < curve.along().length; i++) {
      double z = curve.points()[3 * i + 2];
      double expected = z <= 4 ? 0 : sign * 0.003 * (z - 4);
      assertEquals(expected, curve.height()[i], 1e-5, "at z " + z);
    }
    assertEquals(0.018, curve.worstHeight(), 1e-5);
  }

  @Test
  void nearMissesAreCountedByAxisAndFloatSteps() {
    // Three float steps in y at height 1: 3 * 2^-23 m on one side.
    float high = 1 + 3 * Math.ulp(1f);
    SeamBook flat = survey(i -> new double[] {0, 0});
    assertEquals(0, flat.nearMisses().pairs());
    SeamBook book = raised(high);
    NearMisses misses = book.nearMisses();
    assertEquals(2 * ROWS, misses.pairs());
    assertEquals(1, misses.onlyAxis());
    assertEquals(2 * ROWS, misses.counts()[1][2]);
    assertEquals(2 * ROWS, misses.counts()[0][0]);
  }

  private static SeamBook raised(float high) {
    MeshDraft left = new MeshDraft("left", SurfaceClass.ROAD);
    MeshDraft right = new MeshDraft("right", SurfaceClass.ROAD);
    for (int i = 0; i <= ROWS; i++) {
      left.vertex(-4, 1, i);
      left.vertex(0, 1, i);
      right.vertex(0, high, i);
      right.vertex(4, 1, i);
    }
    for (int i = 0; i < ROWS; i++) {
      left.quad(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1, "");
      right.quad(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1, "");
    }
    Level level = Circuit.level("plates", List.of(left.build("a.obj"), right.build("a.obj")));
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).seams().get();
  }
}
