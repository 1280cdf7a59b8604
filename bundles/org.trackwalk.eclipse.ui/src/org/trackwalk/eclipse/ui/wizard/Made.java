package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;

/**
 * What a wizard has made so far. When it fails or is stopped, all of it is taken back, the last
 * first, so that its last button can be pressed again. What was there before stays.
 */
final class Made {

  /** Takes one thing back. */
  private interface Undo {
    void run() throws CoreException, IOException;
  }

  private final Deque<Undo> undos = new ArrayDeque<>();

  /**
   * A project that was not there.
   *
   * @param files whether its folder was not there either, so that it goes with all that is in it
   */
  void project(IProject project, boolean files) {
    undos.push(() -> project.delete(files, true, null));
  }

  /** A link; the folder that it points at stays. */
  void link(IFolder link) {
    undos.push(() -> link.delete(true, null));
  }

  /** A file on disk. */
  void file(Path file) {
    undos.push(() -> Files.deleteIfExists(file));
  }

  /**
   * A file on disk that was another one before.
   *
   * @param before what was in it
   */
  void changed(Path file, byte[] before) {
    undos.push(() -> Files.write(file, before));
  }

  /** Takes all of it back; what cannot be is left and said in the log. */
  void takeBack() {
    while (!undos.isEmpty()) {
      try {
        undos.pop().run();
      } catch (CoreException | IOException e) {
        ILog.of(Made.class).warn("left behind by a wizard that failed", e);
      }
    }
  }
}
