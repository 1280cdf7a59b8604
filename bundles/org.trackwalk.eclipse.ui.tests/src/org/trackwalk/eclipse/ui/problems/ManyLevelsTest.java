package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/**
 * 100,000 findings in ten levels: how long filters take and how long the window pauses, printed.
 */
@ExtendWith(QuietLog.class)
class ManyLevelsTest {

  private static final int LEVELS = 10;
  private static final int EACH = 10_000;

  /** So many are read as one line, as a level's seams of one kind are. */
  private static final int ALIKE = 50;

  private static final List<String> SURFACES = List.of("road", "verge", "scenery", "barrier");

  private final List<IProject> projects = new ArrayList<>();
  private TrackProblemsView view;
  private long longest;
  private long last;

  @BeforeEach
  void manyLevels() throws Exception {
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    front("/level0");
    for (int level = 0; level < LEVELS; level++) {
      IProject project = Bench.project("level" + level);
      projects.add(project);
      IFile file = Bench.file(project, "track.txt", "");
      ResourcesPlugin.getWorkspace().run(m -> mark(file), null);
    }
  }

  @AfterEach
  void away() throws Exception {
    ShownStore.write(Shown.USUAL);
    for (IProject project : projects) {
      Bench.delete(project);
    }
  }

  private static void mark(IFile file) throws CoreException {
    for (int i = 0; i < EACH; i++) {
      String rule = i % 2 == 0 ? "seam.gap" : "weld.near-miss";
      Map<String, Object> a = new HashMap<>();
      a.put(IMarker.MESSAGE, "road_" + i + " | road_" + (i + 1) + ": gap of 3.0 mm along 8.00 m");
      a.put(IMarker.SEVERITY, i % 3);
      a.put(MarkerAttributes.RULE, rule);
      a.put(MarkerAttributes.RISK, Integer.toString(i));
      a.put(MarkerAttributes.CLASS, SURFACES.get(i % SURFACES.size()));
      a.put(MarkerAttributes.GROUP, "g" + i / ALIKE);
      a.put(MarkerAttributes.FINGERPRINT, "f" + i);
      a.put(MarkerAttributes.LEVEL, file.getProject().getName());
      a.put(MarkerAttributes.ANCHOR, file.getProject().getFullPath().toPortableString());
      a.put(MarkerAttributes.PIECES, "road_" + i + " | road_" + (i + 1));
      file.createMarker(MarkerTypes.ofRule(rule), a);
    }
  }

  private static void front(String anchor) {
    Shown now = ShownStore.read();
    ShownStore.write(now.look(now.look().front(anchor)));
  }

  @Test
  void theLevelInFrontIsFilteredSearchedAndScrolled() {
    time("a level of 10,000 of 100,000 to be shown", EACH, () -> {});
    time("another level in front", EACH, () -> front("/level3"));
    Shown all = ShownStore.read();
    time("only errors", EACH / 3, () -> ShownStore.write(all.severities(true, false, false)));
    time("a search", 1, () -> ShownStore.write(all.look(all.look().words("road_777 road_778"))));
    time("all of the level again", EACH, () -> ShownStore.write(all));
    scroll();
    time(
        "all 100,000",
        LEVELS * EACH,
        () -> ShownStore.write(all.look(all.look().scope(Scope.ALL))));
    scroll();
    assertEquals(LEVELS * EACH, view.shown().size());
  }

  private void time(String what, int count, Runnable change) {
    Runnable stop = heart();
    long start = System.nanoTime();
    change.run();
    Bench.until(what, () -> Math.abs(view.shown().size() - count) <= 1);
    long whole = System.nanoTime() - start;
    stop.run();
    TestReport.say(
        what + ": " + whole / 1_000_000 + " ms, longest pause " + longest / 1_000_000 + " ms");
  }

  private void scroll() {
    Tree tree = view.tree();
    int lines = tree.getItemCount();
    long worst = 0;
    for (int i = 0; i < 20; i++) {
      long start = System.nanoTime();
      tree.setTopItem(tree.getItem(i * (lines - 1) / 20));
      tree.update();
      for (int k = 0; k < 50 && Display.getCurrent().readAndDispatch(); k++) {
        continue;
      }
      worst = Math.max(worst, System.nanoTime() - start);
    }
    TestReport.say("scrolling " + lines + " lines: longest pause " + worst / 1_000_000 + " ms");
  }

  /** Measures the longest time in which the window does nothing. */
  private Runnable heart() {
    longest = 0;
    last = System.nanoTime();
    boolean[] stopped = {false};
    Display display = Display.getCurrent();
    Runnable[] beat = new Runnable[1];
    beat[0] =
        () -> {
          longest = Math.max(longest, System.nanoTime() - last);
          last = System.nanoTime();
          if (!stopped[0]) {
            display.timerExec(5, beat[0]);
          }
        };
    beat[0].run();
    return () -> stopped[0] = true;
  }
}
