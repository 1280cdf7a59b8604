package org.trackwalk.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerJobEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of which one machine is lost in the middle of the work. */
class LostWorkerTest {

  @TempDir private Path folder;

  /** Tells the test of the first task that runs; Spark makes it by name. */
  public static final class Watch extends SparkListener {

    private static final BlockingQueue<String> BUSY = new LinkedBlockingQueue<>();
    private static final AtomicInteger LOST = new AtomicInteger();
    private static final AtomicBoolean OVER = new AtomicBoolean();

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
      BUSY.add(start.taskInfo().executorId());
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
      LOST.addAndGet(OVER.get() ? 0 : 1);
    }

    @Override
    public void onJobEnd(SparkListenerJobEnd end) {
      OVER.set(true); // from here on executors go because they are no longer needed
    }
  }

  @Test
  void nothingIsLostWithIt() throws Exception {
    List<String> levels = Examples.levels();
    Path one = folder.resolve("one");
    Path many = folder.resolve("many");
    Run expected = Run.whole(levels, SameReports.options(one, ""));
    try (Cluster cluster = Cluster.of(2, folder)) {
      Map<String, String> settings = cluster.settings();
      settings.put("spark.extraListeners", Watch.class.getName());
      FutureTask<Void> kill =
          new FutureTask<>(
              () -> {
                cluster.kill(cluster.workerOf(Watch.BUSY.take()));
                return null;
              });
      Thread.ofPlatform().daemon().start(kill);
      Run run = Run.cluster(settings, levels, SameReports.options(many, ""));
      assertEquals(expected.code(), run.code(), run.err());
      kill.get(1, TimeUnit.MINUTES);
      assertEquals(1, Watch.LOST.get(), "executors lost before the end\n" + run.err());
    }
    SameReports.check(one, many);
  }
}
