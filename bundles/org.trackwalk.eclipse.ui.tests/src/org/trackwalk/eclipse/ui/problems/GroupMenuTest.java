package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/** The menu of the button <em>Group By</em>, as a click opens it. */
@ExtendWith(QuietLog.class)
class GroupMenuTest {

  private IProject project;
  private TrackProblemsView view;

  @BeforeEach
  void findings() throws Exception {
    ShownStore.write(Shown.USUAL);
    project = Bench.project("groups");
    IFile file = Bench.file(project, "track.txt", "");
    mark(file, "seam.gap", IMarker.SEVERITY_ERROR, "road_1 | road_2");
    mark(file, "seam.gap", IMarker.SEVERITY_WARNING, "road_2 | road_3");
    mark(file, "weld.near-miss", IMarker.SEVERITY_ERROR, "road_1 | road_2");
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    Bench.until("the findings", () -> view.shown().size() == 3);
  }

  @AfterEach
  void away() throws Exception {
    choose("Like Each Other");
    Bench.delete(project);
  }

  private static void mark(IFile file, String rule, int severity, String pieces) throws Exception {
    file.createMarker(
        MarkerTypes.ofRule(rule),
        Map.of(
            IMarker.MESSAGE,
            rule + " at " + pieces,
            IMarker.SEVERITY,
            severity,
            MarkerAttributes.RULE,
            rule,
            MarkerAttributes.PIECES,
            pieces));
  }

  @Test
  void allWaysAreOffered() {
    List<String> names = Arrays.stream(menu().getItems()).map(GroupMenuTest::name).toList();
    assertTrue(
        names.containsAll(List.of("Severity", "Kind", "Rule", "Seam", "Piece", "Cause", "None")),
        names.toString());
  }

  @Test
  void byRuleTheLinesOfOneRuleAreBelowItsName() {
    choose("Rule");
    Bench.until("two rules", () -> tops("seam.gap (2 items)", "weld.near-miss (1 item)"));
    choose("None");
    Bench.until("no groups", () -> view.tree().getItemCount() == 3);
    assertEquals(0, view.tree().getItem(0).getItemCount());
  }

  @Test
  void bySeverityThereAreErrorsAndWarnings() {
    choose("Severity");
    Bench.until("two severities", () -> tops("Errors (2 items)", "Warnings (1 item)"));
  }

  private boolean tops(String... wanted) {
    List<String> tops = Arrays.stream(view.tree().getItems()).map(i -> i.getText()).toList();
    return tops.equals(List.of(wanted));
  }

  private Menu menu() {
    for (var item : view.getViewSite().getActionBars().getToolBarManager().getItems()) {
      if (item instanceof ActionContributionItem ours
          && ours.getAction().getStyle() == IAction.AS_DROP_DOWN_MENU
          && "Group By".equals(ours.getAction().getText())) {
        return ours.getAction().getMenuCreator().getMenu(view.tree());
      }
    }
    throw new AssertionError("no button");
  }

  private static String name(MenuItem item) {
    return item.getText().replace("&", "");
  }

  private void choose(String name) {
    Menu menu = menu();
    MenuItem[] items = menu.getItems();
    MenuItem chosen =
        Arrays.stream(items)
            .filter(item -> name(item).equals(name))
            .findFirst()
            .orElseThrow(
                () -> new AssertionError(Arrays.stream(items).map(GroupMenuTest::name).toList()));
    for (MenuItem item : items) {
      item.setSelection(item == chosen);
    }
    chosen.notifyListeners(SWT.Selection, new Event());
  }
}
