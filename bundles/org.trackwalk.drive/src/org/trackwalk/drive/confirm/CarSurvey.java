package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.SeamLine;

/**
 * Drives a level in an engine's own vehicle: over each foretold jolt, over some findings of every
 * rule whether they foretell one or not, and along the lanes.
 */
final class CarSurvey {

  /** Findings of a rule that are driven over though they foretell nothing. */
  private static final int OF_A_RULE = 24;

  /** Places at which a finding is crossed. */
  private static final int CROSSED = 2;

  /** Steps before a place is met: what is felt there of the start is no answer. */
  private static final int RUN_UP = 6;

  private static final int PHASES = 6;

  /** With the wheels of each side, there and back. */
  private static final int WAYS = 2 * 2;

  private final Asked asked;
  private final String profile;
  private final Probe probe;
  private final double step;
  private final Progress progress;
  private final Under under;
  private final NosePasses noses;

  /**
   * A survey.
   *
   * @param profile id of that whose foretelling is held against the engine
   * @param step seconds
   */
  CarSurvey(Asked asked, String profile, Probe probe, double step, Progress progress) {
    this.asked = asked;
    this.profile = profile;
    this.probe = probe;
    this.step = step;
    this.progress = progress;
    this.under = new Under(asked.road().ground());
    this.noses = new NosePasses(asked.road(), under, probe, step, progress);
  }

  /**
   * What came of it.
   *
   * @param failure why it ended early; empty when it did not
   */
  record Outcome(
      List<Confirmed> confirmed,
      List<MeasuredPlace> places,
      double lanes,
      List<RuleFelt> rules,
      long passes,
      boolean repeatable,
      String failure) {}

  /** A finding or a seam of one. */
  private record Target(Finding finding, SeamLine line) {

    double[] path() {
      return line == null ? finding.path() : line.path();
    }
  }

  /**
   * What was measured of one.
   *
   * @param unmeasured why nothing was; null where something was
   */
  private record Over(Measured measured, Unmeasured unmeasured, double[] loads) {

    static Over none(Unmeasured why) {
      return new Over(null, why, null);
    }
  }

  Outcome driven(Driven driven, String task) {
    Foretold foretold = new Foretold(asked.findings(), profile, probe);
    List<Confirmed> jolts = foretold.jolts();
    Map<Target, Double> targets = targets(jolts);
    Map<Target, Confirmed> chassis = chassis(jolts);
    LaneSweep sweep = new LaneSweep(asked.road(), under, probe, step);
    List<LaneSweep.Window> windows = sweep.windows(asked.extent().lanes(), asked.extent().phases());
    Map<Target, List<CrossedPoint>> points = new HashMap<>();
    Map<Target, Long> steps = new HashMap<>();
    StepBudget budget = new StepBudget();
    Map<Target, List<NosePasses.Run>> runs = runs(targets, chassis);
    for (Map.Entry<Target, Double> target : targets.entrySet()) {
      List<NosePasses.Run> ways = runs.get(target.getKey());
      if (ways != null) {
        steps.put(target.getKey(), noses.steps(ways, 0));
        budget.allow(noses.steps(ways, StepBudget.SLOW));
        continue;
      }
      List<CrossedPoint> some = CrossedPoint.of(asked.road(), target.getKey().path(), CROSSED);
      points.put(target.getKey(), some);
      steps.put(target.getKey(), steps(some, target.getValue(), 0));
      budget.allow(steps(some, target.getValue(), StepBudget.SLOW));
    }
    Map<Target, Over> over = new HashMap<>();
    long all = 0;
    for (Target target : targets.keySet()) {
      if (budget.takes(steps.get(target))) {
        all += steps.get(target);
      } else {
        over.put(target, Over.none(Unmeasured.TOO_SLOW));
      }
    }
    int measured = LaneSweep.WINDOW + CarFelt.FOLLOWED;
    long along = windows.stream().mapToLong(w -> w.steps(RUN_UP, measured)).sum();
    progress.begin(task + ", steps", all + along);
    CarPasses passes = new CarPasses(driven, probe, progress);
    Map<String, RuleFelt> rules = new TreeMap<>();
    List<Jolted> felt = new ArrayList<>();
    String failure = "";
    int finished = 0;
    try {
      for (Map.Entry<Target, Double> target : targets.entrySet()) {
        Target place = target.getKey();
        if (over.containsKey(place)) {
          continue;
        }
        Over one =
            runs.containsKey(place)
                ? over(chassis.get(place), runs.get(place), passes)
                : over(place, points.get(place), target.getValue(), passes);
        over.put(target.getKey(), one);
        progress.worked(steps.get(target.getKey()));
      }
      for (LaneSweep.Window window : windows) {
        List<EnginePass> some = sweep.passes(window, RUN_UP, measured);
        for (CarPasses.Answer answer : passes.felt(some, RUN_UP)) {
          if (answer.jolt() != null && answer.jolt() != Traces.TOO_EARLY) {
            felt.add(answer.jolt());
          }
        }
        finished++;
        progress.worked(window.steps(RUN_UP, measured));
      }
    } catch (EngineException e) {
      failure = e.getMessage();
    }
    for (Target target : all()) {
      String rule = target.finding().rule();
      Over one = over.get(target);
      boolean slow = one != null && one.unmeasured() == Unmeasured.TOO_SLOW;
      RuleFelt known = rules.getOrDefault(rule, RuleFelt.none(rule)).found(slow);
      rules.put(
          rule,
          one == null || one.measured() == null ? known : known.with(one.measured(), one.loads()));
    }
    List<Confirmed> confirmed = new ArrayList<>();
    for (Confirmed jolt : jolts) {
      Target target = new Target(jolt.finding(), jolt.line());
      Over one = over.get(target);
      confirmed.add(
          one == null
              ? jolt
              : one.measured() == null
                  ? jolt.without(one.unmeasured())
                  : jolt.with(one.measured()));
    }
    return new Outcome(
        confirmed,
        foretold.places(jolts, under).of(felt),
        sweep.part(windows, finished),
        List.copyOf(rules.values()),
        passes.count(),
        passes.repeatable(),
        failure);
  }

  /** Everything in a report that has a place. */
  private List<Target> all() {
    List<Target> all = new ArrayList<>();
    for (Finding finding : asked.findings()) {
      for (SeamLine line : finding.lines()) {
        all.add(new Target(finding, line));
      }
      if (finding.lines().isEmpty() && !finding.whole()) {
        all.add(new Target(finding, null));
      }
    }
    return all;
  }

  /** What is driven over, and how fast, m/s; 0 where nothing is foretold: as fast as the road. */
  private Map<Target, Double> targets(List<Confirmed> jolts) {
    Map<Target, Double> targets = new LinkedHashMap<>();
    for (Confirmed jolt : jolts.subList(0, Math.min(asked.extent().jolts(), jolts.size()))) {
      targets.putIfAbsent(new Target(jolt.finding(), jolt.line()), jolt.effect().speed());
    }
    Map<String, Integer> others = new HashMap<>();
    for (Target target : all()) {
      String rule = target.finding().rule();
      boolean crossed = !targets.containsKey(target) && others.getOrDefault(rule, 0) < OF_A_RULE;
      if (crossed && !CrossedPoint.of(asked.road(), target.path(), 1).isEmpty()) {
        others.merge(rule, 1, Integer::sum);
        targets.put(target, 0.0);
      }
    }
    return targets;
  }

  /** Jolts of the chassis, each the worst of its place. */
  private Map<Target, Confirmed> chassis(List<Confirmed> jolts) {
    Map<Target, Confirmed> chassis = new HashMap<>();
    for (Confirmed jolt : jolts) {
      if (noses.isOfChassis(jolt)) {
        chassis.putIfAbsent(new Target(jolt.finding(), jolt.line()), jolt);
      }
    }
    return chassis;
  }

  /** Ways to each target that is a jolt of the chassis. */
  private Map<Target, List<NosePasses.Run>> runs(
      Map<Target, Double> targets, Map<Target, Confirmed> chassis) {
    List<Target> down = targets.keySet().stream().filter(chassis::containsKey).toList();
    List<List<NosePasses.Run>> ways = noses.runs(down.stream().map(chassis::get).toList());
    Map<Target, List<NosePasses.Run>> runs = new HashMap<>();
    for (int i = 0; i < down.size(); i++) {
      runs.put(down.get(i), ways.get(i));
    }
    return runs;
  }

  /** Drives a chassis to it. */
  private Over over(Confirmed jolt, List<NosePasses.Run> runs, CarPasses passes)
      throws EngineException {
    double[] loads = {1, 1};
    if (runs.isEmpty()) {
      return Over.none(Unmeasured.NO_LANE);
    }
    long begun = passes.count();
    Measured measured = noses.measured(jolt, runs, passes, loads);
    return measured == null
        ? Over.none(Unmeasured.ofPasses(passes.count() - begun))
        : new Over(measured, null, loads);
  }

  /** Drives over it with the wheels of each side, both ways. */
  private Over over(Target target, List<CrossedPoint> points, double speed, CarPasses passes)
      throws EngineException {
    Jolted most = new Jolted(new double[3], new double[2], 0, 0, 0);
    double load = 0;
    double share = 0;
    double[] loads = {1, 1};
    int driven = 0;
    long begun = passes.count();
    for (CrossedPoint point : points) {
      double fast = speed > 0 ? speed : speed(point);
      for (int way = 0; way < WAYS; way++) {
        int valid = 0;
        int hits = 0;
        for (CarPasses.Answer answer : passes.felt(passes(point, way, fast), RUN_UP)) {
          Jolted jolt = answer.jolt();
          if (jolt == Traces.TOO_EARLY) {
            continue;
          }
          valid++;
          loads[0] = Math.max(loads[0], answer.loads()[0]);
          loads[1] = Math.min(loads[1], answer.loads()[1]);
          if (jolt != null && Places.distance(jolt.place(), target.path()) <= Places.NEAR) {
            hits++;
            load = Math.max(load, jolt.load());
            most = jolt.worst() > most.worst() ? jolt : most;
          }
        }
        driven += valid;
        share = Math.max(share, valid == 0 ? 0 : hits / (double) valid);
      }
    }
    if (driven == 0) {
      return Over.none(
          points.isEmpty() ? Unmeasured.NO_LANE : Unmeasured.ofPasses(passes.count() - begun));
    }
    return new Over(
        new Measured(most.up(), most.forward(), most.side(), share, driven, load), null, loads);
  }

  /**
   * Steps that driving over points takes, on the level and on its healed copy.
   *
   * @param least what is slower is counted at this speed, m/s
   */
  private long steps(List<CrossedPoint> points, double speed, double least) {
    long steps = 0;
    for (CrossedPoint point : points) {
      double fast = speed > 0 ? speed : speed(point);
      steps += 2L * WAYS * PHASES * steps(Math.max(least, fast) * step);
    }
    return steps;
  }

  /** Steps of a pass: until both axles have come over the place, and what follows. */
  private int steps(double stride) {
    EngineCar car = probe.car();
    int axles = (int) Math.ceil((car.front() + car.rear()) / stride) + 2;
    return RUN_UP + axles + CarFelt.FOLLOWED;
  }

  private double speed(CrossedPoint point) {
    Road road = asked.road();
    RoadPlace place = road.place(point.point()[0], point.point()[1], point.point()[2]);
    return road.strands().get(place.strand()).speed(place.row());
  }

  /**
   * Passes over a point.
   *
   * @param way whether the wheels of the left side meet it or those of the right, and which way
   */
  private List<EnginePass> passes(CrossedPoint point, int way, double speed) {
    EngineCar car = probe.car();
    int sense = way < 2 ? 1 : -1;
    double aside = way % 2 == 0 ? car.side() : -car.side();
    double[] at = {
      point.point()[0] + aside * sense * point.hz(),
      point.point()[1],
      point.point()[2] - aside * sense * point.hx()
    };
    double stride = speed * step;
    double back = (RUN_UP + 1) * stride + car.front();
    Way line = Way.through(under, at, sense * point.hx(), sense * point.hz(), back);
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double from = (phase + 0.5) / PHASES * stride;
      EnginePass pass = line.pass(under, probe, from, speed, steps(stride), step);
      if (pass != null) {
        passes.add(pass);
      }
    }
    return passes;
  }
}
