package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** Where the column stands that has two engines or vehicles side by side. */
@ExtendWith(QuietLog.class)
class SideBySideColumnTest {

  /** Two pieces of road, the second 25 mm higher. */
  private static final String STEP =
      """
      o road_0
      v 0 0 0
      v 8 0 0
      v 8 0 40
      v 0 0 40
      f 1 4 3 2
      o road_1
      v 0 0.025 40
      v 8 0.025 40
      v 8 0.025 80
      v 0 0.025 80
      f 5 8 7 6
      """;

  private IProject level;
  private TrackProblemsView view;

  @BeforeEach
  void aLevelWithAJolt() throws Exception {
    level = Bench.project("step");
    Bench.file(level, "track.obj", STEP);
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    Bench.check(level);
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(level);
  }

  @Test
  void whatStandsSideBySideIsBesideTheJolt() {
    view.showSideBySide();
    List<String> titles = titles();
    assertEquals(titles.indexOf("Jolt") + 1, titles.indexOf("By engine"), titles.toString());
    assertEquals(view.tree().getColumnCount(), Set.copyOf(titles).size());
  }

  @Test
  void itIsThereStillWhenTheListIsMadeAnew() throws Exception {
    TrackwalkCore.book()
        .check(Levels.of(level).orElseThrow(), CheckRequest.full().besideEngine("bullet"));
    Bench.idle();
    Bench.page().hideView(view);
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    Bench.until(
        "its place: " + titles(), () -> String.join(", ", titles()).contains("Jolt, By engine"));
  }

  @Test
  void theLabelInTheViewSaysItToo() throws Exception {
    IEditorPart editor =
        IDE.openEditor(Bench.page(), level.getFile("track.obj"), LevelView.EDITOR_ID, true);
    ViewState state = Adapters.adapt(editor, ViewState.class);
    Bench.idle();
    Bench.until("the level", () -> state.scene().isPresent());
    view.select(Bench.markers(level).get(0));
    Bench.until("the light", () -> state.glyph().isPresent());
    assertEquals("", state.beside());
    TrackwalkCore.book()
        .check(Levels.of(level).orElseThrow(), CheckRequest.full().besideEngine("bullet"));
    Bench.idle();
    String told = Bench.findings(level).get(0).byProfile();
    assertTrue(told.contains("bullet"), told);
    Bench.until("the same beside the light", () -> state.beside().equals(told));
    assertTrue(state.glyph().orElseThrow().lines(told).contains(told));
    Bench.page().closeAllEditors(false);
  }

  private List<String> titles() {
    List<String> titles = new ArrayList<>();
    for (int column : view.tree().getColumnOrder()) {
      titles.add(view.tree().getColumn(column).getText());
    }
    return titles;
  }
}
