package org.trackwalk.eclipse.ui.open;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.ResourceUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.OpenedRoads;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/**
 * What is shown of a folder: the scene of a game that lies in it, or the track among its meshes.
 */
@ExtendWith(QuietLog.class)
class OpenFolderTest {

  private static final String WIZARD = "Import Track of a Game";

  @TempDir Path folder;

  @AfterEach
  void away() throws Exception {
    OpenedRoads.away();
  }

  @Test
  void theSceneOfAGameAsksItsQuestions() throws Exception {
    Path track = track();
    Path scene = scene(track.resolve("scene.xml"));
    asks(c -> c instanceof Text text && text.getText().equals(scene.toString()), track);
    assertFalse(opened().getFolder("lap").exists(), "nothing was opened");
  }

  @Test
  void ofSeveralScenesOneIsAskedFor() throws Exception {
    Path track = track();
    scene(track.resolve("day.xml"));
    scene(track.resolve("night.xml"));
    asks(c -> c instanceof Combo box && box.isVisible() && box.getItemCount() == 2, track);
  }

  @Test
  void ofSeveralThatCannotBeUsedTheMeshesAreShown() throws Exception {
    Path track = track();
    Files.writeString(track.resolve("day.tscn"), "[gd_scene format=3]\n");
    Files.writeString(track.resolve("night.tscn"), "no scene");
    TrackOpening.open(Bench.page().getWorkbenchWindow(), List.of(track));
    shows("road.obj");
  }

  @Test
  void withAManifestItIsALevelAndNoScene() throws Exception {
    Path track = track();
    scene(track.resolve("scene.xml"));
    Files.writeString(
        track.resolve("lap.trackwalk.json"), "{\"pieces\": [{\"file\": \"road.obj\"}]}");
    TrackOpening.open(Bench.page().getWorkbenchWindow(), List.of(track));
    shows("lap.trackwalk.json");
  }

  @Test
  void ofMeshesThatAreCheckedOneByOneTheLargestIsShownFirst() throws Exception {
    Path track = track();
    Files.writeString(track.resolve("a-pot.obj"), "o pot\nv 1 0 1\nv 2 0 1\nv 1 0 2\nf 1 3 2\n");
    TrackOpening.open(Bench.page().getWorkbenchWindow(), List.of(track));
    shows("road.obj");
  }

  /** Opens a folder, until the wizard has such a control, and closes that; it blocks its thread. */
  private static void asks(Predicate<Control> fits, Path track) {
    boolean[] seen = {false};
    Display display = Display.getCurrent();
    Runnable[] look = new Runnable[1];
    look[0] =
        () -> {
          for (Shell shell : display.getShells()) {
            if (shell.isVisible()
                && shell.getText().equals(WIZARD)
                && Bench.control(shell, fits) != null) {
              seen[0] = true;
              shell.close();
              return;
            }
          }
          display.timerExec(100, look[0]);
        };
    display.timerExec(100, look[0]);
    TrackOpening.open(Bench.page().getWorkbenchWindow(), List.of(track));
    Bench.until("the question", () -> seen[0]);
    Bench.idle();
  }

  private Path track() throws Exception {
    Path track = Files.createDirectory(folder.toRealPath().resolve("lap"));
    Files.writeString(track.resolve("road.obj"), OpenedRoads.STEP);
    return track;
  }

  private static Path scene(Path file) throws Exception {
    return Files.writeString(
        file, "<?xml version=\"1.0\"?>\n<scene>\n  <track model=\"road.obj\"/>\n</scene>\n");
  }

  private static void shows(String name) {
    Bench.until(
        "the editor of " + name,
        () -> {
          IEditorPart editor = Bench.page().getActiveEditor();
          IFile file = editor == null ? null : ResourceUtil.getFile(editor.getEditorInput());
          return file != null && file.getName().equals(name);
        });
    Bench.idle();
  }

  private static IProject opened() {
    return ResourcesPlugin.getWorkspace().getRoot().getProject(CoreIds.OPENED);
  }
}
