package org.trackwalk.ground.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/** Work in blocks, and two works beside each other. */
final class RangesTest {

  /** Counts what it is told, and can say that nobody waits any more. */
  private static final class Told implements Progress {
    private final AtomicInteger items = new AtomicInteger();
    private volatile boolean cancelled;

    @Override
    public boolean cancelled() {
      return cancelled;
    }

    @Override
    public void begin(String task, long total) {}

    @Override
    public void worked(long work) {
      items.addAndGet((int) work);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1023, 1024, 1025, 5000})
  void eachItemIsHandledOnceAndTold(int n) {
    for (int threads = 1; threads <= 3; threads++) {
      AtomicIntegerArray handled = new AtomicIntegerArray(n);
      AtomicInteger longest = new AtomicInteger();
      Told told = new Told();
      Ranges.run(
          n,
          threads,
          told,
          () ->
              (from, to) -> {
                longest.accumulateAndGet(to - from, Math::max);
                for (int i = from; i < to; i++) {
                  handled.incrementAndGet(i);
                }
              });
      for (int i = 0; i < n; i++) {
        assertEquals(1, handled.get(i));
      }
      assertEquals(n, told.items.get());
      assertTrue(longest.get() <= 1024, "a look at the cancel flag after that many");
    }
  }

  @Test
  void nothingMoreIsDoneForNobody() {
    Told told = new Told();
    AtomicInteger blocks = new AtomicInteger();
    assertThrows(
        CancelledException.class,
        () ->
            Ranges.run(
                10_000,
                1,
                told,
                () ->
                    (from, to) -> {
                      blocks.incrementAndGet();
                      told.cancelled = true;
                    }));
    assertEquals(1, blocks.get());
  }

  @Test
  void twoWorksAreBothDoneInTheirOrderOnOneThread() {
    List<String> order = new ArrayList<>();
    Both<String, Integer> both =
        Both.of(
            1,
            () -> {
              order.add("one");
              return "a";
            },
            () -> {
              order.add("other");
              return 2;
            });
    assertEquals(new Both<>("a", 2), both);
    assertEquals(List.of("one", "other"), order);
    assertEquals(new Both<>("a", 2), Both.of(2, () -> "a", () -> 2));
  }

  @Test
  void whatOneOfTheWorksThrowsIsThrown() {
    for (int threads = 1; threads <= 2; threads++) {
      int n = threads;
      assertThrows(
          IllegalStateException.class,
          () ->
              Both.of(
                  n,
                  () -> 1,
                  () -> {
                    throw new IllegalStateException("no");
                  }));
    }
  }
}
