package org.trackwalk.drive.chassis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.ride.Lanes;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.parallel.WorkSize;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.VehicleList;

/** The lower front edge of a chassis over roads of simple shapes, against closed forms. */
class NoseRideTest {

  private static final double G = SpeedLimits.GRAVITY;

  private static SprungCar car(String id) throws ProfileException {
    return SprungCar.of(VehicleList.shipped(id));
  }

  private static double[] rides(LaneProfile lane, SprungCar car) {
    NoseRide ride = new NoseRide(lane, car, G);
    double[] free = new double[lane.size()];
    Arrays.setAll(free, ride::free);
    return free;
  }

  private static double ahead(SprungCar car) {
    return car.chassis().hz() - car.front();
  }

  private static double base(SprungCar car) {
    return car.front() + car.rear();
  }

  @ParameterizedTest
  @CsvSource({"car, 0", "formula, 0.08", "kart, -0.05"})
  void onAnEvenSlopeAllOfTheClearanceIsLeft(String id, double slope) throws ProfileException {
    SprungCar car = car(id);
    double[] free = rides(Lanes.straight(100, 30, x -> slope * x), car);
    // before, its rear axle is not on the lane yet
    int first = (int) Math.ceil((ahead(car) + base(car)) / LaneProfile.SPACING);
    assertTrue(Double.isNaN(free[first - 2]));
    for (int k = first; k < free.length; k++) {
      assertEquals(car.clearance(), free[k], 1e-9);
    }
  }

  /**
   * In a dip of radius R springs are pressed by v² / (R w²), and the nose is a (a + L) / 2R lower
   * over the arc than a plane under the wheels: L between the axles, a from them to the nose.
   */
  @ParameterizedTest
  @CsvSource({"car, 400, 40", "car, 150, 20", "car, 1000, 55", "formula, 2500, 70", "kart, 40, 8"})
  void inALongDipSpringsAndArcTakeIt(String id, double radius, double speed)
      throws ProfileException {
    SprungCar car = car(id);
    // it begins slowly, so that the springs do not swing
    double begins = 100;
    double eases = 150;
    DoubleUnaryOperator dip =
        x -> {
          double into = Math.max(0, x - begins);
          double eased = Math.min(into, eases);
          double rest = into - eased;
          double slope = eases / 2 / radius;
          return eased * eased * eased / 6 / eases / radius
              + rest * slope
              + rest * rest / 2 / radius;
        };
    double[] free = rides(Lanes.straight(400, speed, dip), car);
    double pressed = speed * speed / radius / car.quarter().spring();
    assertTrue(pressed < car.wheel().travel(), "or the stop acts");
    double arc = ahead(car) * (ahead(car) + base(car)) / 2 / radius;
    assertEquals(car.clearance() - pressed - arc, free[3900], 0.02 * (pressed + arc));
  }

  /**
   * Behind a break of the slope s the spring gives way by v s times the closed form of a body on
   * its spring; the front axle is as much in when the nose is {@code ahead} of it, the rear axle
   * less. With all weight's motion the same at both axles a wheelbase later, the nose is lowest by
   * both together.
   */
  @ParameterizedTest
  @CsvSource({"car, 0.01, 55", "car, 0.02, 30", "formula, 0.004, 80"})
  void behindABreakTheSpringGivesWayAsTheClosedFormSays(String id, double slope, double speed)
      throws ProfileException {
    SprungCar car = car(id);
    double[] free = rides(Lanes.straight(400, speed, x -> Math.max(0, slope * (x - 150))), car);
    double omega = Math.sqrt(car.quarter().spring());
    double d = car.wheel().damping();
    double swing = omega * Math.sqrt(1 - d * d);
    double most = 0;
    for (int k = 1500; k < free.length; k++) {
      double nose = k * LaneProfile.SPACING;
      double front = nose - ahead(car);
      double f = over(front - 150, slope, speed, omega, d, swing);
      double r = over(front - base(car) - 150, slope, speed, omega, d, swing);
      double expected =
          car.clearance() + f + (f - r) * ahead(car) / base(car) - slope * (nose - 150);
      most = Math.max(most, car.clearance() - expected);
      // a sample lies up to its spacing beside the break
      assertEquals(expected, free[k], 0.02 * slope * speed / omega, "at " + nose);
    }
    assertTrue(most > 0.5 * slope * speed / omega, "it comes down");
  }

  /** Height over an axle behind the break: the ground's, less the swing of the spring. */
  private static double over(
      double behind, double slope, double speed, double omega, double d, double swing) {
    if (behind <= 0) {
      return 0;
    }
    double t = behind / speed;
    double pressed = slope * speed / swing * Math.exp(-d * omega * t) * Math.sin(swing * t);
    return slope * behind - pressed;
  }

  /** Off a step down higher than the wheels hang the axle falls like a stone. */
  @Test
  void whereTheWheelsHangTheChassisFalls() throws ProfileException {
    SprungCar car = car("car");
    double speed = 50;
    double drop = 1;
    double[] free = rides(Lanes.straight(300, speed, x -> x > 150 ? -drop : 0), car);
    // both axles are over the edge; the front has fallen for t
    double nose = 150 + ahead(car) + base(car) + 5;
    double front = nose - ahead(car);
    double f = -G / 2 * square((front - 150) / speed);
    double r = -G / 2 * square((front - base(car) - 150) / speed);
    double expected = car.clearance() + f + (f - r) * ahead(car) / base(car) + drop;
    assertEquals(expected, free[(int) Math.rint(nose / LaneProfile.SPACING)], 0.01);
    // and lands with sqrt(2 g h), h to where its wheels touch: far more than springs take
    double least = Arrays.stream(free).filter(x -> !Double.isNaN(x)).min().orElseThrow();
    assertTrue(least < 0, "least " + least);
  }

  private static double square(double a) {
    return a * a;
  }

  /** A landing that springs take no more of: it goes on with the ground, as high as before. */
  @Test
  void whatHasBottomedOutDoesNotBounce() throws ProfileException {
    SprungCar car = car("car");
    double speed = 50;
    double[] free = rides(Lanes.straight(300, speed, x -> x > 150 ? -1 : 0), car);
    double most = Arrays.stream(free, 2100, 3000).max().orElseThrow();
    assertTrue(most < 1.5 * car.clearance(), "bounces to " + most);
    assertEquals(car.clearance(), free[2900], 0.005);
  }

  /** At 50 m/s behind a bend of 10: what is gained in between counts, what is flown before not. */
  @Test
  void behindABendItIsSetDownAnew() throws ProfileException {
    SprungCar car = car("car");
    LaneProfile lane = Lanes.straight(300, 50, x -> x > 150 ? -1 : 0);
    double[] speed = lane.speed().clone();
    double bend = 155;
    double seam = 190;
    Arrays.fill(speed, (int) (150 / LaneProfile.SPACING), (int) (bend / LaneProfile.SPACING), 10);
    LaneProfile slow = with(lane, speed, lane.heading());
    int at = (int) (seam / LaneProfile.SPACING);
    NoseRide ride = new NoseRide(slow, car, G);
    assertEquals(bend, ride.from(at) * LaneProfile.SPACING, LaneProfile.SPACING);
    assertEquals(car.clearance(), ride.free(at), 1e-9);
    // enough to gain it on the way
    double gains = (50 * 50 - 10 * 10) / 2 / (seam - bend);
    NoseRide strong = new NoseRide(slow, car, 1.01 * gains);
    assertTrue(strong.from(at) * LaneProfile.SPACING < 150);
  }

  /** It begins behind what no car follows: S-bends of some radii, the second of them at 150 m. */
  @Test
  void behindABendThatNoCarFollowsItIsSetDownAnew() throws ProfileException {
    SprungCar car = car("car");
    double speed = 12;
    double bend = 6;
    LaneProfile lane = Lanes.straight(300, speed, x -> 0);
    for (double radius : new double[] {3.5, 5, 7, 20}) {
      double[] heading = new double[lane.size()];
      for (int k = 1; k < heading.length; k++) {
        double x = k * LaneProfile.SPACING;
        double turns = Math.abs(x - 150) < bend ? Math.signum(x - 150) / radius : 0;
        heading[k] = heading[k - 1] + turns * LaneProfile.SPACING;
      }
      NoseRide ride = new NoseRide(with(lane, lane.speed(), heading), car, G);
      double from = ride.from(1900) * LaneProfile.SPACING;
      double behind = 150 + bend;
      boolean tight = radius < 2 * base(car);
      assertTrue(
          tight ? from > behind - 0.5 && from < behind + 5 : from < 100, radius + ": " + from);
    }
  }

  /** Behind a bend a car has its speed where it has driven its own length, not before. */
  @Test
  void withinItsLengthBehindABendNothingIsKnown() throws ProfileException {
    SprungCar car = car("car");
    LaneProfile lane = Lanes.straight(300, 50, x -> 0);
    double[] speed = lane.speed().clone();
    double bend = 155;
    Arrays.fill(speed, (int) (150 / LaneProfile.SPACING), (int) (bend / LaneProfile.SPACING), 10);
    NoseRide ride = new NoseRide(with(lane, speed, lane.heading()), car, G);
    double rear = car.chassis().hz() + car.rear();
    double length = 2 * car.chassis().hz();
    for (double more : new double[] {-length + 0.3, -1, -0.3, 0.3, 1, 20}) {
      int at = (int) ((bend + rear + length + more) / LaneProfile.SPACING);
      assertEquals(more < 0, Double.isNaN(ride.free(at)), "by " + more);
    }
  }

  /** A step is met at any speed: right behind it the chassis is followed, too. */
  @Test
  void withinItsLengthBehindAStepItIsFollowed() throws ProfileException {
    SprungCar car = car("car");
    LaneProfile lane = Lanes.straight(300, 50, x -> x > 150 ? 0.3 : 0);
    NoseRide ride = new NoseRide(lane, car, G);
    double rear = car.chassis().hz() + car.rear();
    for (double more : new double[] {0.3, 1, 2 * car.chassis().hz() - 0.3, 20}) {
      int at = (int) ((150 + rear + more) / LaneProfile.SPACING);
      assertEquals(car.clearance(), ride.free(at), 1e-9, "by " + more);
    }
  }

  /** No car turns so fast there that its tyres would have to hold it by far more than they do. */
  @Test
  void whereNoCarIsNothingIsKnown() throws ProfileException {
    SprungCar car = car("car");
    LaneProfile straight = Lanes.straight(300, 20, x -> 0);
    for (double hold : new double[] {0.5, 2, 3.5, 4.5, 8}) {
      double[] heading = new double[straight.size()];
      double radius = 20 * 20 / (hold * G);
      Arrays.setAll(heading, k -> 3 + k * LaneProfile.SPACING / radius);
      NoseRide ride = new NoseRide(with(straight, straight.speed(), heading), car, G);
      assertEquals(hold > 4, Double.isNaN(ride.free(2000)), hold + " g");
    }
    // nor tighter than its wheels turn, however slowly
    LaneProfile slow = Lanes.straight(300, 2, x -> 0);
    for (double wheelbases : new double[] {1.8, 2.2}) {
      double[] heading = new double[slow.size()];
      double radius = wheelbases * base(car);
      Arrays.setAll(heading, k -> k * LaneProfile.SPACING / radius);
      NoseRide ride = new NoseRide(with(slow, slow.speed(), heading), car, G);
      assertEquals(wheelbases < 2, Double.isNaN(ride.free(2000)), "radius " + radius);
    }
  }

  /** Its axle stands before the box: at an open end it is on no lane, not on the lane's start. */
  @Test
  void anAxleBeyondAnOpenEndKnowsNothing() throws ProfileException {
    SprungCar shipped = car("car");
    for (double beyond : new double[] {0.25, 0.85}) {
      SprungCar car =
          new SprungCar(
              shipped.chassis(),
              shipped.wheel(),
              shipped.quarter(),
              shipped.carried(),
              shipped.chassis().hz() + beyond,
              shipped.rear(),
              shipped.side(),
              shipped.clearance());
      double[] free = rides(Lanes.straight(100, 30, x -> 0.02 * x), car);
      int last = free.length - 2 - (int) (beyond / LaneProfile.SPACING);
      assertEquals(car.clearance(), free[last], 1e-9);
      for (int k = last + 1; k < free.length; k++) {
        assertTrue(Double.isNaN(free[k]), k + " of " + free.length + ": " + free[k]);
      }
    }
  }

  /** A face where an open lane begins is one, however far below that the lane ends. */
  @ParameterizedTest
  @CsvSource({"0.3, -1", "1, -1", "1, -0.5", "1, 1", "0.05, -1", "0.05, 1"})
  void whereAnOpenLaneEndsSaysNothingOfItsStart(double face, double end) throws ProfileException {
    SprungCar car = car("car");
    DoubleUnaryOperator road = x -> x < LaneProfile.SPACING / 2 ? 0 : face;
    double[] alike = rides(Lanes.straight(100, 30, road), car);
    double[] free = rides(Lanes.straight(100, 30, x -> x > 90 ? end : road.applyAsDouble(x)), car);
    int first = (int) Math.ceil((ahead(car) + base(car)) / LaneProfile.SPACING);
    assertEquals(face > LaneProfile.SPACING, Double.isNaN(free[first]), "set down on the face");
    for (int k = 0; k < 850; k++) {
      assertEquals(alike[k], free[k], 0, "at sample " + k);
    }
  }

  /** A station's limit holds for it; many seams at one sample are one work; and it is cancelled. */
  @Test
  void whatIsFollowedIsWork() throws ProfileException {
    SprungCar car = car("car");
    LaneProfile lane = Lanes.straight(300, 50, x -> 0);
    NoseRide ride = new NoseRide(lane, car, G);
    Budget budget = new Budget(Long.MAX_VALUE);
    budget.within(() -> ride.free(2000));
    long once = budget.spent();
    double samples = LaneProfile.RUN_IN / LaneProfile.SPACING;
    assertTrue(once > samples / 10, once + " units");
    budget.within(() -> ride.free(2000));
    assertEquals(once, budget.spent());
    Budget little = new Budget(10 * once);
    assertThrows(OverBudgetException.class, () -> little.within(() -> rides(lane, car)));
    Budget cancelled = Budget.ofSize(new WorkSize(1, 1), Progress.unsaid(() -> true));
    assertThrows(CancelledException.class, () -> cancelled.within(() -> rides(lane, car)));
  }

  private static LaneProfile with(LaneProfile l, double[] speed, double[] heading) {
    return new LaneProfile(l.path(), l.length(), l.x(), l.y(), l.z(), heading, speed, l.station());
  }
}
