package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/** The strands whose rows are walked, and grids to find their rows again. */
final class FinishedStrands {

  /** Cosine within which two directions are one: 45 degrees. */
  static final double ALIGNED = 0.7;

  /** Edge of a cell of the grid, metres: half of the widest road that is met, so 3 x 3 do. */
  private static final double CELL = 20;

  private final List<StrandRows> done = new ArrayList<>();

  /** The number of the first row of each strand. */
  private final IntList first = new IntList();

  private final Map<Long, IntList> cells = new HashMap<>();
  private final RowCells finished = new RowCells();

  /** How far the rows of each strand go to the left and right, behind things as well. */
  private final List<double[][]> sides = new ArrayList<>();

  List<StrandRows> all() {
    return done;
  }

  void add(StrandRows rows) {
    int strand = done.size();
    first.add(strand == 0 ? 0 : first.get(strand - 1) + done.get(strand - 1).count());
    done.add(rows);
    double[] left = Notches.closed(rows, 5, StrandWalker.PATIENCE);
    double[] right = Notches.closed(rows, 6, StrandWalker.PATIENCE);
    Mouths.of(rows).cut(left, right);
    sides.add(new double[][] {left, right});
    for (int i = 0; i < rows.count(); i++) {
      IntList list =
          cells.computeIfAbsent(cell(rows.get(i, 0), rows.get(i, 2), 0, 0), k -> new IntList());
      list.add(strand);
      list.add(i);
      finished.add(
          strand,
          i,
          rows.get(i, 0),
          rows.get(i, 2),
          rows.get(i, 3),
          rows.get(i, 4),
          left[i] + Strand.LANE,
          right[i] + Strand.LANE);
    }
  }

  /** Whether somebody who walks on stands on a row in a cell, and looks along it or back. */
  boolean isMet(long cell, double x, double y, double z, double dx, double dz) {
    IntList others = cells.get(cell);
    for (int n = 0; others != null && n < others.size(); n += 2) {
      StrandRows rows = done.get(others.get(n));
      int row = others.get(n + 1);
      double aligned = rows.get(row, 3) * dx + rows.get(row, 4) * dz;
      if (Math.abs(aligned) > ALIGNED && StrandRows.onFollowed(rows.numbers(), row, x, y, z)) {
        return true;
      }
    }
    return false;
  }

  /** The number of a row that a point lies on; -1 where it lies on none. */
  int covering(double x, double y, double z) {
    IntList near = finished.at(x, z);
    int likely = near.size() == 0 ? -1 : likely(near, x, z);
    if (likely >= 0 && covers(near, likely, x, y, z)) {
      return number(near.get(likely), near.get(likely + 1));
    }
    for (int n = 0; n < near.size(); n += 2) {
      if (covers(near, n, x, y, z)) {
        return number(near.get(n), near.get(n + 1));
      }
    }
    return -1;
  }

  /** The number of a row among those of all strands. */
  int number(int strand, int row) {
    return first.get(strand) + row;
  }

  /** All that decides which points lie on a row, by its number: its own numbers, left and right. */
  double[] reach(int number) {
    int strand = first.size() - 1;
    while (first.get(strand) > number) {
      strand--;
    }
    int row = number - first.get(strand);
    int from = row * StrandRows.NUMBERS;
    double[] all =
        Arrays.copyOfRange(done.get(strand).numbers(), from, from + StrandRows.NUMBERS + 2);
    all[StrandRows.NUMBERS] = sides.get(strand)[0][row];
    all[StrandRows.NUMBERS + 1] = sides.get(strand)[1][row];
    return all;
  }

  /** Which of some rows, a metre apart, lies beside a point if they follow each other straight. */
  private int likely(IntList near, double x, double z) {
    double[] rows = done.get(near.get(0)).numbers();
    int at = near.get(1) * StrandRows.NUMBERS;
    double along = (x - rows[at]) * rows[at + 3] + (z - rows[at + 2]) * rows[at + 4];
    double last = near.size() / 2.0 - 1;
    return 2 * (int) Math.max(0, Math.min(last, Math.rint(along / Strand.ROW)));
  }

  private boolean covers(IntList near, int n, double x, double y, double z) {
    double[] rows = done.get(near.get(n)).numbers();
    int row = near.get(n + 1);
    double[][] reach = sides.get(near.get(n));
    return StrandRows.on(rows, row, x, y, z, reach[0][row], reach[1][row])
        && within(2, x, rows[row * StrandRows.NUMBERS])
        && within(2, z, rows[row * StrandRows.NUMBERS + 2]);
  }

  /** True when two coordinates lie in cells of the grid that are so many apart at most. */
  private static boolean within(int most, double a, double b) {
    // What is no farther apart than a cell lies in cells that are one apart, by rounding two.
    return most >= 2 && Math.abs(a - b) < CELL
        || Math.abs(Math.floor(a / CELL) - Math.floor(b / CELL)) <= most;
  }

  /** The cell of the grid, so many further on, that holds a place seen from above. */
  static long cell(double x, double z, int i, int k) {
    long cx = (long) Math.floor(x / CELL) + i;
    long cz = (long) Math.floor(z / CELL) + k;
    return cx << 32 ^ (cz & 0xffffffffL);
  }
}
