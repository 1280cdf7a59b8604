package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** Where the items of a tree lie among the same triangles in another order. */
class MovedItemsTest {

  @Test
  void eachItemIsTheTriangleThatItWas() {
    int[] before = {4, 2, 9, 0};
    int[] now = {0, 9, 4, 2};
    assertArrayEquals(new int[] {2, 3, 1, 0}, MovedItems.order(before, null, now));
    // the first item is the third triangle of before, and so on
    int[] order = {2, 0, 3, 1};
    assertArrayEquals(new int[] {1, 2, 0, 3}, MovedItems.order(before, order, now));
    assertArrayEquals(new int[] {9, 4, 0, 2}, MovedItems.inOrder(before, order));
  }

  @Test
  void otherTrianglesAreNoOrder() {
    int[] before = {4, 2, 9, 0};
    assertNull(MovedItems.order(before, null, new int[] {4, 2, 9, 1}));
    assertNull(MovedItems.order(before, null, new int[] {4, 2, 10, 0}));
    assertNull(MovedItems.order(before, null, new int[] {4, 2, 99, 0}));
    assertArrayEquals(new int[0], MovedItems.order(new int[0], null, new int[0]));
  }
}
