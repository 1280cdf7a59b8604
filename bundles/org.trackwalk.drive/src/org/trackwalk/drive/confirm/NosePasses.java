package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.chassis.NoseSeams;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.mesh.progress.Progress;

/**
 * Passes of a car to a seam that its chassis is foretold to come down to: along the lanes that
 * bring it down lowest, from as far before as it was followed for that, in phases as close as those
 * of a body.
 */
final class NosePasses {

  /** Lanes and ways of one seam that are driven, those on which the chassis is lowest. */
  private static final int WAYS = 3;

  /** A corner of the line for so many samples of the lane: a metre. */
  private static final int SAMPLES = 10;

  /** Steps that begin behind the seam. */
  private static final int BEHIND = 3;

  /** Three numbers of each end of a straight part of a seam. */
  private static final int ENDS = 6;

  private final Road road;
  private final Under under;
  private final Probe probe;
  private final SprungCar car;
  private final double step;
  private final Progress progress;

  NosePasses(Road road, Under under, Probe probe, double step, Progress progress) {
    this.road = road;
    this.under = under;
    this.probe = probe;
    this.car = SprungCar.of(probe.vehicle());
    this.step = step;
    this.progress = progress;
  }

  /**
   * A way to a seam.
   *
   * @param runUp steps before the last one that may begin before it
   */
  record Run(Way way, double speed, int runUp) {

    int steps() {
      return runUp + BEHIND;
    }
  }

  /** Whether a jolt is one of the chassis. */
  boolean isOfChassis(Confirmed jolt) {
    return jolt.effect().shape().equals(probe.labels().get(1));
  }

  /**
   * Ways to the seam of each jolt, the lowest first; none where no lane's chassis comes down to it.
   * The lanes are sampled once for all of them.
   *
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  List<List<Run>> runs(List<Confirmed> jolts) {
    int parts = jolts.stream().mapToInt(NosePasses::parts).sum();
    if (parts == 0) {
      return jolts.stream().map(jolt -> List.<Run>of()).toList();
    }
    float[] ends = new float[ENDS * parts];
    int[] of = new int[parts];
    List<List<NoseSeams.Met>> met = new ArrayList<>();
    int part = 0;
    for (Confirmed jolt : jolts) {
      double[] path = jolt.path();
      for (int i = 0; i < parts(jolt); i++) {
        of[part] = met.size();
        for (int k = 0; k < ENDS; k++) {
          ends[ENDS * part + k] = (float) path[3 * i + k];
        }
        part++;
      }
      met.add(new ArrayList<>());
    }
    Floor floor = Land.of(road.ground().surface()).floor();
    for (NoseSeams.Met one :
        NoseSeams.all(road, floor, car, probe.gains(), ends, RideSurvey.LANES, progress)) {
      met.get(of[one.seam()]).add(one);
    }
    List<List<Run>> runs = new ArrayList<>();
    for (int i = 0; i < jolts.size(); i++) {
      runs.add(lowest(jolts.get(i), met.get(i)));
    }
    return runs;
  }

  /** Straight parts of a seam. */
  private static int parts(Confirmed jolt) {
    return Math.max(0, jolt.path().length / 3 - 1);
  }

  private List<Run> lowest(Confirmed jolt, List<NoseSeams.Met> met) {
    met.sort(Comparator.comparingDouble(NoseSeams.Met::free));
    Set<LaneProfile> known = new HashSet<>();
    List<Run> runs = new ArrayList<>();
    for (NoseSeams.Met one : met) {
      if (runs.size() < WAYS && known.add(one.lane())) {
        runs.add(run(one, jolt.effect().speed()));
      }
    }
    return runs;
  }

  private Run run(NoseSeams.Met met, double speed) {
    LaneProfile lane = met.lane();
    int n = lane.size();
    boolean closed = lane.path().closed();
    int far = met.runUp() + (int) Math.ceil(car.front() / LaneProfile.SPACING);
    int most = Math.min(far, closed ? n - 1 : met.along());
    int before = 0;
    while (before < most && !Double.isNaN(lane.y()[Math.floorMod(met.along() - before - 1, n)])) {
      before++;
    }
    int behind = (int) Math.ceil((BEHIND + 1) * speed * step / LaneProfile.SPACING) + SAMPLES;
    int corners = (before + behind) / SAMPLES + 1;
    int first = met.along() - before;
    if (!closed) {
      // to the end of the lane; from there it is towed straight on
      corners = Math.min(corners, (n - 1 - first + SAMPLES - 1) / SAMPLES + 1);
    }
    double[] xyz = new double[3 * corners];
    for (int i = 0; i < corners; i++) {
      int k = first + SAMPLES * i;
      k = closed ? Math.floorMod(k, n) : Math.min(k, n - 1);
      xyz[3 * i] = lane.x()[k];
      xyz[3 * i + 1] = lane.y()[k];
      xyz[3 * i + 2] = lane.z()[k];
    }
    double metres = before * LaneProfile.SPACING - probe.front();
    return new Run(new Way(xyz), speed, (int) Math.max(0, metres / (speed * step)));
  }

  /**
   * Steps of driving over it, on the level and a part of them on its healed copy.
   *
   * @param least what is slower is counted at this speed, m/s
   */
  long steps(List<Run> runs, double least) {
    long steps = 0;
    for (Run run : runs.subList(0, Math.min(1, runs.size()))) {
      double speed = Math.max(least, run.speed());
      double runUp = run.runUp() * run.speed() / speed;
      steps += (long) Way.phases(speed * step) * ((long) runUp + BEHIND);
    }
    return steps;
  }

  /**
   * Drives to a seam.
   *
   * @param runs at least one
   * @param loads the largest load of a wheel and the smallest, over that at rest; taken on
   * @return null where nothing came to it undisturbed
   */
  Measured measured(Confirmed jolt, List<Run> runs, CarPasses passes, double[] loads)
      throws EngineException {
    Jolted most = new Jolted(new double[3], new double[2], 0, 0, 0);
    double least = jolt.least();
    double share = 0;
    int driven = 0;
    for (Run run : runs) {
      if (jolt.isEnough(most.worst())) {
        break;
      }
      int valid = 0;
      int hits = 0;
      for (CarPasses.Pair pair : passes.pairs(passes(run), least / 2)) {
        double[] some = passes.loads(pair, run.runUp());
        loads[0] = Math.max(loads[0], some[0]);
        loads[1] = Math.min(loads[1], some[1]);
        Jolted felt = pair.copy() == null ? null : first(pair, run, jolt.path(), least);
        if (felt != Traces.TOO_EARLY) {
          valid++;
          hits += felt == null ? 0 : 1;
          most = felt != null && felt.worst() > most.worst() ? felt : most;
        }
      }
      driven += valid;
      share = Math.max(share, valid == 0 ? 0 : hits / (double) valid);
    }
    return driven == 0 ? null : new Measured(most.up(), most.forward(), most.side(), share, driven);
  }

  private List<EnginePass> passes(Run run) {
    List<EnginePass> passes = new ArrayList<>();
    int phases = Way.phases(run.speed() * step);
    for (int phase = 0; phase < phases; phase++) {
      double from = (phase + 0.5) / phases * run.speed() * step;
      EnginePass pass = run.way().pass(under, probe, from, run.speed(), run.steps(), step);
      if (pass != null) {
        passes.add(pass);
      }
    }
    return passes;
  }

  /** The first step that changes the chassis' speed on the level and not as much on the copy. */
  private Jolted first(CarPasses.Pair pair, Run run, double[] path, double least) {
    EnginePass pass = pair.pass();
    double[] from = pass.pose();
    double[] rising = {pass.velocity()[1], pass.velocity()[1]};
    for (int i = 0; i < pass.steps(); i++) {
      int at = i * CarFelt.perStep();
      double[] way = CarFelt.way(pair.copy(), at);
      double[] nose = {
        from[0] + probe.front() * way[0],
        from[1] - probe.half()[1],
        from[2] + probe.front() * way[1]
      };
      Jolted felt =
          new Jolted(
              nose,
              way,
              pair.level()[at + 4] - rising[0] - pair.copy()[at + 4] + rising[1],
              CarFelt.along(pair.copy(), at, way) - CarFelt.along(pair.level(), at, way),
              CarFelt.side(pair.level(), at, way) - CarFelt.side(pair.copy(), at, way));
      if (!(felt.worst() < least)) {
        boolean there = Places.distance(nose, path) <= Places.NEAR;
        return there && !Double.isNaN(felt.worst()) ? felt : Traces.TOO_EARLY;
      }
      from = new double[] {pair.level()[at], pair.level()[at + 1], pair.level()[at + 2]};
      rising[0] = pair.level()[at + 4];
      rising[1] = pair.copy()[at + 4];
    }
    return null;
  }
}
