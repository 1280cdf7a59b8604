package org.trackwalk.eclipse.ui.survey;

import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/** Looks at files beside an open wizard; cancelling it tells nobody anything. */
public final class SurveyJob extends Job {

  /** All surveys belong to it. */
  public static final Object FAMILY = SurveyJob.class;

  private final SurveyQuestion question;
  private final Consumer<String> task;
  private final Consumer<Survey> then;
  private final Consumer<String> failed;

  /**
   * A job that is ready to be scheduled.
   *
   * @param task hears what is being done, from any thread
   * @param then hears the answer, in the job's thread
   * @param failed hears a line on why there is none
   */
  public SurveyJob(
      SurveyQuestion question,
      Consumer<String> task,
      Consumer<Survey> then,
      Consumer<String> failed) {
    super("Looking at meshes");
    this.question = question;
    this.task = task;
    this.then = then;
    this.failed = failed;
    setSystem(true);
  }

  /** What is looked at. */
  public SurveyQuestion question() {
    return question;
  }

  @Override
  public boolean belongsTo(Object family) {
    return family == FAMILY;
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      Survey survey = question.answer(new Steps(monitor));
      if (!monitor.isCanceled()) {
        then.accept(survey);
      }
      return Status.OK_STATUS;
    } catch (CancelledException e) {
      return Status.CANCEL_STATUS;
    } catch (OutOfMemoryError e) {
      failed.accept("These files need more memory than there is.");
      return Status.OK_STATUS;
    } catch (RuntimeException e) {
      ILog.of(SurveyJob.class).error("files cannot be looked at", e);
      failed.accept("These files cannot be looked at: see the error log.");
      return Status.OK_STATUS;
    }
  }

  /** Says each step as it begins. */
  private final class Steps implements Progress {
    private final IProgressMonitor monitor;

    Steps(IProgressMonitor monitor) {
      this.monitor = monitor;
    }

    @Override
    public void begin(String name, long total) {
      task.accept(name);
    }

    @Override
    public void worked(long items) {
      check();
    }

    @Override
    public boolean cancelled() {
      return monitor.isCanceled();
    }
  }
}
