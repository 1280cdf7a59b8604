package org.trackwalk.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of which one machine is lost in the middle of the work. */
class LostWorkerTest {

  @TempDir private Path folder;

  /** Tells the test of a task that runs while others have ended; Spark makes it by name. */
  public static final class Watch extends SparkListener {

    private static final BlockingQueue<String> BUSY = new LinkedBlockingQueue<>();
    private static final AtomicInteger ENDED = new AtomicInteger();
    private static final AtomicInteger REMOVED = new AtomicInteger();

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
      if (ENDED.get() >= 2) {
        BUSY.offer(start.taskInfo().executorId());
      }
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      ENDED.incrementAndGet();
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
      REMOVED.incrementAndGet();
    }
  }

  @Test
  void nothingIsLostWithIt() throws IOException, InterruptedException {
    List<String> levels = Examples.levels();
    Path one = folder.resolve("one");
    Path many = folder.resolve("many");
    Run expected = Run.whole(levels, SameReports.options(one, ""));
    try (Cluster cluster = Cluster.of(2, folder)) {
      Map<String, String> settings = cluster.settings();
      settings.put("spark.extraListeners", Watch.class.getName());
      Thread killer = Thread.ofPlatform().daemon().start(() -> killTheBusyOne(cluster));
      Run run = Run.cluster(settings, levels, SameReports.options(many, ""));
      killer.interrupt(); // should no task have run
      killer.join();
      assertEquals(expected.code(), run.code(), run.err());
      assertEquals(1, Watch.REMOVED.get(), "executors that were lost before the end\n" + run.err());
    }
    SameReports.check(one, many);
    assertTrue(Watch.ENDED.get() > 2, "tasks that ended");
  }

  private static void killTheBusyOne(Cluster cluster) {
    try {
      cluster.kill(cluster.workerOf(Watch.BUSY.take()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
