package org.trackwalk.drive.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.ride.QuarterCar;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.profile.WheelModel;

/** A car on its springs, held to closed forms. Metres, seconds, kilogrammes. */
class CarTrialTest {

  private static final double STEP = SolverSettings.STEP_60_HZ;
  private static final double G = SolverSettings.GRAVITY;

  /** A road along z, 8 m wide, from rows at some places; higher to the left where a twist says. */
  private static WeldedSurface road(double[] z, DoubleBinaryOperator height) {
    return road(z, height, false);
  }

  private static WeldedSurface road(double[] z, DoubleBinaryOperator height, boolean mirrored) {
    float[] p = new float[6 * z.length];
    int[] t = new int[6 * (z.length - 1)];
    for (int i = 0; i < z.length; i++) {
      for (int side = 0; side < 2; side++) {
        double x = side == 0 ? -4 : 4;
        p[6 * i + 3 * side] = (float) x;
        p[6 * i + 3 * side + 1] = (float) height.applyAsDouble(x, i);
        p[6 * i + 3 * side + 2] = (float) z[i];
      }
      if (i + 1 < z.length) {
        int[] quad =
            mirrored
                ? new int[] {2 * i, 2 * i + 3, 2 * i + 1, 2 * i, 2 * i + 2, 2 * i + 3}
                : new int[] {2 * i, 2 * i + 2, 2 * i + 1, 2 * i + 1, 2 * i + 2, 2 * i + 3};
        System.arraycopy(quad, 0, t, 6 * i, 6);
      }
    }
    Piece piece = Piece.named("road", "l.obj").mesh(p, t).build();
    return ExactWeld.weld(List.of(piece), 1, Progress.none());
  }

  private static WeldedSurface flat() {
    return road(new double[] {-100, 2000}, (x, i) -> 0);
  }

  private static Trial drive(
      WeldedSurface surface, SprungCar car, double drop, double speed, boolean towed, int steps) {
    GroundBelow ground = GroundBelow.of(surface, 0, 100, 0);
    double[] along = {0, 1};
    Treatment treatment =
        Treatment.of(ProfileList.shipped("generic"), ShapeKind.of(car.chassis()), Bodies.ONE);
    TrialSetup setup =
        new TrialSetup(
            car.chassis(),
            new TrialStart(ground, along, drop, speed, false),
            treatment,
            ManifoldKind.ONE_SHOT,
            SolverSettings.USUAL.friction(towed ? 0 : 0.7),
            steps,
            towed ? TowLine.straight(0, 0, 0, 1) : null,
            car);
    return Trial.of(ProbeScene.of(surface, 1, Progress.none()), setup, Progress.none());
  }

  private static SprungCar car(String id) {
    return SprungCar.of(VehicleList.shipped(id));
  }

  /** Some car: masses, springs and geometry by chance. */
  private static SprungCar some(Random random, double damping, WheelModel model) {
    double radius = 0.2 + 0.2 * random.nextDouble();
    double ride = 1 + 3 * random.nextDouble();
    Wheel wheel = new Wheel(model, radius, 0.2, 5, 0.1, ride, damping, 0.2, "by chance");
    return new SprungCar(
        new Box(0.7 + 0.3 * random.nextDouble(), 0.3, 1.8 + random.nextDouble()),
        wheel,
        QuarterCar.of(wheel),
        300 + 1500 * random.nextDouble(),
        0.9 + 0.8 * random.nextDouble(),
        0.9 + 0.8 * random.nextDouble(),
        0.6 + 0.2 * random.nextDouble(),
        0.25);
  }

  /** By the balance of forces and of moments about the centre of mass alone. */
  @ParameterizedTest
  @EnumSource(
      value = WheelModel.class,
      names = {"BODY"},
      mode = EnumSource.Mode.EXCLUDE)
  void atRestWheelsCarryTheWeightInBalance(WheelModel model) {
    Random random = new Random(7);
    for (int round = 0; round < 3; round++) {
      SprungCar car = some(random, 0.5, model);
      Trial trial = drive(flat(), car, 0, 20, true, 30);
      TrialStep last = trial.steps().get(29);
      double sum = 0;
      double pitch = 0;
      double roll = 0;
      double unsprung = car.quarter().wheel();
      for (int i = 0; i < 4; i++) {
        double load = last.wheels().get(i).load();
        sum += load;
        pitch += load / (1 + unsprung) * (i < 2 ? car.front() : -car.rear());
        roll += load * (i % 2 == 0 ? car.side() : -car.side());
      }
      double weight = car.carried() * (1 + unsprung) * G;
      assertEquals(weight, sum, 1e-4 * weight, "round " + round);
      assertEquals(0, pitch, 1e-4 * weight, "round " + round);
      assertEquals(0, roll, 1e-4 * weight, "round " + round);
      assertEquals(car.clearance() + car.chassis().hy(), last.pose().y(), 1e-4);
      assertEquals(List.of(), last.touches());
    }
  }

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
    org.trackwalk.contact.solver.RigidBody body = start.carrying(car).place(car.chassis());
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

  /** On a road that is the same to both sides nothing tells left from right. */
  @ParameterizedTest
  @EnumSource(
      value = WheelModel.class,
      names = {"BODY"},
      mode = EnumSource.Mode.EXCLUDE)
  void whatIsSymmetricStaysSymmetric(WheelModel model) {
    Random random = new Random(3);
    double[] z = new double[200];
    double[] h = new double[200];
    for (int i = 0; i < z.length; i++) {
      z[i] = i - 20;
      h[i] = i < 25 ? 0 : 0.03 * random.nextDouble();
    }
    SprungCar car = SprungCar.of(VehicleList.shipped("car").withWheels(model));
    for (boolean towed : new boolean[] {true, false}) {
      Trial trial = drive(road(z, (x, i) -> h[(int) i]), car, 0, 25, towed, 240);
      double stirred = 0;
      for (TrialStep step : trial.steps()) {
        double scale = car.atRest(0, G);
        for (int axle = 0; axle < 4; axle += 2) {
          double left = step.wheels().get(axle).load();
          double right = step.wheels().get(axle + 1).load();
          assertEquals(left, right, 1e-5 * scale, model + ", step " + step.number());
          stirred = Math.max(stirred, Math.abs(left / scale - 1));
        }
        assertEquals(0, step.spin().z(), 1e-5);
        assertEquals(0, step.pose().x(), 1e-5);
      }
      assertTrue(stirred > 0.2, "the road stirs it: " + stirred);
    }
  }

  /** What a road does to the left wheels its mirror image does to the right ones. */
  @Test
  void aMirroredRoadStirsTheOtherSide() {
    Random random = new Random(4);
    double[] z = new double[150];
    double[] h = new double[150];
    for (int i = 0; i < z.length; i++) {
      z[i] = i - 20;
      h[i] = i < 25 ? 0 : 0.1 * random.nextDouble();
    }
    SprungCar car = car("car");
    Trial left = drive(road(z, (x, i) -> x > 0 ? h[(int) i] : 0), car, 0, 20, true, 200);
    WeldedSurface image = road(z, (x, i) -> x < 0 ? h[(int) i] : 0, true);
    Trial right = drive(image, car, 0, 20, true, 200);
    double rolled = 0;
    for (int n = 0; n < 200; n++) {
      TrialStep a = left.steps().get(n);
      TrialStep b = right.steps().get(n);
      for (int i = 0; i < 4; i++) {
        double scale = car.atRest(i, G);
        double load = b.wheels().get(i ^ 1).load();
        assertEquals(a.wheels().get(i).load(), load, 1e-5 * scale, "step " + n);
      }
      rolled = Math.max(rolled, Math.abs(a.spin().z()));
    }
    assertTrue(rolled > 0.02, "rolled " + rolled);
  }

  /** Let go on a slope it rolls down as a point slides: its wheels do not resist. */
  @ParameterizedTest
  @ValueSource(doubles = {0.05, -0.1, 0.2})
  void letGoItCoasts(double rise) {
    WeldedSurface surface = road(new double[] {-500, 500}, (x, i) -> (i == 0 ? -500 : 500) * rise);
    Trial trial = drive(surface, car("car"), 0, 0, false, 120);
    double along = G * Math.abs(rise) / Math.sqrt(1 + rise * rise) * 120 * STEP;
    TrialStep last = trial.steps().get(119);
    assertEquals(along, last.velocity().length(), 0.01 * along);
    assertEquals(-Math.signum(rise), Math.signum(last.velocity().z()));
  }

  @Test
  void whatIsDroppedOntoItsDampersOnlyLosesEnergy() {
    for (boolean towed : new boolean[] {true, false}) {
      Trial trial = drive(flat(), car("car"), 0.1, 20, towed, 200);
      double first = trial.steps().get(0).energy();
      double least = Double.POSITIVE_INFINITY;
      for (TrialStep step : trial.steps()) {
        assertTrue(step.energy() < least + 1e-5 * first, "step " + step.number());
        least = Math.min(least, step.energy());
      }
      double rest = drive(flat(), car("car"), 0, 20, towed, 1).steps().get(0).energy();
      double lost = car("car").carried() * (1 + car("car").quarter().wheel()) * G * 0.1;
      assertEquals(rest, trial.steps().get(199).energy(), 1e-3 * lost);
      assertTrue(first - rest < lost && first - rest > 0.8 * lost, "first " + (first - rest));
    }
  }

  @Test
  void changesOfLoadAreToldOnce() {
    SprungCar car = car("car");
    double[] z = {-50, 12, 12.00001, 200};
    Trial trial = drive(road(z, (x, i) -> i < 2 ? 0 : 0.02), car, 0, 10, true, 180);
    List<LoadChange> told = LoadChange.largest(trial, 5, 0.3);
    // Front axle, rear axle, a wheelbase apart.
    assertEquals(2, told.size(), told.toString());
    double apart = Math.abs(told.get(0).step().time() - told.get(1).step().time());
    assertEquals((car.front() + car.rear()) / 10, apart, 2 * STEP);
    assertTrue(told.get(0).size() >= told.get(1).size());
    assertTrue(told.get(1).size() > 0.5);
  }

  @Test
  void whatHasNoWheelsIsNoCar() {
    assertThrows(IllegalArgumentException.class, () -> SprungCar.of(VehicleList.shipped("body")));
    assertThrows(
        IllegalArgumentException.class,
        () -> SprungCar.of(VehicleList.shipped("car").withWheels(WheelModel.BODY)));
  }
}
