package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.tree.IntList;

/** Rows between marks, laid anew. */
class EvenRowsTest {

  private static final int NUMBERS = 9;

  /** Rows along x, so far apart, each with its number behind the heading. */
  private static double[] rows(int count, double apart) {
    double[] rows = new double[count * NUMBERS];
    for (int i = 0; i < count; i++) {
      rows[i * NUMBERS] = i * apart;
      rows[i * NUMBERS + 3] = 1;
      rows[i * NUMBERS + 5] = i;
    }
    return rows;
  }

  private static IntList marks(int... rows) {
    IntList marks = new IntList();
    for (int row : rows) {
      marks.add(row);
    }
    return marks;
  }

  /** However many rows there are to be laid between marks, those before and behind are kept. */
  @Test
  void rowsFarApartBecomeManyAndTheEndsStay() {
    for (int metres : new int[] {1, 2, 7, 13, 40}) {
      for (int behind = 0; behind < 70; behind++) {
        int n = 12 + behind;
        double[] rows = rows(n, metres);
        double[] even = EvenRows.of(rows, NUMBERS, marks(3, 11), false);
        int count = even.length / NUMBERS;
        // 3 before the first mark, a row a metre from mark to mark, the last mark and those behind
        assertEquals(3 + 8 * metres + 1 + behind, count);
        assertArrayEquals(
            Arrays.copyOf(rows, 3 * NUMBERS), Arrays.copyOf(even, 3 * NUMBERS), "before");
        assertArrayEquals(
            Arrays.copyOfRange(rows, 11 * NUMBERS, rows.length),
            Arrays.copyOfRange(even, even.length - (1 + behind) * NUMBERS, even.length),
            "from the last mark on");
        for (int i = 0; i + 1 < count - behind; i++) {
          double step = even[(i + 1) * NUMBERS] - even[i * NUMBERS];
          assertEquals(i < 3 ? metres : 1, step, 1e-9, "step behind row " + i);
        }
      }
    }
  }

  @Test
  void withoutMarksNothingMoves() {
    double[] rows = rows(5, 3);
    assertArrayEquals(rows, EvenRows.of(rows, NUMBERS, marks(), false));
  }
}
