package org.trackwalk.mesh.tree.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.mesh.testing.Allocation;
import org.trackwalk.mesh.tree.BoxQueries;
import org.trackwalk.mesh.tree.IntList;

class DynamicTreeTest {

  private static final float MARGIN = 0.125f;
  private static final int OPERATIONS = 100_000;

  /** Inserts, removes, moves, jitters, optimises and asks, beside a list. */
  @ParameterizedTest
  @EnumSource
  void randomOperationsAreWhatAListSays(InsertionCost cost) {
    Random random = new Random(20261121);
    DynamicTree tree = new DynamicTree(cost, MARGIN);
    List<ListedLeaf> list = new ArrayList<>();
    IntList found = new IntList();
    int spared = 0;
    for (int i = 0; i < OPERATIONS; i++) {
      String where = cost + ", operation " + i;
      int kind = random.nextInt(10);
      if (list.isEmpty() || (kind < 3 && list.size() < 150)) {
        float[] b = ListedLeaf.randomBox(random, 12);
        int leaf = tree.insert(i, b[0], b[1], b[2], b[3], b[4], b[5]);
        list.add(new ListedLeaf(leaf, i, ListedLeaf.enlarged(b, MARGIN, new float[3])));
      } else if (kind < 4) {
        ListedLeaf gone = list.remove(random.nextInt(list.size()));
        assertEquals(gone.user(), tree.user(gone.handle()), where);
        tree.remove(gone.handle());
      } else if (kind < 8) {
        spared += move(tree, list, random, where) ? 0 : 1;
      } else if (kind == 8) {
        tree.optimise(random.nextInt(4));
      } else {
        float[] q = ListedLeaf.randomBox(random, 12);
        tree.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], found);
        assertArrayEquals(ListedLeaf.overlapping(list, q), found.array(), where);
      }
      if (i % 50 == 0) {
        TreeCheck.check(tree, where);
      }
    }
    TreeCheck.check(tree, "the end");
    assertEquals(spared, tree.work().spared());
    assertTrue(spared > 5_000, spared + " spared");
  }

  /** Half of the moves are jitter that may stay within the margin. */
  private static boolean move(
      DynamicTree tree, List<ListedLeaf> list, Random random, String where) {
    int place = random.nextInt(list.size());
    ListedLeaf old = list.get(place);
    float[] b = ListedLeaf.randomBox(random, 12);
    if (random.nextBoolean()) {
      for (int k = 0; k < 3; k++) {
        float shift = (random.nextFloat() - 0.4f) * 2 * MARGIN;
        b[k] = old.box()[k] + MARGIN + shift;
        b[3 + k] = Math.max(b[k], old.box()[3 + k] - MARGIN + shift);
      }
    }
    float[] motion = new float[3];
    for (int k = 0; k < 3; k++) {
      motion[k] = random.nextInt(3) * (random.nextFloat() - 0.5f);
    }
    boolean moved =
        tree.update(
            old.handle(), b[0], b[1], b[2], b[3], b[4], b[5], motion[0], motion[1], motion[2]);
    assertEquals(!old.holds(b), moved, where);
    if (moved) {
      list.set(
          place, new ListedLeaf(old.handle(), old.user(), ListedLeaf.enlarged(b, MARGIN, motion)));
    }
    return moved;
  }

  @ParameterizedTest
  @EnumSource
  void raysFindWhatTheyMeet(InsertionCost cost) {
    Random random = new Random(5);
    DynamicTree tree = new DynamicTree(cost, 0);
    List<float[]> boxes = new ArrayList<>();
    IntList found = new IntList();
    IntList expected = new IntList();
    for (int i = 0; i < 400; i++) {
      float[] b = ListedLeaf.randomBox(random, 12);
      tree.insert(i, b[0], b[1], b[2], b[3], b[4], b[5]);
      boxes.add(b);
    }
    for (int i = 0; i < 2000; i++) {
      double[] r = new double[6];
      for (int k = 0; k < 6; k++) {
        r[k] = random.nextBoolean() ? random.nextInt(12) : 12 * random.nextDouble();
      }
      tree.alongRay(r[0], r[1], r[2], r[3], r[4], r[5], found);
      expected.clear();
      for (int k = 0; k < boxes.size(); k++) {
        if (BoxQueries.crosses(
            boxes.get(k), 0, r[0], r[1], r[2], r[3] - r[0], r[4] - r[1], r[5] - r[2])) {
          expected.add(k);
        }
      }
      assertArrayEquals(expected.array(), found.array(), cost + ", ray " + i);
    }
  }

  @ParameterizedTest
  @EnumSource
  void pairsAreWhatAllAgainstAllSay(InsertionCost cost) {
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      DynamicTree tree = new DynamicTree(cost, MARGIN);
      DynamicTree other = new DynamicTree(cost, 0);
      List<ListedLeaf> leaves = fill(tree, MARGIN, random, random.nextInt(120));
      List<ListedLeaf> others = fill(other, 0, random, random.nextInt(120));
      TreePairs pairs = new TreePairs();
      IntList found = new IntList();
      pairs.within(tree, found);
      assertEquals(
          ListedLeaf.pairs(leaves, leaves), ListedLeaf.pairs(found, false), "seed " + seed);
      found.clear();
      pairs.between(tree, other, found);
      assertEquals(ListedLeaf.pairs(leaves, others), ListedLeaf.pairs(found, true), "seed " + seed);
      assertThrows(IllegalArgumentException.class, () -> pairs.between(tree, tree, found));
    }
  }

  private static List<ListedLeaf> fill(DynamicTree tree, float margin, Random random, int count) {
    List<ListedLeaf> leaves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      float[] b = ListedLeaf.randomBox(random, 10);
      int leaf = tree.insert(i, b[0], b[1], b[2], b[3], b[4], b[5]);
      leaves.add(new ListedLeaf(leaf, i, ListedLeaf.enlarged(b, margin, new float[3])));
    }
    return leaves;
  }

  @ParameterizedTest
  @EnumSource
  void optimisationLowersTheTotalSurface(InsertionCost cost) {
    for (long seed = 0; seed < 5; seed++) {
      DynamicTree tree = new DynamicTree(cost, 0);
      fill(tree, 0, new Random(seed), 3000);
      double before = tree.innerHalfArea();
      tree.optimise(3000);
      TreeCheck.check(tree, "optimised");
      double after = tree.innerHalfArea();
      double share = cost == InsertionCost.MANHATTAN ? 0.95 : 1;
      assertTrue(after < share * before, "seed " + seed + ": " + before + " to " + after);
    }
  }

  @Test
  void optimisationUndoesTheDeepTreeOfSortedInsertions() {
    DynamicTree sorted = new DynamicTree(InsertionCost.MANHATTAN, 0);
    DynamicTree rotated = new DynamicTree(InsertionCost.SURFACE_AREA, 0);
    for (int i = 0; i < 1000; i++) {
      sorted.insert(i, i, 0, 0, i + 0.5f, 1, 1);
      rotated.insert(i, i, 0, 0, i + 0.5f, 1, 1);
    }
    assertEquals(1000, sorted.depth(), "each leaf goes beside the one before");
    assertTrue(rotated.depth() < 60, "depth " + rotated.depth());
    sorted.optimise(10_000);
    TreeCheck.check(sorted, "optimised");
    assertTrue(sorted.depth() < 200, "depth " + sorted.depth());
  }

  @Test
  void theSameCallsMakeTheSameTree() {
    DynamicTree[] twins = new DynamicTree[2];
    for (int i = 0; i < 2; i++) {
      twins[i] = new DynamicTree(InsertionCost.SURFACE_AREA, MARGIN);
      fill(twins[i], MARGIN, new Random(8), 500);
      twins[i].optimise(100);
    }
    assertArrayEquals(twins[0].nodes().left, twins[1].nodes().left);
    assertArrayEquals(twins[0].nodes().bounds, twins[1].nodes().bounds);
    assertEquals(twins[0].work(), twins[1].work());
  }

  /**
   * E. Coumans, Contact Generation, 2010: what stays below an ancestor that keeps its box changes
   * nothing above it.
   */
  @ParameterizedTest
  @EnumSource
  void aSmallMoveTouchesOnlyTheNeighbourhood(InsertionCost cost) {
    DynamicTree tree = new DynamicTree(cost, 0);
    int[] leaves = new int[32 * 32];
    Random random = new Random(2);
    for (int i = 0; i < leaves.length; i++) {
      int at = (int) ((i * 421L) % leaves.length);
      float x = at % 32;
      float z = at / 32;
      leaves[at] = tree.insert(at, x, 0, z, x + 0.5f, 0.5f, z + 0.5f);
    }
    TreeWork before = tree.work();
    int moves = 0;
    for (int at = 0; at < leaves.length; at++) {
      float x = at % 32 + 0.001f * (1 + random.nextInt(400));
      float z = at / 32;
      assertTrue(tree.update(leaves[at], x, 0, z, x + 0.5f, 0.5f, z + 0.5f));
      moves++;
    }
    TreeWork done = tree.work().since(before);
    assertEquals(moves, done.linked());
    assertEquals(moves, done.unlinked());
    assertTrue(
        done.resized() < 8L * moves,
        done.resized() + " boxes resized by " + moves + " moves at depth " + tree.depth());
    TreeCheck.check(tree, "moved");
  }

  @Test
  void motionAheadSparesUpdates() {
    DynamicTree tree = new DynamicTree(InsertionCost.MANHATTAN, 0.1f);
    int leaf = tree.insert(0, 0, 0, 0, 1, 1, 1);
    assertFalse(tree.update(leaf, 0.05f, 0, 0, 1.05f, 1, 1), "within the margin");
    assertTrue(tree.update(leaf, 0.2f, 0, 0, 1.2f, 1, 1, 2, 0, 0));
    for (int i = 1; i <= 10; i++) {
      float x = 0.2f + 0.2f * i;
      assertFalse(tree.update(leaf, x, 0, 0, x + 1, 1, 1, 2, 0, 0), "step " + i);
    }
    assertTrue(tree.update(leaf, 0, 0, 0, 1, 1, 1, 2, 0, 0), "motion is expected ahead only");
    assertEquals(11, tree.work().spared());
  }

  @Test
  void nothingIsAllocatedOnceGrown() {
    DynamicTree tree = new DynamicTree(InsertionCost.SURFACE_AREA, MARGIN);
    Random random = new Random(1);
    float[][] boxes = new float[1000][];
    int[] leaves = new int[boxes.length];
    for (int i = 0; i < boxes.length; i++) {
      boxes[i] = ListedLeaf.randomBox(random, 20);
    }
    IntList found = new IntList();
    TreePairs pairs = new TreePairs();
    IntList touching = new IntList();
    Runnable round =
        () -> {
          tree.clear();
          for (int i = 0; i < boxes.length; i++) {
            float[] b = boxes[i];
            leaves[i] = tree.insert(i, b[0], b[1], b[2], b[3], b[4], b[5]);
          }
          for (int i = 0; i < boxes.length; i++) {
            float[] b = boxes[(i + 1) % boxes.length];
            tree.update(leaves[i], b[0], b[1], b[2], b[3], b[4], b[5], 1, 0, -1);
            tree.overlapping(b[0], b[1], b[2], b[3], b[4], b[5], found);
            tree.alongRay(b[0], b[1], b[2], b[3], b[4], b[5], found);
          }
          tree.optimise(100);
          touching.clear();
          pairs.within(tree, touching);
          for (int leaf : leaves) {
            tree.remove(leaf);
          }
        };
    round.run();
    long bytes = Allocation.bytes(round);
    assertTrue(bytes < Allocation.ASKING, bytes + " bytes");
  }

  @Test
  void wrongCallsAreToldSo() {
    DynamicTree tree = new DynamicTree(InsertionCost.MANHATTAN, 0);
    int leaf = tree.insert(7, 0, 0, 0, 1, 1, 1);
    int other = tree.insert(8, 2, 0, 0, 3, 1, 1);
    tree.remove(leaf);
    assertThrows(IllegalArgumentException.class, () -> tree.remove(leaf));
    assertThrows(IllegalArgumentException.class, () -> tree.user(-1));
    assertThrows(IllegalArgumentException.class, () -> tree.user(1000));
    assertThrows(IllegalArgumentException.class, () -> tree.insert(0, 1, 0, 0, 0, 1, 1));
    assertThrows(
        IllegalArgumentException.class, () -> tree.update(other, Float.NaN, 0, 0, 3, 1, 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> tree.update(other, 2, 0, 0, 3, 1, 1, Float.NaN, 0, 0));
    assertThrows(
        IllegalArgumentException.class, () -> new DynamicTree(InsertionCost.MANHATTAN, -1));
    assertEquals(8, tree.user(other));
    assertEquals(1, tree.size());
    tree.remove(other);
    assertEquals(-1, tree.root());
    assertEquals(0, tree.depth());
  }
}
