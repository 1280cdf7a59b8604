package org.trackwalk.eclipse.ui.change;

import java.util.function.Consumer;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.core.change.ChangeOperation;
import org.trackwalk.eclipse.core.change.LevelChange;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.core.check.SpokenJob;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/**
 * Prepares changes of levels in a job, and makes them as steps of the workbench's undo history:
 * <em>Edit &gt; Undo</em> takes them back. What cannot be done is said in a dialog.
 */
public final class ChangeRun {

  private ChangeRun() {}

  /**
   * What is found out before a change.
   *
   * @param <T> what it comes to
   */
  @FunctionalInterface
  public interface Preparation<T> {

    /** Finds out; not in the user interface's thread. */
    T prepare(Progress progress, IProgressMonitor monitor)
        throws CoreException, InterruptedException;
  }

  /**
   * Finds out something and goes on with it in the user interface's thread.
   *
   * @param name of the job, for the progress view
   */
  public static <T> Job prepare(String name, Preparation<T> work, Consumer<T> then) {
    Job job =
        new SpokenJob(name) {
          @Override
          protected IStatus work(IProgressMonitor monitor) {
            try {
              T result = work.prepare(new MonitorProgress(monitor), monitor);
              if (PlatformUI.isWorkbenchRunning()) {
                PlatformUI.getWorkbench().getDisplay().asyncExec(() -> then.accept(result));
              }
              return Status.OK_STATUS;
            } catch (CancelledException | InterruptedException e) {
              return Status.CANCEL_STATUS;
            } catch (CoreException e) {
              Refusal.say(e.getStatus().getMessage());
              return Status.OK_STATUS;
            }
          }
        };
    job.setUser(true);
    job.schedule();
    return job;
  }

  /** Makes a change in a job. */
  public static Job make(LevelChange change) {
    Job job =
        new SpokenJob(change.label()) {
          @Override
          protected IStatus work(IProgressMonitor monitor) {
            ChangeOperation operation = new ChangeOperation(change);
            operation.addContext(
                Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class));
            operation.addContext(PlatformUI.getWorkbench().getOperationSupport().getUndoContext());
            try {
              return OperationHistoryFactory.getOperationHistory()
                  .execute(operation, monitor, null);
            } catch (ExecutionException e) {
              Refusal.say(e.getMessage());
              return Status.OK_STATUS;
            }
          }
        };
    job.schedule();
    return job;
  }

  /** Prepares a change and makes it. */
  public static Job run(String name, Preparation<LevelChange> work) {
    return prepare(name, work, ChangeRun::make);
  }
}
