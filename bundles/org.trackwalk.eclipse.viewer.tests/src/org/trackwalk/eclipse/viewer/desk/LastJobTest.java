package org.trackwalk.eclipse.viewer.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.check.SpokenJob;

/** A desk hears of the job that it began last, in the thread of the user interface. */
class LastJobTest {

  private final Display display = Display.getDefault();
  private final LastJob last = new LastJob(display);
  private final List<String> heard = new ArrayList<>();

  /** Waits at a gate, then says its name. */
  private final class Told extends SpokenJob {

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch gate = new CountDownLatch(1);
    private final Consumer<Runnable> says;
    private boolean asked;

    Told(String name, Consumer<Runnable> says) {
      super(name);
      this.says = says;
    }

    @Override
    protected IStatus work(IProgressMonitor monitor) {
      begun.countDown();
      try {
        gate.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      asked = monitor.isCanceled();
      says.accept(
          () -> {
            assertEquals(display.getThread(), Thread.currentThread());
            heard.add(getName());
          });
      return Status.OK_STATUS;
    }
  }

  private Told start(String name) {
    Told[] made = new Told[1];
    last.start(
        says -> {
          made[0] = new Told(name, says);
          return made[0];
        });
    return made[0];
  }

  private void end(Told job) throws InterruptedException {
    job.gate.countDown();
    job.join();
    while (display.readAndDispatch()) {
      // what it said is on its way
    }
  }

  @Test
  void whatItSaysLastIsHeardOnce() throws Exception {
    Told job = start("one");
    assertTrue(last.busy());
    assertEquals("one …", last.words());
    end(job);
    assertEquals(List.of("one"), heard);
    assertFalse(last.busy());
    assertFalse(job.asked);
  }

  @Test
  void theJobBeforeItIsCancelledAndNotHeard() throws Exception {
    Told first = start("first");
    Told second = start("second");
    end(first);
    assertEquals(List.of(), heard);
    assertTrue(last.busy());
    end(second);
    assertEquals(List.of("second"), heard);
  }

  @Test
  void aCancelledJobStillSaysHowItEndedADroppedOneDoesNot() throws Exception {
    Told cancelled = start("cancelled");
    cancelled.begun.await();
    last.cancel();
    assertTrue(last.busy());
    end(cancelled);
    assertTrue(cancelled.asked);
    Told dropped = start("dropped");
    dropped.begun.await();
    last.drop();
    assertFalse(last.busy());
    end(dropped);
    assertTrue(dropped.asked);
    assertEquals(List.of("cancelled"), heard);
  }

  @Test
  void oneThatIsCancelledBeforeItBeginsIsNotWaitedFor() {
    last.start(
        says -> {
          Told job = new Told("late", says);
          job.addJobChangeListener(
              new JobChangeAdapter() {
                @Override
                public void scheduled(IJobChangeEvent event) {
                  job.sleep();
                }
              });
          return job;
        });
    last.cancel();
    assertFalse(last.busy());
    assertEquals(List.of(), heard);
  }
}
