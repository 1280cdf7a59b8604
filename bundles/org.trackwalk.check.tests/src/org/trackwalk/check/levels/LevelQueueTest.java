package org.trackwalk.check.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LevelQueueTest {

  private static final long SEED = 61;

  @Test
  void theLargestThatFitsComesFirst() {
    LevelQueue queue = new LevelQueue(new long[] {10, 50, 70, 20}, 100);
    assertEquals(2, queue.next());
    assertEquals(3, queue.next()); // 50 does not fit beside 70
    assertEquals(0, queue.next());
    assertEquals(LevelQueue.NONE, queue.next());
    queue.done(2);
    assertEquals(1, queue.next());
  }

  @Test
  void oneThatNeedsMoreThanThereIsRunsAlone() {
    LevelQueue queue = new LevelQueue(new long[] {1, 500}, 100);
    assertEquals(1, queue.next());
    assertEquals(LevelQueue.NONE, queue.next());
    queue.done(1);
    assertEquals(0, queue.next());
  }

  @Test
  void oneThatRanOutOfMemoryBesideOthersComesAgainAlone() {
    LevelQueue queue = new LevelQueue(new long[] {30, 20, 10}, 100);
    assertEquals(0, queue.next());
    assertEquals(1, queue.next());
    assertTrue(queue.again(0));
    queue.done(1);
    assertEquals(2, queue.next(), "the others first");
    assertEquals(LevelQueue.NONE, queue.next(), "it waits until it is alone");
    queue.done(2);
    assertEquals(0, queue.next());
    assertFalse(queue.again(0), "it had all there is");
    queue.done(0);
    assertFalse(queue.await());
  }

  @Test
  void aClosedQueueGivesNothing() {
    LevelQueue queue = new LevelQueue(new long[] {1, 2}, 100);
    queue.close();
    assertEquals(LevelQueue.NONE, queue.next());
    assertFalse(queue.await());
  }

  @Test
  void threadsTakeEachLevelOnceAndNeverMoreThanTheMemory() throws InterruptedException {
    SplittableRandom random = new SplittableRandom(SEED);
    long[] need = LongStream.generate(() -> random.nextLong(1, 60)).limit(200).toArray();
    LevelQueue queue = new LevelQueue(need, 100);
    List<Integer> taken = new ArrayList<>();
    long[] running = new long[2];
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      Thread thread =
          new Thread(
              () -> {
                while (queue.await()) {
                  int level = queue.next();
                  if (level == LevelQueue.NONE) {
                    continue;
                  }
                  synchronized (taken) {
                    taken.add(level);
                    running[0] += need[level];
                    running[1] = Math.max(running[1], running[0]);
                  }
                  Thread.yield();
                  synchronized (taken) {
                    running[0] -= need[level];
                  }
                  queue.done(level);
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(200, taken.size(), "seed " + SEED);
    assertEquals(200, taken.stream().distinct().count(), "seed " + SEED);
    assertTrue(running[1] <= 100, running[1] + " at once, seed " + SEED);
  }
}
