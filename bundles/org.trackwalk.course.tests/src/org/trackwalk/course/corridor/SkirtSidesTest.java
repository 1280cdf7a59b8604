package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** A named road alone on its level, of strips beside each other with a profile across. Metres. */
class SkirtSidesTest {

  private static final int STEPS = StripPieces.STEPS;

  /** Sides that lead from a ridge to no road are none, whatever they stand on, at any angle. */
  @ParameterizedTest
  @ValueSource(strings = {"void", "lawn", "sunken", "low", "far", "floor", "two layers"})
  void sidesAreNoRoadWhateverTheyStandOn(String below) {
    Random random = new Random(33);
    for (int n = 0; n < 40; n++) {
      double heading = 360 * random.nextDouble();
      double[][] across = skirted(random);
      List<Piece> pieces = new ArrayList<>(List.of(StripPieces.of("track", across, heading)));
      double y = across[0][1];
      int others = 0;
      switch (below) {
        case "lawn" -> pieces.add(StripPieces.plane("lawn", y));
        case "sunken" -> pieces.add(StripPieces.plane("lawn", y + 0.015));
        case "low" -> pieces.add(StripPieces.plane("lawn", y - 0.4));
        case "far" -> pieces.add(StripPieces.plane("track floor", y - 30));
        case "floor" -> {
          pieces.add(StripPieces.of("track b", new double[][] {across[0], across[4]}, heading));
          others = 2 * STEPS;
        }
        case "two layers" -> {
          double[][] under = across.clone();
          under[1] = new double[] {across[1][0], across[1][1] - 0.15};
          under[2] = new double[] {across[2][0], across[2][1] - 0.15};
          under[3] = new double[] {across[3][0], across[3][1] - 0.15};
          pieces.add(StripPieces.of("track b", under, heading));
          others = 4 * STEPS;
        }
        default -> {}
      }
      int road = FoundCorridor.of(pieces).classes().count(SurfaceClass.ROAD);
      int plane = below.equals("far") ? road - 4 * STEPS : others;
      assertTrue(plane == others || plane == 2, below + ": seed 33, number " + n + ", " + road);
      assertEquals(4 * STEPS + plane, road, below + ": seed 33, number " + n);
    }
  }

  /** A body's sides as steep as a wall are no road however wide: on a bank so steep cars rise. */
  @ParameterizedTest
  @ValueSource(strings = {"void", "lawn", "low"})
  void sidesTooSteepForARoadAreNoneHoweverWide(String below) {
    Random random = new Random(35);
    for (int n = 0; n < 40; n++) {
      double half = 6 + 6 * random.nextDouble();
      double out = 2.4 + 2 * random.nextDouble();
      double down = out * StrictMath.tan(StrictMath.toRadians(46 + 13 * random.nextDouble()));
      double under = 2 * random.nextDouble();
      double[][] across = {
        {-half - out, -down},
        {-half, 0},
        {0, 0.05},
        {half, 0},
        {half + out, -down},
        {half + out, -down - under}
      };
      double heading = 360 * random.nextDouble();
      List<Piece> pieces = new ArrayList<>(List.of(StripPieces.of("track", across, heading)));
      if (!below.equals("void")) {
        pieces.add(StripPieces.plane("lawn", -down - (below.equals("low") ? 0.4 : 0)));
      }
      Corridor corridor = FoundCorridor.of(pieces);
      assertEquals(4 * STEPS, corridor.classes().count(SurfaceClass.ROAD), "seed 35, number " + n);
    }
  }

  /** The sides of a half pipe are as steep as walls, and their feet stand on road. */
  @Test
  void theSidesOfAHalfPipeAreRoad() {
    double rise = 4 * StrictMath.tan(StrictMath.toRadians(50));
    double[][] across = {{-9, rise}, {-7, rise}, {-3, 0}, {3, 0}, {7, rise}, {9, rise}};
    assertEquals(5 * 2 * STEPS, roadOf(across, 200));
  }

  /** A slope whose foot stands on road, joined or not, is a ramp of it. */
  @Test
  void whereRoadGoesOnAtTheFootASideIsRoad() {
    double[][] joined = {{-5, -0.8}, {-4, 0}, {4, 0}, {5, -0.8}, {30, -3}};
    assertEquals(2 * 3 * STEPS, roadOf(joined, 20)); // the side on the left is none
    Random random = new Random(34);
    for (int n = 0; n < 40; n++) {
      double[][] across = skirted(random);
      Piece road = StripPieces.of("track", across, 360 * random.nextDouble());
      double lower = n % 2 == 0 ? 0 : 0.2 * random.nextDouble();
      Piece field = StripPieces.plane("track field", across[0][1] - lower);
      Corridor corridor = FoundCorridor.of(List.of(road, field));
      int count = corridor.classes().count(SurfaceClass.ROAD);
      assertEquals(8 * STEPS, count - count % (2 * STEPS), "seed 34, number " + n);
    }
  }

  /** A road between two sides of 24 to 44 degrees, with a camber. */
  private static double[][] skirted(Random random) {
    double half = 2 + 6 * random.nextDouble();
    double lean = 24 + 20 * random.nextDouble();
    double out = 0.2 + 2 * random.nextDouble();
    double down = out * StrictMath.tan(StrictMath.toRadians(lean));
    return new double[][] {
      {-half - out, -down}, {-half, 0}, {0, 0.05}, {half, 0}, {half + out, -down}
    };
  }

  /** A bank has no ridge above it, or is as wide as a car. */
  @ParameterizedTest
  @ValueSource(doubles = {25, 30, 40})
  void banksAreRoad(double lean) {
    double rise = StrictMath.tan(StrictMath.toRadians(lean));
    assertEquals(2 * 2 * STEPS, roadOf(new double[][] {{0, 0}, {4, 4 * rise}, {9, 9 * rise}}, 77));
    double[][] shoulder = {{0, 0}, {6, 6 * rise}, {7.5, 6 * rise}};
    assertEquals(2 * 2 * STEPS, roadOf(shoulder, 10));
  }

  /** What is as flat as a road, or rises to the border, is one. */
  @ParameterizedTest
  @CsvSource({"-0.15", "-0.38", "0.6", "0.9"})
  void flatOrRisingVergesAreRoad(double slope) {
    double[][] across = {{-5, slope}, {-4, 0}, {4, 0}, {5, slope}};
    assertEquals(3 * 2 * STEPS, roadOf(across, 140));
  }

  private static int roadOf(double[][] across, double heading) {
    Corridor corridor = FoundCorridor.of(List.of(StripPieces.of("track", across, heading)));
    assertEquals("names", corridor.facts().how());
    return corridor.classes().count(SurfaceClass.ROAD);
  }
}
