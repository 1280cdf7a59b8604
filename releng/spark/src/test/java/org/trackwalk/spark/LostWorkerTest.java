package org.trackwalk.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerApplicationEnd;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of which one machine is lost in the middle of the work. */
class LostWorkerTest {

  private static final int TILES = 25;

  @TempDir private Path folder;

  /**
   * A task that has begun.
   *
   * @param stage 0 checks, 1 joins what went through the shuffle
   */
  private record Begun(int stage, String executor) {}

  /** Tells the test of tasks; Spark makes it by name. */
  public static final class Watch extends SparkListener {

    private static final BlockingQueue<Begun> BUSY = new LinkedBlockingQueue<>();
    private static final AtomicInteger LOST = new AtomicInteger();
    private static final AtomicInteger CHECKED = new AtomicInteger();
    private static final AtomicBoolean OVER = new AtomicBoolean();

    private static void reset() {
      BUSY.clear();
      LOST.set(0);
      CHECKED.set(0);
      OVER.set(false);
    }

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
      BUSY.add(new Begun(start.stageId(), start.taskInfo().executorId()));
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      CHECKED.addAndGet(end.stageId() == 0 && end.taskInfo().successful() ? 1 : 0);
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
      LOST.addAndGet(OVER.get() ? 0 : 1);
    }

    @Override
    public void onApplicationEnd(SparkListenerApplicationEnd end) {
      OVER.set(true); // from here on executors go because they are no longer needed
    }
  }

  @BeforeEach
  void nothingHasHappened() {
    Watch.reset();
  }

  @Test
  void nothingIsLostWithIt() throws Exception {
    List<String> levels = Examples.levels();
    Path one = folder.resolve("one");
    Path many = folder.resolve("many");
    Run expected = Run.whole(levels, SameReports.options(one, ""));
    try (Cluster cluster = Cluster.of(2, folder)) {
      FutureTask<Void> kill = later(() -> kill(cluster, Watch.BUSY.take()));
      Run run = Run.cluster(settings(cluster), levels, SameReports.options(many, ""));
      assertEquals(expected.code(), run.code(), run.err());
      kill.get(1, TimeUnit.MINUTES);
      assertEquals(1, Watch.LOST.get(), "executors lost before the end\n" + run.err());
    }
    SameReports.check(one, many);
  }

  /** One machine goes while it checks tiles, one when all are checked and what it kept is asked. */
  @Test
  void nothingOfATileIsLostWithItNorInTheShuffle() throws Exception {
    Path tiles = folder.resolve("tiles");
    String level = Hills.write(folder.resolve("hills.obj")).toString();
    String[] cut = {"tiles", "cut", level, "--into", "" + TILES, "--output", tiles.toString()};
    assertEquals(0, Run.command(cut).code());
    assertEquals(0, Run.command("tiles", "check", tiles.toString()).code());
    Path one = folder.resolve("one");
    List<String> join = new ArrayList<>(List.of("tiles", "join", "-", tiles.toString()));
    join.addAll(SameReports.options(one, ""));
    Run expected = Run.command(join.toArray(new String[0]));
    Path many = folder.resolve("many");
    losesTwo(tiles, expected, many);
    SameReports.check(one, many);
  }

  /**
   * Kills a worker among the tiles, and another when the join begins: its tasks are short, so it
   * may be that what the second had is already fetched.
   */
  private void losesTwo(Path tiles, Run expected, Path reports) throws Exception {
    Path own = Files.createDirectories(reports.resolveSibling("cluster-" + reports.getFileName()));
    try (Cluster cluster = Cluster.of(3, own)) {
      FutureTask<Void> kill =
          later(
              () -> {
                for (int i = 1; i < TILES / 3; i++) {
                  assertEquals(0, Watch.BUSY.take().stage());
                }
                kill(cluster, Watch.BUSY.take());
                Begun begun = Watch.BUSY.take();
                while (begun.stage() == 0) {
                  begun = Watch.BUSY.take();
                }
                kill(cluster, begun);
              });
      Run run =
          Run.cluster(
              settings(cluster), List.of(tiles.toString()), SameReports.options(reports, ""));
      assertEquals(expected.code(), run.code(), run.err());
      kill.get(1, TimeUnit.MINUTES);
      // that the second is lost may be told after the end
      assertTrue(Watch.LOST.get() >= 1, "executors lost before the end\n" + run.err());
      assertTrue(Watch.CHECKED.get() > TILES, Watch.CHECKED + " checks: none was lost");
      assertEquals(expected.out(), run.out());
    }
  }

  private static Map<String, String> settings(Cluster cluster) {
    Map<String, String> settings = cluster.settings();
    settings.put("spark.extraListeners", Watch.class.getName());
    return settings;
  }

  private static void kill(Cluster cluster, Begun begun) throws Exception {
    cluster.kill(cluster.workerOf(begun.executor()));
  }

  private interface Deed {
    void run() throws Exception;
  }

  private static FutureTask<Void> later(Deed deed) {
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              deed.run();
              return null;
            });
    Thread.ofPlatform().daemon().start(task);
    return task;
  }
}
