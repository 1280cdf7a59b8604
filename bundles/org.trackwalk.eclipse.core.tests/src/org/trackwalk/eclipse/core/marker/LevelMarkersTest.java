package org.trackwalk.eclipse.core.marker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Told;

/** Markers are brought up to date and never made anew. */
final class LevelMarkersTest {

  @Test
  void everyRuleHasATypeThatIsDeclared() throws Exception {
    try (TestProject project = new TestProject("types")) {
      for (Rule rule : RuleList.all()) {
        IMarker marker = project.get().createMarker(MarkerTypes.ofRule(rule.info().id()));
        assertTrue(marker.isSubtypeOf(MarkerTypes.PROBLEM), rule.info().id());
        assertTrue(marker.isSubtypeOf(IMarker.PROBLEM), rule.info().id());
        assertTrue(MarkerTypes.all().contains(marker.getType()));
      }
    }
  }

  @Test
  void onlyWhatDiffersIsTouchedInOneStep() throws Exception {
    try (TestProject project = new TestProject("diff")) {
      TrackLevel level = level(project);
      update(level, List.of(finding("a", 1), finding("b", 2), finding("c", 3, 50)), 0);
      Map<String, Long> before = TestProject.ids(level);
      List<Integer> deltas = new ArrayList<>();
      IResourceChangeListener listener =
          event -> deltas.add(event.findMarkerDeltas(MarkerTypes.PROBLEM, true).length);
      ResourcesPlugin.getWorkspace()
          .addResourceChangeListener(listener, IResourceChangeEvent.POST_CHANGE);

      LevelMarkers.Changes changes =
          update(level, List.of(finding("a", 1), finding("b", 5), finding("d", 4, 90)), 0);

      ResourcesPlugin.getWorkspace().removeResourceChangeListener(listener);
      assertEquals(new LevelMarkers.Changes(1, 1, 1, 1), changes);
      assertEquals(List.of(3), deltas);
      Map<String, Long> after = TestProject.ids(level);
      assertEquals(before.get("a"), after.get("a"));
      assertEquals(before.get("b"), after.get("b"));
      assertFalse(after.containsKey("c"));
      assertTrue(after.containsKey("d"));
    }
  }

  @Test
  void aFindingThatMovedALittleKeepsItsMarker() throws Exception {
    try (TestProject project = new TestProject("moved")) {
      TrackLevel level = level(project);
      update(level, List.of(finding("a", 1, 10), finding("b", 2, 10.75)), 0);
      Map<String, Long> before = TestProject.ids(level);

      LevelMarkers.Changes changes =
          update(level, List.of(finding("c", 1, 10.5), finding("d", 1, 12)), 0);

      assertEquals(new LevelMarkers.Changes(1, 1, 1, 0), changes);
      assertEquals(before.get("b"), TestProject.ids(level).get("c"));
      assertFalse(before.containsValue(TestProject.ids(level).get("d")));
    }
  }

  @Test
  void equalFingerprintsStayApart() throws Exception {
    try (TestProject project = new TestProject("twins")) {
      TrackLevel level = level(project);
      List<Finding> twins = List.of(finding("a", 1), finding("a", 2));
      update(level, twins, 0);
      List<IMarker> before = LevelMarkers.of(level);

      LevelMarkers.Changes changes = update(level, twins, 0);

      assertEquals(2, before.size());
      assertEquals(new LevelMarkers.Changes(0, 0, 0, 2), changes);
    }
  }

  @Test
  void tenThousandFindingsStayWithinTheLimitAndTheWorstAreKept() throws Exception {
    try (TestProject project = new TestProject("many")) {
      TrackLevel level = level(project);
      List<Finding> all = new ArrayList<>();
      for (int i = 0; i < 10_000; i++) {
        all.add(finding("f" + i, i));
      }

      update(level, all, 1000);

      List<IMarker> markers = LevelMarkers.of(level);
      assertEquals(1001, markers.size());
      double least = Double.POSITIVE_INFINITY;
      for (IMarker marker : markers) {
        String risk = marker.getAttribute(MarkerAttributes.RISK, null);
        if (risk == null) {
          assertEquals(IMarker.SEVERITY_INFO, marker.getAttribute(IMarker.SEVERITY, -1));
          assertEquals(9000, marker.getAttribute(MarkerAttributes.COUNT, 0));
          assertTrue(marker.getAttribute(IMarker.MESSAGE, "").startsWith("9000 more"));
        } else {
          least = Math.min(least, Double.parseDouble(risk));
        }
      }
      assertEquals(9000, least);
    }
  }

  @Test
  void twoLevelsDoNotTouchEachOther() throws Exception {
    try (TestProject project = new TestProject("two")) {
      TrackLevel one = new TrackLevel(project.write("a.trackwalk.json", "{}"), kind());
      TrackLevel two = new TrackLevel(project.write("b.trackwalk.json", "{}"), kind());
      update(one, List.of(finding("a", 1)), 0);
      update(two, List.of(finding("a", 1)), 0);

      LevelMarkers.delete(one);

      assertEquals(0, LevelMarkers.of(one).size());
      assertEquals(1, LevelMarkers.of(two).size());
    }
  }

  @Test
  void markersOutliveTheSession() throws Exception {
    try (TestProject project = new TestProject("persistent")) {
      TrackLevel level = level(project);
      update(level, List.of(finding("a", 1)), 0);
      Map<String, Long> before = TestProject.ids(level);

      project.get().close(null);
      project.get().open(null);

      assertEquals(before, TestProject.ids(level));
    }
  }

  private static TrackLevel.Kind kind() {
    return TrackLevel.Kind.MANIFEST;
  }

  private static TrackLevel level(TestProject project) throws Exception {
    IFile file = project.write("m.trackwalk.json", "{}");
    return new TrackLevel(file, kind());
  }

  private static LevelMarkers.Changes update(TrackLevel level, List<Finding> findings, int limit)
      throws Exception {
    FindingDrafts drafts =
        new FindingDrafts(level, "", name -> null, name -> (IResource) null, f -> "");
    return LevelMarkers.update(
        level, FindingDrafts.of(level, findings, f -> drafts, limit), marker -> false);
  }

  private static Finding finding(String fingerprint, double risk) {
    return finding(fingerprint, risk, 1);
  }

  private static Finding finding(String fingerprint, double risk, double x) {
    return new Finding(
        new Told(
            "seam.gap",
            Severity.WARNING,
            "gap of " + risk + " mm",
            "close it",
            null,
            null,
            1,
            false),
        new Place(
            SurfaceClass.ROAD,
            new double[] {x, 2, 3},
            new double[] {x, 2, 3},
            2,
            new double[] {0, 0, 0, 1, 2, 3},
            List.of("road_01", "road_02"),
            Map.of()),
        new Evidence(
            null, 1, new Measure("gap", risk / 1000, "m", 0.002), List.of(), null, List.of()),
        new Standing(fingerprint, risk, fingerprint, null));
  }
}
