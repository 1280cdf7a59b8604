package org.trackwalk.eclipse.viewer.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.probe.ProbeSetup.Kind;
import org.trackwalk.eclipse.viewer.stage.Stage3D;

/** What the context menu of the 3D view says of probes, and what can be taken out of the view. */
class ProbeMenuTest {

  private EditorBench bench;
  private Stage3D stage;
  private ProbeDesk desk;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("probe-menu").with("road.obj", StepLevel.obj(0.03));
    LevelEditor editor = bench.open("road.obj");
    stage = (Stage3D) bench.stage();
    desk = editor.getAdapter(ProbeDesk.class);
    EditorBench.pump(() -> bench.state().probes().isPresent());
    EditorBench.pump(() -> stage.control().getSize().x > 50);
    editor.flyTo(StepLevel.LENGTH, 0, 4, 4);
    EditorBench.pump(() -> !stage.eye().flying());
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
  }

  @Test
  void aBallAndABoxArePlacedAndTakenAwayAgain() {
    right(middle());
    assertTrue(entry("Place sphere here").isEnabled());
    assertFalse(entry("Remove probe").isEnabled(), "there is none yet");
    choose("Place sphere here");
    EditorBench.pump(() -> desk.explanation().isPresent());
    assertEquals(Kind.SPHERE, desk.setup().kind());

    right(middle());
    choose("Place box here");
    EditorBench.pump(() -> desk.setup().kind() == Kind.BOX);
    assertTrue(desk.explanation().isPresent());

    right(middle());
    choose("Remove probe");
    EditorBench.pump(() -> desk.explanation().isEmpty());
  }

  @Test
  void inTheSkyNothingCanBePlaced() {
    right(new Point(stage.control().getSize().x - 3, 3));
    assertFalse(entry("Place sphere here").isEnabled());
    assertFalse(entry("Place box here").isEnabled());
    assertFalse(entry("Explain this point").isEnabled());
  }

  @Test
  void theEvidenceIsCopiedWithTheCommandThatPrintsIt() throws Exception {
    right(middle());
    choose("Place sphere here");
    EditorBench.pump(() -> desk.explanation().isPresent());
    IViewPart view = EditorBench.page().showView(ProbeView.ID);
    Clipboard clipboard = new Clipboard(stage.control().getDisplay());
    clipboard.setContents(new Object[] {"before"}, new TextTransfer[] {TextTransfer.getInstance()});
    copy(view).run();
    String text = (String) clipboard.getContents(TextTransfer.getInstance());
    clipboard.dispose();
    assertTrue(text.startsWith("$ trackwalk explain "), text);
    assertTrue(text.contains(" --shape sphere:"), text);
    assertTrue(text.contains("road_1"), "the piece that is touched: " + text);
    assertTrue(text.lines().count() > 3, text);
  }

  private static IAction copy(IViewPart view) {
    return Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
        .filter(ActionContributionItem.class::isInstance)
        .map(item -> ((ActionContributionItem) item).getAction())
        .filter(action -> "Copy evidence".equals(action.getText()))
        .findFirst()
        .orElseThrow();
  }

  /** A place on the road in front of the step. */
  private Point middle() {
    double[] at = new double[3];
    assertTrue(stage.projection().project(StepLevel.LENGTH - 0.5, 0, 4, at));
    return new Point((int) at[0], (int) at[1]);
  }

  /** The cursor goes there and the right button opens the menu. */
  private void right(Point at) {
    Event move = new Event();
    move.x = at.x;
    move.y = at.y;
    stage.control().notifyListeners(SWT.MouseMove, move);
    Point display = stage.control().toDisplay(at);
    Event detect = new Event();
    detect.x = display.x;
    detect.y = display.y;
    stage.control().notifyListeners(SWT.MenuDetect, detect);
    stage.control().getMenu().notifyListeners(SWT.Show, new Event());
  }

  private MenuItem entry(String text) {
    Menu menu = stage.control().getMenu();
    return Arrays.stream(menu.getItems())
        .filter(item -> item.getText().startsWith(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text));
  }

  private void choose(String text) {
    MenuItem item = entry(text);
    stage.control().getMenu().notifyListeners(SWT.Hide, new Event());
    item.notifyListeners(SWT.Selection, new Event());
  }
}
