package org.trackwalk.model.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.finding.Told;

/** A change of one part of a report leaves all others what they are. */
class LevelReportTest {

  private static final Frame AXES = Frame.of(UpAxis.Z, LengthUnit.CENTIMETRE);

  private static final Finding FIRST = finding("seam.gap");
  private static final Finding SECOND = finding("seam.step");
  private static final Suppressed ACCEPTED = new Suppressed(SECOND, "meant", "Ada", null);
  private static final BaselineFacts COMPARED =
      new BaselineFacts(true, 1, 2, 3, 4, List.of(), 0, Map.of());

  private static final LevelReport REPORT =
      new LevelReport(
          new LevelIdentity("track", "by folder", List.of("a.obj", "b.obj"), 2, AXES),
          new CheckBasis(
              null,
              null,
              null,
              null,
              Map.of(LedgerClass.GAP, 7),
              List.of(new SkippedRule("ride.*", "no road"))),
          new ToldFindings(List.of(FIRST), List.of(ACCEPTED), Map.of("seam.gap", 9)),
          null,
          1.5,
          new LevelGeometry(() -> null, () -> null, null, t -> SurfaceClass.VERGE),
          null);

  private static Finding finding(String rule) {
    double[] at = {1, 2, 3};
    return new Finding(
        new Told(rule, Severity.WARNING, "a", "b", null, null, 1, false),
        new Place(
            SurfaceClass.ROAD, at, at, 0, new double[] {1, 2, 3, 1, 2, 3}, List.of(), Map.of()),
        new Evidence(null, 1, null, List.of(), null, List.of()),
        Standing.none());
  }

  @Test
  void anotherNameIsAllThatChanges() {
    LevelReport named = REPORT.named("track (2)");
    assertEquals("track (2)", named.name());
    assertEquals(REPORT, named.named("track"));
  }

  @Test
  void withoutGeometryNothingIsDrawnAndAllElseIsKept() {
    LevelReport bare = REPORT.withoutSurface();
    assertNotNull(REPORT.seams());
    assertEquals(SurfaceClass.VERGE, REPORT.surfaceClass().apply(0));
    assertNull(bare.seams());
    assertNull(bare.surface());
    assertNull(bare.surfaceClass());
    assertEquals(REPORT.identity(), bare.identity());
    assertSame(REPORT.basis(), bare.basis());
    assertEquals(REPORT.told(), bare.told());
    assertEquals(REPORT.seconds(), bare.seconds());
  }

  @Test
  void comparedWithABaselineItKeepsWhatWasAcceptedAndLeftOut() {
    LevelReport since = REPORT.since(List.of(SECOND, FIRST), COMPARED);
    assertEquals(List.of(SECOND, FIRST), since.findings());
    assertEquals(List.of(ACCEPTED), since.suppressed());
    assertEquals(Map.of("seam.gap", 9), since.truncated());
    assertSame(COMPARED, since.baseline());
    assertEquals(List.of(), REPORT.since(List.of(), List.of(), COMPARED).suppressed());
  }

  @Test
  void aSketchStaysWhenTheGeometryGoes() {
    LevelSketch sketch = new LevelSketch(Map.of("html", new byte[] {1}));
    LevelReport kept = REPORT.sketched(sketch).withoutSurface();
    assertSame(sketch, kept.sketch());
    assertNull(kept.geometry());
  }

  @Test
  void anExtentIsMeasuredAlongAnAxisAndIsNothingWithoutTriangles() {
    double[] box = {-1, 0, 10, 4, 0.5, 30};
    LevelExtent extent = new LevelExtent(box, 1, 1, 1, List.of(), null);
    assertEquals(List.of(5.0, 0.5, 20.0), List.of(extent.size(0), extent.size(1), extent.size(2)));
    assertEquals(0, new LevelExtent(new double[0], 0, 0, 0, List.of(), null).size(1));
  }

  @Test
  void aRuleThatNothingCallsForIsNotWorthTelling() {
    SkippedRule left = new SkippedRule("a.b", "c");
    SkippedRule idle = new SkippedRule("a.b", "c", SkippedRule.How.NOT_CALLED_FOR);
    SkippedRule ran = new SkippedRule("a.b", "c", SkippedRule.How.RAN);
    assertTrue(left.worthTelling() && ran.worthTelling());
    assertFalse(idle.worthTelling());
    assertTrue(ran.ran());
    assertFalse(left.ran() || idle.ran());
  }
}
