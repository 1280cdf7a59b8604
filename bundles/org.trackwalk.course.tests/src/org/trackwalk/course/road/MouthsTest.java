package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rows a metre apart along roads of 5 to 15 m, straight and in bends, that see into something that
 * opens to a side: seeded by widths, depth, radius, side and direction.
 */
class MouthsTest {

  private static final int ROWS = 160;

  /** A road with even borders, of which rows see farther to one side. */
  private static final class Rows {

    private final double[] centre = new double[3 * ROWS];
    private final double[] heading = new double[2 * ROWS];
    private final double[] side = new double[ROWS];
    private final int way;
    private final double half;

    Rows(Random random, double radius) {
      half = 2.5 + 5 * random.nextDouble();
      way = random.nextBoolean() ? 1 : -1;
      double angle = 2 * Math.PI * random.nextDouble();
      for (int row = 0; row < ROWS; row++) {
        heading[2 * row] = StrictMath.cos(angle);
        heading[2 * row + 1] = StrictMath.sin(angle);
        side[row] = half;
        if (row + 1 < ROWS) {
          centre[3 * row + 3] = centre[3 * row] + heading[2 * row];
          centre[3 * row + 5] = centre[3 * row + 2] + heading[2 * row + 1];
          angle += 1 / radius;
        }
      }
    }

    void open(int from, int rows, double deep) {
      for (int row = from; row < from + rows; row++) {
        side[row] = Math.min(BorderSearch.FARTHEST, half + deep);
      }
    }

    double[] cut(boolean closed) {
      double[] numbers = new double[ROWS * StrandRows.NUMBERS];
      for (int row = 0; row < ROWS; row++) {
        int at = row * StrandRows.NUMBERS;
        System.arraycopy(centre, 3 * row, numbers, at, 3);
        System.arraycopy(heading, 2 * row, numbers, at + 3, 2);
        numbers[at + 5] = side[row];
        numbers[at + 6] = side[row];
      }
      double[] cut = side.clone();
      double[] even = new double[ROWS];
      Arrays.fill(even, half);
      Mouths mouths = Mouths.of(new StrandRows(closed, numbers));
      mouths.cut(way > 0 ? cut : even, way > 0 ? even : cut);
      return cut;
    }
  }

  static LongStream seeds() {
    return LongStream.range(1, 41).map(i -> 7919 * i);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whereAWayLeadsOffTheBorderIsStraightFromCornerToCorner(long seed) {
    Random random = new Random(seed);
    Rows rows = new Rows(random, Double.POSITIVE_INFINITY);
    int width = 3 + random.nextInt(12);
    rows.open(40 + random.nextInt(80), width, width + 0.5 + 40 * random.nextDouble());
    for (double border : rows.cut(random.nextBoolean())) {
      assertEquals(rows.half, border, 1e-9);
    }
  }

  /** From corner to corner of a bend it is nearer than the border, and no farther anywhere. */
  @ParameterizedTest
  @MethodSource("seeds")
  void inABendToo(long seed) {
    Random random = new Random(seed);
    double radius = (20 + 80 * random.nextDouble()) * (random.nextBoolean() ? 1 : -1);
    Rows rows = new Rows(random, radius);
    int width = 3 + random.nextInt(8);
    rows.open(40 + random.nextInt(80), width, width + 0.5 + 40 * random.nextDouble());
    double chord = width + 1;
    double sagitta = chord * chord / 8 / (Math.abs(radius) - rows.half);
    for (double border : rows.cut(false)) {
      assertTrue(border <= rows.half + 1e-9, "beyond the border: " + border);
      assertTrue(border >= rows.half - 1.5 * sagitta, "in the road: " + border);
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whatIsAsLongAsDeepIsPartOfTheRoad(long seed) {
    Random random = new Random(seed);
    Rows rows = new Rows(random, Double.POSITIVE_INFINITY);
    int length = 2 + random.nextInt(60);
    rows.open(40 + random.nextInt(40), length, length * random.nextDouble());
    assertArrayEquals(rows.side, rows.cut(random.nextBoolean()));
  }

  /** A crossing in the middle of a wider place: that stays as wide as it is. */
  @ParameterizedTest
  @MethodSource("seeds")
  void aMouthInABayIsCutOffAtTheBaysBorder(long seed) {
    Random random = new Random(seed);
    Rows rows = new Rows(random, Double.POSITIVE_INFINITY);
    double deep = 1 + 5 * random.nextDouble();
    rows.open(40, 40, deep);
    double[] bay = rows.side.clone();
    rows.open(50 + random.nextInt(20), 3, 30);
    assertArrayEquals(bay, rows.cut(false), 1e-9);
  }

  /** A pillar in a mouth makes no two narrower ones of it, and its rows stay as they are seen. */
  @Test
  void aThingInAMouthIsSeenAsItIs() {
    Rows rows = new Rows(new Random(5), Double.POSITIVE_INFINITY);
    rows.open(60, 12, 30);
    rows.side[65] = 1;
    double[] cut = rows.cut(false);
    for (int row = 0; row < ROWS; row++) {
      assertEquals(row == 65 ? 1 : rows.half, cut[row], 1e-9);
    }
  }

  /** Rows between two stretches of missing road have no corners to go by. */
  @Test
  void betweenHolesNothingIsCut() {
    Rows rows = new Rows(new Random(6), Double.POSITIVE_INFINITY);
    for (int row = 40; row < 46; row++) {
      rows.side[row] = 0;
      rows.side[row + 8] = 0;
    }
    assertArrayEquals(rows.side, rows.cut(false));
  }
}
