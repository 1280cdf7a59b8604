package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
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

/** A check of a million triangles is cancelled in each of its stages; how long it takes is told. */
@ExtendWith(QuietLog.class)
class BigLevelCancelTest {

  /** Quads along and across: a million triangles. */
  private static final int QUADS = 708;

  /** Stages in which it is cancelled: what the line of work says, one after the other. */
  private static final int STAGES = 4;

  @Test
  void whatTheLineOfWorkSaysCanBeCancelled() throws Exception {
    TrackProblemsView view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    IProject project = Bench.project("million");
    try {
      IFile mesh = Bench.file(project, "road.obj", ground());
      TrackLevel level = Levels.of(mesh).orElseThrow();
      for (int stage = 1; stage <= STAGES; stage++) {
        cancelled(view, level, stage);
        assertEquals(0, Bench.findings(project).size(), "of a cancelled check nothing is told");
      }
    } finally {
      Bench.delete(project);
    }
  }

  private static void cancelled(TrackProblemsView view, TrackLevel level, int stage) {
    AtomicLong end = new AtomicLong();
    LevelCheckJob job = TrackwalkCore.book().check(level, CheckRequest.full());
    job.addJobChangeListener(
        new JobChangeAdapter() {
          @Override
          public void done(IJobChangeEvent event) {
            end.set(System.nanoTime());
          }
        });
    Set<String> said = new LinkedHashSet<>();
    Bench.until(
        "stage " + stage,
        () -> {
          String words = view.work().words().replaceAll("[0-9]+", "");
          return !words.isEmpty() && said.add(words) && said.size() == stage || end.get() != 0;
        });
    long asked = System.nanoTime();
    view.work().cancel();
    Bench.until("its end", () -> end.get() != 0);
    assertNotNull(job.getResult());
    assertEquals(IStatus.CANCEL, job.getResult().getSeverity(), said::toString);
    TestReport.say(
        String.format(
            Locale.ROOT,
            "a million triangles, cancelled at \"%s\": ended after %d ms",
            view.work().words().isEmpty() ? said : view.work().words(),
            (end.get() - asked) / 1_000_000));
    Bench.until("nothing to be told", () -> view.work().words().isEmpty());
  }

  /** Rolling ground, a metre each quad. */
  private static String ground() {
    StringBuilder obj = new StringBuilder("o road\n");
    for (int z = 0; z <= QUADS; z++) {
      for (int x = 0; x <= QUADS; x++) {
        double height = Math.sin(x / 40.0) * Math.cos(z / 50.0);
        obj.append("v ").append(x).append(' ').append((float) height).append(' ').append(z);
        obj.append('\n');
      }
    }
    for (int z = 0; z < QUADS; z++) {
      for (int x = 0; x < QUADS; x++) {
        int at = 1 + z * (QUADS + 1) + x;
        int next = at + QUADS + 1;
        obj.append("f ").append(at).append(' ').append(next).append(' ').append(next + 1);
        obj.append("\nf ").append(at).append(' ').append(next + 1).append(' ').append(at + 1);
        obj.append('\n');
      }
    }
    return obj.toString();
  }
}
