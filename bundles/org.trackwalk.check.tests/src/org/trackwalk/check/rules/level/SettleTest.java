package org.trackwalk.check.rules.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Sourced;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;

/**
 * What is said of a start, how bad it is, what is measured and drawn, and what starts are called.
 * The car is 4.5 m long and 1.8 m wide and its wheels stand 2.7 m and 1.5 m apart.
 */
class SettleTest {

  private static final String RULE = "level.settle";
  private static final double MIDDLE = 51.25;

  private static List<Finding> found(FlatRoad road, double[]... starts) {
    road.hints = LevelHints.NONE.withSpawns(List.of(starts));
    return road.found(RULE, Map.of());
  }

  private static Finding only(FlatRoad road, double[]... starts) {
    List<Finding> found = found(road, starts);
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  private static double[] at(double x, double y, double z) {
    return new double[] {x, y, z};
  }

  private static void told(Finding f, Severity severity, String words) {
    assertEquals("start 1 " + words, f.message());
    assertEquals(severity, f.severity());
    assertEquals("start 1", f.subject());
  }

  private static void measured(Finding f, String name, double value, String unit, double limit) {
    assertEquals(name, f.measure().name());
    assertEquals(value, f.measure().value(), 1e-6);
    assertEquals(unit, f.measure().unit());
    assertEquals(limit, f.measure().threshold(), 1e-6);
  }

  @Test
  void aStartOnTheRoadIsGood() {
    assertEquals(List.of(), found(new FlatRoad(0), at(0, 0, 50), at(2, 0.5, 60)));
    FlatRoad nobody = new FlatRoad(0);
    assertEquals(List.of(), nobody.found(RULE, Map.of()), "nothing starts");
  }

  @Test
  void besideTheRoadACarFallsOut() {
    Finding f = only(new FlatRoad(0), at(40, 0, 50));
    told(f, Severity.ERROR, "has no ground under it: a vehicle falls out of the level");
    assertArrayEquals(at(40, 0, 50), f.position());
    assertEquals(null, f.measure());
    assertEquals(0, f.length());
  }

  @Test
  void underTheGroundIsDrawnUpToIt() {
    Finding f = only(new FlatRoad(0), at(1, -2, 50));
    told(f, Severity.ERROR, "lies 2.00 m under the ground");
    measured(f, "height", 2, "m", 0.3);
    assertArrayEquals(new double[] {1, -2, 50, 1, 0, 50}, f.path(), 1e-9);
    assertEquals(2, f.length(), 1e-9);
  }

  @Test
  void overTheGroundIsDrawnDownToIt() {
    Finding f = only(new FlatRoad(0), at(1, 8, 50));
    told(f, Severity.WARNING, "hangs 8.00 m over the ground: the vehicle drops");
    measured(f, "height", 8, "m", 3);
    assertArrayEquals(new double[] {1, 8, 50, 1, 0, 50}, f.path(), 1e-9);
    assertEquals(8, f.length(), 1e-9);
  }

  @Test
  void aWallWhereTheCarIsPut() {
    FlatRoad road = new FlatRoad(0);
    road.others.add(FlatRoad.wall(51));
    Finding f = only(road, at(0, 0, 50));
    told(f, Severity.ERROR, "stands in a wall");
    assertEquals(null, f.measure());
    assertEquals(List.of(), found(road, at(0, 0, 40)), "it stands before the wall");
  }

  @Test
  void aRoofTooLowForTheCar() {
    FlatRoad road = new FlatRoad(0);
    road.others.add(FlatRoad.sheet("shelf", SurfaceClass.SCENERY, -4, 4, 45, 55, 0.8));
    Finding f = only(road, at(0, 0, 50));
    told(f, Severity.ERROR, "has only 0.80 m of room over its ground");
    measured(f, "height", 0.8, "m", 1.2);
    assertEquals(0, f.length(), "nothing is drawn");
  }

  /** At the road's border two wheels stand beside it; over a square that is not there one. */
  @ParameterizedTest
  @CsvSource({"5, -1, 2, ERROR", "0, 20, 3, WARNING"})
  void wheelsWithoutGround(double x, int row, int wheels, Severity severity) {
    FlatRoad road = new FlatRoad(row, Double.NaN);
    Finding f = only(road, at(x == 0 ? x - 0.1 : x - 0.2, 0, row < 0 ? 50 : 49));
    told(f, severity, "has ground under " + wheels + " of 4 wheels: the vehicle tips");
    measured(f, "wheels on the ground", wheels, "", 4);
  }

  @Test
  void oneWheelOverADeepSquare() {
    Finding f = only(new FlatRoad(20, 0.7), at(-0.1, 0, 49));
    told(f, Severity.WARNING, "is uneven: one wheel hangs 0.35 m over the ground");
    measured(f, "height", 0.35, "m", 0.3);
    assertEquals(0, f.length(), "nothing is drawn");
  }

  /** With tyres that hold on 17 degrees and on 6. */
  @ParameterizedTest
  @CsvSource({"0.3, 0.25, ''", "0.1, 0.25, 14"})
  void aSlopeTooSteepForTheTyres(double grip, double slope, String degrees) {
    FlatRoad road = new FlatRoad(slope);
    Vehicle v = VehicleList.shipped("body");
    Vehicle slick =
        new Vehicle(
            v.id(),
            v.title(),
            v.meaning(),
            v.topSpeed(),
            new Sourced<>(grip, "this test"),
            v.shapes(),
            v.wheel(),
            v.chassis(),
            v.clearance(),
            v.height());
    road.settings = road.settings.judgedBy(List.of(), null, slick);
    List<Finding> found = found(road, at(0, 0, 50));
    assertEquals(degrees.isEmpty() ? 0 : 1, found.size(), found.toString());
    if (!degrees.isEmpty()) {
      Finding f = found.get(0);
      told(f, Severity.WARNING, "lies on a slope of " + degrees + " deg: the vehicle slides away");
      double steep = Math.toDegrees(Math.atan(slope));
      measured(f, "slope", steep, "deg", Math.toDegrees(Math.atan(grip)));
    }
  }

  /** Nearer than half the car's width in whichever direction. */
  @ParameterizedTest
  @CsvSource({"0.89, 0, 0, true", "0, 0, -0.89, true", "0.6, 0.5, 0.6, false", "0, 0, 0.91, false"})
  void aStartInAnother(double x, double y, double z, boolean told) {
    FlatRoad road = new FlatRoad(0);
    List<Finding> found = found(road, at(0, 0, 20), at(x, y, MIDDLE + z), at(0, 0, MIDDLE));
    assertEquals(told ? 1 : 0, found.size(), found.toString());
    if (told) {
      Finding f = found.get(0);
      assertEquals("start 3 lies in start 2", f.message());
      assertEquals("start 3 in start 2", f.subject());
      assertEquals(Severity.WARNING, f.severity());
      assertArrayEquals(at(0, 0, MIDDLE), f.position());
    }
  }

  @Test
  void theFirstThatItLiesInIsNamed() {
    FlatRoad road = new FlatRoad(0);
    double[] place = at(0, 0, MIDDLE);
    assertEquals(
        List.of("start 2 lies in start 1", "start 3 lies in start 1"),
        found(road, place, place, place).stream().map(Finding::message).sorted().toList());
  }

  /** A start is called as the nearest marker within a centimetre. */
  @ParameterizedTest
  @CsvSource({
    "0.005, 0, 0, near",
    "0, -0.005, 0, near",
    "0, 0, 0.005, near",
    "0.02, 0, 0, far",
    "0.006, 0.006, 0.006, far",
    "0.011, 0, 0, start 2",
    "0, 0.011, 0, start 2",
    "0, 0, 0.011, start 2"
  })
  void aStartIsCalledAsItsMarker(double x, double y, double z, String name) {
    FlatRoad road = new FlatRoad(0);
    double[] place = at(40, 1, 60);
    double[] near = at(place[0] + x, place[1] + y, place[2] + z);
    road.markers.add(new Marker("elsewhere", "a.obj", at(0, 0, 0), null));
    if (!name.startsWith("start")) {
      road.markers.add(new Marker("far", "a.obj", at(place[0] - 0.009, place[1], 60), null));
    }
    road.markers.add(new Marker("near", "a.obj", near, null));
    List<Finding> found = found(road, at(0, 0, 20), place);
    assertEquals(
        List.of(name + " has no ground under it: a vehicle falls out of the level"),
        found.stream().map(Finding::message).toList());
    assertEquals(List.of(place[0], place[1], place[2]), box(found.get(0).position()));
  }

  private static List<Double> box(double[] place) {
    return Arrays.stream(place).boxed().toList();
  }
}
