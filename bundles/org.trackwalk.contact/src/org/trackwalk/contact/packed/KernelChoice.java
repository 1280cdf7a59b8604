package org.trackwalk.contact.packed;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.trackwalk.contact.shape.Spheres;

/**
 * Which kernel the batches over a scene use: scalar code at first, for vector code is slow until
 * the compiler has seen much of it (SPEED: the first 20,000 queries cost a second). When so many
 * spheres have been asked that it will pay, a thread in the background warms the vector code with
 * some of them, and hands it over when it beats the scalar code. Contacts are the same all along.
 */
final class KernelChoice {

  /** Spheres after which a run is a long one: a tenth of a second of scalar code, and more. */
  private static final long LONG_RUN = 1 << 18;

  /** Spheres to warm with. */
  private static final int SAMPLE = 2048;

  /** Rounds that vector code must win one after the other. */
  private static final int WINS = 8;

  /** Share of the scalar code's time that counts as won. */
  private static final double WON = 0.9;

  /** Nanoseconds after which the background gives up. */
  private static final long PATIENCE = 30_000_000_000L;

  private final AtomicLong asked = new AtomicLong();
  private final AtomicBoolean begun = new AtomicBoolean();
  private volatile boolean vectorWins;
  private volatile boolean settled;

  /** True when vector code is warm. */
  boolean vectorWins() {
    return vectorWins;
  }

  /** True when the background has decided. */
  boolean isSettled() {
    return settled;
  }

  /** Counts spheres that are being asked; begins to warm with them when they are many. */
  void count(PackedScene scene, Spheres spheres, int from, int to, double contactDistance) {
    if (begun.get() || asked.addAndGet(to - from) < LONG_RUN || !begun.compareAndSet(false, true)) {
      return;
    }
    int size = Math.min(SAMPLE, to - from);
    double[] numbers = new double[4 * size];
    for (int i = 0; i < size; i++) {
      int s = from + (int) ((long) i * (to - from) / size);
      numbers[4 * i] = spheres.x(s);
      numbers[4 * i + 1] = spheres.y(s);
      numbers[4 * i + 2] = spheres.z(s);
      numbers[4 * i + 3] = spheres.radius(s);
    }
    Spheres sample = Spheres.of(numbers);
    Runnable warming =
        () -> {
          vectorWins = warm(scene, sample, contactDistance);
          settled = true;
        };
    Thread thread = new Thread(warming, "trackwalk-warm-up");
    thread.setDaemon(true);
    thread.start();
  }

  /** Returns whether vector code is the faster one by now. */
  private static boolean warm(PackedScene scene, Spheres sample, double contactDistance) {
    Optional<SphereKernel> vector = SphereKernels.vector();
    if (vector.isEmpty()) {
      return false;
    }
    SphereBatch fast = new SphereBatch(scene, vector.get());
    SphereBatch plain = new SphereBatch(scene, SphereKernels.scalar());
    SphereContacts out = new SphereContacts();
    long start = System.nanoTime();
    int wins = 0;
    while (wins < WINS && System.nanoTime() - start < PATIENCE) {
      long scalarTime = time(plain, sample, contactDistance, out);
      long vectorTime = time(fast, sample, contactDistance, out);
      wins = vectorTime < WON * scalarTime ? wins + 1 : 0;
    }
    return wins == WINS;
  }

  private static long time(
      SphereBatch batch, Spheres sample, double contactDistance, SphereContacts out) {
    long start = System.nanoTime();
    batch.run(sample, 0, sample.size(), contactDistance, ProbeOrder.GIVEN, out);
    return System.nanoTime() - start;
  }
}
