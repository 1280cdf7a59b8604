package org.trackwalk.model.finding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.SurfaceClass;

/** Where a finding stands, and that a change of one part leaves the others. */
class FindingTest {

  private static final Finding SEAM = Samples.along(2, 1, 0, 8);

  @Test
  void theMiddleStandsForAllOfIt() {
    assertArrayEquals(new double[] {6, 1, 0}, SEAM.anchor());
    assertNull(Samples.about("road_1", 3).anchor());
  }

  @Test
  void whatIsAboutAWholeIsPlacedByItsExample() {
    assertTrue(SEAM.placed());
    assertTrue(Samples.about("road_1", 3).placed());
    assertTrue(Samples.about("road_1", 0).placed(), "a piece is known");
    assertFalse(Samples.nowhere("level.obj", List.of()).placed());
    FlowStep step = new FlowStep(new double[3], "a vertex");
    assertTrue(Samples.nowhere("level.obj", List.of(step)).placed(), "a step is known");
  }

  @Test
  void rankingLeavesWhatIsSaid() {
    Finding ranked = SEAM.ranked("9f2c61d0:all:7be", 7, "seam.gap");
    assertSame(SEAM.told(), ranked.told());
    assertSame(SEAM.place(), ranked.place());
    assertSame(SEAM.evidence(), ranked.evidence());
    assertEquals(new Standing("9f2c61d0:all:7be", 7, "seam.gap", null), ranked.standing());
    Finding compared = ranked.since("worse", "seam.gap, worse");
    assertEquals(
        new Standing("9f2c61d0:all:7be", 7, "seam.gap, worse", "worse"), compared.standing());
    assertEquals("worse", compared.ranked("a", 1, "b").baselineState());
  }

  @Test
  void whatATeamSaysStaysWhenItIsRankedAndCompared() {
    Work work = new Work(WorkState.IN_WORK, "mia", "asked\nthe artist");
    Finding said = SEAM.worked(work).ranked("a", 1, "b").since("new", "b, new");
    assertEquals(work, said.work());
    assertEquals("in work, mia: asked the artist", work.words());
    assertNull(said.worked(null).work());
  }

  @Test
  void anotherSurfaceCauseOrFixLeavesTheRest() {
    Finding verge = SEAM.on(SurfaceClass.VERGE);
    assertEquals(SurfaceClass.VERGE, verge.surfaceClass());
    assertSame(SEAM.told(), verge.told());
    Finding caused = SEAM.causedBy("piece road_2 lies 2 mm off");
    assertEquals("piece road_2 lies 2 mm off", caused.cause());
    assertSame(SEAM.place(), caused.place());
    assertFalse(SEAM.fixable(false).fixable());
    assertEquals(SEAM.message(), SEAM.fixable(false).message());
  }

  @Test
  void whoSpeaksForOthersSaysHowManyAndWhere() {
    FlowStep other = new FlowStep(new double[] {90, 0, 0}, "another", "9f2c61d0:all:7be");
    Finding all = SEAM.speakingFor(Severity.ERROR, "30 gaps", 30, List.of(other), "road");
    assertEquals(Severity.ERROR, all.severity());
    assertEquals("30 gaps", all.message());
    assertEquals(30, all.count());
    assertEquals(List.of(other), all.flow());
    assertTrue(all.whole());
    assertSame(SEAM.place(), all.place());
    assertEquals(LedgerClass.GAP, all.ledgerClass());
  }
}
