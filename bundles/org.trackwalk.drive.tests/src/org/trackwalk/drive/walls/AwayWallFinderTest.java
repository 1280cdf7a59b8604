package org.trackwalk.drive.walls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.profile.BackFaces;

/** A straight road over grass, and walls beside it: which of them a car meets from behind. */
class AwayWallFinderTest {

  private static final double HALF = 5;
  private static final double LENGTH = 200;

  /** As high as a man, metres. */
  private static final double HIGH = 2;

  private static final BackFaces AS_FILES_SAY = new BackFaces(false, false);

  /** The back of a wall is met up to 10 m beside the road. */
  @ParameterizedTest
  @CsvSource({"0.3, 1", "2, 1", "9, 1", "9.8, 1", "10.6, 0", "14, 0"})
  void aBackSoFarBeside(double beside, int number) {
    List<AwayWall> found = find(AS_FILES_SAY, away(HALF + beside, 50, 150, HIGH)).walls();
    assertEquals(number, found.size());
    for (AwayWall wall : found) {
      assertEquals(100, wall.length(), 3);
      for (int i = 0; i < wall.seen().length; i += 3) {
        assertEquals(HALF + beside, wall.seen()[i], 1e-4);
      }
    }
  }

  /** What is lower than the hubs of the wheels is driven over, and is no wall. */
  @Test
  void aBackAsHighAsTheHubs() {
    double hub = Body.CAR.hub();
    assertEquals(0, find(AS_FILES_SAY, away(HALF + 3, 50, 150, hub - 0.02)).walls().size());
    assertEquals(1, find(AS_FILES_SAY, away(HALF + 3, 50, 150, hub + 0.02)).walls().size());
  }

  /** A face that is turned to the road holds the car, and is known as such. */
  @Test
  void aFrontHolds() {
    AwayWallFinder.Found found = find(AS_FILES_SAY, towards(HALF + 3, 50, 150, HIGH));
    assertEquals(List.of(), found.walls());
    assertFalse(found.fronts().isEmpty());
  }

  /** Both sides hold where the file says so, or all engines; none where some engine says so. */
  @ParameterizedTest
  @CsvSource({"false, false, 0", "true, false, 0", "false, true, 1"})
  void aSheetOfBothSides(boolean all, boolean none, int number) {
    Piece sheet = DrivenLevel.wall(HALF + 3, 50, 150, HIGH);
    assertEquals(number, find(new BackFaces(all, none), sheet).walls().size());
    Piece single = away(HALF + 3, 50, 150, HIGH);
    assertEquals(all ? 0 : 1, find(new BackFaces(all, none), single).walls().size());
  }

  /** What holds close behind the back is the other side of the same wall. */
  @ParameterizedTest
  @CsvSource({"0, 0", "0.5, 0", "0.95, 0", "1.2, 1"})
  void aFrontSoFarBehind(double behind, int number) {
    Piece back = away(HALF + 3, 50, 150, HIGH);
    Piece front = towards(HALF + 3 + behind, 40, 160, HIGH);
    assertEquals(number, find(AS_FILES_SAY, back, front).walls().size());
  }

  /** A rail before it keeps the car from it. */
  @Test
  void aRailBefore() {
    Piece back = away(HALF + 3, 50, 150, HIGH);
    assertEquals(0, find(AS_FILES_SAY, back, towards(HALF + 1, 40, 160, 1)).walls().size());
    assertEquals(1, find(AS_FILES_SAY, back, towards(HALF + 1, 40, 100, 1)).walls().size());
  }

  /** An opening of three rows, a metre each, is passed over; a longer one parts two walls. */
  @ParameterizedTest
  @CsvSource({"1, 1", "2.5, 1", "6, 2", "20, 2"})
  void anOpeningSoLong(double opening, int number) {
    Piece first = away(HALF + 3, 50, 100 - opening / 2, HIGH);
    Piece second = away(HALF + 3, 100 + opening / 2, 150, HIGH);
    assertEquals(number, find(AS_FILES_SAY, first, second).walls().size());
  }

  /** Both sides of the road are looked at. */
  @Test
  void theOtherSideToo() {
    List<AwayWall> found =
        find(AS_FILES_SAY, towards(-HALF - 3, 50, 150, HIGH), away(-HALF - 9, 50, 150, HIGH))
            .walls();
    assertEquals(1, found.size(), "the nearer one turns its back to the road");
    assertEquals(-HALF - 3, found.get(0).seen()[0], 1e-4);
  }

  /** Only what is asked for is told. */
  @Test
  void notAskedFor() {
    DrivenLevel level = level(AS_FILES_SAY, away(HALF + 3, 50, 150, HIGH));
    assertTrue(AwayWallFinder.find(level.roads().reach(), t -> false).walls().isEmpty());
  }

  private static AwayWallFinder.Found find(BackFaces backs, Piece... walls) {
    return AwayWallFinder.find(level(backs, walls).roads().reach(), t -> true);
  }

  private static DrivenLevel level(BackFaces backs, Piece... walls) {
    List<Piece> pieces = new ArrayList<>(List.of(walls));
    pieces.add(DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0));
    pieces.add(DrivenLevel.sheet("grass_left", HALF, -40, 60, LENGTH + 40, 0));
    pieces.add(DrivenLevel.sheet("grass_right", -60, -40, -HALF, LENGTH + 40, 0));
    return DrivenLevel.of(pieces, backs);
  }

  /** A sheet of one side that looks to larger x. */
  private static Piece away(double x, double z0, double z1, double height) {
    return sheet(x, z0, z1, height, false);
  }

  /** A sheet of one side that looks to smaller x. */
  private static Piece towards(double x, double z0, double z1, double height) {
    return sheet(x, z0, z1, height, true);
  }

  private static Piece sheet(double x, double z0, double z1, double height, boolean turned) {
    Piece wall = DrivenLevel.wall(x, z0, z1, height);
    int[] corners = turned ? new int[] {2, 1, 0, 3, 2, 0} : new int[] {0, 1, 2, 0, 2, 3};
    String name = "wall at " + x + ", " + z0;
    return Piece.named(name, "level.obj").mesh(wall.positions(), corners).build();
  }
}
