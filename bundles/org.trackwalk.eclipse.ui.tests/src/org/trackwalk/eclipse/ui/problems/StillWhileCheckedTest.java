package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.explain.ExplainView;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.OpenedRoads;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** While a level is checked nothing moves that somebody may be about to click. */
@ExtendWith(QuietLog.class)
class StillWhileCheckedTest {

  /** Milliseconds between two looks. */
  private static final int LOOK = 20;

  /** Pieces of a road, each a step above the one before: more lines than the list is high. */
  private static final int PIECES = 60;

  /** Looks after the end of the check in which its last words go. */
  private static final int AFTERWARDS = 50;

  private final List<String> moved = new ArrayList<>();
  private final CountDownLatch go = new CountDownLatch(1);
  private TrackProblemsView list;
  private Shell window;
  private int looks;

  @Test
  void rowsButtonsAndViewsStayWhereTheyAre() throws Exception {
    list = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    window = list.tree().getShell();
    Bench.page().showView(ExplainView.ID);
    IProject project = Bench.project("still");
    LevelListener held =
        new LevelListener() {
          @Override
          public void checking(LevelState state) {
            try {
              go.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }
        };
    try {
      Bench.file(project, "road.obj", road());
      Bench.check(project);
      IDE.openEditor(Bench.page(), project.getFile("road.obj"), LevelView.EDITOR_ID, true);
      ShownStore.write(Shown.USUAL.look(Shown.USUAL.look().scope(Scope.ALL)));
      Bench.idle();
      Bench.page().activate(list);
      // those of the test before may still be shown; they are gone already
      Bench.until(
          "its lines",
          () -> !list.shown().isEmpty() && list.shown().stream().allMatch(IMarker::exists));
      list.select(list.shown().get(0));
      TrackLevel level = Levels.of(project).orElseThrow();
      Bench.until("the view of the level", StillWhileCheckedTest::levelShown);
      quiet();
      Map<String, Rectangle> before = places();
      assertTrue(before.size() > 20, before.toString());
      watch(before);
      TrackwalkCore.book().addListener(held);
      TrackwalkCore.book().check(level, CheckRequest.full());
      Bench.until("the check to be told", () -> !list.work().words().isEmpty());
      int during = looks;
      Bench.until("some looks", () -> looks > during + AFTERWARDS);
      go.countDown();
      Bench.idle();
      int after = looks;
      Bench.until("its last words to go", () -> looks > after + AFTERWARDS);
      assertEquals(List.of(), moved);
      assertFalse(list.tree().getSelectionCount() == 0, "the selection stays");
    } finally {
      go.countDown();
      TrackwalkCore.book().removeListener(held);
      window = null;
      ShownStore.write(Shown.USUAL);
      Bench.delete(project);
    }
  }

  private void quiet() {
    Map<String, Rectangle> one = places();
    for (int same = 0; same < AFTERWARDS; ) {
      int[] turns = {0};
      Display.getCurrent().timerExec(LOOK, () -> turns[0]++);
      Bench.until("a moment", () -> turns[0] > 0);
      Map<String, Rectangle> two = places();
      same = two.equals(one) ? same + 1 : 0;
      one = two;
    }
  }

  /** Looks again and again; whatever was there before and is there still has its place. */
  private void watch(Map<String, Rectangle> before) {
    if (window == null) {
      return;
    }
    Map<String, Rectangle> now = places();
    before.forEach(
        (what, where) -> {
          Rectangle here = now.get(what);
          if (here != null && !here.equals(where)) {
            String words = what + ": " + where + " is now " + here + ", " + list.work().words();
            if (moved.size() < 10) {
              moved.add(words);
            }
          }
        });
    looks++;
    window.getDisplay().timerExec(LOOK, () -> watch(before));
  }

  /** Where each widget that is seen lies on the screen, by its way from the window. */
  private Map<String, Rectangle> places() {
    Map<String, Rectangle> places = new TreeMap<>();
    add(places, "", window);
    return places;
  }

  private static void add(Map<String, Rectangle> places, String way, Composite in) {
    if (in instanceof ToolBar bar) {
      for (ToolItem item : bar.getItems()) {
        String name = item.getText().isEmpty() ? "" + item.getToolTipText() : item.getText();
        places.put(way + "/" + name, in.getDisplay().map(bar, null, item.getBounds()));
      }
    }
    if (in instanceof CTabFolder tabs) {
      for (CTabItem item : tabs.getItems()) {
        if (item.isShowing()) {
          places.put(way + "/" + item.getText(), in.getDisplay().map(tabs, null, item.getBounds()));
        }
      }
    }
    if (in instanceof Tree tree) {
      for (TreeItem item : tree.getItems()) {
        if (item.getBounds().y >= 0 && item.getBounds().y < tree.getClientArea().height) {
          places.put(way + "/" + item.getText(), in.getDisplay().map(tree, null, item.getBounds()));
        }
      }
    }
    Control[] children = in.getChildren();
    for (int i = 0; i < children.length; i++) {
      Control child = children[i];
      if (child.isVisible()) {
        String name = way + "/" + i + child.getClass().getSimpleName();
        places.put(name, in.getDisplay().map(in, null, child.getBounds()));
        if (child instanceof Composite below) {
          add(places, name, below);
        }
      }
    }
  }

  private static String road() {
    StringBuilder obj = new StringBuilder();
    double y = 0;
    for (int i = 0; i < PIECES; i++) {
      y += 0.01 + 0.001 * i;
      String piece = OpenedRoads.STEP.substring(0, OpenedRoads.STEP.indexOf("o road_b"));
      obj.append(
          piece
              .replace("road_a", "road_" + i)
              .replace(" 0 40", " " + y + " " + 40 * (i + 1))
              .replaceAll("(v \\d) 0 0\n", "$1 " + y + " " + 40 * i + "\n")
              .replace("f 1 4 3 2", "f -4 -1 -2 -3"));
    }
    return obj.toString();
  }

  /** Whether the editor in front shows its level. */
  private static boolean levelShown() {
    ViewState state = Bench.page().getActiveEditor().getAdapter(ViewState.class);
    return state != null && state.scene().isPresent();
  }
}
