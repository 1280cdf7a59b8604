package org.trackwalk.engines.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineStore;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.mesh.progress.Progress;

/** One engine in which a probe slides over roads, set going once and then left to itself. */
final class Slides implements AutoCloseable {

  static final double SPHERE = 0.35;

  /** Length along the way, height and width of the box, metres. */
  static final double[] BOX = {1.0, 0.5, 1.6};

  static final int PASSES = 12;

  /** Of a box before a seam. */
  static final int PHASES = 400;

  /** Half sizes of the box that a level is judged by, metres. */
  private static final double[] LONG_BOX = {0.9, 0.25, 2.25};

  /** Passes over a road of kinks, and steps of each. */
  static final int PARTED = 200;

  private static final int PARTED_STEPS = 9;

  /** Metres between the starts of two. */
  private static final double APART = 0.93;

  /** Over the highest vertex, metres. */
  private static final double SET_DOWN = 0.002;

  /** What counts in a step, m/s. */
  private static final double FELT = 0.1;

  /** Metres: the sum of what both shapes have. */
  private static final double MARGIN = 0.02;

  private static final double STEP = 1 / 60.0;

  private static final double GRAVITY = 9.81;

  /** Metres beside the road's middle: engines correct near cross edges and diagonals only. */
  private static final double[] LANES = {0, 0.05, 0.13, 0.25, 0.37};

  /** Of the lanes that on which the box slides. */
  private static final double BOX_LANE = 0.13;

  /** Metres that are driven on behind the seam. */
  private static final double BEHIND = 3;

  private final String id;
  private final EngineProcess process;
  private final Map<String, EngineProcess.Opened> worlds = new HashMap<>();

  private Slides(String id, EngineProcess process) {
    this.id = id;
    this.process = process;
  }

  /**
   * Starts an engine.
   *
   * @param id of a setup
   * @throws EngineException when it is not installed
   */
  static Slides start(String id) throws EngineException {
    EngineSetup setup = EngineSetup.byId(id).orElseThrow();
    EngineLibrary library = EngineLibrary.byId(setup.library()).orElseThrow();
    EngineProgram program = EngineProgram.of(library, EngineStore.ofUser());
    return new Slides(id, EngineProcess.start(id, program, Progress.none()));
  }

  /** Largest upward speed over all passes of a sphere, m/s: on the best lane and the worst. */
  double[] thrown(RoadScene scene, double speed) throws EngineException {
    double[] range = {Double.POSITIVE_INFINITY, 0};
    for (double lane : LANES) {
      double most = 0;
      for (float[] trace : go(scene, true, speed, lane)) {
        for (int i = 4; i < trace.length; i += EngineWire.PER_STEP) {
          most = Math.max(most, trace[i]);
        }
      }
      range[0] = Math.min(range[0], most);
      range[1] = Math.max(range[1], most);
    }
    return range;
  }

  /** What a box loses and how fast it rises at most, m/s, and in how many of the passes. */
  double[] stopped(RoadScene scene, double speed) throws EngineException {
    double lost = 0;
    double up = 0;
    int hit = 0;
    for (float[] trace : go(scene, false, speed, BOX_LANE)) {
      double slowest = speed;
      double before = speed;
      for (int i = 0; i < trace.length; i += EngineWire.PER_STEP) {
        slowest = Math.min(slowest, trace[i + 3]);
        if (before - trace[i + 3] > speed / 10) {
          up = Math.max(up, trace[i + 4]);
        }
        before = trace[i + 3];
      }
      hit += speed - slowest > speed / 10 ? 1 : 0;
      lost = Math.max(lost, speed - slowest);
    }
    return new double[] {lost, up, hit};
  }

  /**
   * Part of {@link #PHASES} passes in which a box that is set down less than a step and a half
   * before a seam is stopped: loses a tenth of its speed in a step.
   *
   * @param length of the box, metres
   */
  double stopped(double length, double speed) throws EngineException {
    double[] half = {LONG_BOX[0], LONG_BOX[1], length / 2};
    double stride = speed * STEP;
    double turn = Math.sqrt(0.5);
    List<EnginePass> passes = new ArrayList<>();
    for (int k = 0; k < PHASES; k++) {
      double x = RoadScene.SEAM - half[2] - stride * (1 + (k + 0.5) / PHASES);
      passes.add(
          new EnginePass(
              new double[] {x, half[1], BOX_LANE, 0, turn, 0, turn},
              new double[] {speed, 0, 0},
              new double[] {x, BOX_LANE, x + 100, BOX_LANE},
              0,
              3));
    }
    List<EngineBody> bodies = RoadScene.abutting(2).bodies();
    double margin = id.startsWith("physx") ? 2 * MARGIN : MARGIN; // as the engine has it
    int hit = 0;
    EngineWorld world = new EngineWorld(id, STEP, GRAVITY, margin, false, half, bodies);
    for (float[] trace : process.go(process.open(world), passes)) {
      double slowest = speed;
      for (int i = 3; i < trace.length; i += EngineWire.PER_STEP) {
        slowest = Math.min(slowest, trace[i]);
      }
      hit += speed - slowest > speed / 10 ? 1 : 0;
    }
    return hit / (double) PHASES;
  }

  /**
   * How a road and the same road a micrometre higher or lower part under a sphere that is set down
   * on the first: as {@link #parted}.
   */
  double[] moved(KinkedRoad road, double speed) throws EngineException {
    List<EnginePass> passes = new ArrayList<>();
    for (int k = 0; k < PARTED; k++) {
      double[] at = road.resting(10 + APART * k, BOX_LANE, SPHERE);
      passes.add(
          new EnginePass(
              new double[] {at[0], at[1], at[2], 0, 0, 0, 1},
              new double[] {speed, 0, 0},
              new double[] {at[0], at[2], at[0] + 100, at[2]},
              speed,
              PARTED_STEPS));
    }
    double[] half = {SPHERE, SPHERE, SPHERE};
    return parted(road.stored(), road.moved(), true, half, passes);
  }

  /**
   * How a road of one body and the same road stored otherwise part: in how many of {@link #PARTED}
   * passes of nine steps, by 0.1 m/s in a step and more, and by how much at most, m/s.
   */
  double[] parted(KinkedRoad road, EngineBody other, boolean round, double speed)
      throws EngineException {
    double[] half = round ? new double[] {SPHERE, SPHERE, SPHERE} : LONG_BOX;
    List<EnginePass> passes = new ArrayList<>();
    double turn = Math.sqrt(0.5); // the box's length, its z, points along x
    for (int k = 0; k < PARTED; k++) {
      double x = 10 + APART * k;
      double y = road.highest(x - half[2], x + half[2]) + half[1] + SET_DOWN;
      passes.add(
          new EnginePass(
              new double[] {x, y, BOX_LANE, 0, turn, 0, turn},
              new double[] {speed, 0, 0},
              new double[] {x, BOX_LANE, x + 100, BOX_LANE},
              speed,
              PARTED_STEPS));
    }
    return parted(road.stored(), other, round, half, passes);
  }

  private double[] parted(
      EngineBody stored, EngineBody other, boolean round, double[] half, List<EnginePass> passes)
      throws EngineException {
    EngineWorld world = new EngineWorld(id, STEP, GRAVITY, MARGIN, round, half, List.of(stored));
    List<float[]> one = process.go(process.open(world), passes);
    List<float[]> two = process.go(process.open(world.of(List.of(other))), passes);
    double[] parted = new double[2];
    for (int k = 0; k < PARTED; k++) {
      double most = 0;
      double before = 0;
      for (int i = 4; i < one.get(k).length; i += EngineWire.PER_STEP) {
        double apart = one.get(k)[i] - two.get(k)[i];
        most = Math.max(most, Math.abs(apart - before));
        before = apart;
      }
      parted[0] += most >= FELT ? 1 : 0;
      parted[1] = Math.max(parted[1], most);
    }
    return parted;
  }

  private List<float[]> go(RoadScene scene, boolean round, double speed, double lane)
      throws EngineException {
    String key = scene.name() + round;
    EngineProcess.Opened world = worlds.get(key);
    double[] half =
        round
            ? new double[] {SPHERE, SPHERE, SPHERE}
            : new double[] {BOX[0] / 2, BOX[1] / 2, BOX[2] / 2};
    if (world == null) {
      world = process.open(new EngineWorld(id, STEP, GRAVITY, MARGIN, round, half, scene.bodies()));
      worlds.put(key, world);
    }
    double before = Math.max(1.5, Math.min(speed / 2, 20));
    double front = round ? 0 : half[0];
    int steps = (int) Math.ceil((before + BEHIND) / (speed * STEP));
    List<EnginePass> passes = new ArrayList<>();
    for (int k = 0; k < PASSES; k++) {
      double x = RoadScene.SEAM - before - front - 0.5 * (k + 0.37) / PASSES;
      passes.add(
          new EnginePass(
              new double[] {x, half[1], lane, 0, 0, 0, 1},
              new double[] {speed, 0, 0},
              new double[] {x, lane, x + 100, lane},
              0,
              steps));
    }
    return process.go(world, passes);
  }

  @Override
  public void close() {
    process.close();
  }
}
