package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelExtent;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

class LevelReportTest {

  private static LevelReport report() {
    float[] p = {0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0};
    Piece piece = Piece.named("road", "l.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    Level level =
        new Level("square", "", List.of(piece), List.of(), List.of("l.obj"), LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
  }

  @Test
  void anotherNameChangesNothingElse() {
    LevelReport report = report();
    LevelReport named = report.named("other");
    assertEquals("other", named.name());
    assertEquals(report.sources(), named.sources());
    assertSame(report.basis(), named.basis());
    assertSame(report.surface(), named.surface());
    assertEquals(report.told(), named.told());
  }

  @Test
  void withoutItsSurfaceAReportStillTellsAll() {
    LevelReport report = report();
    assertNotNull(report.surface());
    LevelReport bare = report.withoutSurface();
    assertNull(bare.surface());
    assertNull(bare.seams());
    assertNull(bare.surfaceClass());
    assertEquals(report.told(), bare.told());
    assertSame(report.ledger(), bare.ledger());
  }

  @Test
  void theSizeOfNothingIsNone() {
    LevelExtent none = new LevelExtent(new double[0], 0, 0, 0, List.of(), null);
    assertEquals(0, none.size(2));
    double[] box = {1, 2, 3, 4, 6, 8};
    LevelExtent some = new LevelExtent(box, 0, 0, 0, List.of(), null);
    assertEquals(5, some.size(2));
  }
}
