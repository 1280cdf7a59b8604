package org.trackwalk.ground.geometry;

import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Runs work on the items 0 … n-1 in blocks on several threads. Each item's result must depend on
 * that item alone, so that the number of threads changes nothing.
 */
public final class Ranges {

  /** Items between two looks at the cancel flag. */
  private static final int BLOCK = 1024;

  private Ranges() {}

  /** Work on one block, with scratch space of its own. */
  public interface Block {
    /** Handles the items {@code from} (inclusive) to {@code to} (exclusive). */
    void run(int from, int to);
  }

  /**
   * Runs all blocks.
   *
   * @param n number of items
   * @param threads largest number of threads
   * @param progress polled once a block; told of every block
   * @param worker makes the runner of one block
   */
  public static void run(int n, int threads, Progress progress, Supplier<Block> worker) {
    int blocks = (n + BLOCK - 1) / BLOCK;
    Workers.run(
        threads,
        blocks,
        block -> {
          progress.check();
          int from = block * BLOCK;
          int to = Math.min(n, from + BLOCK);
          worker.get().run(from, to);
          progress.worked(to - from);
        });
  }
}
