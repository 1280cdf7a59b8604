package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.explain.ExplainView;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.ui.rule.RuleView;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.stage.Eye;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** From a line to its place in 3D, its page and its explanation, on the planted circuit. */
@ExtendWith(QuietLog.class)
class ShowTest {

  /** A place is written in a marker with all its digits, and drawn from floats, metres. */
  private static final double TOUCH = 1e-3;

  private Track track;
  private TrackProblemsView view;

  @BeforeEach
  void aCheckedCircuit() throws Exception {
    track = Track.circuit("show");
    track.check();
    view = Track.problems();
    // Lines of an earlier project of this name may still stand there.
    Bench.until(
        "findings in the view",
        () ->
            view.shown().size() > 20
                && view.shown().stream().allMatch(IMarker::exists)
                && view.shown().contains(track.finding("seam.step").marker())
                && view.shown().contains(track.finding("seam.gap").marker()));
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  /** The view sorts when it is idle; a group that was opened earlier tells its own, one by one. */
  @Test
  void theWorstStandsFirst() throws Exception {
    Bench.until(
        "the worst first",
        () -> {
          // The platform opens anew what an earlier test has opened.
          for (TreeItem top : view.tree().getItems()) {
            top.setExpanded(false);
          }
          return sorted(view.steps());
        });
  }

  /** By severity, then by risk. */
  private static boolean sorted(List<IMarker> markers) {
    int severity = IMarker.SEVERITY_ERROR;
    double risk = Double.MAX_VALUE;
    for (IMarker marker : markers) {
      TrackMarker next = new TrackMarker(marker);
      if (next.severity() > severity || next.severity() == severity && next.risk() > risk) {
        return false;
      }
      severity = next.severity();
      risk = next.risk();
    }
    return true;
  }

  @Test
  void aDoubleClickFliesToThePlaceAndKeysGoOn() throws Exception {
    IMarker first = view.shown().get(0);
    choose(first);
    doubleClick();
    LevelView level = level();
    Bench.until("the finding in 3D", () -> fingerprint(level).equals(fingerprint(first)));
    theEyeIsOn(first);

    Track.run("org.trackwalk.eclipse.ui.next");
    IMarker second = view.shown().get(1);
    Bench.until("the next in 3D", () -> fingerprint(level).equals(fingerprint(second)));
    double[] p = new TrackMarker(second).position();
    double[] q = level.selection().orElseThrow().point();
    assertEquals(0, Math.hypot(Math.hypot(p[0] - q[0], p[1] - q[1]), p[2] - q[2]), 1e-6);
    theEyeIsOn(second);
  }

  /** It lands with its target on the finding, or on its middle, and sees a few metres around it. */
  private static void theEyeIsOn(IMarker marker) {
    Eye eye = Bench.page().getActiveEditor().getAdapter(Stage.class).eye();
    Bench.until(
        "the eye to land",
        () -> {
          eye.pose();
          return !eye.flying();
        });
    CameraPose pose = eye.pose();
    double[] p = new TrackMarker(marker).position();
    ViewState state = Bench.page().getActiveEditor().getAdapter(ViewState.class);
    double[] b = state.glyph().orElseThrow().finding().bounds();
    double[] middle = {(b[0] + b[3]) / 2, (b[1] + b[4]) / 2, (b[2] + b[5]) / 2};
    // A long fault that is large is seen as a whole.
    assertEquals(0, Math.min(apart(p, pose), apart(middle, pose)), TOUCH);
    // What is seen from top to bottom is twice the distance by the tangent of half the opening.
    double seen = 2 * pose.distance() * Math.tan(CameraPose.OPENING / 2);
    assertTrue(apart(p, pose) < seen / 2, "the place is seen");
    assertTrue(seen > 2, "the surroundings are seen: " + seen + " m");
    assertTrue(seen < 40, "the fault can be seen: " + seen + " m");
  }

  private static double apart(double[] p, CameraPose pose) {
    return Math.hypot(Math.hypot(p[0] - pose.x(), p[1] - pose.y()), p[2] - pose.z());
  }

  @Test
  void theRulesPageFollowsTheSelection() throws Exception {
    RuleView rule = (RuleView) Bench.page().showView(RuleView.ID);
    Bench.page().activate(view);
    choose(track.finding("seam.step").marker());
    Bench.until("the page", () -> rule.words().startsWith("seam.step: "));
    choose(track.finding("seam.gap").marker());
    Bench.until("the other page", () -> rule.words().startsWith("seam.gap: "));
  }

  @Test
  void explainTellsWhatACarFeels() throws Exception {
    TrackMarker step = track.finding("seam.step");
    Bench.page().activate(view);
    choose(step.marker());
    Track.run("org.trackwalk.eclipse.ui.explain");
    ExplainView page =
        Bench.found("the view", () -> (ExplainView) Bench.page().findView(ExplainView.ID));
    Bench.until(
        "the explanation",
        () -> page.words().startsWith(step.message()) && page.words().contains("What to do"));
    assertTrue(page.words().contains("What a car feels"), page.words());
    assertTrue(page.words().contains("method voided-welded"), page.words());
  }

  private void choose(IMarker marker) {
    Bench.until(
        "the line to be selected",
        () -> {
          view.select(marker);
          var some = (IStructuredSelection) view.getSite().getSelectionProvider().getSelection();
          return !some.isEmpty()
              && marker.equals(Adapters.adapt(some.getFirstElement(), IMarker.class));
        });
  }

  private void doubleClick() {
    Tree tree = view.tree();
    Event event = new Event();
    event.item = tree.getSelection()[0];
    tree.notifyListeners(SWT.DefaultSelection, event);
  }

  private LevelView level() {
    return Bench.found(
        "the editor",
        () -> {
          IEditorPart editor = Bench.page().getActiveEditor();
          return editor == null ? null : Adapters.adapt(editor, LevelView.class);
        });
  }

  private static String fingerprint(LevelView level) {
    return level.selection().map(place -> place.fingerprint()).orElse("none");
  }

  private static String fingerprint(IMarker marker) {
    return new TrackMarker(marker).fingerprint();
  }
}
