package org.trackwalk.check.rules.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.BoxFormula;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Sourced;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Exact seams of two bodies in dips of one radius, to a car on ray wheels: the chassis meets them
 * where springs (v² / (R w²)) and arc (a (a + L) / 2R) together take its clearance.
 */
class ChassisSeamsTest {

  private static final int SEEDS = 12;

  /** The dip begins within this, so that the springs do not swing, ... */
  private static final double EASES = 0.6;

  /** ... and lasts so long before the seam, seconds. */
  private static final double LASTS = 0.5;

  private static final int BEGINS = 60;

  /** A straight road that goes through a dip; the seam lies in it where it is level. */
  private record Dip(double radius, double speed, double turn) {

    int seam() {
      return BEGINS + (int) Math.ceil((EASES + LASTS) * speed);
    }

    List<Piece> pieces() {
      return List.of(piece("a", 0, seam(), this), piece("b", seam(), seam() + BEGINS, this));
    }

    double height(double x) {
      return (bent(x) - x * sloped()) / radius;
    }

    private double bent(double x) {
      double eases = EASES * speed;
      double into = Math.max(0, x - BEGINS);
      double eased = Math.min(into, eases);
      double rest = into - eased;
      return eased * eased * eased / 6 / eases + rest * eases / 2 + rest * rest / 2;
    }

    private double sloped() {
      return EASES * speed / 2 + seam() - BEGINS - EASES * speed;
    }
  }

  /** A road of rows a metre apart, turned and moved, from one row to another. */
  private static Piece piece(String name, int from, int to, Dip dip) {
    int n = to - from;
    double turn = dip.turn();
    float[] p = new float[6 * (n + 1)];
    int[] c = new int[6 * n];
    for (int i = 0; i <= n; i++) {
      double x = from + i;
      for (int side = 0; side < 2; side++) {
        double z = side == 0 ? -6 : 6;
        p[6 * i + 3 * side] = (float) (x * Math.cos(turn) - z * Math.sin(turn));
        p[6 * i + 3 * side + 1] = (float) dip.height(x);
        p[6 * i + 3 * side + 2] = (float) (x * Math.sin(turn) + z * Math.cos(turn));
      }
    }
    for (int i = 0; i < n; i++) {
      int[] corners = {2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3};
      System.arraycopy(corners, 0, c, 6 * i, 6);
    }
    return Piece.named(name, "road.obj").mesh(p, c).surfaceClass(SurfaceClass.ROAD).build();
  }

  private static List<Finding> findings(
      List<Piece> pieces, Vehicle vehicle, Bodies bodies, double speed, String engine)
      throws ProfileException {
    Level level =
        new Level("road", "generated", pieces, List.of(), List.of("road.obj"), LevelHints.NONE);
    List<Profile> profiles = List.of(ProfileList.shipped(engine));
    CheckSettings settings =
        CheckSettings.defaults()
            .judgedBy(profiles, bodies, at(vehicle, speed))
            .withOnly(Set.of("seam.body-boundary"));
    return LevelCheck.open(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("seam.body-boundary"))
        .toList();
  }

  /** The same vehicle, no faster than this. */
  private static Vehicle at(Vehicle v, double speed) {
    return new Vehicle(
        v.id(),
        v.title(),
        v.meaning(),
        new Sourced<>(speed, "this test"),
        v.grip(),
        v.shapes(),
        v.wheel(),
        v.chassis(),
        v.clearance(),
        v.height());
  }

  private static double taken(SprungCar car, double speed, double radius) {
    double ahead = car.chassis().hz() - car.front();
    double pressed = speed * speed / radius / car.quarter().spring();
    // then the springs have bottomed out, and the arc alone takes more
    pressed = Math.min(pressed, Math.min(car.wheel().travel(), car.clearance()));
    return pressed + ahead * (ahead + car.front() + car.rear()) / 2 / radius;
  }

  /** Dips that take 0.4 to 1.24 times the clearance; not near it, where millimetres decide. */
  static IntStream seeds() {
    return IntStream.range(0, SEEDS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aSeamIsMetWhereSpringsAndArcTakeTheClearance(int seed) throws ProfileException {
    Random random = new Random(seed);
    Vehicle vehicle = VehicleList.shipped(random.nextBoolean() ? "car" : "formula");
    SprungCar car = SprungCar.of(vehicle);
    double speed = (180 + random.nextInt(100)) / Vehicle.KMH;
    boolean met = seed % 2 == 0;
    double part = met ? 1.04 + 0.2 * random.nextDouble() : 0.4 + 0.4 * random.nextDouble();
    double radius = radius(car, speed, part * car.clearance());
    double turn = 2 * Math.PI * random.nextDouble();
    List<Piece> pieces = new Dip(radius, speed, turn).pieces();

    List<Finding> found = findings(pieces, vehicle, Bodies.PIECE, speed, "physx");

    assertEquals(met ? 1 : 0, found.size(), found.toString());
    if (met) {
      Finding one = found.get(0);
      double taken = taken(car, speed, radius);
      assertEquals(taken, one.measure().value(), 0.05 * taken);
      assertEquals(car.clearance(), one.measure().threshold(), 1e-9);
      assertEquals(Severity.ERROR, one.severity());
      assertEquals(List.of("a", "b"), one.lines().get(0).pieces());
      Effect effect = one.effects().get(0);
      assertTrue(effect.shape().startsWith("chassis, box"), effect.shape());
      Bump closed =
          BoxFormula.worst(
              new BoxEdge(
                  effect.speed(),
                  2 * car.chassis().hz(),
                  2 * car.chassis().hy(),
                  0,
                  0.04,
                  1.0 / 60,
                  9.81));
      assertEquals(closed.forward(), effect.dvForward(), 0.01 * closed.forward());
      assertEquals(closed.share(), effect.share(), 0.01 * closed.share());
    }
  }

  /**
   * Dips whose springs and arc would take 1.3 to 1.7 times the clearance if springs gave way
   * without end. They bottom out, a formula car's 10 mm before its clearance is gone; the arc takes
   * the rest, but for less than the 5 mm at which a chassis lies on a seam in engines.
   */
  @ParameterizedTest
  @MethodSource("seeds")
  void aSeamInADeepDipIsMet(int seed) throws ProfileException {
    Random random = new Random(100 + seed);
    Vehicle vehicle = VehicleList.shipped(seed % 2 == 0 ? "car" : "formula");
    SprungCar car = SprungCar.of(vehicle);
    double speed = (180 + random.nextInt(100)) / Vehicle.KMH;
    double part = 1.3 + 0.4 * random.nextDouble();
    double ahead = car.chassis().hz() - car.front();
    double arc = ahead * (ahead + car.front() + car.rear()) / 2;
    double springs = speed * speed / car.quarter().spring();
    double radius = (springs + arc) / (part * car.clearance());
    List<Piece> pieces = new Dip(radius, speed, 2 * Math.PI * random.nextDouble()).pieces();

    List<Finding> found = findings(pieces, vehicle, Bodies.PIECE, speed, "physx");

    assertEquals(1, found.size(), found.toString());
    assertEquals(Severity.ERROR, found.get(0).severity());
    assertEquals(List.of("a", "b"), found.get(0).lines().get(0).pieces());
    double taken = taken(car, speed, radius);
    assertEquals(taken, found.get(0).measure().value(), 0.05 * taken);
  }

  /** The radius whose dip takes so much, by halving. */
  private static double radius(SprungCar car, double speed, double taken) {
    double low = 1;
    double high = 1e7;
    for (int i = 0; i < 100; i++) {
      double middle = Math.sqrt(low * high);
      if (taken(car, speed, middle) > taken) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  @Test
  void oneBodyHasNoSuchSeamNorHasAnEngineThatFeelsNone() throws ProfileException {
    Vehicle vehicle = VehicleList.shipped("car");
    SprungCar car = SprungCar.of(vehicle);
    double radius = radius(car, 70, 1.1 * car.clearance());
    List<Piece> pieces = new Dip(radius, 70, 1).pieces();
    assertEquals(1, findings(pieces, vehicle, Bodies.PIECE, 70, "jolt-enhanced").size());
    assertEquals(1, findings(pieces, vehicle, Bodies.ONE, 70, "jolt").size());
    assertEquals(List.of(), findings(pieces, vehicle, Bodies.ONE, 70, "physx"));
    assertEquals(List.of(), findings(pieces, vehicle, Bodies.PIECE, 70, "rapier"));
  }

  /** The scenes of the examples: a dip of 200 m radius and one of 750. */
  @Test
  void theScenesAreToldAndNot() throws ProfileException {
    Vehicle vehicle = VehicleList.shipped("car");
    double speed = vehicle.topSpeed().value();
    List<Finding> found =
        findings(
            RuleScenes.chassis().get("chassis").pieces(), vehicle, Bodies.PIECE, speed, "physx");
    assertEquals(1, found.size());
    assertEquals(List.of("road_01", "road_02"), found.get(0).lines().get(0).pieces());
    List<Piece> clear = RuleScenes.chassis().get("chassis-clear").pieces();
    assertEquals(List.of(), findings(clear, vehicle, Bodies.PIECE, speed, "physx"));
  }
}
