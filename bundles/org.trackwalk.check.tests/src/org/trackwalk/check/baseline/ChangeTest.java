package org.trackwalk.check.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.Before;

class ChangeTest {

  private static KnownFinding gap(Severity severity, double value, double effect, int count) {
    return Known.of("seam.gap", severity, 1, value, effect, count, "a", "b");
  }

  private static final KnownFinding USUAL = gap(Severity.WARNING, 0.005, 1.0, 10);

  @Test
  void nothingChangedAndNoiseAreUnchanged() {
    assertEquals(Change.UNCHANGED, Change.of(USUAL, USUAL));
    assertEquals(Change.UNCHANGED, Change.of(USUAL, gap(Severity.WARNING, 0.0054, 1.08, 11)));
  }

  @Test
  void severityDecidesFirst() {
    assertEquals(Change.WORSE, Change.of(USUAL, gap(Severity.ERROR, 0.001, 0.1, 1)));
    assertEquals(Change.BETTER, Change.of(USUAL, gap(Severity.INFO, 0.1, 9, 99)));
  }

  @Test
  void thenTheJoltThenTheMeasureThenTheCount() {
    assertEquals(Change.BETTER, Change.of(USUAL, gap(Severity.WARNING, 0.1, 0.8, 99)));
    assertEquals(Change.WORSE, Change.of(USUAL, gap(Severity.WARNING, 0.006, 1.0, 1)));
    assertEquals(Change.BETTER, Change.of(USUAL, gap(Severity.WARNING, 0.004, 1.0, 99)));
    assertEquals(Change.WORSE, Change.of(USUAL, gap(Severity.WARNING, 0.005, 1.0, 12)));
  }

  @Test
  void thePartThatDecidesIsTheOneThatIsTold() {
    KnownFinding error = gap(Severity.ERROR, 0.02, 3, 10);
    assertEquals(Before.Part.SEVERITY, Change.before(USUAL, error).part());
    assertEquals(Severity.WARNING, Change.before(USUAL, error).severity());
    KnownFinding wider = gap(Severity.WARNING, 0.006, 1.0, 10);
    assertEquals(Before.Part.MEASURE, Change.before(USUAL, wider).part());
    assertNull(Change.before(USUAL, USUAL));
  }

  @Test
  void aMeasureBelowItsThresholdSaysNothingOfBetterOrWorse() {
    // A needle's height or a near miss: the threshold is how far it counts.
    KnownFinding small = gap(Severity.WARNING, 0.0001, 1.0, 10);
    assertEquals(Change.UNCHANGED, Change.of(small, gap(Severity.WARNING, 0.0009, 1.0, 10)));
  }

  @Test
  void oneMorePlaceInAFoldedFindingIsWorse() {
    KnownFinding before = Known.folded("seam.gap", 400);
    assertEquals(Change.WORSE, Change.of(before, Known.folded("seam.gap", 401)));
    assertEquals(Change.BETTER, Change.of(before, Known.folded("seam.gap", 399)));
  }
}
