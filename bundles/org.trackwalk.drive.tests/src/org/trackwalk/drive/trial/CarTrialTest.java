package org.trackwalk.drive.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.drive.trial.CarRuns.car;
import static org.trackwalk.drive.trial.CarRuns.drive;
import static org.trackwalk.drive.trial.CarRuns.flat;
import static org.trackwalk.drive.trial.CarRuns.road;
import static org.trackwalk.drive.trial.CarRuns.some;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.WheelModel;

/** A car on its springs: balance, symmetry, energy. Metres, seconds, kilogrammes. */
class CarTrialTest {

  private static final double STEP = SolverSettings.STEP_60_HZ;
  private static final double G = SolverSettings.GRAVITY;

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
