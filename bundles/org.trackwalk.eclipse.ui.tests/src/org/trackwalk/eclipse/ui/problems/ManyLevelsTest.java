package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
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
 * 100,000 findings in ten levels. How long filters take and how long the window pauses is printed,
 * by the clock and in processor time of its thread; that what stands over the list and in its lines
 * costs no look at each finding is held by what it allocates, which no load of the machine changes.
 */
@ExtendWith(QuietLog.class)
class ManyLevelsTest {

  private static final int LEVELS = 10;
  private static final int EACH = 10_000;

  /** So many are read as one line, as a level's seams of one kind are. */
  private static final int ALIKE = 50;

  private static final int STEPS = 20;

  /** More than a step of scrolling allocates, less than a look at each of the findings. */
  private static final long SCREEN = 4L * LEVELS * EACH;

  /** Bytes that the lines of a full list cost, once, and each finding that is looked at. */
  private static final long LINES = 30_000_000;

  private static final long LOOKED_AT = 100;

  private static final List<String> SURFACES = List.of("road", "verge", "scenery", "barrier");

  private final List<IProject> projects = new ArrayList<>();
  private TrackProblemsView view;
  private long longest;
  private long busiest;
  private long last;
  private long worked;

  @BeforeEach
  void manyLevels() throws Exception {
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    Bench.turn(); // no editor is in front, and what is written next stays
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
    filled(EACH);
    time("another level in front", EACH, () -> front("/level3"));
    Shown all = ShownStore.read();
    time("only errors", EACH / 3, () -> ShownStore.write(all.severities(true, false, false)));
    time("a search", 2, () -> ShownStore.write(all.look(all.look().words("road_777 road_778"))));
    theHeadLooksAtNoFindingThatIsNotShown();
    keyAfterKey("key after key", all);
    time("all of the level again", EACH, () -> ShownStore.write(all));
    theLineOfAllNotesLooksAtEachOnce();
    scroll();
    Shown far = all.look(all.look().scope(Scope.ALL));
    int each = LEVELS * EACH;
    time("all 100,000", each, () -> ShownStore.write(far));
    scroll();
    int errors = EACH / 3 * LEVELS;
    time("errors of all", errors, () -> ShownStore.write(far.severities(true, false, false)));
    time(
        "what is open of all",
        each,
        () -> ShownStore.write(far.look(far.look().since(Shown.OPEN))));
    time("one surface of all", each / 4, () -> ShownStore.write(far.surfaces(Set.of("verge"))));
    time("one group of all", each / 2, () -> ShownStore.write(far.groups(Set.of("weld"))));
    time(
        "a search in all",
        2 * LEVELS,
        () -> ShownStore.write(far.look(far.look().words("road_777 road_778"))));
    keyAfterKey("key after key in all", far);
    time("all again", each, () -> ShownStore.write(far));
    assertEquals(LEVELS * EACH, view.shown().size());
  }

  /** The first key comes to a window at rest; nobody waits for the list between two keys. */
  private void keyAfterKey(String what, Shown all) {
    String words = "road_777 r";
    Bench.turn();
    long worst = 0;
    long most = 0;
    long bytes = 0;
    for (int typed = 1; typed <= words.length(); typed++) {
      String so = words.substring(0, typed);
      long start = System.nanoTime();
      long begun = Work.processor();
      long before = Work.allocated();
      ShownStore.write(all.look(all.look().words(so)));
      FoldedRows rows = FoldedRows.in(view.tree());
      Bench.until(so, () -> !rows.changed());
      bytes = Math.max(bytes, Work.allocated() - before);
      painted();
      worst = Math.max(worst, System.nanoTime() - start);
      most = Math.max(most, Work.processor() - begun);
    }
    TestReport.say(
        String.format(
            Locale.ROOT,
            "%s: at most %d ms until painted, of which worked %d ms, %d bytes",
            what,
            worst / 1_000_000,
            most / 1_000_000,
            bytes));
    assertTrue(bytes < LINES + LOOKED_AT * LEVELS * EACH, bytes + " bytes: " + what);
  }

  /** With each key that is typed the words over the list are made anew. */
  private void theHeadLooksAtNoFindingThatIsNotShown() {
    Tally shown = FoldedRows.in(view.tree()).tally();
    String words = ListHead.words("", shown, 1);
    assertTrue(words.contains("9,998 not shown"), words);
    assertTrue(words.contains("90,000 in other levels"), words);
    long before = Work.allocated();
    assertEquals(words, ListHead.words("", shown, 1));
    long bytes = Work.allocated() - before;
    TestReport.say("the words over the list: " + bytes + " bytes");
    // A look at each of them allocates its marker and the box of its number, some forty bytes.
    assertTrue(bytes < 4L * LEVELS * EACH, bytes + " bytes for " + LEVELS * EACH + " findings");
  }

  /** Each cell of it asks, whenever it is painted. */
  private void theLineOfAllNotesLooksAtEachOnce() {
    FoldedRows rows = FoldedRows.in(view.tree());
    Object notes = null;
    for (Object row : rows.lines()) {
      notes = rows.notes(row) == null ? notes : row;
    }
    assertEquals(EACH / 3, rows.count(notes), 1);
    boolean fresh = rows.fresh(notes);
    long before = Work.allocated();
    for (int cell = 0; cell < 100; cell++) {
      assertEquals(fresh, rows.fresh(notes));
      assertTrue(rows.notes(notes).startsWith("3,33"), rows.notes(notes));
    }
    long bytes = Work.allocated() - before;
    TestReport.say("100 cells of the line of all notes: " + bytes + " bytes");
    assertTrue(bytes < 100L * EACH / 3, bytes + " bytes: less than one for each note and cell");
  }

  /**
   * From a window at rest until the lines are made, are in the tree and have been painted. The
   * platform then measures the lines that are out of sight: how long until it rests is told too.
   */
  private void time(String what, int count, Runnable change) {
    Bench.turn();
    Runnable stop = heart();
    long start = System.nanoTime();
    long begun = Work.processor();
    long before = Work.allocated();
    change.run();
    filled(count);
    long bytes = Work.allocated() - before;
    painted();
    long whole = System.nanoTime() - start;
    long used = Work.processor() - begun;
    Bench.turn();
    long rested = System.nanoTime() - start;
    stop.run();
    TestReport.say(
        String.format(
            Locale.ROOT,
            "%s: %d ms, the window worked %d ms, at rest after %d ms, longest pause %d ms, of which"
                + " worked %d ms, %d bytes",
            what,
            whole / 1_000_000,
            used / 1_000_000,
            rested / 1_000_000,
            longest / 1_000_000,
            busiest / 1_000_000,
            bytes));
    assertTrue(bytes < LINES + LOOKED_AT * (long) count, bytes + " bytes: " + what);
  }

  /**
   * Until the lines of so many are in the tree. At first that is no measure: the platform brings
   * markers while they are still being made, as often as it is told of some, and each is read once.
   */
  private void filled(int count) {
    FoldedRows rows = FoldedRows.in(view.tree());
    Bench.until(
        "lines of " + count + " findings",
        () ->
            Math.abs(rows.tally().findings() - count) <= 1
                && !rows.changed()
                && view.tree().getItemCount() == atOnce(rows.lines().length));
  }

  /** Behind so many is a line that has the rest. */
  private static int atOnce(int lines) {
    return Math.min(lines, TrackProblemsView.AT_ONCE + 1);
  }

  /** Lets the lines be painted once. */
  private void painted() {
    Tree tree = view.tree();
    boolean[] done = {false};
    Listener listener = event -> done[0] = true;
    tree.addListener(SWT.Paint, listener);
    tree.redraw();
    Bench.until("lines to be painted", () -> done[0]);
    tree.removeListener(SWT.Paint, listener);
  }

  /**
   * Jumps through the list, each time until the lines have been painted. What a jump costs is held
   * by what it allocates: a screen of lines and no look at those that are not on it.
   */
  private void scroll() {
    Tree tree = view.tree();
    int lines = tree.getItemCount();
    long worst = 0;
    long most = 0;
    long bytes = 0;
    for (int i = 0; i <= STEPS; i++) {
      long start = System.nanoTime();
      long begun = Work.processor();
      long before = Work.allocated();
      tree.setTopItem(tree.getItem(i * (lines - 1) / STEPS));
      painted();
      if (i > 0) { // the first shows what came before
        worst = Math.max(worst, System.nanoTime() - start);
        most = Math.max(most, Work.processor() - begun);
        bytes = Math.max(bytes, Work.allocated() - before);
      }
    }
    TestReport.say(
        String.format(
            Locale.ROOT,
            "scrolling %d lines: longest step %d ms, of which worked %d ms, %d bytes",
            lines,
            worst / 1_000_000,
            most / 1_000_000,
            bytes));
    assertTrue(bytes < SCREEN, bytes + " bytes for a step of scrolling");
  }

  /** Measures the longest time in which the window does nothing. */
  private Runnable heart() {
    longest = 0;
    busiest = 0;
    last = System.nanoTime();
    worked = Work.processor();
    boolean[] stopped = {false};
    Display display = Display.getCurrent();
    Runnable[] beat = new Runnable[1];
    beat[0] =
        () -> {
          longest = Math.max(longest, System.nanoTime() - last);
          last = System.nanoTime();
          busiest = Math.max(busiest, Work.processor() - worked);
          worked = Work.processor();
          if (!stopped[0]) {
            display.timerExec(5, beat[0]);
          }
        };
    beat[0].run();
    return () -> stopped[0] = true;
  }
}
