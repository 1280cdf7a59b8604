package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/** An opening in the grass beside a road, with a wall before it, behind it, or none. Metres. */
class OpenInCorridorTest {

  private static final int ROWS = 20;
  private static final double LENGTH = 80;

  /** A strip along z between two x, with rows at the same z as all others. */
  private static Piece strip(String name, double from, double to) {
    float[] p = new float[6 * (ROWS + 1)];
    int[] c = new int[6 * ROWS];
    for (int i = 0; i <= ROWS; i++) {
      p[6 * i] = (float) from;
      p[6 * i + 3] = (float) to;
      p[6 * i + 2] = (float) (LENGTH * i / ROWS);
      p[6 * i + 5] = (float) (LENGTH * i / ROWS);
    }
    for (int i = 0; i < ROWS; i++) {
      int v = 2 * i;
      System.arraycopy(new int[] {v, v + 2, v + 3, v, v + 3, v + 1}, 0, c, 6 * i, 6);
    }
    return Piece.named(name, "level.obj").mesh(p, c).build();
  }

  /** An upright rectangle at x, from the start of the strips on, that faces the road. */
  private static Piece.Builder wall(double x, double length, double height) {
    float h = (float) height;
    float l = (float) length;
    float at = (float) x;
    return Piece.named("wall", "level.obj")
        .mesh(
            new float[] {at, -0.1f, -5, at, h, -5, at, h, l, at, -0.1f, l},
            new int[] {0, 2, 1, 0, 3, 2});
  }

  private static List<Finding> found(Piece... walls) {
    return found("car", walls);
  }

  /** Road from 0 to 12, grass from there to 15, a slit of 0.2, and grass again. */
  private static List<Finding> found(String vehicle, Piece... walls) {
    return found(vehicle, 12, walls);
  }

  /** As above; the road is so wide, metres, and ends at 12. */
  private static List<Finding> found(String vehicle, double width, Piece... walls) {
    return found(vehicle, width, 0.2, walls);
  }

  /** As above; likewise the slit. */
  private static List<Finding> found(String vehicle, double width, double slit, Piece... walls) {
    List<Piece> pieces = new ArrayList<>(List.of(walls));
    pieces.add(strip("road", 12 - width, 12));
    pieces.add(strip("grass_a", 12, 15));
    pieces.add(strip("grass_b", 15 + slit, 25));
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    CheckSettings usual = CheckSettings.defaults().withOnly(Set.of("boundary.in-corridor"));
    CheckSettings settings =
        usual.judgedBy(usual.profiles(), usual.bodies(), VehicleList.shipped(vehicle));
    List<Finding> found = LevelCheck.check(level, settings, Progress.none()).findings();
    assertFalse(found.isEmpty());
    return found;
  }

  private static void assertError(Piece... walls) {
    assertTrue(found(walls).stream().allMatch(f -> f.severity() == Severity.ERROR));
  }

  private static void assertNote(Piece... walls) {
    for (Finding finding : found(walls)) {
      assertEquals(Severity.INFO, finding.severity());
      assertTrue(finding.message().contains("behind a wall"), finding.message());
    }
  }

  @Test
  void withoutAWallItIsAnError() {
    assertError();
  }

  /** A slit of the verge is measured by how wide it is, as one of the road is. */
  @ParameterizedTest
  @ValueSource(doubles = {0.06, 0.1, 0.15, 0.2})
  void aSlitOfTheVergeIsMeasuredAcross(double slit) {
    for (Finding finding : found("car", 12, slit)) {
      assertEquals("width", finding.measure().name(), finding.message());
      assertEquals(slit, finding.measure().value(), 0.02 * slit, finding.message());
    }
  }

  /** On a road for models no car gets anywhere, and nothing lies behind a wall for that. */
  @ParameterizedTest
  @ValueSource(doubles = {0.4, 0.7, 1.0})
  void whereNoVehicleGetsOntoTheRoadNothingIsSaidOfWalls(double width) {
    for (Finding finding : found("car", width)) {
      assertEquals(Severity.ERROR, finding.severity(), finding.message());
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {12.5, 13.5, 14.5})
  void behindAWallItIsANote(double x) {
    assertNote(wall(x, LENGTH + 5, 1).build());
  }

  @Test
  void aWheelClimbsALowOne() {
    assertError(wall(13.5, LENGTH + 5, 0.2).build());
    assertNote(wall(13.5, LENGTH + 5, 0.4).build());
  }

  @Test
  void aWallBehindTheOpeningStopsNobodyBeforeIt() {
    assertError(wall(18, LENGTH + 5, 1).build());
  }

  @Test
  void aWallThatEndsIsDrivenAround() {
    assertError(wall(13.5, LENGTH / 2, 1).build());
  }

  @Test
  void whatDoesNotCollideStopsNobody() {
    assertError(wall(13.5, LENGTH + 5, 1).collidable(false).build());
  }

  @Test
  void aOneSidedFaceStopsFromItsFront() {
    Piece front = wall(13.5, LENGTH + 5, 1).build();
    int[] turned = {0, 1, 2, 0, 2, 3};
    Piece back = front.toBuilder().mesh(front.positions(), turned).build();
    assertError(back);
    assertNote(back.toBuilder().twoSided(true).build());
  }

  /** What a car rolls over stops the small wheels of a kart, and a kart fits under more. */
  @Test
  void theVehicleSaysWhatIsAWall() {
    Piece kerb = wall(13.5, LENGTH + 5, 0.2).build();
    assertEquals(Severity.ERROR, found("car", kerb).get(0).severity());
    assertEquals(Severity.INFO, found("kart", kerb).get(0).severity());
    Piece rail =
        Piece.named("rail", "level.obj")
            .mesh(
                new float[] {
                  13.5f,
                  1.1f,
                  -5,
                  13.5f,
                  2,
                  -5,
                  13.5f,
                  2,
                  (float) LENGTH + 5,
                  13.5f,
                  1.1f,
                  (float) LENGTH + 5
                },
                new int[] {0, 2, 1, 0, 3, 2})
            .build();
    assertEquals(Severity.INFO, found("car", rail).get(0).severity());
    assertEquals(Severity.ERROR, found("kart", rail).get(0).severity());
  }
}
