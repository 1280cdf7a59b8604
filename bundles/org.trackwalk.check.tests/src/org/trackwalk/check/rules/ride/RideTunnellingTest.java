package org.trackwalk.check.rules.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/** A straight road of 10 x 200 m along z, and a wall behind its end. Metres. */
class RideTunnellingTest {

  private static final double LENGTH = 200;

  /** What the ball of the usual vehicle goes in a step: 200 km/h, 60 steps a second. */
  private static final double STEP = 200 / 3.6 / 60;

  /** Its radius and the margin of the usual engine. */
  private static final double HELD = 0.35 + 0.02;

  private static Piece quad(String name, double[]... p) {
    float[] xyz = new float[12];
    for (int i = 0; i < 12; i++) {
      xyz[i] = (float) p[i / 3][i % 3];
    }
    return Piece.named(name, "level.obj").mesh(xyz, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  private static List<Piece> road() {
    double[][] p = {{0, 0, 0}, {0, 0, LENGTH}, {10, 0, LENGTH}, {10, 0, 0}};
    return new ArrayList<>(List.of(quad("road", p)));
  }

  /** A sheet that faces the road, turned by an angle around an axis in its middle. */
  private static Piece sheet(String name, double beyond, double degrees, boolean towards) {
    double angle = StrictMath.toRadians(degrees);
    double dx = 30 * StrictMath.cos(angle);
    double dz = 30 * StrictMath.sin(angle);
    double z = LENGTH + beyond;
    double sign = towards ? 1 : -1;
    double[] a = {5 + sign * dx, -1, z + sign * dz};
    double[] b = {5 - sign * dx, -1, z - sign * dz};
    return quad(name, a, b, new double[] {b[0], 3, b[2]}, new double[] {a[0], 3, a[2]});
  }

  private static List<Finding> told(List<Piece> pieces, Vehicle vehicle) {
    CheckSettings settings =
        CheckSettings.defaults()
            .judgedBy(List.of(ProfileList.shipped("generic")), null, vehicle)
            .withOnly(Set.of("ride.tunnelling"));
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 10, 30, 45, -20, -50})
  void aSheetIsPassedByWhatMovesMoreThanHoldsIt(double degrees) {
    List<Piece> pieces = road();
    pieces.add(sheet("wall", 20, degrees, true));
    List<Finding> told = told(pieces, VehicleList.usual());
    assertEquals(1, told.size(), told.toString());
    double way = STEP * StrictMath.cos(StrictMath.toRadians(degrees));
    assertEquals(way, told.get(0).measure().value(), 1e-3);
    assertEquals(HELD, told.get(0).measure().threshold(), 1e-6);
    assertEquals(List.of("wall"), told.get(0).pieces());
  }

  /** A step that is no longer than what holds is noticed, whatever its phase. */
  @Test
  void aSheetThatIsMetAtASlantHolds() {
    List<Piece> pieces = road();
    pieces.add(sheet("wall", 20, 68, true));
    assertEquals(List.of(), told(pieces, VehicleList.usual()));
  }

  /** Thickness holds like half a shape does. */
  @ParameterizedTest
  @CsvSource({"0.1, true", "0.4, true", "0.5, false", "0.8, false"})
  void aThickWallHolds(double thick, boolean passed) {
    List<Piece> pieces = road();
    pieces.add(sheet("front", 20, 0, true));
    pieces.add(sheet("back", 20 + thick, 0, false));
    List<Finding> told = told(pieces, VehicleList.usual());
    assertEquals(passed ? 1 : 0, told.size(), told.toString());
    if (passed) {
      assertEquals(HELD + thick, told.get(0).measure().threshold(), 1e-3);
    }
  }

  /** A car is 4.5 m long: 0.93 m are less than half of that. */
  @Test
  void aCarIsHeld() {
    List<Piece> pieces = road();
    pieces.add(sheet("wall", 20, 0, true));
    assertEquals(List.of(), told(pieces, VehicleList.shipped("car")));
  }

  /** What is seen from behind only stops nobody, and what is far off is not reached. */
  @Test
  void backsAndFarWallsAreNotTold() {
    List<Piece> pieces = road();
    pieces.add(sheet("back", 20, 0, false));
    assertEquals(List.of(), told(pieces, VehicleList.usual()));
    pieces = road();
    pieces.add(sheet("far", 70, 0, true));
    assertEquals(List.of(), told(pieces, VehicleList.usual()));
  }
}
