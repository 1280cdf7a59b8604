package org.trackwalk.eclipse.core.change;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * A change of a level's files that is ready to be made and can be taken back, byte by byte. It
 * refuses when a file is not what it was made for.
 */
public interface LevelChange {

  /** What it does, for the undo history: "Ignore 3 findings". */
  String label();

  /** The level that is checked again afterwards. */
  TrackLevel level();

  /** The files that are written; those that do not exist are created. */
  List<IFile> files();

  /**
   * Makes the change, refreshes the files and lets the level be checked again.
   *
   * @throws CoreException when a file has changed meanwhile or cannot be written: nothing is
   *     changed then
   */
  void apply(IProgressMonitor monitor) throws CoreException;

  /**
   * Takes it back; else as {@link #apply}.
   *
   * @throws CoreException as {@link #apply}
   */
  void undo(IProgressMonitor monitor) throws CoreException;
}
