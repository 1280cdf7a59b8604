package org.trackwalk.mesh.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.Allocation;

/** The stackless, the recursive, the quantised and the refitted form against one another. */
class TreeFormsTest {

  /** Metres: how much a ray test may give away, against coordinates below 100. */
  private static final double RAY_ROUNDING = 1e-11;

  @Test
  void raysMissNothingThatTheExactSegmentMeets() {
    Random random = new Random(17);
    long met = 0;
    long extra = 0;
    for (int round = 0; round < 60; round++) {
      float[] boxes = enlarged(boxes(random, 40), round % 3 * 0.75f);
      StaticTree tree = StaticTree.overBoxes(boxes, 1);
      IntList found = new IntList();
      for (int i = 0; i < 40; i++) {
        double[] r = ray(random, boxes);
        tree.alongRay(r[0], r[1], r[2], r[3], r[4], r[5], found);
        boolean[] hit = new boolean[40];
        for (int item : found.array()) {
          hit[item] = true;
        }
        for (int item = 0; item < 40; item++) {
          boolean meets = ExactRay.meets(boxes, 6 * item, r, 0);
          met += meets ? 1 : 0;
          String where = "round " + round + ", ray " + Arrays.toString(r) + ", box " + item;
          if (meets) {
            assertTrue(hit[item], where);
          } else if (hit[item]) {
            extra++;
            assertTrue(ExactRay.meets(boxes, 6 * item, r, RAY_ROUNDING), where);
          }
        }
      }
    }
    assertTrue(met > 1500 && extra < met / 50, met + " met, " + extra + " extra");
  }

  @Test
  void recursionFindsWhatTheStacklessWalkFinds() {
    for (long seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      float[] boxes = boxes(random, random.nextInt(400));
      TreeQuality quality = TreeQuality.values()[random.nextInt(2)];
      StaticTree tree = StaticTree.overBoxes(boxes, quality, 1);
      RecursiveTraversal recursive = new RecursiveTraversal(tree);
      IntList a = new IntList();
      IntList b = new IntList();
      for (int i = 0; i < 40; i++) {
        float[] q = boxes(random, 1);
        tree.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], a);
        recursive.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], b);
        assertArrayEquals(a.array(), b.array(), "seed " + seed);
        tree.withinSphere(q[0], q[1], q[2], q[3], a);
        recursive.withinSphere(q[0], q[1], q[2], q[3], b);
        assertArrayEquals(a.array(), b.array(), "seed " + seed);
        tree.alongRay(q[0], q[1], q[2], q[3], q[4], q[5], a);
        recursive.alongRay(q[0], q[1], q[2], q[3], q[4], q[5], b);
        assertArrayEquals(a.array(), b.array(), "seed " + seed);
      }
    }
  }

  /** Nothing is missed, and what is found besides lies no farther off than a step of the grid. */
  @Test
  void theQuantisedFormFindsAllAndLittleMore() {
    for (long seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      float[] boxes = boxes(random, 1 + random.nextInt(400));
      TreeQuality quality = TreeQuality.values()[random.nextInt(2)];
      StaticTree tree = StaticTree.overBoxes(boxes, quality, 1);
      QuantisedTree quantised = new QuantisedTree(tree, 2);
      assertEquals(tree.size(), quantised.size());
      // one step of a level of at most 16 m, on either side, and a rounding of the enlarged box
      float step = 16f / 65535 * 1.01f;
      StaticTree wider = StaticTree.overBoxes(enlarged(boxes, step), 1);
      IntList found = new IntList();
      IntList least = new IntList();
      IntList most = new IntList();
      for (int i = 0; i < 60; i++) {
        String where = "seed " + seed + ", query " + i;
        float[] q = boxes(random, 1);
        tree.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], least);
        wider.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], most);
        quantised.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], found);
        assertBetween(least, found, most, where);
        double radius = i == 0 ? 0 : random.nextDouble();
        tree.withinSphere(q[0], q[1], q[2], radius, least);
        wider.withinSphere(q[0], q[1], q[2], radius, most);
        quantised.withinSphere(q[0], q[1], q[2], radius, found);
        assertBetween(least, found, most, where);
        double[] r = ray(random, boxes);
        tree.alongRay(r[0], r[1], r[2], r[3], r[4], r[5], least);
        wider.alongRay(r[0], r[1], r[2], r[3], r[4], r[5], most);
        quantised.alongRay(r[0], r[1], r[2], r[3], r[4], r[5], found);
        assertBetween(least, found, most, where);
      }
    }
  }

  @Test
  void theQuantisedFormTakesWhatBelongsToNoGrid() {
    IntList found = new IntList();
    QuantisedTree empty = new QuantisedTree(StaticTree.overBoxes(new float[0], 1), 1);
    empty.overlapping(-9, -9, -9, 9, 9, 9, found);
    assertEquals(0, found.size());
    // all in one point, in a plane, and across the range of floats
    float big = Float.MAX_VALUE;
    float[][] scenes = {
      {1, 2, 3, 1, 2, 3},
      {0, 5, 0, 1, 5, 1, 2, 5, 2, 3, 5, 3},
      {-big, -big, -big, -big, -big, -big, 0, 0, 0, 0, 0, 0, big, big, big, big, big, big}
    };
    for (float[] boxes : scenes) {
      QuantisedTree tree = new QuantisedTree(StaticTree.overBoxes(boxes, 1), 1);
      for (int at = 0; at < boxes.length; at += 6) {
        float x = boxes[at];
        float y = boxes[at + 1];
        float z = boxes[at + 2];
        tree.overlapping(x, y, z, x, y, z, found);
        assertTrue(holds(found, one(at / 6)));
        tree.withinSphere(x, y, z, 0, found);
        assertTrue(holds(found, one(at / 6)));
      }
    }
  }

  private static IntList one(int item) {
    IntList list = new IntList();
    list.add(item);
    return list;
  }

  @Test
  void theQuantisedFormTakesLittleMoreThanHalfTheMemory() {
    float[] boxes = boxes(new Random(2), 50_000);
    QuantisedTree tree = new QuantisedTree(StaticTree.overBoxes(boxes, 1), 1);
    double perItem = tree.bytes() / 50_000.0;
    assertTrue(perItem < 30, perItem + " bytes per item");
  }

  @Test
  void afterARefitQueriesFindWhatALinearScanFinds() {
    for (long seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      float[] positions = new float[3 * (3 + random.nextInt(300))];
      for (int i = 0; i < positions.length; i++) {
        positions[i] = random.nextFloat() * 8;
      }
      int[] triangles = new int[3 * random.nextInt(300)];
      for (int i = 0; i < triangles.length; i++) {
        triangles[i] = random.nextInt(positions.length / 3);
      }
      StaticTree tree = StaticTree.overTriangles(positions, triangles, 1, Progress.none());
      final int before = tree.digest();
      float[] moved = positions.clone();
      for (int i = 0; i < moved.length; i++) {
        moved[i] += random.nextInt(3) == 0 ? 4 * (random.nextFloat() - 0.5f) : 0;
      }
      StaticTree refitted = tree.refitted(TriangleBoxes.of(moved, triangles, 2), 2);
      assertEquals(before, tree.digest(), "the old tree stays");
      float[] boxes = TriangleBoxes.of(moved, triangles, 1);
      QuantisedTree quantised = new QuantisedTree(refitted, 1);
      IntList found = new IntList();
      for (int i = 0; i < 40; i++) {
        float[] q = boxes(random, 1);
        IntList expected = new IntList();
        for (int t = 0; t < triangles.length / 3; t++) {
          if (BoxQueries.overlaps(boxes, 6 * t, q[0], q[1], q[2], q[3], q[4], q[5])) {
            expected.add(t);
          }
        }
        refitted.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], found);
        assertArrayEquals(expected.array(), found.array(), "seed " + seed);
        quantised.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], found);
        assertBetween(expected, found, found, "seed " + seed);
      }
    }
  }

  @Test
  void aRefitWithFewerItemsIsRefused() {
    StaticTree tree = StaticTree.overBoxes(boxes(new Random(1), 9), 1);
    assertThrows(IllegalArgumentException.class, () -> tree.refitted(new float[48], 1));
  }

  @Test
  void queriesAllocateNothing() {
    StaticTree tree = StaticTree.overBoxes(boxes(new Random(6), 5000), 1);
    TriangleTree[] forms = {tree, new QuantisedTree(tree, 1)};
    IntList found = new IntList();
    Runnable round =
        () -> {
          for (TriangleTree form : forms) {
            for (int i = 0; i < 500; i++) {
              float x = i % 97 * 0.08f;
              form.withinSphere(x, 4, i % 89 * 0.08, 2, found);
              form.overlapping(x, 0, x, x + 3, 8, x + 3, found);
              form.alongRay(x, 9, 0, 5, -1, 5, found);
            }
          }
        };
    round.run();
    long bytes = Allocation.bytes(round);
    assertTrue(bytes < Allocation.ASKING, bytes + " bytes");
  }

  private static void assertBetween(IntList least, IntList found, IntList most, String where) {
    assertTrue(holds(found, least), where + ": something is missed");
    assertTrue(holds(most, found), where + ": something far off is found");
  }

  private static boolean holds(IntList all, IntList some) {
    int i = 0;
    for (int item : some.array()) {
      while (i < all.size() && all.get(i) < item) {
        i++;
      }
      if (i == all.size() || all.get(i) != item) {
        return false;
      }
    }
    return true;
  }

  private static float[] enlarged(float[] boxes, float by) {
    float[] larger = boxes.clone();
    for (int at = 0; at < larger.length; at += 6) {
      for (int k = 0; k < 3; k++) {
        larger[at + k] -= by;
        larger[at + 3 + k] += by;
      }
    }
    return larger;
  }

  /** Through corners, along faces, within planes, of no length, or anyhow. */
  private static double[] ray(Random random, float[] boxes) {
    double[] ray = new double[6];
    for (int k = 0; k < 6; k++) {
      int corner = 6 * random.nextInt(boxes.length / 6) + k % 3 + 3 * random.nextInt(2);
      ray[k] = random.nextBoolean() ? boxes[corner] : random.nextDouble() * 9;
    }
    if (random.nextInt(3) == 0) {
      ray[3] = ray[0];
    }
    if (random.nextInt(3) == 0) {
      ray[4] = ray[1];
    }
    if (random.nextInt(5) == 0) {
      ray[5] = ray[2];
    }
    return ray;
  }

  /** Boxes on a coarse grid, so that many only touch, or with random floats; some are flat. */
  private static float[] boxes(Random random, int count) {
    float[] boxes = new float[6 * count];
    boolean coarse = random.nextBoolean();
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < 3; k++) {
        float a = coarse ? random.nextInt(8) : random.nextFloat() * 8;
        float size = coarse || random.nextInt(4) == 0 ? random.nextInt(2) : random.nextFloat();
        boxes[6 * i + k] = a;
        boxes[6 * i + 3 + k] = a + size;
      }
    }
    return boxes;
  }
}
