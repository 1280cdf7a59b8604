package org.trackwalk.drive.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.drive.trial.CarRuns.car;
import static org.trackwalk.drive.trial.CarRuns.drive;
import static org.trackwalk.drive.trial.CarRuns.flat;
import static org.trackwalk.drive.trial.CarRuns.road;
import static org.trackwalk.drive.trial.CarRuns.some;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.ride.QuarterCar;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.WheelModel;

/** How a car swings on its springs, held to closed forms. Metres, seconds, kilogrammes. */
class CarSwingsTest {

  private static final double STEP = SolverSettings.STEP_60_HZ;
  private static final double G = SolverSettings.GRAVITY;

  /** Mean seconds of a swing: between the first and the last passage upward. */
  private static double period(List<Double> values) {
    double first = -1;
    double last = -1;
    int swings = -1;
    for (int i = 1; i < values.size(); i++) {
      double a = values.get(i - 1);
      double b = values.get(i);
      if (a < 0 && b >= 0) {
        last = i - 1 + a / (a - b);
        first = first < 0 ? last : first;
        swings++;
      }
    }
    return STEP * (last - first) / swings;
  }

  /**
   * The slower angular frequency of a mass on springs over tyres, both by the mass on the springs.
   *
   * @param ratio of the moments: 1 in heave, m a b / I in pitch, m t² / I in roll
   */
  private static double slow(QuarterCar q, double ratio) {
    double a = q.spring() * ratio;
    double d = (q.spring() + q.tyre()) / q.wheel();
    double bc = q.spring() * ratio * q.spring() / q.wheel();
    return Math.sqrt((a + d - Math.sqrt((a - d) * (a - d) + 4 * bc)) / 2);
  }

  @Test
  void heavePitchAndRollSwingAtTheirOwnFrequencies() {
    Random random = new Random(11);
    for (int round = 0; round < 5; round++) {
      SprungCar car = some(random, 1e-9, WheelModel.RAY);
      double third = car.carried() / 3;
      double hy = car.chassis().hy() * car.chassis().hy();
      double inPitch = third * (hy + car.chassis().hz() * car.chassis().hz());
      double inRoll = third * (hy + car.chassis().hx() * car.chassis().hx());
      double[] ratios = {
        1,
        car.carried() * car.front() * car.rear() / inPitch,
        car.carried() * car.side() * car.side() / inRoll
      };
      for (int mode = 0; mode < 3; mode++) {
        List<Double> swings = swings(car, mode);
        double expected = 2 * Math.PI / slow(car.quarter(), ratios[mode]);
        assertEquals(expected, period(swings), 0.005 * expected, round + ", mode " + mode);
      }
    }
  }

  /** A car that is pushed once and left to swing: its heave, pitch or roll, step by step. */
  private static List<Double> swings(SprungCar car, int mode) {
    WeldedSurface surface = flat();
    GroundBelow ground = GroundBelow.of(surface, 0, 100, 0);
    TrialStart start = new TrialStart(ground, new double[] {0, 1}, 0, 0, false);
    Treatment treatment =
        Treatment.of(ProfileList.shipped("generic"), ShapeKind.of(car.chassis()), Bodies.ONE);
    TrialSetup setup =
        new TrialSetup(
            car.chassis(),
            start,
            treatment,
            ManifoldKind.ONE_SHOT,
            SolverSettings.USUAL.friction(0),
            1,
            TowLine.straight(0, 0, 0, 1),
            car);
    RigidBody body = start.carrying(car).place(car.chassis());
    body.tow();
    ProbeScene scene = ProbeScene.of(surface, 1, Progress.none());
    CarOnWheels moved = new CarOnWheels(car, body, scene, setup);
    double height = body.centre(1);
    double push = 0.02;
    body.velocity(0, mode == 0 ? push : 0, 0);
    body.spin(mode == 1 ? push : 0, 0, mode == 2 ? push : 0);
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < 1200; i++) {
      moved.move(STEP, car.parts(STEP));
      values.add(
          mode == 0
              ? body.centre(1) - height
              : mode == 1 ? body.pose().rotation(2, 1) : -body.pose().rotation(0, 1));
    }
    return values;
  }

  /** As if the road had sunk under it by a step: the quarter car's transient in heave. */
  @ParameterizedTest
  @ValueSource(strings = {"car", "formula", "kart"})
  void aStepOfTheRoadStirsItAsTheQuarterCar(String id) {
    SprungCar car = car(id);
    double drop = car.pressed(G) / 3;
    Trial trial = drive(flat(), car, drop, 10, true, 60);
    LinearCar linear = new LinearCar(car);
    linear.raise(drop);
    double most = car.atRest(0, G) / 3;
    for (TrialStep step : trial.steps()) {
      double height = linear.heave() + car.clearance() + car.chassis().hy();
      assertEquals(height, step.pose().y(), 0.005 * drop, "step " + step.number());
      double carried = mean(linear, 0);
      double load = step.wheels().get(0).load() - car.atRest(0, G);
      assertEquals(carried, load, 0.01 * most, "step " + step.number());
    }
  }

  /** Mean load of a step that the linear car goes meanwhile: Simpson over its parts. */
  private static double mean(LinearCar linear, int wheel) {
    int parts = 32;
    double sum = 0;
    for (int i = 0; i <= parts; i++) {
      double weight = i == 0 || i == parts ? 1 : i % 2 == 0 ? 2 : 4;
      sum += weight / (3 * parts) * linear.load(wheel);
      if (i < parts) {
        linear.go(STEP / parts);
      }
    }
    return sum;
  }

  /** Front wheels first, rear wheels when they get there: all seven ways to move at once. */
  @ParameterizedTest
  @CsvSource({"car, 0.004", "car, -0.004", "formula, 0.002", "kart, 0.001"})
  void aStepAcrossTheRoadStirsHeaveAndPitch(String id, double high) {
    SprungCar car = car(id);
    double at = 12.05;
    double speed = 15;
    double[] z = {-50, at, at + 1e-5, 200};
    WeldedSurface surface = road(z, (x, i) -> i < 2 ? 0 : high);
    Trial trial = drive(surface, car, 0, speed, true, 120);
    LinearCar linear = new LinearCar(car);
    int parts = 64;
    double largest = 0;
    double off = 0;
    for (TrialStep step : trial.steps()) {
      double pitch = -step.pose().rotation(1, 2);
      assertEquals(linear.pitch(), pitch, 0.02 * Math.abs(high), "step " + step.number());
      double[] loads = new double[4];
      for (int n = 0; n < parts; n++) {
        double way = speed * (step.number() * STEP + (n + 0.5) * STEP / parts);
        for (int i = 0; i < 4; i++) {
          boolean over = way + (i < 2 ? car.front() : -car.rear()) > at;
          linear.road(i, over ? high : 0);
        }
        for (int i = 0; i < 4; i++) {
          loads[i] += linear.load(i) / parts / 2;
        }
        linear.go(STEP / parts);
        for (int i = 0; i < 4; i++) {
          loads[i] += linear.load(i) / parts / 2;
        }
      }
      for (int i = 0; i < 4; i++) {
        double load = step.wheels().get(i).load() - car.atRest(i, G);
        largest = Math.max(largest, Math.abs(loads[i]));
        off = Math.max(off, Math.abs(loads[i] - load));
      }
    }
    // The wheel meets the step within one of its parts of a step, a twentieth of the wheel's swing.
    assertTrue(off < 0.05 * largest, off + " of " + largest);
    assertTrue(largest > 0.1 * car.atRest(0, G), "stirred by " + largest);
  }
}
