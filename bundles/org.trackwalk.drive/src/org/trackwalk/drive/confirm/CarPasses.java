package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.mesh.progress.Progress;

/** Passes of a car: on the level, and where anything happens there on the healed copy too. */
final class CarPasses {

  /** Passes of one request: a fraction of a second of work. */
  private static final int BATCH = 64;

  /** Part of an event that a trace must show by itself, before it is compared. */
  private static final double LIVELY = 0.5;

  private final Driven driven;
  private final Probe probe;
  private final CarFelt reader;
  private final Progress progress;
  private long count;
  private boolean repeatable = true;
  private boolean repeated;

  CarPasses(Driven driven, Probe probe, Progress progress) {
    this.driven = driven;
    this.probe = probe;
    this.reader = new CarFelt(probe, SolverSettings.GRAVITY);
    this.progress = progress;
  }

  /**
   * What a pass felt.
   *
   * @param jolt null for nothing, {@link Traces#TOO_EARLY} for no answer
   * @param loads largest and smallest load of a wheel over that at rest
   */
  record Answer(Jolted jolt, double[] loads) {}

  /**
   * A pass.
   *
   * @param level its trace there
   * @param copy that on the healed copy; null where nothing happened on the level
   */
  record Pair(EnginePass pass, float[] level, float[] copy) {}

  /** Passes that were driven on the level. */
  long count() {
    return count;
  }

  /** Whether the passes that were driven twice gave the same bytes. */
  boolean repeatable() {
    return repeatable;
  }

  /** What each pass felt. */
  List<Answer> felt(List<EnginePass> passes, int runUp) throws EngineException {
    List<Answer> answers = new ArrayList<>(passes.size());
    go(
        passes,
        this::lively,
        pair -> {
          Jolted jolt =
              pair.copy() == null
                  ? null
                  : reader.first(pair.pass(), pair.level(), pair.copy(), runUp);
          answers.add(new Answer(jolt, loads(pair, runUp)));
        });
    return answers;
  }

  /**
   * The traces of passes.
   *
   * @param least change of the chassis' speed in a step from which on the copy is asked, m/s
   */
  List<Pair> pairs(List<EnginePass> passes, double least) throws EngineException {
    List<Pair> pairs = new ArrayList<>(passes.size());
    go(passes, (pass, trace) -> jolted(pass, trace, least), pairs::add);
    return pairs;
  }

  /**
   * Drives passes on the level, the first of all twice, and some on the copy.
   *
   * @param compared whether a pass with its trace on the level is driven on the copy too
   * @param taken gets each, in their order
   */
  private void go(
      List<EnginePass> passes, BiPredicate<EnginePass, float[]> compared, Consumer<Pair> taken)
      throws EngineException {
    for (int from = 0; from < passes.size(); from += BATCH) {
      progress.check();
      List<EnginePass> some = passes.subList(from, Math.min(passes.size(), from + BATCH));
      List<float[]> level = driven.go(false, some);
      if (!repeated) {
        repeated = true;
        List<float[]> again = driven.go(false, some);
        for (int i = 0; i < some.size(); i++) {
          repeatable &= Arrays.equals(level.get(i), again.get(i));
        }
      }
      List<EnginePass> both = new ArrayList<>();
      for (int i = 0; i < some.size(); i++) {
        if (compared.test(some.get(i), level.get(i))) {
          both.add(some.get(i));
        }
      }
      List<float[]> copy = both.isEmpty() ? List.of() : driven.go(true, both);
      int next = 0;
      for (int i = 0; i < some.size(); i++) {
        boolean too = next < both.size() && both.get(next) == some.get(i);
        taken.accept(new Pair(some.get(i), level.get(i), too ? copy.get(next++) : null));
      }
      count += some.size();
    }
  }

  /** The largest load of a wheel and the smallest, over that at rest, from a step on. */
  double[] loads(Pair pair, int from) {
    return reader.loads(pair.pass(), pair.level(), from);
  }

  private static boolean jolted(EnginePass pass, float[] trace, double least) {
    double rising = pass.velocity()[1];
    for (int step = 0; step < pass.steps(); step++) {
      int at = step * CarFelt.perStep();
      double along = Math.hypot(trace[at + 3], trace[at + 5]);
      if (!(Math.max(pass.speed() - along, Math.abs(trace[at + 4] - rising)) < least)) {
        return true;
      }
      rising = trace[at + 4];
    }
    return false;
  }

  /** Whether loads or speeds change so much that the copy is asked. */
  private boolean lively(EnginePass pass, float[] trace) {
    for (int step = 0; step < pass.steps(); step++) {
      int at = step * CarFelt.perStep();
      double along = Math.hypot(trace[at + 3], trace[at + 5]);
      boolean calm = Math.abs(pass.speed() - along) < LIVELY * Jolted.LEAST;
      for (int w = 0; w < EngineCar.WHEELS; w++) {
        double load = trace[at + EngineWire.PER_STEP + w];
        double rest = probe.car().corner(w) * SolverSettings.GRAVITY;
        calm &= Math.abs(load - rest) < LIVELY * CarFelt.LOAD * rest;
      }
      if (!calm) {
        return true;
      }
    }
    return false;
  }
}
