package org.trackwalk.mesh.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.Seeds;

class StaticTreeTest {

  static LongStream seeds() {
    return Seeds.first(200);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void findsWhatALinearScanFinds(long seed) {
    Random random = new Random(seed);
    float[] boxes = boxes(random, random.nextInt(300));
    for (TreeQuality quality : TreeQuality.values()) {
      compare(StaticTree.overBoxes(boxes, quality, 1), boxes, random);
    }
  }

  private static void compare(StaticTree tree, float[] boxes, Random random) {
    IntList found = new IntList();
    for (int i = 0; i < 50; i++) {
      float[] q = boxes(random, 1);
      tree.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], found);
      assertArrayEquals(scan(boxes, q), found.array());
      double radius = i == 0 ? 0 : random.nextDouble() * 2;
      tree.withinSphere(q[0], q[1], q[2], radius, found);
      assertArrayEquals(scan(boxes, q[0], q[1], q[2], radius), found.array());
    }
  }

  @ParameterizedTest(name = "threads {0}")
  @MethodSource("threads")
  void findsTheSameForEveryNumberOfThreads(long threads) {
    Random random = new Random(7);
    float[] positions = new float[30_000];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = random.nextFloat() * 50;
    }
    int[] triangles = new int[300_000];
    for (int i = 0; i < triangles.length; i++) {
      triangles[i] = random.nextInt(positions.length / 3);
    }
    for (TreeQuality quality : TreeQuality.values()) {
      StaticTree one = StaticTree.overTriangles(positions, triangles, quality, 1, Progress.none());
      StaticTree more =
          StaticTree.overTriangles(positions, triangles, quality, (int) threads, Progress.none());
      assertEquals(one.digest(), more.digest());
    }
  }

  static LongStream threads() {
    return LongStream.rangeClosed(2, 8);
  }

  @Test
  void triangleBoxesHoldTheirCorners() {
    float[] positions = {0, 5, -1, 2, 3, 4, 1, 9, 0};
    StaticTree tree = StaticTree.overTriangles(positions, new int[] {0, 1, 2}, 1, Progress.none());
    IntList found = new IntList();
    tree.overlapping(2, 9, 4, 3, 10, 5, found);
    assertArrayEquals(new int[] {0}, found.array(), "touching at a corner");
    tree.overlapping(Math.nextUp(2f), 9, 4, 3, 10, 5, found);
    assertEquals(0, found.size());
  }

  @Test
  void aSphereThatJustReachesACornerOrAFlatTriangleFindsIt() {
    Random random = new Random(11);
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    IntList found = new IntList();
    for (int i = 0; i < 20_000; i++) {
      float[] positions = new float[9];
      float height = random.nextFloat();
      for (int k = 0; k < 9; k++) {
        positions[k] = k % 3 == 1 ? height : random.nextFloat();
      }
      double x = random.nextDouble();
      double y = random.nextDouble();
      double z = random.nextDouble();
      int feature = ClosestPoint.onTriangle(positions, 0, 1, 2, x, y, z, closest);
      if (!ClosestPoint.isEdge(feature)) {
        StaticTree tree =
            StaticTree.overTriangles(positions, new int[] {0, 1, 2}, 1, Progress.none());
        tree.withinSphere(x, y, z, Math.sqrt(closest[6]), found);
        assertEquals(1, found.size(), "case " + i);
      }
    }
  }

  @Test
  void manyItemsInOnePlaceDoNotOverflowTheStack() {
    float[] boxes = new float[6 * 100_000];
    for (TreeQuality quality : TreeQuality.values()) {
      StaticTree tree = StaticTree.overBoxes(boxes, quality, 2);
      IntList found = new IntList();
      tree.withinSphere(0, 0, 0, 0, found);
      assertEquals(100_000, found.size());
      assertEquals(99_999, found.get(99_999));
    }
  }

  @Test
  void aSearchForAtMostSoManyGivesUpBeyondThem() {
    StaticTree tree = StaticTree.overBoxes(new float[6 * 50], 1);
    IntList found = new IntList();
    assertTrue(tree.overlapping(0, 0, 0, 0, 0, 0, 50, found));
    assertEquals(50, found.size());
    assertFalse(tree.overlapping(0, 0, 0, 0, 0, 0, 49, found));
    assertEquals(0, found.size());
  }

  @Test
  void emptyBoxesAreNeverFound() {
    float[] boxes = {1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1};
    IntList found = new IntList();
    StaticTree.overBoxes(boxes, 1).overlapping(-9, -9, -9, 9, 9, 9, found);
    assertArrayEquals(new int[] {1}, found.array());
    StaticTree.overBoxes(new float[0], 1).overlapping(-9, -9, -9, 9, 9, 9, found);
    assertEquals(0, found.size());
  }

  @Test
  void coordinatesAcrossTheWholeRangeOfFloatsAreFound() {
    Random random = new Random(3);
    float[] boxes = new float[6 * 2000];
    for (int i = 0; i < boxes.length; i += 6) {
      for (int k = 0; k < 3; k++) {
        float a = Float.intBitsToFloat(random.nextInt(0x7f7f_ffff)) * (random.nextInt(3) - 1);
        float b = random.nextBoolean() ? a : Float.MAX_VALUE;
        boxes[i + k] = Math.min(a, b);
        boxes[i + 3 + k] = Math.max(a, b);
      }
    }
    StaticTree tree = StaticTree.overBoxes(boxes, 1);
    IntList found = new IntList();
    for (int i = 0; i < boxes.length; i += 6) {
      tree.overlapping(
          boxes[i], boxes[i + 1], boxes[i + 2], boxes[i], boxes[i + 1], boxes[i + 2], found);
      float[] q = {boxes[i], boxes[i + 1], boxes[i + 2], boxes[i], boxes[i + 1], boxes[i + 2]};
      assertArrayEquals(scan(boxes, q), found.array());
    }
  }

  /** Boxes on a coarse grid, so that many only touch, or with random floats. */
  private static float[] boxes(Random random, int count) {
    float[] boxes = new float[6 * count];
    boolean coarse = random.nextBoolean();
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < 3; k++) {
        float a = coarse ? random.nextInt(8) : random.nextFloat() * 8;
        float size = coarse ? random.nextInt(2) : random.nextFloat();
        boxes[6 * i + k] = a;
        boxes[6 * i + 3 + k] = a + size;
      }
    }
    return boxes;
  }

  private static int[] scan(float[] boxes, float[] q) {
    IntList found = new IntList();
    for (int i = 0; 6 * i < boxes.length; i++) {
      boolean hit = true;
      for (int k = 0; k < 3; k++) {
        hit &= boxes[6 * i + k] <= q[3 + k] && boxes[6 * i + 3 + k] >= q[k];
      }
      if (hit) {
        found.add(i);
      }
    }
    return found.array();
  }

  private static int[] scan(float[] boxes, double x, double y, double z, double radius) {
    IntList found = new IntList();
    double[] p = {x, y, z};
    for (int i = 0; 6 * i < boxes.length; i++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double clamped = Math.min(Math.max(p[k], boxes[6 * i + k]), boxes[6 * i + 3 + k]);
        sum += (p[k] - clamped) * (p[k] - clamped);
      }
      if (sum <= radius * radius) {
        found.add(i);
      }
    }
    return found.array();
  }
}
