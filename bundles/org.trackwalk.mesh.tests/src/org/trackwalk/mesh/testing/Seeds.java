package org.trackwalk.mesh.testing;

import java.util.stream.LongStream;

/** Seeds of tests that are repeated with hundreds of them, one test for each. */
public final class Seeds {

  private Seeds() {}

  /**
   * The first seeds, from 0.
   *
   * @param count how many; fewer where {@code trackwalk.seeds} says so, as mutation testing does,
   *     which runs each test hundreds of times
   */
  public static LongStream first(int count) {
    return LongStream.range(0, Math.min(count, Integer.getInteger("trackwalk.seeds", count)));
  }
}
