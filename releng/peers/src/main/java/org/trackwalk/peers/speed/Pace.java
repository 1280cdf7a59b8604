package org.trackwalk.peers.speed;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.Probes;

/**
 * One engine in a race: it answers for a while in each round and keeps its place in the probes.
 * What counts is the time that the thread was running, for all work is done on it: others on the
 * machine then cost an engine its caches, but not its turn.
 */
final class Pace {

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final PeerEngine engine;
  private final PeerWorld world;
  private final Probes probes;
  private final ContactRows rows = new ContactRows();
  private final double[] rates;
  private int rounds;
  private int next;
  private long asked;
  private long contacts;

  /**
   * An engine at the start.
   *
   * @param mostRounds most rounds that are kept
   */
  Pace(PeerEngine engine, PeerWorld world, Probes probes, int mostRounds) {
    this.engine = engine;
    this.world = world;
    this.probes = probes;
    rates = new double[mostRounds];
  }

  /** Answers for about so long, and forgets how fast. */
  void warmUp(long nanos) {
    run(nanos);
  }

  /** Answers for about so long, and remembers how fast. */
  void round(long nanos) {
    rates[rounds++] = run(nanos);
  }

  private double run(long nanos) {
    long start = clock.getCurrentThreadCpuTime();
    long before = asked;
    long elapsed = 0;
    while (elapsed < nanos) {
      int end = Math.min(probes.size(), next + world.batch());
      world.contacts(probes, next, end, rows);
      asked += end - next;
      contacts += rows.size();
      next = end == probes.size() ? 0 : end;
      elapsed = clock.getCurrentThreadCpuTime() - start;
    }
    return (asked - before) * 1e9 / elapsed;
  }

  PeerEngine engine() {
    return engine;
  }

  PeerWorld world() {
    return world;
  }

  /** Contacts per probe over all that was asked. */
  double contactsPerProbe() {
    return (double) contacts / asked;
  }

  /** Probes per second in the median round. */
  double median() {
    return sorted()[rounds / 2];
  }

  /** Probes per second in the slowest round. */
  double slowest() {
    return sorted()[0];
  }

  /** Probes per second in the fastest round. */
  double fastest() {
    return sorted()[rounds - 1];
  }

  private double[] sorted() {
    double[] copy = Arrays.copyOf(rates, rounds);
    Arrays.sort(copy);
    return copy;
  }
}
