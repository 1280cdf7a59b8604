package org.trackwalk.eclipse.core.change;

import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.AbstractOperation;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/**
 * A change as one step of the workbench's undo history. Add the history's context, then execute it
 * there, not in the UI thread: files are written.
 */
public final class ChangeOperation extends AbstractOperation {

  private final LevelChange change;

  /** A step that was not made yet. */
  public ChangeOperation(LevelChange change) {
    super(change.label());
    this.change = change;
  }

  /** What it does. */
  public LevelChange change() {
    return change;
  }

  @Override
  public IStatus execute(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
    try {
      change.apply(monitor);
      return Status.OK_STATUS;
    } catch (CoreException e) {
      throw new ExecutionException(e.getMessage(), e);
    }
  }

  @Override
  public IStatus redo(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
    return execute(monitor, info);
  }

  @Override
  public IStatus undo(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
    try {
      change.undo(monitor);
      return Status.OK_STATUS;
    } catch (CoreException e) {
      throw new ExecutionException(e.getMessage(), e);
    }
  }
}
