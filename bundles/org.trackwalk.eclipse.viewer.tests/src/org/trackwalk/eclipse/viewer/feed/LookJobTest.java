package org.trackwalk.eclipse.viewer.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.widgets.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;
import org.trackwalk.eclipse.viewer.stage.Stage3D;

/** Reading materials that does not come to its end. */
class LookJobTest {

  /** Seconds: a busy machine takes its time. */
  private static final long LIMIT = 300;

  private final List<IStatus> errors = new CopyOnWriteArrayList<>();

  /** That a listener is held up for seconds is logged too, and is the doing of these tests. */
  private final ILogListener log =
      (status, plugin) -> {
        if (status.getSeverity() == IStatus.ERROR
            && !(status.getException() instanceof TimeoutException)) {
          errors.add(status);
        }
      };

  private EditorBench bench;
  private JobChangeAdapter met;

  @BeforeEach
  void open() throws Exception {
    ViewSettings.materials(false);
    bench = new EditorBench("unread").with("road.obj", StepLevel.obj(0.03));
    bench.open("road.obj");
    assertInstanceOf(Stage3D.class, bench.stage());
    Platform.addLogListener(log);
  }

  @AfterEach
  void close() throws Exception {
    Platform.removeLogListener(log);
    if (met != null) {
      Job.getJobManager().removeJobChangeListener(met);
    }
    if (bench != null) {
      bench.close();
    }
  }

  /** Meets the next job in its own thread, before it does anything, or before it is run at all. */
  private void meet(boolean run, Consumer<Job> what) {
    met =
        new JobChangeAdapter() {
          @Override
          public void scheduled(IJobChangeEvent event) {
            if (!run) {
              first(event);
            }
          }

          @Override
          public void running(IJobChangeEvent event) {
            if (run) {
              first(event);
            }
          }

          private void first(IJobChangeEvent event) {
            if (event.getJob() instanceof LookJob) {
              Job.getJobManager().removeJobChangeListener(this);
              what.accept(event.getJob());
            }
          }
        };
    Job.getJobManager().addJobChangeListener(met);
  }

  private void choose() {
    bench.state().options(bench.state().options().coloured(ColourMode.MATERIALS));
  }

  private ColourMode mode() {
    return bench.state().options().mode();
  }

  private String status() {
    return Arrays.stream(bench.stage().control().getParent().getChildren())
        .filter(Label.class::isInstance)
        .map(child -> ((Label) child).getText())
        .findFirst()
        .orElseThrow();
  }

  private void cancelledItIsReadWhenChosenAgain(boolean run) {
    ColourMode before = mode();
    meet(run, Job::cancel);
    choose();
    EditorBench.pump(() -> mode() != ColourMode.MATERIALS);
    assertEquals("", status());
    assertSame(before, mode());
    assertTrue(bench.state().look().isEmpty());
    choose();
    EditorBench.pump(() -> bench.state().look().isPresent());
    assertSame(ColourMode.MATERIALS, mode());
    assertNotEquals("", status());
    assertEquals(List.of(), errors);
  }

  @Test
  void cancelledWhileItReadsItIsReadWhenChosenAgain() {
    cancelledItIsReadWhenChosenAgain(true);
  }

  @Test
  void cancelledBeforeItIsRunItIsReadWhenChosenAgain() {
    cancelledItIsReadWhenChosenAgain(false);
  }

  /** Other colours and materials once more: what the first job says is nobody's any more. */
  @Test
  void aJobThatIsReplacedTakesNothingFromTheNext() throws Exception {
    ColourMode before = mode();
    CountDownLatch held = new CountDownLatch(1);
    CountDownLatch over = new CountDownLatch(1);
    meet(
        true,
        job -> {
          await(held);
          over.countDown();
        });
    choose();
    bench.state().options(bench.state().options().coloured(before));
    choose();
    held.countDown();
    EditorBench.pump(() -> bench.state().look().isPresent() && over.getCount() == 0);
    EditorBench.pumpFor(200);
    assertSame(ColourMode.MATERIALS, mode());
    assertEquals(List.of(), errors);
  }

  @Test
  void anEditorThatIsClosedWhileItReadsLeavesNoError() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch held = new CountDownLatch(1);
    CountDownLatch over = new CountDownLatch(1);
    meet(
        true,
        job -> {
          job.addJobChangeListener(
              new JobChangeAdapter() {
                @Override
                public void done(IJobChangeEvent event) {
                  over.countDown();
                }
              });
          begun.countDown();
          await(held);
        });
    choose();
    await(begun);
    bench.close();
    bench = null;
    held.countDown();
    await(over);
    EditorBench.pumpFor(200);
    assertEquals(List.of(), errors);
  }

  @Test
  void aJobThatFailsSaysSo() throws Exception {
    TrackLevel level = Levels.of(bench.file("road.obj")).orElseThrow();
    LevelPart part = TrackwalkCore.book().state(level).parts().get(0);
    LookJob job = new LookJob(level, part, null); // a mistake of ours, whichever
    job.schedule();
    job.join();
    assertTrue(job.look().isEmpty());
    assertEquals(
        "The materials of " + part.name() + " cannot be read: see the error log.", job.trouble());
    assertEquals(1, errors.size());
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(LIMIT, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
