package org.trackwalk.eclipse.core.change;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.fix.Fix;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.repair.FixPlan;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Told;

/** What is left when fixes are left out is done unasked only where it is what was seen. */
class FixPreviewTest {

  private static final Proposal FIRST = proposal(0, "pull it up", 2, 0.01, 0, 0, 0);
  private static final Proposal SECOND = proposal(9, "pull it up", 2, 0.01, 9, 0, 0);

  @Test
  void theSameFixesInAnyOrderAreTheSame() {
    assertTrue(preview(FIRST, SECOND).isJust(preview(SECOND, FIRST), List.of()));
    assertTrue(preview(SECOND).isJust(preview(FIRST, SECOND), List.of(FIRST)));
    Proposal again = proposal(9, "pull it up", 2, 0.01, 9, 0, 0);
    assertTrue(preview(again).isJust(preview(FIRST, SECOND), List.of(FIRST)), "planned anew");
  }

  @Test
  void anotherFindingIsNot() {
    assertFalse(preview(SECOND).isJust(preview(FIRST, SECOND), List.of()));
    assertFalse(preview().isJust(preview(FIRST, SECOND), List.of(FIRST)));
    assertFalse(preview(FIRST).isJust(preview(FIRST, SECOND), List.of(FIRST)));
  }

  @Test
  void theSameFindingFixedOtherwiseIsNot() {
    List<Proposal> otherwise =
        List.of(
            proposal(9, "push it down", 2, 0.01, 9, 0, 0),
            proposal(9, "pull it up", 3, 0.01, 9, 0, 0),
            proposal(9, "pull it up", 2, 0.02, 9, 0, 0),
            proposal(9, "pull it up", 2, 0.01, 9, 0, 1));
    for (Proposal other : otherwise) {
      assertFalse(
          preview(other).isJust(preview(FIRST, SECOND), List.of(FIRST)), other.fix().toString());
    }
  }

  private static FixPreview preview(Proposal... made) {
    FixPlan plan =
        new FixPlan(null, null, List.of(made), List.of(), List.of(), Map.of(), Map.of(), null);
    return new FixPreview(null, List.of(plan), List.of("level"), null);
  }

  private static Proposal proposal(
      double x, String what, int moved, double largest, double... places) {
    double[] at = {x, 0, 0};
    Finding finding =
        new Finding(
            new Told("seam.gap", Severity.ERROR, "a gap", "close it", null, null, 1, true),
            new Place(SurfaceClass.ROAD, at, at, 0, new double[6], List.of("road"), Map.of()),
            new Evidence(LedgerClass.GAP, 1, null, List.of(), null, List.of()),
            Standing.none());
    return new Proposal(finding, new Fix(what, List.of(), List.of(), moved, largest, places), "");
  }
}
