package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.ui.explain.ExplainView;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/** The line that somebody has chosen stays chosen while findings come, change and go. */
@ExtendWith(QuietLog.class)
class KeptChoiceTest {

  private static final String RULE = "seam.gap";

  private IProject project;
  private IFile file;
  private TrackProblemsView view;
  private Tree tree;
  private final Map<String, IMarker> made = new HashMap<>();

  @BeforeEach
  void lines() throws Exception {
    ShownStore.write(Shown.USUAL.look(Shown.USUAL.look().scope(Scope.ALL)));
    // what explains a chosen line checks its level, and this one has no mesh
    Bench.page().hideView(Bench.page().findView(ExplainView.ID));
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    tree = view.tree();
    project = Bench.project("kept");
    file = Bench.file(project, "track.txt", "");
    make("alone", "a");
    make("three-1", "b");
    make("three-2", "b");
    make("three-3", "b");
    make("two-1", "c");
    make("two-2", "c");
    until(6);
  }

  @AfterEach
  void away() throws Exception {
    ShownStore.write(Shown.USUAL);
    Bench.delete(project);
  }

  private void make(String name, String group) throws CoreException {
    Map<String, Object> a = new HashMap<>();
    a.put(IMarker.MESSAGE, name + ": gap of 3.0 mm along 8.00 m");
    a.put(IMarker.SEVERITY, IMarker.SEVERITY_WARNING);
    a.put(MarkerAttributes.RULE, RULE);
    a.put(MarkerAttributes.RISK, Integer.toString(100 - made.size()));
    a.put(MarkerAttributes.GROUP, group);
    a.put(MarkerAttributes.FINGERPRINT, name);
    a.put(MarkerAttributes.LEVEL, "kept");
    a.put(MarkerAttributes.ANCHOR, project.getFullPath().toPortableString());
    a.put(MarkerAttributes.PIECES, name);
    made.put(name, file.createMarker(MarkerTypes.ofRule(RULE), a));
  }

  /** Until so many findings are in the list and its lines are made. */
  private void until(int findings) {
    FoldedRows rows = FoldedRows.in(tree);
    Bench.until(
        findings + " findings",
        () ->
            rows.tally().findings() == findings
                && view.shown().stream().allMatch(IMarker::exists) // not of the test before
                && inTheTree(rows.lines()));
    Bench.turn();
  }

  private boolean inTheTree(Object[] lines) {
    return Arrays.equals(lines, Arrays.stream(tree.getItems()).map(TreeItem::getData).toArray());
  }

  private List<String> chosen() {
    List<String> words = new ArrayList<>();
    for (TreeItem item : tree.getSelection()) {
      words.add(item.getText().replaceAll(":.*", ""));
    }
    return words;
  }

  private void click(String... names) {
    List<TreeItem> items = new ArrayList<>();
    for (TreeItem item : tree.getItems()) {
      if (Arrays.stream(names).anyMatch(item.getText()::startsWith)) {
        items.add(item);
      }
    }
    assertEquals(names.length, items.size(), "lines: " + view.lines());
    tree.setSelection(items.toArray(TreeItem[]::new));
    Event click = new Event();
    click.item = items.getLast();
    tree.notifyListeners(SWT.Selection, click);
  }

  @Test
  void aLineOfOneFindingStays() throws Exception {
    click("alone");
    make("more", "d");
    until(7);
    assertEquals(List.of("alone"), chosen());
  }

  @Test
  void aLineOfSeveralStays() throws Exception {
    click("three-1");
    make("more", "d");
    until(7);
    assertEquals(List.of("three-1"), chosen());
  }

  @Test
  void aLineBelowAnotherStays() throws Exception {
    view.select(made.get("three-2"));
    assertEquals(List.of("three-2"), chosen());
    make("more", "d");
    until(7);
    assertEquals(List.of("three-2"), chosen());
  }

  @Test
  void itComesBackWithItsFinding() throws Exception {
    click("three-1");
    ResourcesPlugin.getWorkspace().deleteMarkers(made.values().toArray(new IMarker[0]));
    until(0);
    make("alone", "a");
    make("three-1", "b");
    make("three-2", "b");
    until(3);
    assertEquals(List.of("three-1"), chosen());
  }

  @Test
  void aLineThatAFilterHidIsChosenAgain() throws Exception {
    click("two-1");
    Shown all = ShownStore.read();
    ShownStore.write(all.severities(true, false, false));
    until(0);
    assertEquals(List.of(), chosen());
    ShownStore.write(all);
    until(6);
    assertEquals(List.of("two-1"), chosen());
  }

  @Test
  void whatIsChosenWhileItIsHiddenIsSoWhenItIsShown() throws Exception {
    Shown all = ShownStore.read();
    ShownStore.write(all.severities(true, false, false));
    until(0);
    view.select(made.get("three-3"));
    ShownStore.write(all);
    until(6);
    assertEquals(List.of("three-3"), chosen());
  }

  @Test
  void whatIsChosenElsewhereWhileItIsHiddenTakesTheChoice() throws Exception {
    Shown all = ShownStore.read();
    made.get("alone").setAttribute(IMarker.SEVERITY, IMarker.SEVERITY_ERROR);
    ShownStore.write(all.severities(true, false, false));
    until(1);
    click("alone");
    view.select(made.get("three-1"));
    assertEquals(List.of(), chosen(), "it is not what is chosen in 3D");
    ShownStore.write(all);
    until(6);
    assertEquals(List.of("three-1"), chosen());
  }

  @Test
  void whoClosesTheLineAboveHasItClosed() throws Exception {
    view.select(made.get("three-2"));
    TreeItem group = tree.getSelection()[0].getParentItem();
    group.setExpanded(false);
    Event closed = new Event();
    closed.item = group;
    tree.notifyListeners(SWT.Collapse, closed);
    make("more", "d");
    until(7);
    assertEquals(List.of("three-1"), chosen(), "the line that has it");
    assertFalse(tree.getSelection()[0].getExpanded());
  }

  @Test
  void severalLinesComeBack() throws Exception {
    made.get("alone").setAttribute(IMarker.SEVERITY, IMarker.SEVERITY_ERROR);
    until(6);
    click("alone", "three-1", "two-1");
    Shown all = ShownStore.read();
    ShownStore.write(all.severities(true, false, false));
    until(1);
    assertEquals(List.of("alone"), chosen());
    ShownStore.write(all);
    until(6);
    assertEquals(Set.of("alone", "three-1", "two-1"), Set.copyOf(chosen()));
  }

  @Test
  void findingsWithoutAFingerprintAreToldApart() throws Exception {
    for (IMarker marker : made.values()) {
      marker.setAttribute(MarkerAttributes.FINGERPRINT, "");
    }
    until(6);
    click("two-1");
    Shown all = ShownStore.read();
    ShownStore.write(all.severities(true, false, false));
    until(0);
    ShownStore.write(all);
    until(6);
    assertEquals(List.of("two-1"), chosen());
  }

  @Test
  void whoChoosesNothingGetsNothingBack() throws Exception {
    click("three-1");
    tree.deselectAll();
    tree.notifyListeners(SWT.Selection, new Event());
    make("more", "d");
    until(7);
    assertTrue(chosen().isEmpty(), chosen().toString());
  }
}
