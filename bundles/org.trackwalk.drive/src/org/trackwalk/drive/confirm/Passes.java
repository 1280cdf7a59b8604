package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.mesh.progress.Progress;

/**
 * Drives passes: on the level first, and on the healed copy those in which something happened. What
 * a pass felt is the first step in which the two part.
 */
final class Passes {

  /** Passes of one request: a fraction of a second of work. */
  private static final int BATCH = 128;

  private final Driven driven;
  private final double fall;
  private final Progress progress;
  private long count;
  private boolean repeatable = true;
  private boolean repeated;

  /**
   * No pass yet.
   *
   * @param fall what gravity adds in a step, m/s
   */
  Passes(Driven driven, double fall, Progress progress) {
    this.driven = driven;
    this.fall = fall;
    this.progress = progress;
  }

  /** Passes that were driven on the level. */
  long count() {
    return count;
  }

  /** Whether the passes that were driven twice gave the same bytes. */
  boolean repeatable() {
    return repeatable;
  }

  /**
   * What each pass felt: null for nothing, {@link Traces#TOO_EARLY} where it was disturbed before
   * it was measured.
   *
   * @param least change that counts, m/s
   */
  List<Jolted> felt(List<EnginePass> passes, Probe probe, int runUp, double least)
      throws EngineException {
    return felt(passes, probe, runUp, least, true);
  }

  /**
   * The same.
   *
   * @param compared false where the healed copy has the same fault
   */
  List<Jolted> felt(List<EnginePass> passes, Probe probe, int runUp, double least, boolean compared)
      throws EngineException {
    List<Jolted> felt = new ArrayList<>(passes.size());
    for (int from = 0; from < passes.size(); from += BATCH) {
      List<EnginePass> some = passes.subList(from, Math.min(passes.size(), from + BATCH));
      progress.check();
      felt.addAll(batch(some, probe, runUp, least, compared));
      count += some.size();
    }
    return felt;
  }

  private List<Jolted> batch(
      List<EnginePass> passes, Probe probe, int runUp, double least, boolean compared)
      throws EngineException {
    List<float[]> level = driven.go(false, passes);
    List<EnginePass> lively = new ArrayList<>();
    for (int i = 0; i < passes.size(); i++) {
      if (Traces.lively(passes.get(i), level.get(i))) {
        lively.add(passes.get(i));
      }
    }
    if (!repeated) {
      repeated = true;
      List<float[]> again = driven.go(false, passes);
      for (int i = 0; i < passes.size(); i++) {
        repeatable &= Arrays.equals(level.get(i), again.get(i));
      }
    }
    List<float[]> healed = lively.isEmpty() || !compared ? List.of() : driven.go(true, lively);
    List<Jolted> felt = new ArrayList<>(passes.size());
    int next = 0;
    for (int i = 0; i < passes.size(); i++) {
      Jolted jolt = null;
      if (next < lively.size() && lively.get(next) == passes.get(i)) {
        float[] copy = compared ? healed.get(next) : null;
        jolt = Traces.first(passes.get(i), level.get(i), copy, probe, runUp, least, fall);
        next++;
      }
      felt.add(jolt);
    }
    return felt;
  }
}
