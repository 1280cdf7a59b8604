package org.trackwalk.course.road;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;

/** Lays rows between two marks anew, all equally far apart, about a metre. */
final class EvenRows {

  private final double[] rows;
  private final int numbers;
  private double[] out;
  private int count;

  private EvenRows(double[] rows, int numbers) {
    this.rows = rows;
    this.numbers = numbers;
    this.out = new double[rows.length + 64 * numbers];
  }

  /**
   * The rows with those between two marks evenly apart; marks stay where they are, and so do rows
   * before the first mark and behind the last one.
   *
   * @param rows x, y, z, unit heading x and z, then what is taken from the nearest row
   * @param numbers of each row
   * @param marks rows that are marks, ascending
   * @param closed whether the first row, a mark then, follows the last one
   * @return a new array
   */
  static double[] of(double[] rows, int numbers, IntList marks, boolean closed) {
    EvenRows even = new EvenRows(rows, numbers);
    int n = rows.length / numbers;
    if (marks.size() == 0) {
      return rows.clone();
    }
    even.copy(0, marks.get(0));
    for (int i = 0; i + 1 < marks.size(); i++) {
      even.between(marks.get(i), marks.get(i + 1));
    }
    int last = marks.get(marks.size() - 1);
    if (closed) {
      even.between(last, n);
    } else {
      even.copy(last, n);
    }
    return Arrays.copyOf(even.out, even.count * numbers);
  }

  private void copy(int from, int to) {
    for (int row = from; row < to; row++) {
      // first the place, which may make a larger array, then the array
      int at = next();
      System.arraycopy(rows, row * numbers, out, at, numbers);
    }
  }

  /** Where the next row is written. */
  private int next() {
    if ((count + 1) * numbers > out.length) {
      out = Arrays.copyOf(out, 2 * out.length);
    }
    return count++ * numbers;
  }

  /** From one mark up to, but without, the next one, which may be the first of a lap. */
  private void between(int from, int to) {
    double length = 0;
    for (int row = from; row < to; row++) {
      length += step(row);
    }
    long parts = Math.max(1, Math.round(length / Strand.ROW));
    int row = from;
    double before = 0;
    for (long i = 0; i < parts; i++) {
      double at = i * length / parts;
      while (row < to - 1 && before + step(row) <= at) {
        before += step(row);
        row++;
      }
      double step = step(row);
      lay(row, step > 0 ? Math.min(1, (at - before) / step) : 0);
    }
  }

  private void lay(int row, double part) {
    int a = row * numbers;
    int b = (row + 1) * numbers % rows.length;
    int to = next();
    System.arraycopy(rows, part < 0.5 ? a : b, out, to, numbers);
    if (part == 0) {
      return;
    }
    for (int k = 0; k < 5; k++) {
      out[to + k] = (1 - part) * rows[a + k] + part * rows[b + k];
    }
    double size = Math.sqrt(out[to + 3] * out[to + 3] + out[to + 4] * out[to + 4]);
    for (int k = 3; k < 5; k++) {
      out[to + k] = size > 0 ? out[to + k] / size : rows[a + k];
    }
  }

  /** Distance to the next row, seen from above, metres. */
  private double step(int row) {
    int a = row * numbers;
    int b = (row + 1) * numbers % rows.length;
    double dx = rows[b] - rows[a];
    double dz = rows[b + 2] - rows[a + 2];
    return Math.sqrt(dx * dx + dz * dz);
  }
}
