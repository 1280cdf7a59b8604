package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** A named road on a body with sloped sides, of some rows each, in a ground plane. Metres. */
class BuriedSidesTest {

  private static final int STEPS = StripPieces.STEPS;

  /** The top is 0 m high; the sides go deeper than the ground, and only the top is road. */
  @ParameterizedTest
  @CsvSource({
    "8, 45, 1.5, 1, 0.17, 0",
    "12, 40, 2, 2, 0.5, 17",
    "5, 30, 0.6, 1, 0.1, 45",
    "16, 25, 3, 3, 0.9, 80",
    "9, 44, 4, 4, 1.2, 123"
  })
  void theSidesThatLeadIntoTheGroundAreNoRoad(
      double width, double angle, double deep, int rows, double ground, double heading) {
    Piece road = road(width, angle, deep, rows, heading);
    // A row that begins over the ground and ends in it is buried, and so are those below.
    int free = (int) Math.floor(ground / (deep / rows));
    int expected = 2 * STEPS * (1 + 2 * free);
    Corridor corridor = FoundCorridor.of(List.of(road, plane(-ground)));
    assertEquals("names", corridor.facts().how());
    assertEquals(expected, corridor.classes().count(SurfaceClass.ROAD));
  }

  /** Over the ground they may be driven on, as a bank is, where a car has room. */
  @ParameterizedTest
  @CsvSource({"8, 40, 2.2, 1, 2.5", "12, 30, 2, 2, 2.2", "9, 25, 1.5, 3, 5"})
  void whereTheyEndOverTheGroundTheyAre(
      double width, double angle, double deep, int rows, double ground) {
    Corridor corridor =
        FoundCorridor.of(List.of(road(width, angle, deep, rows, 30), plane(-ground)));
    assertEquals(2 * STEPS * (1 + 2 * rows), corridor.classes().count(SurfaceClass.ROAD));
  }

  /** Ground that lies over a road by mistake does not make it less of a road. */
  @ParameterizedTest
  @CsvSource({"8, 5, 0.2, 0.05", "12, 15, 0.5, 0.1", "9, 20, 0.8, 0.3"})
  void sidesAsFlatAsARoadAreRoadEvenWhereTheyAreBuried(
      double width, double angle, double deep, double ground) {
    Corridor corridor = FoundCorridor.of(List.of(road(width, angle, deep, 1, 70), plane(-ground)));
    assertEquals(6 * STEPS, corridor.classes().count(SurfaceClass.ROAD));
  }

  /** A ramp that is as steep as a side stays road though its foot is a little too low. */
  @ParameterizedTest
  @CsvSource({"8, 30, 0.05", "12, 40, 0.2", "6, 25, 0.6"})
  void theFootOfARampIsRoad(double width, double angle, double deep) {
    double rise = StrictMath.tan(StrictMath.toRadians(angle));
    double[][] profile = {{-90, -deep}, {0, -deep}, {3, 3 * rise - deep}, {90, 3 * rise}};
    float[] p = new float[6 * profile.length];
    int[] t = new int[6 * (profile.length - 1)];
    for (int i = 0; i < profile.length; i++) {
      for (int j = 0; j < 2; j++) {
        p[6 * i + 3 * j] = (float) (width * (j - 0.5));
        p[6 * i + 3 * j + 1] = (float) profile[i][1];
        p[6 * i + 3 * j + 2] = (float) profile[i][0];
      }
      if (i + 1 < profile.length) {
        int v = 2 * i;
        System.arraycopy(new int[] {v, v + 2, v + 3, v, v + 3, v + 1}, 0, t, 6 * i, 6);
      }
    }
    Piece road = Piece.named("track", "level.obj").mesh(p, t).build();
    Corridor corridor = FoundCorridor.of(List.of(road, plane(0)));
    assertEquals(6, corridor.classes().count(SurfaceClass.ROAD));
  }

  private static Piece road(double width, double angle, double deep, int rows, double heading) {
    double out = deep / StrictMath.tan(StrictMath.toRadians(angle));
    double[][] across = new double[2 * rows + 2][];
    for (int j = 0; j < across.length; j++) {
      double down = j <= rows ? (double) (rows - j) / rows : (double) (j - rows - 1) / rows;
      double aside = (j <= rows ? -1 : 1) * (width / 2 + down * out);
      across[j] = new double[] {aside, -down * deep};
    }
    return StripPieces.of("track", across, heading);
  }

  private static Piece plane(double height) {
    return StripPieces.plane("Plane", height);
  }
}
