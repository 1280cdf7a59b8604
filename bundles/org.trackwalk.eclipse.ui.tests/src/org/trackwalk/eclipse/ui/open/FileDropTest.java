package org.trackwalk.eclipse.ui.open;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.OpenedRoads;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.fixture.ScreenDrag;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;

/** What the mouse drags from another window and lets go on ours is shown and checked. */
@ExtendWith(QuietLog.class)
class FileDropTest {

  @TempDir Path folder;

  private Tree list;
  private Shell window;

  @BeforeEach
  void aWindow() throws Exception {
    window = Bench.page().getWorkbenchWindow().getShell();
    list = ((TrackProblemsView) Bench.page().showView(TrackProblemsView.ID)).tree();
    Bench.found("a drop target", () -> window.getData(DND.DROP_TARGET_KEY));
  }

  @AfterEach
  void away() throws Exception {
    OpenedRoads.away();
  }

  @Test
  void aFileOnTheListIsALevel() throws Exception {
    Path mesh = step("dragged.obj");
    byte[] before = Files.readAllBytes(mesh);
    drop(list, mesh);
    shows("dragged.obj", 1);
    assertArrayEquals(before, Files.readAllBytes(mesh), "it stays as it was");
  }

  @Test
  void aFolderOnTheMiddleOfTheWindowIsALevel() throws Exception {
    Path track = Files.createDirectory(folder.toRealPath().resolve("lap"));
    Files.copy(step("ring.obj"), track.resolve("part.obj"));
    drop(window, track);
    shows("lap", 1);
  }

  @Test
  void severalFilesOnALevelThatIsOpenAreLevelsBesideIt() throws Exception {
    drop(list, step("first.obj"));
    shows("first.obj", 1);
    drop(window, step("second.obj"), step("third.obj")); // its 3D view is in the middle
    shows("third.obj", 3);
    assertEquals(3, Bench.page().getEditorReferences().length);
  }

  @Test
  void whatIsNoTrackIsRefusedInTheMiddleToo() throws Exception {
    Path notes = Files.writeString(folder.toRealPath().resolve("notes.txt"), "to do");
    List<String> said = new ArrayList<>();
    Bench.answer("Trackwalk", "notes.txt", said);
    drop(window, notes);
    Bench.until("the refusal", () -> !said.isEmpty());
    assertTrue(said.get(0).contains("no mesh, manifest or game scene"), said.get(0));
    assertEquals(0, Bench.page().getEditorReferences().length, "nor is it opened as a text");
  }

  private static void drop(Control on, Path... files) {
    try (ScreenDrag drag = new ScreenDrag(files)) {
      assertEquals(DND.DROP_COPY, drag.to(on), "it is taken, and as a copy");
    }
  }

  private Path step(String name) throws Exception {
    return Files.writeString(folder.toRealPath().resolve(name), OpenedRoads.STEP);
  }

  private static void shows(String title, int findings) {
    Bench.until("the level " + title, () -> title.equals(title(Bench.page().getActiveEditor())));
    Bench.idle();
    IProject opened = ResourcesPlugin.getWorkspace().getRoot().getProject(CoreIds.OPENED);
    assertTrue(opened.exists(), "a level of the disk");
    Bench.until("its findings", () -> Bench.findings(opened).size() == findings);
  }

  private static String title(IEditorPart editor) {
    return editor == null ? "" : editor.getTitle();
  }
}
