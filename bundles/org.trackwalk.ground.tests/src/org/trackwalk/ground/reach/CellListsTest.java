package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Lists of cells against lists of lists. */
class CellListsTest {

  @Test
  void cellByCellInTheOrderInWhichTheyCame() {
    Random random = new Random(4);
    for (int count : new int[] {0, 1, 255, 256, 257, 5000}) {
      int cells = 1 + random.nextInt(40);
      CellLists lists = new CellLists(cells);
      List<List<Long>> expected =
          Stream.generate(ArrayList<Long>::new)
              .limit(cells)
              .collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
      for (int i = 0; i < count; i++) {
        int cell = random.nextInt(cells);
        long value = random.nextLong();
        lists.add(cell, value);
        expected.get(cell).add(value);
      }
      assertEquals(count, lists.size());
      int[] starts = new int[cells + 1];
      for (int c = 0; c < cells; c++) {
        starts[c + 1] = starts[c] + expected.get(c).size();
      }
      assertArrayEquals(starts, lists.starts());
      long[] values = expected.stream().flatMap(List::stream).mapToLong(v -> v).toArray();
      assertArrayEquals(values, lists.values());
    }
  }
}
