package org.trackwalk.io.polygon;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Polygons on a grid of whole numbers, so that areas are exact: a cut is right when every triangle
 * has a positive area and the areas add up to the polygon's.
 */
final class PolygonTriangulationTest {

  @Test
  void convexPolygonsAreAFanFromTheFirstCorner() {
    float[] hexagon = {0, 0, 0, 2, -1, 0, 4, 0, 0, 4, 2, 0, 2, 3, 0, 0, 2, 0};
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5}, cut(hexagon, 6));
  }

  @Test
  void aDartIsCutAtItsNotch() {
    // The notch is corner 2; a fan from corner 1 or 3 would leave the polygon.
    float[] dart = {0, 4, 0, -3, -4, 0, 0, -2, 0, 3, -4, 0};
    for (int turn = 0; turn < 4; turn++) {
      int[] cut = cut(rotated(dart, turn), 4);
      int notch = (2 - turn + 4) % 4;
      assertTrue(count(cut, notch) == 2, "the notch is in both triangles: " + Arrays.toString(cut));
      assertPositive(rotated(dart, turn), cut, 4);
    }
  }

  @Test
  void windingIsKeptOnEveryAxisAndSide() {
    int[][] plane = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {1, 0, 2}, {0, 2, 1}, {2, 1, 0}};
    float[] flat = {0, 0, 5, 4, 0, 5, 4, 4, 5, 2, 1, 5, 0, 4, 5};
    for (int[] axes : plane) {
      float[] turned = new float[flat.length];
      for (int i = 0; i < flat.length; i++) {
        turned[i / 3 * 3 + axes[i % 3]] = flat[i];
      }
      double[] whole = normal(turned, IntStream.range(0, 5).toArray());
      int[] cut = cut(turned, 5);
      for (int t = 0; t < 9; t += 3) {
        double[] n = normal(turned, Arrays.copyOfRange(cut, t, t + 3));
        double dot = n[0] * whole[0] + n[1] * whole[1] + n[2] * whole[2];
        assertTrue(dot > 0, "a triangle is turned around");
      }
    }
  }

  @Test
  void cornersOnAStraightEdgeMakeNoTriangleWithoutArea() {
    float[] withThreeOnALine = {0, 0, 0, 1, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2, 0};
    assertPositive(withThreeOnALine, cut(withThreeOnALine, 5), 5);
    float[] allSidesDivided = {
      0, 0, 0, 1, 0, 0, 2, 0, 0, 2, 1, 0, 2, 2, 0, 1, 2, 0, 0, 2, 0, 0, 1, 0
    };
    assertPositive(allSidesDivided, cut(allSidesDivided, 8), 8);
  }

  @Test
  void aHoleJoinedToTheOutlineStaysAHole() {
    // A square of 6 with a square hole of 2 in it; the joint is passed twice.
    float[] outline = {
      0, 0, 0, 6, 0, 0, 6, 6, 0, 0, 6, 0, 0, 0, 0, 2, 2, 0, 2, 4, 0, 4, 4, 0, 4, 2, 0, 2, 2, 0
    };
    int[] cut = cut(outline, 10);
    assertEquals(2 * (36 - 4), assertPositive(outline, cut, 10));
  }

  @Test
  void aRepeatedCornerIsAFan() {
    float[] square = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};
    int[] cut = new PolygonTriangulation().cut(square, new int[] {0, 1, 1, 2, 3}, 0, 5);
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3, 0, 3, 4}, Arrays.copyOf(cut, 9));
  }

  @Test
  void withoutAreaOrWithNaNThereIsStillAFan() {
    float[] line = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, cut(line, 4));
    float[] bad = {0, 0, 0, 1, 0, 0, Float.NaN, 1, 0, 0, 1, 0};
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, cut(bad, 4));
    float[] infinite = {0, 0, 0, 1, 0, 0, Float.POSITIVE_INFINITY, 1, 0, 0, 1, 0};
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, cut(infinite, 4));
  }

  @Test
  void farFromTheOriginNothingIsRounded() {
    float far = 1 << 22; // half a metre is one float step of it
    float[] dart = {0, 4, 0, -3, -4, 0, 0, -2, 0, 3, -4, 0};
    for (int i = 0; i < dart.length; i++) {
      dart[i] = i % 3 == 2 ? 0 : dart[i] * 0.5f + far;
    }
    int[] cut = cut(dart, 4);
    assertEquals(2, count(cut, 2));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void randomMountainsAreCoveredExactlyOnce(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 300; round++) {
      int columns = 2 + random.nextInt(round % 10 == 0 ? 400 : 12);
      float[] polygon = mountains(random, columns, 1 + random.nextInt(40));
      int count = polygon.length / 3;
      float[] turned = rotated(polygon, random.nextInt(count));
      assertPositive(turned, cut(turned, count), count);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 1_000, 20_000})
  void combsAndSpiralsAreCoveredInLittleTime(int size) {
    float[] comb = comb(size);
    float[] spiral = spiral(Math.min(size, 2_000));
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          assertPositive(comb, cut(comb, comb.length / 3), comb.length / 3);
          assertPositive(spiral, cut(spiral, spiral.length / 3), spiral.length / 3);
        });
  }

  @Test
  void selfCrossingPolygonsEndWithTheRightNumber() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      int count = 4 + random.nextInt(60);
      float[] polygon = new float[3 * count];
      for (int i = 0; i < count; i++) {
        polygon[3 * i] = random.nextInt(9);
        polygon[3 * i + 1] = random.nextInt(9);
      }
      assertCornersInRange(cut(polygon, count), count);
    }
    int many = 200_000;
    float[] tangle = new float[3 * many];
    for (int i = 0; i < tangle.length; i++) {
      tangle[i] = i % 3 == 2 ? 0 : random.nextInt(1000);
    }
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertCornersInRange(cut(tangle, many), many));
  }

  /** Checks a polygon in the plane z = const; returns twice its area. */
  private static long assertPositive(float[] polygon, int[] cut, int count) {
    assertCornersInRange(cut, count);
    long whole = 0;
    for (int i = 0; i < count; i++) {
      int j = (i + 1) % count;
      whole +=
          (long) polygon[3 * i] * (long) polygon[3 * j + 1]
              - (long) polygon[3 * j] * (long) polygon[3 * i + 1];
    }
    long sum = 0;
    for (int t = 0; t < cut.length; t += 3) {
      long area = area(polygon, cut[t], cut[t + 1], cut[t + 2]);
      assertTrue(area > 0, "triangle " + t / 3 + " of " + count + " corners has area " + area);
      sum += area;
    }
    assertEquals(whole, sum);
    return sum;
  }

  private static long area(float[] p, int a, int b, int c) {
    long ux = (long) (p[3 * b] - p[3 * a]);
    long uy = (long) (p[3 * b + 1] - p[3 * a + 1]);
    long vx = (long) (p[3 * c] - p[3 * a]);
    long vy = (long) (p[3 * c + 1] - p[3 * a + 1]);
    return ux * vy - uy * vx;
  }

  private static void assertCornersInRange(int[] cut, int count) {
    assertEquals(3 * (count - 2), cut.length);
    int[] uses = new int[count];
    for (int corner : cut) {
      uses[corner]++;
    }
    for (int i = 0; i < count; i++) {
      assertTrue(uses[i] > 0, "corner " + i + " is in no triangle");
    }
  }

  private static int[] cut(float[] polygon, int count) {
    int[] corners = IntStream.range(0, count).toArray();
    int[] cut = new PolygonTriangulation().cut(polygon, corners, 0, count);
    return Arrays.copyOf(cut, 3 * (count - 2));
  }

  private static int count(int[] cut, int corner) {
    return (int) Arrays.stream(cut).filter(c -> c == corner).count();
  }

  private static float[] rotated(float[] polygon, int by) {
    float[] rotated = new float[polygon.length];
    for (int i = 0; i < polygon.length; i++) {
      rotated[i] = polygon[(i + 3 * by) % polygon.length];
    }
    return rotated;
  }

  private static double[] normal(float[] p, int[] corners) {
    double[] n = new double[3];
    for (int i = 0; i < corners.length; i++) {
      int a = 3 * corners[i];
      int b = 3 * corners[(i + 1) % corners.length];
      for (int k = 0; k < 3; k++) {
        int l = (k + 1) % 3;
        int m = (k + 2) % 3;
        n[k] += (double) p[a + l] * p[b + m] - (double) p[a + m] * p[b + l];
      }
    }
    return n;
  }

  /** Counter-clockwise: a lower chain from left to right, an upper one back, never touching. */
  private static float[] mountains(Random random, int columns, int height) {
    float[] polygon = new float[3 * 2 * columns];
    for (int i = 0; i < columns; i++) {
      int low = -1 - random.nextInt(height);
      int high = 1 + random.nextInt(height);
      polygon[3 * i] = i;
      polygon[3 * i + 1] = low;
      polygon[3 * (2 * columns - 1 - i)] = i;
      polygon[3 * (2 * columns - 1 - i) + 1] = high;
    }
    return polygon;
  }

  private static float[] comb(int teeth) {
    float[] polygon = new float[3 * (2 * teeth + 3)];
    int at = 0;
    for (int i = 0; i <= 2 * teeth; i++) {
      int x = 2 * teeth - i;
      polygon[at] = x;
      polygon[at + 1] = i % 2 == 0 ? 50 : 1;
      at += 3;
    }
    polygon[at] = -1;
    polygon[at + 1] = 0;
    polygon[at + 3] = 2 * teeth + 1;
    polygon[at + 4] = 0;
    return polygon;
  }

  /** A band of width 1 that winds outward in right angles, 2 apart. */
  private static float[] spiral(int turns) {
    int arms = 2 * turns;
    long[][] centre = new long[arms + 1][];
    long x = 0;
    long y = 0;
    int[][] step = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    for (int i = 0; i <= arms; i++) {
      centre[i] = new long[] {x, y};
      long length = 4L * (i / 2 + 1);
      x += step[i % 4][0] * length;
      y += step[i % 4][1] * length;
    }
    float[] polygon = new float[3 * 2 * (arms + 1)];
    for (int i = 0; i <= arms; i++) {
      int[] in = i == 0 ? step[0] : step[(i - 1) % 4];
      int[] out = i == arms ? in : step[i % 4];
      // Right of the way for the outer side, left for the inner one.
      long rx = (i == 0 ? 0 : in[1]) + (i == arms ? 0 : out[1]);
      long ry = -(i == 0 ? 0 : in[0]) - (i == arms ? 0 : out[0]);
      int far = 2 * (arms + 1) - 1 - i;
      polygon[3 * i] = centre[i][0] + rx;
      polygon[3 * i + 1] = centre[i][1] + ry;
      polygon[3 * far] = centre[i][0] - rx;
      polygon[3 * far + 1] = centre[i][1] - ry;
    }
    return polygon;
  }
}
