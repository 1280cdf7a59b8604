package org.trackwalk.contact.bench;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.ProbeOrder;
import org.trackwalk.contact.packed.ShapeSweep;
import org.trackwalk.contact.packed.SphereBatch;
import org.trackwalk.contact.packed.SphereContacts;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probes;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.progress.Progress;

/**
 * Asks for the contacts of the same probes again and again, on one thread, and takes the time; over
 * a packed scene when the method is one that packed queries know.
 */
public final class ContactBench {

  /** Rounds whose median is reported (SPEED: quote medians and ranges). */
  private static final int ROUNDS = 7;

  /** A round repeats its probes until it has lasted this long, nanoseconds. */
  private static final long ROUND_NANOS = 300_000_000L;

  /** A long run goes over to vector code; how long the bench waits for it, nanoseconds. */
  private static final long SETTLING_NANOS = 20_000_000_000L;

  /** Probes between two looks at the clock and the user's wish to stop. */
  private static final int BATCH = 4096;

  private ContactBench() {}

  /**
   * What was measured.
   *
   * @param probes how many different probes
   * @param contacts how many contacts they have together
   * @param median probes per second of the median round
   * @param slowest probes per second of the slowest round
   * @param fastest probes per second of the fastest round
   */
  public record Result(int probes, long contacts, double median, double slowest, double fastest) {}

  /**
   * Measures; the first of the rounds only warms up.
   *
   * @param contactDistance metres
   * @param limit how many points of one shape and normal are kept; without meaning for spheres
   */
  public static Result run(
      ProbeScene scene,
      Probes probes,
      double contactDistance,
      ContactMethod method,
      PointLimit limit,
      Progress progress) {
    if (probes.size() == 0) {
      return new Result(0, 0, 0, 0, 0);
    }
    Asking asking = asking(scene, probes, contactDistance, method, limit, progress);
    double[] rates = new double[ROUNDS];
    long contacts = asking.ask(0, probes.size());
    for (int round = -1; round < ROUNDS; round++) {
      double rate = round(asking, probes.size(), progress);
      if (round >= 0) {
        rates[round] = rate;
      }
    }
    Arrays.sort(rates);
    return new Result(probes.size(), contacts, rates[ROUNDS / 2], rates[0], rates[ROUNDS - 1]);
  }

  /** Asks for the contacts of a stretch of the probes and says how many there were. */
  private interface Asking {
    long ask(int from, int to);
  }

  private static Asking asking(
      ProbeScene scene,
      Probes probes,
      double contactDistance,
      ContactMethod method,
      PointLimit limit,
      Progress progress) {
    ContactBuffer buffer = new ContactBuffer();
    if (!(probes instanceof Spheres spheres)) {
      ShapeSweep sweep = new ShapeSweep(scene, probes, contactDistance, method, limit, 1, progress);
      return (from, to) -> ask(i -> sweep.contacts(i, buffer), from, to, buffer);
    }
    if (!PackedScene.supports(method)) {
      ContactQuery query = new ContactQuery(scene);
      IntConsumer one =
          i ->
              query.contacts(
                  spheres.x(i),
                  spheres.y(i),
                  spheres.z(i),
                  spheres.radius(i),
                  contactDistance,
                  method,
                  buffer);
      return (from, to) -> ask(one, from, to, buffer);
    }
    SphereBatch batch = new SphereBatch(PackedScene.of(scene, method.identity(), 1, progress));
    SphereContacts contacts = new SphereContacts();
    Asking asking =
        (from, to) -> {
          batch.run(spheres, from, to, contactDistance, ProbeOrder.GIVEN, contacts);
          return contacts.size();
        };
    long start = System.nanoTime();
    while (!batch.isSettled() && System.nanoTime() - start < SETTLING_NANOS) {
      round(asking, probes.size(), progress);
    }
    return asking;
  }

  private static double round(Asking asking, int size, Progress progress) {
    long start = System.nanoTime();
    long elapsed = 0;
    long asked = 0;
    int next = 0;
    while (elapsed < ROUND_NANOS) {
      int to = Math.min(size, next + BATCH);
      asking.ask(next, to);
      asked += to - next;
      next = to == size ? 0 : to;
      progress.check();
      elapsed = System.nanoTime() - start;
    }
    return asked * 1e9 / elapsed;
  }

  private static long ask(IntConsumer one, int from, int to, ContactBuffer buffer) {
    long contacts = 0;
    for (int i = from; i < to; i++) {
      one.accept(i);
      contacts += buffer.size();
    }
    return contacts;
  }
}
