package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.ISources;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What the view's buttons and its menu let through, on the planted circuit. */
@ExtendWith(QuietLog.class)
class ShownTest {

  private static final Path CIRCUIT =
      Path.of(System.getProperty("trackwalk.root"), "examples", "circuit-planted");

  private static final LevelField LEVEL = new LevelField();

  private IProject project;
  private TrackProblemsView view;
  private List<TrackMarker> all;

  @BeforeEach
  void aCheckedCircuit() throws Exception {
    project = Bench.project("shown");
    Bench.copy(CIRCUIT, project);
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    Bench.check(project);
    all = Bench.findings(project);
    Bench.until(
        "all of them in the view",
        () -> Set.copyOf(view.shown()).equals(Set.copyOf(Bench.markers(project))));
  }

  @AfterEach
  void away() throws Exception {
    ShownStore.write(Shown.USUAL);
    Bench.delete(project);
  }

  /** The tree keeps lines that a search leaves as they are, and is given others at once. */
  @Test
  void aSearchThatAllHaveChangesNoLine() {
    FoldedRows rows = FoldedRows.in(view.tree());
    Bench.until("lines in the tree", () -> !rows.changed());
    Shown before = ShownStore.read();
    TrackMarker folded = all.stream().filter(f -> alike(f) > 1).findFirst().orElseThrow();
    List<String> lines = view.lines();

    ShownStore.write(before.look(before.look().words(folded.level())));
    assertFalse(rows.changed(), "all are of the level");
    Bench.turn();
    assertEquals(lines, view.lines());

    ShownStore.write(before.look(before.look().words(folded.message())));
    assertTrue(rows.changed(), "others of its line are gone");
    Bench.until("the others", () -> !rows.changed());
    assertFalse(view.lines().equals(lines));

    ShownStore.write(before);
    assertTrue(rows.changed());
    Bench.until("all lines", () -> view.lines().equals(lines));
  }

  private long alike(TrackMarker finding) {
    return all.stream().filter(other -> other.alike().equals(finding.alike())).count();
  }

  @Test
  void aButtonTakesItsSeverityAwayAndBringsItBack() {
    for (String name : List.of("Errors", "Warnings", "Notes")) {
      int severity =
          switch (name) {
            case "Errors" -> IMarker.SEVERITY_ERROR;
            case "Warnings" -> IMarker.SEVERITY_WARNING;
            default -> IMarker.SEVERITY_INFO;
          };
      press(name);
      untilShown("without " + name, marker -> marker.severity() != severity);
      press(name);
      untilShown("with " + name, marker -> true);
    }
  }

  @Test
  void aRuleGroupAndThenEverythingAgain() {
    choose("Rules", "seam");
    untilShown("only seams", marker -> marker.group().equals("seam"));
    choose("Rules", "cliff");
    untilShown("cliffs too", marker -> Set.of("seam", "cliff").contains(marker.group()));
    choose("Rules", "All");
    untilShown("all rules", marker -> true);
    choose("Surfaces", "road");
    untilShown("only the road", marker -> marker.surface().equals("road"));
    choose(null, "Everything Again");
    untilShown("everything", marker -> true);
  }

  @Test
  void theButtonsFollowEverythingAgainAndTheHeadSaysWhatIsLeftOut() {
    press("Errors");
    choose("Surfaces", "road");
    untilShown(
        "the road's warnings and notes",
        marker -> marker.surface().equals("road") && marker.severity() != IMarker.SEVERITY_ERROR);
    assertFalse(action("Errors").isChecked());
    Bench.until(
        "what is left out: " + view.getContentDescription(),
        () -> view.getContentDescription().contains(" not shown (no errors; only road; all:"));
    choose(null, "Everything Again");
    untilShown("everything", marker -> true);
    assertTrue(action("Errors").isChecked(), "errors are shown, the button must say so");
    Bench.until(
        "nothing left out: " + view.getContentDescription(),
        () -> !view.getContentDescription().contains("not shown"));
  }

  @Test
  void levelsOfOneNameInTwoProjectsAreToldApart() throws Exception {
    IProject other = Bench.project("shown-too");
    try {
      Bench.copy(CIRCUIT, other);
      Bench.check(other);
      assertEquals(
          Set.of("shown/circuit-planted"), Set.copyOf(all.stream().map(LEVEL::text).toList()));
      assertEquals(
          Set.of("shown-too/circuit-planted"),
          Set.copyOf(Bench.findings(other).stream().map(LEVEL::text).toList()));
      assertTrue(
          List.of(view.tree().getColumns()).stream()
              .anyMatch(column -> column.getText().equals("Level") && column.getWidth() > 0));
      choose("Levels", "shown-too/circuit-planted");
      Bench.until(
          "the other project's lines alone",
          () -> Set.copyOf(view.shown()).equals(Set.copyOf(Bench.markers(other))));
    } finally {
      Bench.delete(other);
    }
  }

  @Test
  void aFindingIsNotDeletedByHand() throws Exception {
    Bench.page().activate(view);
    Bench.until(
        "a selection",
        () -> {
          view.select(all.get(0).marker());
          return !view.getSite().getSelectionProvider().getSelection().isEmpty();
        });
    Menu menu = view.menu();
    menu.notifyListeners(SWT.Show, new Event());
    List<String> names =
        List.of(menu.getItems()).stream()
            .map(item -> item.getText().replace("&", "").replaceAll("\t.*", ""))
            .toList();
    assertTrue(names.contains("Show in 3D"), names.toString());
    assertFalse(names.contains("Delete"), names.toString());
    assertFalse(names.contains("Go to Resource"), names.toString());
    menu.notifyListeners(SWT.Hide, new Event());
    var command =
        PlatformUI.getWorkbench()
            .getService(org.eclipse.ui.commands.ICommandService.class)
            .getCommand("org.eclipse.ui.edit.delete");
    command.setEnabled(view.getSite().getService(IHandlerService.class).getCurrentState());
    assertFalse(command.isEnabled(), "the Delete key does nothing");
    assertEquals(
        TrackProblemsView.ID,
        view.getSite()
            .getService(IHandlerService.class)
            .getCurrentState()
            .getVariable(ISources.ACTIVE_PART_ID_NAME));
  }

  private void untilShown(String what, Predicate<TrackMarker> fits) {
    Set<String> wanted =
        Set.copyOf(all.stream().filter(fits).map(TrackMarker::fingerprint).toList());
    Bench.until(
        what,
        () ->
            Set.copyOf(
                    view.shown().stream()
                        .map(marker -> new TrackMarker(marker).fingerprint())
                        .toList())
                .equals(wanted));
  }

  private void press(String name) {
    IAction action = action(name);
    action.setChecked(!action.isChecked());
    action.run();
  }

  private IAction action(String name) {
    for (IContributionItem item :
        view.getViewSite().getActionBars().getToolBarManager().getItems()) {
      if (item instanceof ActionContributionItem some && some.getAction().getText().equals(name)) {
        return some.getAction();
      }
    }
    throw new AssertionError(name);
  }

  /** An entry of <em>Show</em> in the view's menu, in one of its menus. */
  private void choose(String group, String name) {
    var bar = view.getViewSite().getActionBars().getMenuManager();
    MenuManager show = (MenuManager) bar.find("org.trackwalk.eclipse.ui.show");
    Menu menu = show.createContextMenu(Bench.page().getWorkbenchWindow().getShell());
    menu.notifyListeners(SWT.Show, new Event());
    Menu in = menu;
    if (group != null) {
      in = item(menu, group).getMenu();
      in.notifyListeners(SWT.Show, new Event());
    }
    MenuItem item = item(in, name);
    item.setSelection(!item.getSelection());
    item.notifyListeners(SWT.Selection, new Event());
    menu.notifyListeners(SWT.Hide, new Event());
  }

  private static MenuItem item(Menu menu, String name) {
    for (MenuItem item : menu.getItems()) {
      if (item.getText().equals(name)) {
        return item;
      }
    }
    throw new AssertionError(name + " in " + List.of(menu.getItems()));
  }
}
