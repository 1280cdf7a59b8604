package org.trackwalk.report.svg;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A way keeps to the path of a finding, at the distance at which its place lies. */
class PlanWayTest {

  private static final RuleInfo RULE =
      new RuleInfo("ride.test", "by value", "a", "b", "c", Scope.LINE, List.of(), "d");

  private static Finding finding(double[] at, double[] path) {
    return new FindingBuilder(RULE, Severity.WARNING, "a test")
        .at(at[0], at[1], at[2])
        .along(path, 1)
        .build();
  }

  @Test
  void carsCrossALineFromLeftToRightAtRightAngles() {
    // Driving along +z has +x on its left (level axes: Y up).
    double[] path = {5, 0, 0, -5, 0, 0};
    assertArrayEquals(new double[] {0, 1}, PlanWay.heading(finding(path, path)), 1e-12);
  }

  @Test
  void aWayRoundABendStaysAtItsRadius() {
    double radius = 60;
    double[] path = new double[3 * 41];
    for (int i = 0; i <= 40; i++) {
      path[3 * i] = radius * StrictMath.cos(i / radius);
      path[3 * i + 2] = radius * StrictMath.sin(i / radius);
    }
    double middle = 20 / radius;
    double outer = radius + 3;
    double[] at = {outer * StrictMath.cos(middle), 0, outer * StrictMath.sin(middle)};
    PlanWay way = PlanWay.along(finding(at, path), 15);
    for (int i = 0; i < way.x().length; i++) {
      double far = StrictMath.sqrt(way.x()[i] * way.x()[i] + way.z()[i] * way.z()[i]);
      assertEquals(outer, far, 0.2, "sample " + i);
    }
    assertEquals(at[0], way.x()[way.place()], 0);
    assertEquals(at[2], way.z()[way.place()], 0);
  }
}
