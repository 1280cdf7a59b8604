package org.trackwalk.spark;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Counts the tasks whose outcome is not for the driver; those that are done again count once. */
final class MapTasks extends SparkListener {

  private static final String TYPE = "ShuffleMapTask";

  private final IntConsumer done;
  private final int all;
  private final AtomicInteger ended = new AtomicInteger();

  /**
   * @param done told how many have ended
   * @param all how many there are
   */
  MapTasks(IntConsumer done, int all) {
    this.done = done;
    this.all = all;
  }

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    if (end.taskType().equals(TYPE) && end.taskInfo().successful()) {
      done.accept(Math.min(ended.incrementAndGet(), all));
    }
  }
}
