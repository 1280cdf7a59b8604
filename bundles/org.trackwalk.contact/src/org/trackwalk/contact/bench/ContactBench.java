package org.trackwalk.contact.bench;

import java.util.Arrays;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probes;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.progress.Progress;

/** Asks for the contacts of the same probes again and again, on one thread, and takes the time. */
public final class ContactBench {

  /** Rounds whose median is reported (SPEED: quote medians and ranges). */
  private static final int ROUNDS = 7;

  /** A round repeats its probes until it has lasted this long, nanoseconds. */
  private static final long ROUND_NANOS = 300_000_000L;

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
   */
  public static Result run(
      ProbeScene scene,
      Probes probes,
      double contactDistance,
      ContactMethod method,
      Progress progress) {
    if (probes.size() == 0) {
      return new Result(0, 0, 0, 0, 0);
    }
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer buffer = new ContactBuffer();
    double[] rates = new double[ROUNDS];
    long contacts = 0;
    for (int i = 0; i < probes.size(); i++) {
      contacts += ask(query, probes, i, contactDistance, method, buffer);
    }
    for (int round = -1; round < ROUNDS; round++) {
      double rate = round(query, probes, contactDistance, method, buffer, progress);
      if (round >= 0) {
        rates[round] = rate;
      }
    }
    Arrays.sort(rates);
    return new Result(probes.size(), contacts, rates[ROUNDS / 2], rates[0], rates[ROUNDS - 1]);
  }

  private static double round(
      ContactQuery query,
      Probes probes,
      double distance,
      ContactMethod method,
      ContactBuffer buffer,
      Progress progress) {
    long start = System.nanoTime();
    long elapsed = 0;
    long asked = 0;
    int next = 0;
    while (elapsed < ROUND_NANOS) {
      for (int i = 0; i < BATCH; i++) {
        ask(query, probes, next, distance, method, buffer);
        next = next + 1 == probes.size() ? 0 : next + 1;
      }
      asked += BATCH;
      progress.check();
      elapsed = System.nanoTime() - start;
    }
    return asked * 1e9 / elapsed;
  }

  private static int ask(
      ContactQuery query,
      Probes probes,
      int i,
      double distance,
      ContactMethod method,
      ContactBuffer buffer) {
    if (probes instanceof Spheres s) {
      query.contacts(s.x(i), s.y(i), s.z(i), s.radius(i), distance, method, buffer);
    } else {
      query.contacts(probes.get(i), distance, method, buffer);
    }
    return buffer.size();
  }
}
