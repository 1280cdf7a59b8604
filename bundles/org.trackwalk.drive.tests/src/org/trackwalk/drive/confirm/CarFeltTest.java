package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.model.profile.VehicleList;

/** What is read from a car's traces, against numbers put into them. */
class CarFeltTest {

  private static final double GRAVITY = 10;

  private static final double SPEED = 30;

  private static final int STEPS = 12;

  private static final Probe CAR = Probe.of(VehicleList.shipped("car"));

  private final CarFelt reader = new CarFelt(CAR, GRAVITY);

  @Test
  void aCarOfTheVehicleListStandsOnItsWheels() {
    EngineCar car = CAR.car();
    assertEquals(EngineCar.RAY, car.cast());
    assertEquals(2.7, car.front() + car.rear(), 1e-12);
    // 55 % on the front wheels, and all of it on the four
    assertEquals(0.55 * 1300 / 2, car.corner(0), 1e-9);
    assertEquals(1300, car.corner(0) + car.corner(1) + car.corner(2) + car.corner(3), 1e-9);
    // clearance of 0.1 m under a box of 0.5 m
    assertEquals(0.35, CAR.rise(), 1e-12);
    assertEquals(0.3, CAR.rise() + car.hub(3)[1], 1e-12);
  }

  @Test
  void whatTheCopyDoesTooIsNothing() {
    float[] level = calm();
    load(level, 7, 2, 3);
    assertNull(reader.first(pass(), level, level.clone(), 3));
  }

  @Test
  void aWheelsLoadIsToldWhereTheWheelStands() {
    float[] level = calm();
    load(level, 7, 2, 1.5);
    rise(level, 8, 2, -0.4f);
    Jolted felt = reader.first(pass(), level, calm(), 3);
    assertEquals(0.5, felt.load(), 1e-6);
    assertEquals(-0.4, felt.up(), 1e-6);
    EngineCar car = CAR.car();
    // along +x the left side is -z
    double[] expected = {level[14 * 7] - car.rear(), 0, -car.side()};
    assertArrayEquals(expected, felt.place(), 1e-6);
  }

  @Test
  void whatStopsTheChassisIsToldAtItsNose() {
    float[] level = calm();
    level[14 * 9 + 3] -= 12;
    Jolted felt = reader.first(pass(), level, calm(), 3);
    assertEquals(12, felt.forward(), 1e-5);
    assertEquals(level[14 * 9] + CAR.half()[2], felt.place()[0], 1e-6);
    assertSame(Traces.TOO_EARLY, reader.first(pass(), level, calm(), 10));
  }

  @Test
  void smallChangesAreNoEvent() {
    float[] level = calm();
    load(level, 5, 0, 1 + 0.9 * CarFelt.LOAD);
    rise(level, 6, 1, 0.09f);
    assertNull(reader.first(pass(), level, calm(), 3));
  }

  @Test
  void loadsOfTheLevelByItself() {
    float[] level = calm();
    load(level, 2, 0, 9);
    load(level, 5, 1, 0);
    load(level, 6, 3, 2.5);
    // the run-up does not count
    assertArrayEquals(new double[] {2.5, 0}, reader.loads(pass(), level, 3), 1e-6);
  }

  private static EnginePass pass() {
    return new EnginePass(
        new double[] {0, 0.35, 0, 0, 0, 0, 1},
        new double[] {SPEED, 0, 0},
        new double[] {0, 0, 100, 0},
        SPEED,
        STEPS);
  }

  /** Along x over level ground. */
  private static float[] calm() {
    float[] trace = new float[CarFelt.perStep() * STEPS];
    for (int i = 0; i < STEPS; i++) {
      int at = CarFelt.perStep() * i;
      trace[at] = 0.5f * (i + 1);
      trace[at + 1] = 0.35f;
      trace[at + 3] = (float) SPEED;
      for (int w = 0; w < EngineCar.WHEELS; w++) {
        load(trace, i, w, 1);
      }
    }
    return trace;
  }

  private static void load(float[] trace, int step, int wheel, double ofRest) {
    trace[CarFelt.perStep() * step + EngineWire.PER_STEP + wheel] =
        (float) (ofRest * CAR.car().corner(wheel) * GRAVITY);
  }

  private static void rise(float[] trace, int step, int wheel, float rise) {
    trace[CarFelt.perStep() * step + EngineWire.PER_STEP + EngineCar.WHEELS + wheel] = rise;
  }
}
