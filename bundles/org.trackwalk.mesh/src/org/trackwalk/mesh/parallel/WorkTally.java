package org.trackwalk.mesh.parallel;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.trackwalk.mesh.progress.Progress;

/**
 * How much work each part of a check did, in the units of {@link Budget}: things that were looked
 * at, never time, so that twice the level can be held to a factor on any machine. Work that many
 * ask for stands where it was done: at whoever asked first, which with several threads is left to
 * chance.
 */
public final class WorkTally {

  private final Map<String, AtomicLong> lines = new ConcurrentHashMap<>();
  private final AtomicLong paid = new AtomicLong();

  /**
   * Does work that no budget limits and counts it.
   *
   * @param what part of the check it is
   * @param progress is asked now and then whether the work is still wanted
   */
  public <T> T of(String what, Progress progress, Supplier<T> work) {
    return unlimited(what, progress).within(work);
  }

  /**
   * A budget without an end for work that is counted, by whose {@link Budget#spent} it is charged.
   *
   * @param what part of the check it is
   * @param progress is asked now and then whether the work is still wanted
   */
  public Budget unlimited(String what, Progress progress) {
    return new Budget(Long.MAX_VALUE, progress, line(what));
  }

  /** A part of the check, on which nobody has worked yet. */
  AtomicLong line(String what) {
    return lines.computeIfAbsent(what, w -> new AtomicLong());
  }

  /** What each part has done so far, units of work, in the order of their names. */
  public SortedMap<String, Long> units() {
    SortedMap<String, Long> units = new TreeMap<>();
    lines.forEach((what, line) -> units.put(what, line.get()));
    return Collections.unmodifiableSortedMap(units);
  }

  /**
   * Notes what a check cost.
   *
   * @param units that its rules and stations were charged, each as if it were alone
   */
  public void pay(long units) {
    paid.addAndGet(units);
  }

  /**
   * What checks were charged so far, units of work. Unlike the work that was done it does not
   * depend on how many threads there were.
   */
  public long paid() {
    return paid.get();
  }

  /** What all of them have done so far, units of work. */
  public long total() {
    return lines.values().stream().mapToLong(AtomicLong::get).sum();
  }
}
