package org.trackwalk.drive.chassis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.confirm.Probe;
import org.trackwalk.drive.effect.InstalledEngine;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.ride.Lanes;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.VehicleList;

/**
 * The lower front edge of a chassis in dips, behind breaks and landings, followed and driven by the
 * engines' own vehicles on ray wheels, and whether a seam of two bodies stops it there. Skipped
 * where the engine is not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class NoseInEnginesTest {

  private static final double STEP = 1 / 60.0;

  /** Rows of the road, metres. */
  private static final double ROW = 2;

  /** What happens to the road begins here; the car is set down and the road ends there, metres. */
  private static final double BEGINS = 100;

  private static final double START = 40;

  private static final double END = 300;

  private static final int PHASES = 100;

  /** The box is stopped: far more than wheels and kinks take, m/s. */
  private static final double STOPPED = 5;

  /** What was driven: the most speed that the seam took, m/s, and where the nose was, metres. */
  private record Driven(double lost, double nose) {}

  /**
   * A dip of a radius over a length, a break of the slope, or a fall over a length to the level.
   */
  private static DoubleUnaryOperator road(String kind, double by, double length) {
    DoubleUnaryOperator exact =
        x -> {
          double into = Math.max(0, x - BEGINS);
          double within = Math.min(into, length);
          return switch (kind) {
            case "dip" -> within * within / 2 / by + (into - within) * length / by;
            case "break" -> by * into;
            default -> -by * within;
          };
        };
    return x -> {
      double row = Math.floor(x / ROW);
      double from = exact.applyAsDouble(row * ROW);
      return from + (x / ROW - row) * (exact.applyAsDouble((row + 1) * ROW) - from);
    };
  }

  /** Where all clearance is gone the seam stops it, in either engine; where 3 cm are left not. */
  @ParameterizedTest
  @CsvSource({
    "physx, dip, 250, 60, 55, 120, true",
    "jolt, dip, 250, 60, 55, 120, true",
    "physx, dip, 200, 60, 50, 110, true",
    "jolt, dip, 200, 60, 50, 110, true",
    "physx, dip, 130, 60, 40, 126, true",
    "jolt, dip, 130, 60, 40, 126, true",
    "physx, break, 0.05, 0, 55, 104, true",
    "jolt, break, 0.05, 0, 55, 104, true",
    "physx, fall, 0.1, 20, 40, 128, true",
    "jolt, fall, 0.1, 20, 40, 128, true",
    "physx, dip, 300, 60, 40, 130, false",
    "jolt, dip, 300, 60, 40, 130, false",
    "physx, fall, 0.1, 20, 40, 140, false",
    "jolt, fall, 0.1, 20, 40, 140, false"
  })
  void itIsStoppedWhereItsClearanceIsGone(
      String id, String kind, double by, double length, double speed, double seam, boolean stopped)
      throws EngineException, ProfileException {
    DoubleUnaryOperator road = road(kind, by, length);
    double free = free(road, speed, seam);
    assertTrue(stopped ? free <= 0.005 : free > 0.03, "followed " + free);
    double lost = driven(id, road, speed, seam).lost();
    assertTrue(stopped ? lost > STOPPED : lost < STOPPED, "lost " + lost);
  }

  /**
   * Behind a landing it does not bounce: the springs had bottomed out, and the ground that stopped
   * it keeps what speed it had.
   */
  @ParameterizedTest
  @CsvSource({
    "physx, fall, 0.1, 20, 40, 140",
    "jolt, fall, 0.1, 20, 40, 150",
    "physx, fall, 0.1, 20, 40, 156",
    "jolt, fall, 0.1, 20, 40, 156",
    "physx, fall, 0.12, 30, 35, 150",
    "jolt, fall, 0.12, 30, 35, 150",
    "physx, dip, 300, 60, 40, 130",
    "jolt, dip, 300, 60, 40, 130",
    "physx, dip, 500, 60, 55, 130"
  })
  void itIsAsHighAsTheEngineHasIt(
      String id, String kind, double by, double length, double speed, double seam)
      throws EngineException, ProfileException {
    DoubleUnaryOperator road = road(kind, by, length);
    // the lowest half a metre around the seam; PhysX's dampers pull, which turns it in the air
    double free = Double.POSITIVE_INFINITY;
    for (double at = seam - 0.5; at <= seam + 0.5; at += LaneProfile.SPACING) {
      free = Math.min(free, free(road, speed, at));
    }
    double allowed = kind.equals("dip") ? 0.015 : 0.045;
    assertEquals(driven(id, road, speed, seam).nose(), free, allowed);
  }

  private static double free(DoubleUnaryOperator road, double speed, double seam)
      throws ProfileException {
    LaneProfile lane = Lanes.straight(END, speed, road);
    SprungCar car = SprungCar.of(VehicleList.shipped("car"));
    return new NoseRide(lane, car, SolverSettings.GRAVITY)
        .free((int) Math.rint(seam / LaneProfile.SPACING));
  }

  private static Driven driven(String id, DoubleUnaryOperator road, double speed, double seam)
      throws EngineException, ProfileException {
    Probe probe = Probe.of(VehicleList.shipped("car"));
    double margin = ProfileList.shipped(id).margin(probe.kind());
    int steps = (int) ((seam + 6 - START) / (speed * STEP));
    double half = Math.sqrt(0.5); // turned from z to x
    double[] velocity = {speed, 0, 0};
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double x = START + (phase + 0.5) / PHASES * speed * STEP;
      double rise = probe.car().radius() - probe.car().hub();
      double[] pose = {x, rise, 0, 0, half, 0, half};
      passes.add(new EnginePass(pose, velocity, new double[] {x, 0, END, 0}, speed, steps));
    }
    EngineWorld two =
        new EngineWorld(
            id,
            STEP,
            SolverSettings.GRAVITY,
            margin,
            false,
            probe.half(),
            List.of(body(0, seam, road), body(seam, END, road)),
            probe.car());
    try (EngineProcess engine = InstalledEngine.started(id)) {
      List<float[]> level = engine.go(engine.open(two), passes);
      List<float[]> whole = engine.go(engine.open(two.of(List.of(body(0, END, road)))), passes);
      double lost = 0;
      double nose = Double.POSITIVE_INFINITY;
      for (int i = 0; i < PHASES; i++) {
        for (int at = 0; at < whole.get(i).length; at += two.perStep()) {
          lost = Math.max(lost, whole.get(i)[at + 3] - level.get(i)[at + 3]);
        }
        nose = Math.min(nose, nose(whole.get(i), two, probe, road, seam));
      }
      return new Driven(lost, nose);
    }
  }

  /** The least height of the nose over the road within half a metre of the seam. */
  private static double nose(
      float[] trace, EngineWorld world, Probe probe, DoubleUnaryOperator road, double seam) {
    EngineCar car = probe.car();
    double least = Double.POSITIVE_INFINITY;
    double turned = 0;
    for (int at = 0; at < trace.length; at += world.perStep()) {
      int rises = at + EngineWire.PER_STEP + EngineCar.WHEELS;
      turned += (trace[rises] - trace[rises + 2]) * STEP / (car.front() + car.rear());
      double x = trace[at] + probe.half()[2];
      if (Math.abs(x - seam) < 0.5) {
        double y = trace[at + 1] + turned * probe.half()[2] - probe.half()[1];
        least = Math.min(least, y - road.applyAsDouble(x));
      }
    }
    return least;
  }

  /** The road from one row to another, four vertices across. */
  private static EngineBody body(double from, double to, DoubleUnaryOperator road) {
    int rows = (int) Math.round((to - from) / ROW);
    float[] points = new float[12 * (rows + 1)];
    int[] corners = new int[18 * rows];
    for (int i = 0; i <= rows; i++) {
      for (int j = 0; j < 4; j++) {
        double x = from + i * ROW;
        points[12 * i + 3 * j] = (float) x;
        points[12 * i + 3 * j + 1] = (float) road.applyAsDouble(x);
        points[12 * i + 3 * j + 2] = (float) (8.0 / 3 * j - 4);
        if (i < rows && j < 3) {
          int a = 4 * i + j;
          int[] quad = {a, a + 1, a + 4, a + 4, a + 1, a + 5};
          System.arraycopy(quad, 0, corners, 18 * i + 6 * j, 6);
        }
      }
    }
    return new EngineBody(points, corners);
  }
}
