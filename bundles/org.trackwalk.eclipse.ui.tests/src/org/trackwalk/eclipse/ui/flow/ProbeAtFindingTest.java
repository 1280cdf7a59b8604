package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.OpenedRoads;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.probe.ProbeDesk;
import org.trackwalk.eclipse.viewer.probe.ProbeView;
import org.trackwalk.eclipse.viewer.stage.Stage;

/** The view Probe knows what is selected in the list, and of which level. */
@ExtendWith(QuietLog.class)
class ProbeAtFindingTest {

  /** Metres from a finding to the centre of a ball that was put at it: its radius and a step. */
  private static final double BESIDE = 0.4;

  private IProject one;
  private IProject two;
  private TrackProblemsView list;
  private ProbeView probe;
  private Combo scope;

  @BeforeEach
  void twoLevels() throws Exception {
    one = Bench.project("probe-one");
    Bench.file(one, "track.obj", OpenedRoads.STEP);
    two = Bench.project("probe-two");
    Bench.file(two, "track.obj", OpenedRoads.STEP.replace("0.025", "0.06"));
    list = Track.problems();
    Bench.check(one);
    Bench.check(two);
    probe = (ProbeView) Bench.page().showView(ProbeView.ID);
    open(two);
    open(one);
    scope =
        (Combo)
            Bench.control(
                list.tree().getShell(),
                c -> c instanceof Combo box && box.indexOf("All levels") >= 0);
    scope("All levels");
  }

  @AfterEach
  void away() throws Exception {
    scope("This level");
    Bench.page().hideView(probe);
    Bench.delete(one);
    Bench.delete(two);
  }

  private static void open(IProject project) throws Exception {
    IDE.openEditor(Bench.page(), project.getFile("track.obj"), LevelView.EDITOR_ID, true);
    Bench.idle();
    Bench.until("the level as probes meet it", () -> step(project) != null);
  }

  private void scope(String title) {
    scope.select(scope.indexOf(title));
    scope.notifyListeners(SWT.Selection, new Event());
  }

  @Test
  void theSelectedLineIsWhatAProbeIsPutAt() throws Exception {
    assertFalse(put().isEnabled(), "nothing is selected");
    TrackMarker step = choose(one);
    Bench.until("the offer: " + probe.words(), () -> probe.words().contains(step.message()));
    assertTrue(put().isEnabled());
    put().run();
    assertAt(step);
    // Of a level that is not in front nothing is lit up, and nothing of the one before is offered.
    choose(two);
    Bench.until("no other level's finding", () -> !put().isEnabled());
    desk().remove();
    assertFalse(probe.words().contains(step.message()), probe.words());
    open(two);
    Bench.until("its own desk", () -> desk().explanation().isEmpty());
    TrackMarker other = choose(two);
    Bench.until("its offer: " + probe.words(), () -> probe.words().contains(other.message()));
    put().run();
    assertAt(other);
  }

  @Test
  void aKeyPutsItAtTheLineWhileTheMouseIsOverTheList() throws Exception {
    Control canvas = Bench.page().getActiveEditor().getAdapter(Stage.class).control();
    Event move = new Event();
    move.x = canvas.getSize().x / 2;
    move.y = canvas.getSize().y * 3 / 4;
    canvas.notifyListeners(SWT.MouseMove, move);
    canvas.notifyListeners(SWT.MouseExit, new Event());
    TrackMarker step = choose(one);
    Event twice = new Event();
    twice.item = list.tree().getSelection()[0];
    list.tree().notifyListeners(SWT.DefaultSelection, twice);
    Event key = new Event();
    key.character = 'p';
    key.keyCode = 'p';
    canvas.notifyListeners(SWT.KeyDown, key);
    Bench.until("a probe", () -> desk().explanation().isPresent());
    assertAt(step);
  }

  private void assertAt(TrackMarker finding) {
    Pose at = desk().explanation().orElseThrow().probe().pose();
    double[] p = finding.position();
    double away = Math.hypot(Math.hypot(at.x() - p[0], at.y() - p[1]), at.z() - p[2]);
    assertTrue(away < BESIDE, away + " m from " + finding.message());
  }

  private static ProbeDesk desk() {
    return Bench.page().getActiveEditor().getAdapter(ProbeDesk.class);
  }

  /** Chooses the line of a level's step, as a click does. */
  private TrackMarker choose(IProject project) {
    Bench.page().activate(list); // what lies behind another view is not filled
    Bench.until(
        "its line",
        () -> {
          // each check makes new markers, and an editor that opens may ask for one
          IMarker marker = step(project).marker();
          list.select(marker);
          return list.shown().contains(marker) && chosen(marker);
        });
    Event click = new Event();
    click.item = list.tree().getSelection()[0];
    list.tree().notifyListeners(SWT.Selection, click);
    Bench.turn();
    assertEquals(project, step(project).resource().getProject());
    return step(project);
  }

  private boolean chosen(IMarker marker) {
    var some = (IStructuredSelection) list.getSite().getSelectionProvider().getSelection();
    return !some.isEmpty() && marker.equals(Adapters.adapt(some.getFirstElement(), IMarker.class));
  }

  private static TrackMarker step(IProject project) {
    List<TrackMarker> steps =
        Bench.findings(project).stream().filter(f -> f.rule().equals("seam.step")).toList();
    return steps.isEmpty() ? null : steps.get(0);
  }

  private IAction put() {
    return Arrays.stream(probe.getViewSite().getActionBars().getToolBarManager().getItems())
        .filter(ActionContributionItem.class::isInstance)
        .map(item -> ((ActionContributionItem) item).getAction())
        .filter(action -> action.getText().equals("At the selected problem"))
        .findFirst()
        .orElseThrow();
  }
}
