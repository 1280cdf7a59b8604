package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
