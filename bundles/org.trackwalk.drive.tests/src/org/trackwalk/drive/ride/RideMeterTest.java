package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.model.ride.Ride;

/** What is felt along lanes of simple shapes, against closed forms. */
class RideMeterTest {

  private static final double G = SpeedLimits.GRAVITY;

  /** A dip, or a crest, of one radius around 100 m. */
  @ParameterizedTest
  @CsvSource({"400, 30", "-400, 30", "150, 15", "-1000, 60"})
  void curvatureAndLoadOnAnArc(double radius, double speed) {
    LaneProfile lane =
        Lanes.straight(
            200,
            speed,
            x -> radius - Math.signum(radius) * Math.sqrt(radius * radius - (x - 100) * (x - 100)));
    Ride ride = RideMeter.of(lane, false, Lanes.WHEEL, RideMeter.filters(Lanes.WHEEL));
    assertEquals(0, ride.slope()[1000], 1e-9);
    assertEquals(1 / radius, ride.vertical()[1000], 0.01 / Math.abs(radius));
    assertEquals(1 + speed * speed / radius / G, ride.gravity()[1000], 0.01);
    // The springs have come to rest on the arc: they carry what presses the car onto the road.
    double pressed = speed * speed / radius;
    assertEquals(pressed / QuarterCar.of(Lanes.WHEEL).spring(), ride.stroke()[1400], 0.004);
    assertEquals(Math.max(0, 1 + pressed / G), ride.load()[1400], 0.08);
  }

  @Test
  void anEvenSlopeIsFeltByNothing() {
    Ride ride =
        RideMeter.of(
            Lanes.straight(300, 40, x -> -0.08 * x),
            false,
            Lanes.WHEEL,
            RideMeter.filters(Lanes.WHEEL));
    double cos = 1 / Math.sqrt(1 + 0.08 * 0.08);
    for (int k = 1500; k < ride.size(); k++) {
      assertEquals(-0.08, ride.slope()[k], 1e-9);
      assertEquals(cos, ride.gravity()[k], 1e-6);
    }
    assertEquals(0, ride.stroke()[2900], 1e-4);
    assertEquals(0, ride.roughness()[2500], 1e-9);
  }

  /** A break of the slope is a blow of v times the break under the spring. */
  @ParameterizedTest
  @CsvSource({"0.01, 55", "0.02, 30", "0.005, 80"})
  void aBreakOfTheSlopePressesTheSpringAsTheClosedFormSays(double slope, double speed) {
    LaneProfile lane = Lanes.straight(400, speed, x -> Math.max(0, slope * (x - 150)));
    Ride ride = RideMeter.of(lane, false, Lanes.WHEEL, RideMeter.filters(Lanes.WHEEL));
    double most = Arrays.stream(ride.stroke()).max().orElseThrow();
    double closed = slope * speed * QuarterCar.of(Lanes.WHEEL).strokePerSpeed();
    // The tyre and the wheel's mass take a little of it.
    assertEquals(closed, most, 0.12 * closed);
  }

  /** The same by the motion of body and wheel itself, in steps of 20 microseconds. */
  @ParameterizedTest
  @CsvSource({"0.01, 55", "0.02, 30", "0.005, 80"})
  void aBreakOfTheSlopeMovesBothMasses(double slope, double speed) {
    LaneProfile lane = Lanes.straight(400, speed, x -> Math.max(0, slope * (x - 150)));
    double most =
        Arrays.stream(
                RideMeter.of(lane, false, Lanes.WHEEL, RideMeter.filters(Lanes.WHEEL)).stroke())
            .max()
            .orElseThrow();
    QuarterCar car = QuarterCar.of(Lanes.WHEEL);
    double dt = 2e-5;
    double body = 0;
    double bodySpeed = 0;
    double wheel = 0;
    double wheelSpeed = 0;
    double deepest = 0;
    for (int i = 0; i < 100_000; i++) {
      double road = slope * speed * i * dt;
      double push = car.spring() * (wheel - body) + car.damper() * (wheelSpeed - bodySpeed);
      bodySpeed += dt * push;
      wheelSpeed += dt * (car.tyre() * (road - wheel) - push) / car.wheel();
      body += dt * bodySpeed;
      wheel += dt * wheelSpeed;
      deepest = Math.max(deepest, wheel - body);
    }
    assertEquals(deepest, most, 0.01 * deepest);
  }

  /** In reverse the road's shape is the same, seen from the other side. */
  @Test
  void inReverseTheShapeIsMirrored() {
    LaneProfile lane =
        Lanes.straight(300, 40, x -> x > 140 && x < 143 ? Double.NaN : StrictMath.sin(x / 7));
    Ride alone = RideMeter.of(lane.reversed(), true, Lanes.WHEEL, RideMeter.filters(Lanes.WHEEL));
    Ride back = RideMeter.bothWays(lane, Lanes.WHEEL, RideMeter.filters(Lanes.WHEEL)).get(1);
    for (int k = 0; k < alone.size(); k++) {
      assertEquals(alone.slope()[k], back.slope()[k], 1e-9, "sample " + k);
      assertEquals(alone.vertical()[k], back.vertical()[k], 1e-9, "sample " + k);
      assertEquals(alone.horizontal()[k], back.horizontal()[k], 1e-9, "sample " + k);
      assertEquals(alone.gravity()[k], back.gravity()[k], 1e-6, "sample " + k);
      assertEquals(alone.load()[k], back.load()[k], "sample " + k);
    }
  }

  @Test
  void aBendToTheLeftIsPositive() {
    double radius = 50;
    int n = 1001;
    double[] x = new double[n];
    double[] z = new double[n];
    double[] heading = new double[n];
    for (int k = 0; k < n; k++) {
      double a = k * LaneProfile.SPACING / radius;
      // Along x first, then to the side of -z: the left hand of who looks along x with y up.
      x[k] = radius * Math.sin(a);
      z[k] = -radius * (1 - Math.cos(a));
      heading[k] = -a;
    }
    double[] speed = new double[n];
    Arrays.fill(speed, 20);
    LanePath path =
        new LanePath(
            0,
            "+0.0",
            false,
            new double[6],
            new double[2],
            new double[2],
            Double.POSITIVE_INFINITY);
    LaneProfile lane = new LaneProfile(path, 100, x, new double[n], z, heading, speed, x);
    assertEquals(
        1 / radius,
        RideMeter.of(lane, false, null, RideMeter.filters(null)).horizontal()[500],
        1e-9);
    Ride back = RideMeter.of(lane.reversed(), true, null, RideMeter.filters(null));
    assertEquals(-1 / radius, back.horizontal()[500], 1e-9);
    assertEquals(100, back.s()[0], 1e-9);
    assertEquals(0, back.s()[n - 1], 1e-9);
  }

  @Test
  void twiceTurnedIsTheSameLane() {
    LaneProfile lane = Lanes.straight(50, 20, x -> 0.1 * Math.sin(x));
    assertArrayEquals(lane.y(), lane.reversed().reversed().y());
    assertArrayEquals(lane.x(), lane.reversed().reversed().x());
  }

  @Test
  void whereGroundIsMissingNothingIsFelt() {
    LaneProfile lane = Lanes.straight(100, 20, x -> x > 40 && x < 60 ? Double.NaN : 0);
    Ride ride = RideMeter.of(lane, false, Lanes.WHEEL, RideMeter.filters(Lanes.WHEEL));
    assertTrue(Double.isNaN(ride.load()[500]) && Double.isNaN(ride.roughness()[500]));
    assertEquals(1, ride.load()[300], 1e-9);
    assertEquals(1, ride.load()[900], 1e-9);
  }
}
