package org.trackwalk.ground.geometry;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.Workers;

/**
 * What two works answered that do not read what the other writes, done beside each other.
 *
 * @param one of the first; likewise {@code other}
 */
public record Both<A, B>(A one, B other) {

  /**
   * Does both works, in this order where there is one thread.
   *
   * @param threads largest number of threads; the works may use more of their own
   * @throws RuntimeException what one of them threw
   */
  public static <A, B> Both<A, B> of(int threads, Supplier<A> one, Supplier<B> other) {
    AtomicReference<A> first = new AtomicReference<>();
    AtomicReference<B> second = new AtomicReference<>();
    Workers.run(
        threads,
        2,
        part -> {
          if (part == 0) {
            first.set(one.get());
          } else {
            second.set(other.get());
          }
        });
    return new Both<>(first.get(), second.get());
  }
}
