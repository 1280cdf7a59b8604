package org.trackwalk.eclipse.ui.command;

import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.TrackLevel;

/** What the last check of a level left in memory; the level is checked where that is nothing. */
final class LevelParts {

  private LevelParts() {}

  /**
   * The parts of a level. Not for the user interface's thread: a check is waited for.
   *
   * @throws InterruptedException when the check was cancelled
   */
  static List<LevelPart> of(TrackLevel level, IProgressMonitor monitor)
      throws InterruptedException {
    LevelBook book = TrackwalkCore.book();
    if (book.state(level).parts().isEmpty()) {
      try {
        book.check(level, CheckRequest.changed(Set.of())).join(0, monitor);
      } catch (OperationCanceledException e) {
        throw new InterruptedException(e.getMessage());
      }
    }
    return book.state(level).parts();
  }

  /**
   * The part that a file belongs to.
   *
   * @throws CoreException when there is none
   * @throws InterruptedException when the check was cancelled
   */
  static LevelPart with(TrackLevel level, IFile file, IProgressMonitor monitor)
      throws CoreException, InterruptedException {
    of(level, monitor);
    return TrackwalkCore.book()
        .part(level, file)
        .orElseThrow(
            () ->
                new CoreException(
                    Status.warning(file.getName() + " could not be read as a part of its level")));
  }
}
