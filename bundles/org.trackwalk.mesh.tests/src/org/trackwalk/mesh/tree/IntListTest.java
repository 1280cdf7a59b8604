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

  /** As the items of a tree that a query finds: each once, close together, in any order. */
  @Test
  void sortsWhatLiesCloseTogether() {
    IntList list = new IntList();
    for (long seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      int size = random.nextInt(2000);
      int step = 1 + random.nextInt(random.nextInt(4) == 0 ? 200 : 6);
      int first = random.nextBoolean() ? random.nextInt(1000) : random.nextInt();
      int[] numbers = new int[size];
      for (int i = 0; i < size; i++) {
        int j = random.nextInt(i + 1);
        numbers[i] = numbers[j];
        numbers[j] = first + i * step + random.nextInt(step);
      }
      // now and then one is there twice, or far off
      for (int twice = random.nextInt(3); twice == 0 && size > 1; twice++) {
        numbers[random.nextInt(size)] = random.nextBoolean() ? numbers[0] : random.nextInt();
      }
      // the list is one that has sorted others before
      list.clear();
      for (int number : numbers) {
        list.add(number);
      }
      list.sort();
      Arrays.sort(numbers);
      assertArrayEquals(numbers, list.array(), "seed " + seed);
    }
  }

  @Test
  void sortsTheLeastAndTheGreatest() {
    for (int end : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE - 999}) {
      IntList list = new IntList();
      int[] expected = new int[1000];
      for (int i = 0; i < 1000; i++) {
        expected[i] = end + i;
        list.add(end + (i * 7 + 3) % 1000);
      }
      list.sort();
      assertArrayEquals(expected, list.array());
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
