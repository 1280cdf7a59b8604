package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What is shown of ten thousand findings. */
@ExtendWith(QuietLog.class)
class ManyMarkersTest {

  private static final int MANY = 10_000;
  private static final List<String> SURFACES = List.of("road", "verge", "scenery", "barrier");

  private IProject project;
  private TrackProblemsView view;

  @BeforeEach
  void manyMarkers() throws Exception {
    ShownStore.write(Shown.USUAL);
    project = Bench.project("many");
    IFile file = Bench.file(project, "many.txt", "");
    ResourcesPlugin.getWorkspace().run(m -> mark(file), null);
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
  }

  @AfterEach
  void away() throws Exception {
    ShownStore.write(Shown.USUAL);
    Bench.delete(project);
  }

  private static void mark(IFile file) throws CoreException {
    for (int i = 0; i < MANY; i++) {
      String rule = i % 2 == 0 ? "seam.gap" : "weld.near-miss";
      file.createMarker(
          MarkerTypes.ofRule(rule),
          Map.of(
              IMarker.MESSAGE,
              "finding " + i,
              IMarker.SEVERITY,
              i % 3,
              MarkerAttributes.RULE,
              rule,
              MarkerAttributes.RISK,
              Integer.toString(i),
              MarkerAttributes.CLASS,
              SURFACES.get(i % SURFACES.size()),
              MarkerAttributes.LEVEL,
              i % 5 == 0 ? "monza" : "spa",
              MarkerAttributes.PIECES,
              "road_" + i % 7 + " | road_" + i % 11));
    }
  }

  @Test
  void theWorstAreShownAndTheWorkbenchGoesOnMeanwhile() {
    long[] beat = {System.nanoTime(), 0};
    Display display = Display.getCurrent();
    Runnable[] heart = new Runnable[1];
    heart[0] =
        () -> {
          beat[1] = Math.max(beat[1], System.nanoTime() - beat[0]);
          beat[0] = System.nanoTime();
          display.timerExec(5, heart[0]);
        };
    heart[0].run();
    Bench.until("the view to fill", () -> view.shown().size() >= 1000);
    long filled = beat[1];
    view.select(view.shown().get(view.shown().size() - 1));
    view.select(view.shown().get(0));
    Bench.until("a moment", () -> System.nanoTime() - beat[0] < 50_000_000L);
    display.timerExec(-1, heart[0]);
    TestReport.say(
        "10,000 markers: longest pause of the window while filling "
            + filled / 1_000_000
            + " ms, while scrolling to the end and back "
            + beat[1] / 1_000_000
            + " ms");
    // As the command line has it: errors first, however great the risk of a note is.
    assertEquals(MANY - 2, new TrackMarker(view.shown().get(0)).risk());
  }

  @Test
  void theLimitCountsWhatTheFilterLeaves() {
    // Scenery alone: every fourth; the worst of them have numbers that the limit alone would cut.
    ShownStore.write(Shown.USUAL.surfaces(Set.of("scenery")).severities(true, false, false));
    Bench.until(
        "errors on scenery only",
        () ->
            !view.shown().isEmpty()
                && view.shown().stream()
                    .map(TrackMarker::new)
                    .allMatch(
                        f ->
                            f.surface().equals("scenery")
                                && f.severity() == IMarker.SEVERITY_ERROR));
    assertEquals(MANY / 12, view.shown().size(), 1);
  }

  @Test
  void aRuleGroupAndALevelCanBeChosen() {
    ShownStore.write(Shown.USUAL.groups(Set.of("weld")).level("monza"));
    Bench.until(
        "weld in monza only",
        () ->
            !view.shown().isEmpty()
                && view.shown().stream()
                    .map(TrackMarker::new)
                    .allMatch(f -> f.group().equals("weld") && f.level().equals("monza")));
    assertTrue(view.shown().size() <= MANY / 10);
  }
}
