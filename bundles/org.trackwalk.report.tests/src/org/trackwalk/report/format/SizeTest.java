package org.trackwalk.report.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A number is told once, and beside the limit that made it a finding. */
class SizeTest {

  private static final RuleInfo RULE =
      new RuleInfo("ride.test", "by value", "a", "b", "c", Scope.LINE, List.of(), "d");

  private static FindingBuilder builder(Severity severity, double jolt, double share) {
    return new FindingBuilder(RULE, severity, "a test")
        .effects(List.of(new Effect("generic", "body", 200 / 3.6, jolt, 0, 0, share)));
  }

  @Test
  void aStepThatIsAnErrorForItsJoltSaysSo() {
    Finding step = builder(Severity.WARNING, 3.25, 0.5).measure("step", 0.0015, "m", 0.001).build();
    assertEquals(Severity.ERROR, step.severity());
    assertEquals("1.5 mm (limit 1 mm)", Size.measure(step));
    assertEquals("jolt of 3.25 m/s (limit 1 m/s) at 200 km/h in 50% of passes", Size.jolt(step));
  }

  @Test
  void aShareOfARoadWithoutBordersIsAnUpperBound() {
    FindingBuilder hit = new FindingBuilder(RULE, Severity.ERROR, "a test");
    assertEquals(
        "a car at 180 km/h is stopped, on 12% of the road's width",
        Size.jolt(hit.stops(50, 0.12, false).build()));
    Finding open = new FindingBuilder(RULE, Severity.ERROR, "a test").stops(50, 0.12, true).build();
    assertEquals(
        "a car at 180 km/h is stopped, on at most 12% of the road's width", Size.jolt(open));
  }

  @Test
  void aJoltThatIsNoReasonHasNoLimit() {
    Finding step = builder(Severity.ERROR, 0.25, 1).measure("step", 0.03, "m", 0.02).build();
    assertEquals("30 mm (limit 20 mm)", Size.measure(step));
    assertEquals("jolt of 0.25 m/s at 200 km/h in each pass", Size.jolt(step));
  }

  @Test
  void aJoltThatIsTheMeasureIsToldOnce() {
    Finding kink =
        builder(Severity.ERROR, 1.67, 1).ownSeverity().measure("change", 1.67, "m/s", 1.5).build();
    String text = "jolt of 1.67 m/s (limit 1.5 m/s) at 200 km/h in each pass";
    assertEquals(text, Size.measure(kink));
    assertEquals("", Size.jolt(kink));
  }

  @Test
  void aWayThatEndsIsToldWithItsPartOfTheWidth() {
    FindingBuilder hole = new FindingBuilder(RULE, Severity.WARNING, "a test");
    assertEquals(
        "a car at 180 km/h falls, on 15% of the road's width",
        Size.jolt(hole.falls(50, 0.15, false).build()));
    FindingBuilder wall = new FindingBuilder(RULE, Severity.WARNING, "a test");
    assertEquals(
        "a car at 180 km/h is stopped, on the whole width of the road",
        Size.jolt(wall.stops(50, 1, false).build()));
  }

  @Test
  void aLengthOfNothingIsNotTold() {
    Finding junction =
        new FindingBuilder(RULE, Severity.WARNING, "a test")
            .measure("distance", 0, "m", 0.001)
            .build();
    assertEquals("", Size.measure(junction));
  }
}
