package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What a designer reads first. */
class ReadingOrderTest {

  private static TrackMarker mark(
      IFile file, String message, String rule, int severity, String risk, String state)
      throws Exception {
    Map<String, Object> said =
        Map.of(
            IMarker.MESSAGE,
            message,
            IMarker.SEVERITY,
            severity,
            MarkerAttributes.RULE,
            rule,
            MarkerAttributes.RISK,
            risk,
            MarkerAttributes.STATE,
            state);
    return new TrackMarker(file.createMarker(MarkerTypes.ofRule(rule), said));
  }

  @Test
  void whatCannotBeReadComesBeforeEveryFinding() throws Exception {
    IProject project = Bench.project("order");
    try {
      IFile file = Bench.file(project, "order.txt", "");
      int error = IMarker.SEVERITY_ERROR;
      int warning = IMarker.SEVERITY_WARNING;
      List<TrackMarker> findings = new ArrayList<>();
      findings.add(mark(file, "warning", "seam.gap", warning, "9", ""));
      findings.add(mark(file, "small", "seam.gap", error, "1", ""));
      findings.add(mark(file, "large", "seam.step", error, "8", ""));
      findings.add(mark(file, "unread", FindingDrafts.UNREADABLE, error, "", ""));
      findings.add(mark(file, "new", "seam.step", error, "2", "new"));

      findings.sort(ReadingOrder.WORST_FIRST);

      assertEquals(
          List.of("unread", "new", "large", "small", "warning"),
          findings.stream().map(TrackMarker::message).toList());
    } finally {
      Bench.delete(project);
    }
  }

  /** Over all that it packs into one number, among it risks that differ in their last digits. */
  @Test
  void theKeyNeverSaysOtherwiseThanTheOrder() throws Exception {
    IProject project = Bench.project("keys");
    try {
      IFile file = Bench.file(project, "keys.txt", "");
      List<TrackMarker> findings = new ArrayList<>();
      for (String rule : List.of("seam.gap", FindingDrafts.UNREADABLE)) {
        for (String state : List.of("", "new", "worse", "unchanged")) {
          for (int severity = 0; severity <= IMarker.SEVERITY_ERROR; severity++) {
            for (String risk :
                List.of("", "0", "-0.0", "-1", "1e-9", "2", "2.0000000000000004", "1e300")) {
              findings.add(mark(file, "same", rule, severity, risk, state));
            }
          }
        }
      }
      int decided = 0;
      for (TrackMarker a : findings) {
        for (TrackMarker b : findings) {
          int by = Long.compare(ReadingOrder.key(a), ReadingOrder.key(b));
          int order = Integer.signum(ReadingOrder.WORST_FIRST.compare(a, b));
          assertTrue(by == 0 || by == order, a + " and " + b);
          decided += Math.abs(by);
        }
      }
      assertTrue(decided > findings.size() * findings.size() * 9 / 10, decided + " decided");
    } finally {
      Bench.delete(project);
    }
  }
}
