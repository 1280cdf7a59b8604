package org.trackwalk.mesh.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IntListTest {

  @Test
  void sortsWhatComesInAnyOrder() {
    for (long seed = 0; seed < 2000; seed++) {
      Random random = new Random(seed);
      int size = random.nextInt(random.nextInt(10) == 0 ? 5000 : 200);
      int values = 1 + random.nextInt(random.nextBoolean() ? 10 : 100_000);
      int kind = random.nextInt(5);
      IntList list = new IntList();
      for (int i = 0; i < size; i++) {
        list.add(
            switch (kind) {
              case 0 -> i;
              case 1 -> -i;
              // up and down: the middle of three is always near an end
              case 2 -> Math.min(i, size - i);
              case 3 -> random.nextInt(4) == 0 ? random.nextInt() : i;
              default -> random.nextInt(values);
            });
      }
      int[] expected = list.array();
      Arrays.sort(expected);
      list.sort();
      assertArrayEquals(expected, list.array(), "seed " + seed);
    }
  }

  /** Organ pipes turned inside out: runs whose ends and middle say little of the rest. */
  @Test
  void sortsWhatIsMadeToCutBadly() {
    int size = 4000;
    int[] bad = new int[size];
    int low = 0;
    int high = size;
    int value = 0;
    while (high - low > 3) {
      bad[low] = value++;
      bad[high - 1] = value++;
      low++;
      high--;
    }
    while (low < high) {
      bad[low++] = value++;
    }
    // As they are, with both signs, and each seven times.
    for (int[] change : new int[][] {{0, 1}, {size / 2, 1}, {size / 2, 7}}) {
      IntList list = new IntList();
      int[] changed = bad.clone();
      for (int i = 0; i < size; i++) {
        changed[i] = (bad[i] - change[0]) / change[1];
        list.add(changed[i]);
      }
      list.sort();
      Arrays.sort(changed);
      assertArrayEquals(changed, list.array());
    }
  }

  @Test
  void placesBeyondTheEndAreRefused() {
    IntList list = new IntList();
    list.add(1);
    list.set(0, 5);
    assertArrayEquals(new int[] {5}, list.array());
    assertThrows(IndexOutOfBoundsException.class, () -> list.set(1, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> list.get(1));
  }
}
