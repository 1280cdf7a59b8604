package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;

/**
 * Passes of a box over the seam of a road in a real engine, as confirm drives them: the road as two
 * bodies, less the same road as one.
 *
 * @param lane metres beside the road's middle
 * @param half the box's half sizes, metres
 * @param margin of a pair, metres
 * @param runUp steps from where it is set down to the last one before the seam
 */
record BoxRun(BentRoad road, double lane, double[] half, double margin, int runUp) {

  private static final double STEP = 1 / 60.0;

  private static final int PHASES = 100;

  /** Steps behind those: what a jolt changes in the steps after it counts as well. */
  private static final int AFTER = 2;

  /** Largest change of a step's speed by the seam, upward and lost, over all phases, m/s. */
  double[] most(EngineProcess engine, String id, double speed) throws EngineException {
    return most(engine, id, speed, road);
  }

  /** The same where another road goes on behind the seam. */
  double[] most(EngineProcess engine, String id, double speed, BentRoad behind)
      throws EngineException {
    int last = road.rows().length - 1;
    EngineWorld two =
        new EngineWorld(
            id,
            STEP,
            SolverSettings.GRAVITY,
            margin,
            false,
            half,
            bodies(road.body(road.lastBody(), road.seam()), behind.body(road.seam(), last)));
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      passes.add(pass(speed, runUp + (phase + 0.5) / PHASES));
    }
    List<float[]> level = engine.go(engine.open(two), passes);
    List<float[]> whole =
        engine.go(engine.open(two.of(bodies(road.body(road.lastBody(), last)))), passes);
    double up = 0;
    double lost = 0;
    for (int i = 0; i < passes.size(); i++) {
      float[] one = level.get(i);
      float[] other = whole.get(i);
      for (int k = 0; k < one.length; k += EngineWire.PER_STEP) {
        up = Math.max(up, change(one, k, 4) - change(other, k, 4));
        lost = Math.max(lost, other[k + 3] - one[k + 3]);
      }
    }
    return new double[] {up, lost};
  }

  private static double change(float[] trace, int step, int of) {
    return step == 0 ? 0 : trace[step + of] - trace[step - EngineWire.PER_STEP + of];
  }

  /** As it is set down by confirm: its ends on the ground, no deeper than that. */
  EnginePass pass(double speed, double steps) {
    double x = road.seamAt() - speed * STEP * steps - half[2];
    double near = 0.01;
    double front = road.height(x + half[2], lane);
    double rear = road.height(x - half[2], lane);
    double pitch = (front - rear) / (2 * half[2]);
    double roll = (road.height(x, lane + near) - road.height(x, lane - near)) / (2 * near);
    double middle = (front + rear) / 2;
    double deep = 0;
    for (int i = -22; i <= 22; i++) {
      for (int j = -9; j <= 9; j++) {
        double plane = middle + 0.1 * i * pitch + 0.1 * j * roll;
        deep = Math.max(deep, road.height(x + 0.1 * i, lane + 0.1 * j) - plane);
      }
    }
    // the box's length is its z, turned to x; pitch and roll are small
    double turn = Math.sqrt(0.5);
    double up = pitch / 2;
    double aside = -roll / 2;
    double[] pose = {
      x,
      middle + deep + half[1] + 0.0005,
      lane,
      turn * (aside - up),
      turn,
      turn * (aside + up),
      turn
    };
    double[] velocity = {speed, speed * pitch, 0};
    return new EnginePass(
        pose, velocity, new double[] {x, lane, x + 200, lane}, speed, runUp + AFTER);
  }

  private List<EngineBody> bodies(EngineBody... last) {
    List<EngineBody> bodies = new ArrayList<>(road.bodiesBefore());
    bodies.addAll(List.of(last));
    return bodies;
  }
}
