package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.bindings.Binding;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;

/** F4 and Shift+F4 step through the findings, Ctrl+1 offers fixes, as keys that are pressed. */
@ExtendWith(QuietLog.class)
class KeysTest {

  private Track track;
  private TrackProblemsView view;

  @BeforeEach
  void aCheckedCircuit() throws Exception {
    track = Track.circuit("keys");
    track.check();
    view = Track.problems();
    // those of the test before may still be shown; they are gone already
    Bench.until(
        "findings in the view",
        () -> view.shown().size() > 20 && view.shown().stream().allMatch(IMarker::exists));
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @Test
  void theyGoOnAndBackFromTheFindingThatIsSelected() throws Exception {
    view.select(view.shown().get(0));
    press(SWT.F4, 0);
    Bench.until("the next", () -> view.shown().get(1).equals(selected()));
    press(SWT.F4, SWT.SHIFT);
    Bench.until("the one before", () -> view.shown().get(0).equals(selected()));
  }

  @Test
  void theNextOpenOneComesBehindTheOneThatWasDoneJustNow() throws Exception {
    List<IMarker> steps = view.steps();
    List<IMarker> shown = view.shown();
    int at = 1;
    while (shown.indexOf(steps.get(at)) + 1 != shown.indexOf(steps.get(at + 1))) {
      at++;
    }
    IMarker done = steps.get(at);
    Bench.page().activate(view);
    view.select(done);
    Track.run(
        "org.trackwalk.eclipse.ui.state", Map.of("org.trackwalk.eclipse.ui.state.id", "done"));
    Bench.until("it to be done", () -> !new TrackMarker(done).open());
    Bench.idle();
    view.select(done);
    IMarker behind = steps.get(at + 1);
    press(SWT.F9, 0);
    Bench.until("the one behind", () -> behind.equals(selected()));
  }

  @Test
  void theyAreOursOnlyWhereFindingsAre() throws Exception {
    Bench.page().activate(view);
    Bench.until("our key", () -> binding("F4") != null);
    assertEquals("org.trackwalk.eclipse.ui.next", binding("F4").getParameterizedCommand().getId());
    assertNotNull(binding("SHIFT+F4"));
    Bench.page().showView(IPageLayout.ID_PROJECT_EXPLORER);
    Bench.until("another's key", () -> binding("F4") == null);
    assertNull(binding("SHIFT+F4"));
  }

  @Test
  void controlAndOneOffersTheWaysToDealWithTheFinding() throws Exception {
    TrackMarker fixable =
        view.shown().stream()
            .map(TrackMarker::new)
            .filter(f -> f.fixable() && !f.pieces().isEmpty())
            .findFirst()
            .orElseThrow();
    view.select(fixable.marker());
    List<String> offered = new ArrayList<>();
    Listener opening =
        event -> {
          if (event.widget instanceof Menu menu) {
            Arrays.stream(menu.getItems()).forEach(item -> offered.add(item.getText()));
            menu.getDisplay().asyncExec(() -> menu.setVisible(false));
          }
        };
    Display display = Display.getCurrent();
    display.addFilter(SWT.Show, opening);
    try {
      press('1', SWT.MOD1);
      Bench.until("the menu", () -> !offered.isEmpty());
    } finally {
      display.removeFilter(SWT.Show, opening);
    }
    assertEquals(
        List.of(
            "Fix it (shows first what would change)",
            "Ignore this finding…",
            "Ignore " + fixable.rule() + " in " + fixable.pair() + "…"),
        offered);
  }

  /** The binding of ours that a key stands for now; null where it is not ours. */
  private static Binding binding(String keys) {
    try {
      Binding found =
          PlatformUI.getWorkbench()
              .getService(IBindingService.class)
              .getPerfectMatch(KeySequence.getInstance(keys));
      boolean ours =
          found != null
              && found.getParameterizedCommand() != null
              && found.getParameterizedCommand().getId().startsWith("org.trackwalk");
      return ours ? found : null;
    } catch (org.eclipse.jface.bindings.keys.ParseException e) {
      throw new AssertionError(e);
    }
  }

  private void press(int key, int modifiers) {
    Bench.page().activate(view);
    Bench.until("our key", () -> binding("F4") != null);
    Event event = new Event();
    event.keyCode = key;
    event.stateMask = modifiers;
    event.doit = true;
    view.tree().notifyListeners(SWT.KeyDown, event);
  }

  private IMarker selected() {
    var selection = (IStructuredSelection) view.getSite().getSelectionProvider().getSelection();
    return selection.isEmpty()
        ? null
        : org.eclipse.core.runtime.Adapters.adapt(selection.getFirstElement(), IMarker.class);
  }
}
