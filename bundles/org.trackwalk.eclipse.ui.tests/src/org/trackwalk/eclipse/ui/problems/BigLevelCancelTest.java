package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelCheckJob;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.examples.RollingGround;

/** A check of a million triangles is cancelled in each of its stages; how long it takes is told. */
@ExtendWith(QuietLog.class)
class BigLevelCancelTest {

  /** Stages in which it is cancelled, as the line of work names them. */
  private static final List<String> STAGES = List.of("finding edges", "borders of", "rules on");

  /** A check that is over before it can be cancelled is begun again so often. */
  private static final int TRIES = 5;

  @Test
  void whatTheLineOfWorkSaysCanBeCancelled() throws Exception {
    TrackProblemsView view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    IProject project = Bench.project("million");
    try {
      IFile mesh = Bench.file(project, "road.obj", RollingGround.obj());
      TrackLevel level = Levels.of(mesh).orElseThrow();
      for (String stage : STAGES) {
        cancelled(view, level, stage);
        assertEquals(0, Bench.findings(project).size(), "of a cancelled check nothing is told");
      }
    } finally {
      Bench.delete(project);
    }
  }

  private static void cancelled(TrackProblemsView view, TrackLevel level, String stage) {
    for (int tried = 0; !cancelledOnce(view, level, stage); tried++) {
      assertTrue(tried < TRIES, () -> "\"" + stage + "\" was never seen before the end");
    }
  }

  /** Whether the check still ran when it was cancelled; one that did not is not judged. */
  private static boolean cancelledOnce(TrackProblemsView view, TrackLevel level, String stage) {
    AtomicLong end = new AtomicLong();
    LevelCheckJob job = TrackwalkCore.book().check(level, CheckRequest.full());
    job.addJobChangeListener(
        new JobChangeAdapter() {
          @Override
          public void done(IJobChangeEvent event) {
            end.set(System.nanoTime());
          }
        });
    // the line shows nothing before it has lasted: what the job is at is asked of the job
    Bench.until(stage, () -> job.words().contains(stage) || end.get() != 0);
    long asked = System.nanoTime();
    String words = job.words();
    boolean ran = end.get() == 0;
    view.work().cancel();
    Bench.until("its end", () -> end.get() != 0);
    assertNotNull(job.getResult());
    Bench.until("nothing to be told", () -> view.work().words().isEmpty());
    if (!ran || job.getResult().isOK()) {
      return false;
    }
    assertEquals(IStatus.CANCEL, job.getResult().getSeverity(), words);
    TestReport.say(
        String.format(
            Locale.ROOT,
            "a million triangles, cancelled at \"%s\": ended after %d ms",
            words,
            (end.get() - asked) / 1_000_000));
    return true;
  }
}
