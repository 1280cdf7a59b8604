package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.report.format.FindingGroup;

/** The list folds findings as the command line does, and a folded line is its worst finding. */
@ExtendWith(QuietLog.class)
class FoldedRowsTest {

  private static final Path CIRCUIT =
      Path.of(System.getProperty("trackwalk.root"), "examples", "circuit-planted");

  private IProject project;
  private TrackProblemsView view;
  private List<FindingGroup> groups;
  private Tree tree;

  @BeforeEach
  void aCheckedCircuit() throws Exception {
    ShownStore.write(Shown.USUAL);
    project = Bench.project("folded");
    Bench.copy(CIRCUIT, project);
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    Bench.check(project);
    List<Finding> told =
        TrackwalkCore.book()
            .state(Levels.of(project).orElseThrow())
            .parts()
            .get(0)
            .report()
            .findings();
    groups = FindingGroup.of(told);
    tree = view.tree();
    try {
      Bench.until("the lines of the report", () -> view.lines().equals(told()));
    } catch (AssertionError waited) {
      assertEquals(told(), view.lines(), waited.getMessage());
    }
    // The lines of the test before read the same until the view has heard that they are gone.
    Bench.until("lines of this check", () -> view.shown().stream().allMatch(IMarker::exists));
  }

  /** The lines that the command line would number, and one for its notes. */
  private List<String> told() {
    List<String> lines = new ArrayList<>();
    int notes = 0;
    for (FindingGroup group : groups) {
      int more = group.findings().size() - 1;
      if (group.severity() == Severity.INFO) {
        notes += more + 1;
      } else {
        lines.add(group.lead().message() + (more > 0 ? "   +" + more + " more like it" : ""));
      }
    }
    if (notes > 0) {
      lines.add(notesLine(notes));
    }
    return lines;
  }

  private String notesLine(int notes) {
    return view.lines().isEmpty() || !view.lines().getLast().startsWith(notes + " note")
        ? notes + " notes"
        : view.lines().getLast();
  }

  @AfterEach
  void away() throws Exception {
    ShownStore.write(Shown.USUAL);
    Bench.delete(project);
  }

  @Test
  void theExampleHasGroupsAndNotesToFold() {
    assertTrue(groups.stream().anyMatch(g -> g.findings().size() > 1), "a group of several");
    assertTrue(view.lines().size() < Bench.findings(project).size());
    assertTrue(view.getContentDescription().matches(".*error.*warning.*note.* in \\d+ lines"));
  }

  @Test
  void aFoldedLineIsChosenAsItsWorstFinding() {
    FindingGroup group =
        groups.stream().filter(g -> g.findings().size() > 1).findFirst().orElseThrow();
    TreeItem line = item(group.lead().message() + "   +");

    tree.setSelection(line);
    Event click = new Event();
    click.item = line;
    tree.notifyListeners(SWT.Selection, click);

    IMarker chosen = chosen();
    assertEquals(group.lead().fingerprint(), new TrackMarker(chosen).fingerprint());
    assertTrue(view.steps().contains(chosen));
    assertEquals(view.lines().size() - 1, view.steps().size(), "a step for each line but notes");
  }

  @Test
  void whatIsFoldedAwayIsFoundWhenItIsSelectedFromOutside() {
    FindingGroup group =
        groups.stream().filter(g -> g.findings().size() > 1).findFirst().orElseThrow();
    String last = group.findings().getLast().fingerprint();
    IMarker marker =
        Bench.findings(project).stream()
            .filter(f -> f.fingerprint().equals(last))
            .findFirst()
            .orElseThrow()
            .marker();

    view.select(marker);

    assertEquals(marker, chosen());
    assertTrue(item(group.lead().message() + "   +").getExpanded());
  }

  @Test
  void theColumnOfTheJoltSortsLinesByTheJoltOfTheirWorst() throws Exception {
    TreeColumn jolt = null;
    for (TreeColumn column : tree.getColumns()) {
      jolt = column.getText().equals("Jolt") ? column : jolt;
    }
    jolt.notifyListeners(SWT.Selection, new Event());
    Bench.until("lines by jolt", () -> falling(jolts()));
    assertFalse(jolts().isEmpty());
    TreeColumn first = tree.getColumn(0);
    first.notifyListeners(SWT.Selection, new Event());
    Bench.until("the first order again", () -> view.lines().equals(told()));
  }

  private List<Double> jolts() {
    List<Double> jolts = new ArrayList<>();
    for (IMarker marker : view.steps()) {
      double jolt = new TrackMarker(marker).jolt();
      jolts.add(Double.isNaN(jolt) ? -1 : jolt);
    }
    return jolts;
  }

  private static boolean falling(List<Double> numbers) {
    for (int i = 1; i < numbers.size(); i++) {
      if (numbers.get(i) > numbers.get(i - 1)) {
        return false;
      }
    }
    return true;
  }

  private IMarker chosen() {
    IStructuredSelection some =
        (IStructuredSelection) view.getSite().getSelectionProvider().getSelection();
    return Adapters.adapt(some.getFirstElement(), IMarker.class);
  }

  private TreeItem item(String start) {
    for (TreeItem item : tree.getItems()) {
      if (item.getText().startsWith(start)) {
        return item;
      }
    }
    throw new AssertionError(start + " in " + view.lines());
  }
}
