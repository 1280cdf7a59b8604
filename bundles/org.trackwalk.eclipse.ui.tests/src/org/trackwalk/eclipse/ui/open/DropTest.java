package org.trackwalk.eclipse.ui.open;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSource;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.viewer.LevelView;

/** A file that the mouse of the screen drags out of another window is dropped on the workbench. */
@ExtendWith(QuietLog.class)
class DropTest {

  private static final String VIRTUAL = "TRACKWALK_VIRTUAL_SCREEN";

  /** Milliseconds in which a drag's motion has been told to source and target. */
  private static final int SETTLED = 200;

  /** Pixels from the left end of a level's buttons, and down from them, into its picture. */
  private static final int BESIDE = 150;

  private static final int BELOW = 150;

  private static final String ROAD =
      """
      o road_a
      v 0 0 0
      v 8 0 0
      v 8 0 40
      v 0 0 40
      f 1 4 3 2
      """;

  @TempDir Path folder;

  @AfterEach
  void away() throws Exception {
    Bench.page().closeAllEditors(false);
    for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
      Bench.delete(project);
    }
  }

  @Test
  void aMeshOrAFolderOverAnEditorIsSeenIn3d() throws Exception {
    Path track = Files.createDirectory(folder.toRealPath().resolve("lap"));
    Files.writeString(track.resolve("lap.obj"), ROAD);
    Path first = Files.writeString(folder.toRealPath().resolve("first.obj"), ROAD);
    Path second = Files.writeString(folder.toRealPath().resolve("second.obj"), ROAD);
    TrackOpening.open(Bench.page().getWorkbenchWindow(), List.of(first));
    editors(1);
    drop(second);
    editors(2);
    drop(track);
    editors(3);
  }

  private static void editors(int count) {
    Bench.until("editor " + count, () -> Bench.page().getEditorReferences().length == count);
    Bench.idle();
    for (var editor : Bench.page().getEditorReferences()) {
      assertEquals(LevelView.EDITOR_ID, editor.getId(), editor.getName());
    }
  }

  private static void drop(Path path) throws Exception {
    Shell window = Bench.page().getWorkbenchWindow().getShell();
    window.forceActive();
    Shell source = new Shell(window.getDisplay(), SWT.NO_TRIM | SWT.ON_TOP);
    source.setLayout(new FillLayout());
    Label label = new Label(source, SWT.NONE);
    label.setText(path.getFileName().toString());
    DragSource drag = new DragSource(label, DND.DROP_COPY);
    drag.setTransfer(new Transfer[] {FileTransfer.getInstance()});
    int[] done = {-1};
    drag.addDragListener(
        new DragSourceAdapter() {
          @Override
          public void dragSetData(DragSourceEvent event) {
            event.data = new String[] {path.toString()};
          }

          @Override
          public void dragFinished(DragSourceEvent event) {
            done[0] = event.detail;
          }
        });
    source.setBounds(0, 0, 200, 60);
    source.open();
    try {
      Point over = inFront(window);
      pump();
      mouse("mousemove", "40", "30");
      mouse("mousedown", "1");
      for (int moved : new int[] {50, 70, 100, 140}) {
        mouse("mousemove", Integer.toString(moved), "34");
      }
      mouse("mousemove", Integer.toString(over.x), Integer.toString(over.y));
      mouse("mousemove", Integer.toString(over.x + 3), Integer.toString(over.y + 2));
      mouse("mouseup", "1");
      Bench.until("the drag's end", () -> done[0] >= 0);
      assertEquals(DND.DROP_COPY, done[0], "the files stay where they are");
    } finally {
      source.dispose();
    }
  }

  /** A place on the screen in the picture of the level in front, below its buttons. */
  private static Point inFront(Shell window) {
    Control buttons =
        Bench.found("the level's buttons", () -> Bench.control(window, DropTest::isOfALevel));
    return buttons.toDisplay(BESIDE, BELOW);
  }

  private static boolean isOfALevel(Control control) {
    return control instanceof ToolBar bar
        && bar.isVisible()
        && Arrays.stream(bar.getItems()).anyMatch(item -> item.getText().equals("Frame all"));
  }

  private static void mouse(String... words) throws Exception {
    Assumptions.assumeTrue(
        "true".equals(System.getenv(VIRTUAL)),
        "the mouse is somebody's: it is moved only where " + VIRTUAL + "=true, as verify sets it");
    List<String> command = new ArrayList<>(List.of("xdotool"));
    command.addAll(List.of(words));
    Process process;
    try {
      process = new ProcessBuilder(command).inheritIO().start();
    } catch (IOException e) {
      Assumptions.abort("xdotool is not installed: " + e.getMessage());
      return;
    }
    Bench.until("xdotool", () -> !process.isAlive());
    assertEquals(0, process.exitValue());
    pump();
  }

  private static void pump() {
    boolean[] over = {false};
    Display.getCurrent().timerExec(SETTLED, () -> over[0] = true);
    Bench.until("a settled screen", () -> over[0]);
  }
}
