package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

/** A road with two ends by its shape, on levels whose names say nothing. Metres. */
class OpenRoadTest {

  private static final double STEP = 3;

  /** A way by its heading: turns slowly, as seeds say, and climbs a little. */
  private static double[][] way(long seed, int steps, double x, double z) {
    Random random = new Random(seed);
    double most = 0.04 + 0.05 * random.nextDouble();
    double heading = 2 * Math.PI * random.nextDouble();
    double phase = random.nextDouble();
    double climb = 0.1 * (random.nextDouble() - 0.5);
    double[][] way = new double[steps][];
    double[] at = {x, 0, z};
    for (int i = 0; i < steps; i++) {
      way[i] = new double[] {at[0], at[1], at[2], heading};
      heading += most * Math.sin(i / 17.0 + phase);
      at[0] += STEP * Math.cos(heading);
      at[1] += STEP * climb * Math.sin(i / 60.0);
      at[2] += STEP * Math.sin(heading);
    }
    return way;
  }

  /** Ground along a way, from one distance to its left to another, higher where it ends. */
  private static Piece along(
      String name, double[][] way, double from, double to, double rise, String material) {
    int n = way.length;
    float[] p = new float[6 * n];
    int[] t = new int[6 * (n - 1)];
    for (int i = 0; i < n; i++) {
      double lx = Math.sin(way[i][3]);
      double lz = -Math.cos(way[i][3]);
      for (int side = 0; side < 2; side++) {
        double off = side == 0 ? from : to;
        p[6 * i + 3 * side] = (float) (way[i][0] + off * lx);
        p[6 * i + 3 * side + 1] = (float) (way[i][1] + side * rise);
        p[6 * i + 3 * side + 2] = (float) (way[i][2] + off * lz);
      }
      if (i + 1 < n) {
        int a = 2 * i;
        int[] quad = {a, a + 2, a + 3, a, a + 3, a + 1};
        for (int k = 0; k < 6; k++) {
          t[6 * i + k] = quad[k];
        }
      }
    }
    return up(name, p, t, material);
  }

  private static Piece up(String name, float[] p, int[] t, String material) {
    double ux = p[3 * t[1]] - p[3 * t[0]];
    double uz = p[3 * t[1] + 2] - p[3 * t[0] + 2];
    double vx = p[3 * t[2]] - p[3 * t[0]];
    double vz = p[3 * t[2] + 2] - p[3 * t[0] + 2];
    if (uz * vx - ux * vz < 0) {
      for (int i = 0; i < t.length; i += 3) {
        int swapped = t[i + 1];
        t[i + 1] = t[i + 2];
        t[i + 2] = swapped;
      }
    }
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of(material), null).build();
  }

  @ParameterizedTest
  @CsvSource({"1, 4.5", "2, 8", "3, 12", "4, 20", "5, 28", "6, 6"})
  void aLoneRibbonIsTheRoad(long seed, double width) {
    double[][] way = way(seed, 300, 0, 0);
    Corridor corridor = FoundCorridor.of(List.of(along("a", way, -width / 2, width / 2, 0, "m")));
    String words = corridor.facts().explanation();
    assertTrue(words.contains("a band with two ends"), words);
    assertFalse(corridor.facts().doubtful(), words);
  }

  /** As high as that over it, and so wide: the tops of walls are no other ground. */
  @ParameterizedTest
  @CsvSource({
    "41, 5, 1.2, 1, m",
    "42, 8, 0.3, 0.8, o",
    "43, 12, 4, 2, m",
    "44, 4.6, 2, 0.4, o",
    "45, 20, 0.5, 3, m"
  })
  void theTopsOfWallsAlongItAreNoOtherGround(
      long seed, double width, double wall, double high, String material) {
    double[][] way = way(seed, 300, 0, 0);
    double[][] top = way(seed, 300, 0, 0);
    for (double[] place : top) {
      place[1] += high;
    }
    double half = width / 2;
    List<Piece> pieces = new ArrayList<>();
    pieces.add(along("a", way, -half, half, 0, "m"));
    pieces.add(along("b", top, half, half + wall, 0, material));
    pieces.add(along("c", top, -half, -half - wall, 0, material));
    Corridor corridor = FoundCorridor.of(pieces);
    String words = corridor.facts().explanation();
    assertTrue(words.contains("a band with two ends, " + Math.round(width) + " m"), words);
    assertEquals(598, corridor.classes().count(SurfaceClass.ROAD));
  }

  /** What is more than half as wide as the road may be one too. */
  @ParameterizedTest
  @CsvSource({"46, 8, 6", "47, 12, 7"})
  void whatIsNearlyAsWideIsOtherGround(long seed, double width, double beside) {
    double[][] way = way(seed, 300, 0, 0);
    double half = width / 2;
    Corridor corridor =
        FoundCorridor.of(
            List.of(
                along("a", way, -half, half, 0, "m"),
                along("b", way, half + 1, half + 1 + beside, 0, "o"),
                along("c", way, -half - 1, -half - 1 - beside, 0, "o")));
    assertFalse(corridor.known(), corridor.facts().explanation());
  }

  /** A narrow road that is laid over a band of terrain is no wall along it. */
  @ParameterizedTest
  @CsvSource({"51, 7, 3.2, 0.05", "52, 20, 5, 0.02", "53, 28, 8, 0.1", "54, 16, 4.5, 0.05"})
  void aNarrowRoadOverABandOfTerrainIsNoWall(long seed, double width, double road, double over) {
    double[][] way = way(seed, 300, 0, 0);
    double[][] raised = way(seed, 300, 0, 0);
    for (double[] place : raised) {
      place[1] += over;
    }
    Corridor corridor =
        FoundCorridor.of(
            List.of(
                along("a", way, -width / 2, width / 2, 0, "m"),
                along("b", raised, -road / 2, road / 2, 0, "o")));
    String words = corridor.facts().explanation();
    assertFalse(words.contains("ends, " + Math.round(width) + " m"), words);
  }

  /** A canal between lawns looks the same. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14, 15})
  void aRibbonBetweenOtherGroundIsNone(long seed) {
    double[][] way = way(seed, 300, 0, 0);
    double half = 2.5 + seed % 5;
    Corridor corridor =
        FoundCorridor.of(
            List.of(
                along("a", way, -half, half, 0, "m"),
                along("b", way, half, half + 20, 1, "o"),
                along("c", way, -half, -half - 20, 1, "o")));
    assertFalse(corridor.known(), corridor.facts().explanation());
  }

  /** Joined to what lies on both sides, or laid over it. */
  @ParameterizedTest
  @CsvSource({
    "21, 4.5, gravel, 0",
    "22, 7, StageGravel, 0",
    "23, 9, dirt_02, 0.3",
    "24, 6, Snow, 0.3",
    "25, 12, mud.001, 0"
  })
  void ofLooseGroundItIsAStage(long seed, double width, String material, double over) {
    double[][] way = way(seed, 300, 0, 0);
    double half = width / 2;
    Corridor corridor =
        FoundCorridor.of(
            List.of(
                along("a", way, -half, half, 0, material),
                along("b", way, half + over, half + 20, 1, "grass"),
                along("c", way, -half - over, -half - 20, 1, "grass")));
    String words = corridor.facts().explanation();
    assertTrue(words.contains("a band with two ends"), words);
    assertTrue(words.contains("a name of ground"), words);
  }

  /** The loose edges of a road that has no name, or has an end of another one. */
  @ParameterizedTest
  @CsvSource({"31, true", "32, false"})
  void looseEdgesOfSomethingElseAreNone(long seed, boolean both) {
    double[][] way = way(seed, 300, 0, 0);
    List<Piece> pieces = new ArrayList<>();
    pieces.add(along("a", way, -4, 4, 0, "m"));
    pieces.add(along("b", way, 4, 9, 0, "gravel"));
    pieces.add(along("c", way, 9, 40, 0, "grass"));
    pieces.add(along("d", way, -4, both ? -9 : -40, 0, both ? "gravel" : "grass"));
    Corridor corridor = FoundCorridor.of(pieces);
    assertFalse(corridor.known(), corridor.facts().explanation());
  }

  /** Of a ring a seventh is missing: what is left is all that there is to drive on. */
  @Test
  void aRingThatIsTornIsStillTheRoad() {
    double[][] way = new double[206][];
    for (int i = 0; i < way.length; i++) {
      double angle = 2 * Math.PI * i / 240;
      way[i] = new double[] {115 * Math.cos(angle), 0, 115 * Math.sin(angle), angle + Math.PI / 2};
    }
    Corridor corridor = FoundCorridor.of(List.of(along("a", way, -5, 5, 0, "m")));
    assertTrue(corridor.known(), corridor.facts().explanation());
  }

  @ParameterizedTest
  @CsvSource({
    "300, 1.5, a path",
    "20, 5, hardly longer than wide: 60 m",
  })
  void whatIsTooNarrowOrTooShortIsNone(int steps, double width, String why) {
    double[][] way = way(7, steps, 0, 0);
    assertFalse(
        FoundCorridor.of(List.of(along("a", way, -width / 2, width / 2, 0, "m"))).known(), why);
  }

  /** As what goes around: all there is to drive on is the road, and its unit is asked for. */
  @ParameterizedTest
  @CsvSource({"300, 32", "300, 36", "500, 57", "600, 70"})
  void whatIsWiderThanAnyRoadIsDoubtful(int steps, double width) {
    for (int seed = 0; seed < 5; seed++) {
      double[][] way = way(seed, steps, 0, 0);
      Piece lone = along("a", way, -width / 2, width / 2, 0, "m");
      Corridor corridor = FoundCorridor.of(List.of(lone));
      assertTrue(corridor.known(), corridor.facts().explanation());
      assertTrue(corridor.facts().explanation().contains("DOUBTFUL: it is wider than a road"));
      Piece beside = along("b", way, width / 2, width, 0, "other");
      assertFalse(FoundCorridor.of(List.of(lone, beside)).known());
    }
  }

  @Test
  void whereSeveralMayBeTheRoadNoneIs() {
    List<Piece> streets = new ArrayList<>();
    for (int k = 0; k < 3; k++) {
      double[][] way = way(30 + k, 200, 0, 3000 * k);
      streets.add(along("a" + k, way, -4, 4, 0, "m" + k));
      streets.add(along("b" + k, way, 4, 30, 0, "o"));
      streets.add(along("c" + k, way, -4, -30, 0, "o"));
    }
    assertFalse(FoundCorridor.of(streets).known());
  }
}
