package org.trackwalk.eclipse.viewer.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** A project with a copy of a level, and the editor on it; closed and deleted afterwards. */
public final class EditorBench implements AutoCloseable {

  /**
   * Longest wait for anything, nanoseconds: what is waited for comes, however busy the machine is,
   * or never.
   */
  private static final long LIMIT = 300_000_000_000L;

  /** So often must the event loop have had nothing to do, for each so many milliseconds. */
  private static final long TURN = 40;

  private static final int FEWEST = 5;

  private final IProject project;
  private IEditorPart editor;

  public EditorBench(String name) throws CoreException {
    project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
    project.create(null);
    project.open(null);
  }

  /** Copies all files of a folder into the project. */
  public EditorBench with(Path folder) throws IOException, CoreException {
    Path to = project.getLocation().toPath();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        Files.copy(file, to.resolve(file.getFileName().toString()));
      }
    }
    project.refreshLocal(IResource.DEPTH_INFINITE, null);
    return this;
  }

  /** Writes a file of the project. */
  public EditorBench with(String name, String content) throws IOException, CoreException {
    Files.writeString(project.getLocation().toPath().resolve(name), content);
    project.refreshLocal(IResource.DEPTH_INFINITE, null);
    return this;
  }

  public IFile file(String name) {
    return project.getFile(name);
  }

  /** Opens the editor and waits for the level. */
  public LevelEditor open(String name) throws CoreException {
    editor = IDE.openEditor(page(), file(name), LevelView.EDITOR_ID);
    pump(() -> state().scene().isPresent());
    return (LevelEditor) editor;
  }

  public ViewState state() {
    return editor.getAdapter(ViewState.class);
  }

  public Stage stage() {
    return editor.getAdapter(Stage.class);
  }

  public static IWorkbenchPage page() {
    return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
  }

  /** Runs the event loop until something holds. */
  public static void pump(BooleanSupplier until) {
    Display display = Display.getCurrent();
    long end = System.nanoTime() + LIMIT;
    while (!until.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("it did not happen within five minutes");
      }
      if (!display.readAndDispatch()) {
        display.timerExec(20, () -> {});
        display.sleep();
      }
    }
  }

  /**
   * Runs the event loop for a while, and on a busy machine until all that had come up in it was
   * done some times over: a clock alone says nothing of that.
   */
  public static void pumpFor(long milliseconds) {
    Display display = Display.getCurrent();
    long start = System.nanoTime();
    long turns = Math.max(FEWEST, milliseconds / TURN);
    long idle = 0;
    // Counted where the loop sleeps: asked once more elsewhere, the answer is the own timer's.
    while (idle < turns || System.nanoTime() - start < milliseconds * 1_000_000) {
      if (System.nanoTime() - start > LIMIT) {
        throw new AssertionError("there was something to do for five minutes");
      }
      if (!display.readAndDispatch()) {
        idle++;
        display.timerExec(20, () -> {});
        display.sleep();
      }
    }
  }

  @Override
  public void close() throws CoreException {
    if (editor != null) {
      page().closeEditor(editor, false);
    }
    project.delete(true, true, null);
  }
}
