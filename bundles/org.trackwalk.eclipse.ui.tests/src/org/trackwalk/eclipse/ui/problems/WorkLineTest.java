package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelCheckJob;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/** What is worked at, with its button. */
@ExtendWith(QuietLog.class)
class WorkLineTest {

  /** Holds the checks of a level up until it is let go. */
  private static final class HeldUp implements LevelListener {

    private final AtomicInteger begun = new AtomicInteger();
    private final CountDownLatch go = new CountDownLatch(1);

    @Override
    public void checking(LevelState state) {
      begun.incrementAndGet();
      try {
        go.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  void cancelEndsTheChecksThatWaitForTheSameLevelToo() throws Exception {
    TrackProblemsView view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    IProject project = Bench.project("cancelled");
    IFile mesh =
        Bench.file(project, "road.obj", "v 0 0 0\nv 8 0 0\nv 8 0 9\nv 0 0 9\nf 1 4 3\nf 1 3 2\n");
    TrackLevel level = Levels.of(mesh).orElseThrow();
    LevelBook book = TrackwalkCore.book();
    HeldUp held = new HeldUp();
    book.addListener(held);
    try {
      LevelCheckJob runs = book.check(level, CheckRequest.full());
      LevelCheckJob waits = book.check(level, CheckRequest.full());
      Bench.until("the check to be told", () -> !view.work().words().isEmpty());
      view.work().cancel();
      held.go.countDown();
      Bench.idle();
      assertEquals(IStatus.CANCEL, runs.getResult().getSeverity());
      assertEquals(1, held.begun.get(), "checks that began");
      assertEquals(Job.NONE, waits.getState());
      Bench.until("nothing to be told", () -> view.work().words().isEmpty());
    } finally {
      held.go.countDown();
      book.removeListener(held);
      Bench.delete(project);
    }
  }
}
