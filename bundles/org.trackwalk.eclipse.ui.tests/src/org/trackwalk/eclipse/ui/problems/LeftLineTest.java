package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IProject;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.OpenedRoads;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** When another thing is chosen in the 3D view, or in the search above, the line is not. */
@ExtendWith(QuietLog.class)
class LeftLineTest {

  private IProject project;
  private TrackProblemsView view;

  @BeforeEach
  void aChosenLine() throws Exception {
    ShownStore.write(Shown.USUAL);
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    project = Bench.project("left");
    Bench.file(project, "road.obj", OpenedRoads.STEP);
    Bench.check(project);
    Bench.until(
        "its lines",
        () ->
            view.tree().getItemCount() > 0
                && view.shown().stream()
                    .allMatch(m -> m.getResource().getProject().equals(project)));
    view.select(view.shown().get(0));
    Bench.until("the chosen line", () -> view.tree().getSelectionCount() == 1);
  }

  @AfterEach
  void away() throws Exception {
    ShownStore.write(Shown.USUAL);
    Bench.delete(project);
  }

  @Test
  void aClickOnTheGroundOrTheSkyChoosesNoLine() throws Exception {
    IEditorPart editor =
        IDE.openEditor(Bench.page(), project.getFile("road.obj"), LevelView.EDITOR_ID, true);
    Bench.until("the level", () -> seen(editor) != null && seen(editor).scene().isPresent());
    ViewState state = seen(editor);
    for (int click = 0; click < 2; click++) {
      state.select(state.scene().orElseThrow().glyphs().get(0));
      Bench.until("the line of the light", () -> view.tree().getSelectionCount() == 1);
      state.select(click == 0 ? new SurfaceHit(0, 4, 0, 20, 100) : null);
      Bench.until("no line", () -> view.tree().getSelectionCount() == 0);
    }
  }

  private static ViewState seen(IEditorPart editor) {
    return editor.getAdapter(ViewState.class);
  }

  @Test
  void allIsAllOfTheSearchWhereOneTypes() throws Exception {
    Text search = (Text) Bench.control(view.lookLine().line(), control -> control instanceof Text);
    search.setText("road");
    Bench.until("what is typed", () -> ShownStore.read().look().words().equals("road"));
    Bench.page().activate(view);
    search.setFocus();
    Bench.until("the search to have the keys", search::isFocusControl);
    view.getSite()
        .getService(IHandlerService.class)
        .executeCommand("org.eclipse.ui.edit.selectAll", null);
    assertEquals("road", search.getSelectionText());
    assertEquals(1, view.tree().getSelectionCount(), "lines are as before");
  }

  @Test
  void copiesAreOfTheLinesWhereTheListHasTheKeys() throws Exception {
    Text search = (Text) Bench.control(view.lookLine().line(), control -> control instanceof Text);
    Bench.page().activate(view);
    search.setFocus();
    Bench.until("the search to have the keys", search::isFocusControl);
    view.tree().setFocus();
    Bench.until("the list to have the keys", view.tree()::isFocusControl);
    view.getSite()
        .getService(IHandlerService.class)
        .executeCommand("org.eclipse.ui.edit.copy", null);
    Clipboard clipboard = new Clipboard(view.tree().getDisplay());
    String copied = (String) clipboard.getContents(TextTransfer.getInstance());
    clipboard.dispose();
    assertTrue(copied.contains("road_a | road_b: step of 25.0 mm along 8.00 m"), copied);
    assertTrue(copied.contains("\tseam.step\t"), copied);
    view.tree().deselectAll();
    view.getSite()
        .getService(IHandlerService.class)
        .executeCommand("org.eclipse.ui.edit.selectAll", null);
    assertEquals(view.tree().getItemCount(), view.tree().getSelectionCount());
  }
}
