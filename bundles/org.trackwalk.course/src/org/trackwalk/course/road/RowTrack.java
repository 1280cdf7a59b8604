package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/** The rows walked so far, of all strands, and a grid to find them again. */
final class RowTrack {

  /** What {@link #met} answers when a row of another strand was met. */
  static final int OTHER_STRAND = -2;

  /** Numbers kept per row: centre, heading, left, right, followed left and right, seen. */
  private static final int NUMBERS = 10;

  /** Rows after which a walker may meet its own strand. */
  private static final int LEAST_LAP = 30;

  /** Cosine within which two directions are one: 45 degrees. */
  private static final double ALIGNED = 0.7;

  /** Levels of road closer than this are one, metres. */
  private static final double ONE_LEVEL = 1.5;

  /** Edge of a cell of the grid, metres: half of the widest road that is met, so 3 x 3 do. */
  private static final double CELL = 20;

  /** A finished strand. */
  record Rows(boolean closed, double[] numbers) {
    int count() {
      return numbers.length / NUMBERS;
    }

    double get(int row, int k) {
      return numbers[NUMBERS * row + k];
    }

    /** Mean width, metres. */
    double width() {
      double sum = 0;
      for (int row = 0; row < count(); row++) {
        sum += get(row, 5) + get(row, 6);
      }
      return sum / Math.max(1, count());
    }
  }

  private final List<Rows> done = new ArrayList<>();
  private final Map<Long, IntList> cells = new HashMap<>();
  private final Map<Long, IntList> ownCells = new HashMap<>();
  private final RowCells finished = new RowCells();

  /** How far the rows of each finished strand go to the left and right, behind things as well. */
  private final List<double[][]> sides = new ArrayList<>();

  private double[] numbers = new double[1024 * NUMBERS];
  private int count;

  /** Rows that are marks, ascending. */
  private final IntList marks = new IntList();

  List<Rows> strands() {
    return done;
  }

  void begin() {
    count = 0;
    marks.clear();
    ownCells.clear();
  }

  void append(
      double x,
      double y,
      double z,
      double dx,
      double dz,
      double left,
      double right,
      double followedLeft,
      double followedRight,
      double seen) {
    if ((count + 1) * NUMBERS > numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
    }
    int at = count * NUMBERS;
    numbers[at] = x;
    numbers[at + 1] = y;
    numbers[at + 2] = z;
    numbers[at + 3] = dx;
    numbers[at + 4] = dz;
    numbers[at + 5] = left;
    numbers[at + 6] = right;
    numbers[at + 7] = followedLeft;
    numbers[at + 8] = followedRight;
    numbers[at + 9] = seen;
    ownCells.computeIfAbsent(cell(x, z, 0, 0), k -> new IntList()).add(count);
    count++;
  }

  /** Turns the strand being walked around: last row first, left becomes right. */
  void turn() {
    double[] turned = new double[numbers.length];
    for (int i = 0; i < count; i++) {
      int from = i * NUMBERS;
      int to = (count - 1 - i) * NUMBERS;
      System.arraycopy(numbers, from, turned, to, 3);
      turned[to + 3] = -numbers[from + 3];
      turned[to + 4] = -numbers[from + 4];
      turned[to + 5] = numbers[from + 6];
      turned[to + 6] = numbers[from + 5];
      turned[to + 7] = numbers[from + 8];
      turned[to + 8] = numbers[from + 7];
      turned[to + 9] = numbers[from + 9];
    }
    numbers = turned;
    int[] turnedMarks = marks.array();
    marks.clear();
    for (int i = turnedMarks.length - 1; i >= 0; i--) {
      marks.add(count - 1 - turnedMarks[i]);
    }
    enterAll();
  }

  private void enterAll() {
    ownCells.clear();
    for (int i = 0; i < count; i++) {
      double x = numbers[i * NUMBERS];
      double z = numbers[i * NUMBERS + 2];
      ownCells.computeIfAbsent(cell(x, z, 0, 0), k -> new IntList()).add(i);
    }
  }

  /** Drops the last rows. */
  void forget(int rows) {
    count -= rows;
    while (marks.size() > 0 && marks.get(marks.size() - 1) >= count) {
      marks.truncate(marks.size() - 1);
    }
  }

  /** Number of rows of the strand being walked. */
  int count() {
    return count;
  }

  /** Puts a mark in the place of the last row, and of the one before if that is just behind it. */
  void mark(double[] mark) {
    forget(1);
    int at = (count - 1) * NUMBERS;
    double along = (mark[0] - numbers[at]) * mark[3] + (mark[2] - numbers[at + 2]) * mark[4];
    if (count > 1 && along < Strand.ROW / 2) {
      forget(1);
    }
    marks.add(count);
    append(
        mark[0], mark[1], mark[2], mark[3], mark[4], mark[6], mark[7], mark[8], mark[9], mark[10]);
  }

  /** The row at which the very same mark was met before; -1 for none. */
  int markedAt(double[] mark) {
    for (int i = 0; i < marks.size(); i++) {
      int at = marks.get(i) * NUMBERS;
      if (numbers[at] == mark[0]
          && numbers[at + 1] == mark[1]
          && numbers[at + 2] == mark[2]
          && numbers[at + 3] == mark[3]
          && numbers[at + 4] == mark[4]) {
        return marks.get(i);
      }
    }
    return -1;
  }

  /** Rows since the last mark; many when there is none. */
  int rowsSinceMark() {
    return marks.size() == 0 ? Integer.MAX_VALUE : count - 1 - marks.get(marks.size() - 1);
  }

  /** Rows from one to the next mark, and some; 0 when there is none. */
  int rowsToMark(int row) {
    for (int i = 0; i < marks.size(); i++) {
      if (marks.get(i) >= row) {
        return marks.get(i) - row + LEAST_LAP;
      }
    }
    return 0;
  }

  /**
   * How one stands at the first mark: x, y, z, heading x and z, a slope of 0, metres left and right
   * that are followed, and how wide the road is there; null when there is none.
   */
  double[] firstMark() {
    if (marks.size() == 0) {
      return null;
    }
    int at = marks.get(0) * NUMBERS;
    double[] mark = Arrays.copyOfRange(numbers, at, at + 9);
    mark[5] = 0;
    mark[6] = numbers[at + 7];
    mark[7] = numbers[at + 8];
    mark[8] = numbers[at + 9];
    return mark;
  }

  /** True when the strand runs the other way than strands do. */
  boolean backwards() {
    return Sense.of(numbers, NUMBERS, count) < 0;
  }

  /** Drops the rows before the first mark. */
  void beginAtFirstMark() {
    drop(marks.get(0));
    enterAll();
  }

  private void drop(int rows) {
    System.arraycopy(numbers, rows * NUMBERS, numbers, 0, (count - rows) * NUMBERS);
    count -= rows;
    int[] before = marks.array();
    marks.clear();
    for (int mark : before) {
      if (mark >= rows) {
        marks.add(mark - rows);
      }
    }
  }

  /** The strand, at whose end a mark stands, met that mark at a row before: that is a lap. */
  boolean closeAtMark(int row) {
    forget(1);
    drop(row);
    return true;
  }

  /** The strand met its own row: what lies before it is dropped, the rest is a lap. */
  boolean closeAt(int row) {
    drop(row);
    // The last row lies on the first or just before it.
    while (count > 2 && ahead(count - 1) < Strand.ROW / 2) {
      forget(1);
    }
    return true;
  }

  /** How far the first row lies ahead of a row, along the first row's heading. */
  private double ahead(int row) {
    int at = row * NUMBERS;
    return (numbers[0] - numbers[at]) * numbers[3] + (numbers[2] - numbers[at + 2]) * numbers[4];
  }

  void end(boolean closed) {
    if (closed && marks.size() > 0) {
      beginAtOwnPlace();
    }
    double[] walked = Arrays.copyOf(numbers, count * NUMBERS);
    Rows rows = new Rows(closed, EvenRows.of(walked, NUMBERS, marks, closed));
    int strand = done.size();
    done.add(rows);
    double[] left = Notches.closed(rows, 5, StrandTracer.PATIENCE);
    double[] right = Notches.closed(rows, 6, StrandTracer.PATIENCE);
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

  /** A lap begins at its mark with the least x, wherever the walk began. */
  private void beginAtOwnPlace() {
    int first = leastMark();
    double[] behind = Arrays.copyOf(numbers, first * NUMBERS);
    int[] before = marks.array();
    int n = count;
    drop(first);
    System.arraycopy(behind, 0, numbers, count * NUMBERS, behind.length);
    for (int mark : before) {
      if (mark < first) {
        marks.add(n - first + mark);
      }
    }
    count = n;
  }

  /** The row of the mark with the least x. */
  private int leastMark() {
    int least = marks.get(0);
    for (int i = 1; i < marks.size(); i++) {
      int a = marks.get(i) * NUMBERS;
      int b = least * NUMBERS;
      if (numbers[a] < numbers[b] || numbers[a] == numbers[b] && numbers[a + 2] < numbers[b + 2]) {
        least = marks.get(i);
      }
    }
    return least;
  }

  /**
   * The earlier row on which somebody stands who walks on: -1 for none, {@link #OTHER_STRAND}, or
   * the row of the strand being walked.
   */
  int met(double x, double y, double z, double dx, double dz) {
    for (int i = -1; i <= 1; i++) {
      for (int k = -1; k <= 1; k++) {
        long cell = cell(x, z, i, k);
        IntList own = ownCells.get(cell);
        for (int n = 0; own != null && n < own.size(); n++) {
          int row = own.get(n);
          if (row < count - LEAST_LAP
              && onFollowed(numbers, row, x, y, z)
              && dot(row, dx, dz) > ALIGNED) {
            return row;
          }
        }
        IntList others = cells.get(cell);
        for (int n = 0; others != null && n < others.size(); n += 2) {
          Rows rows = done.get(others.get(n));
          int row = others.get(n + 1);
          double aligned = rows.get(row, 3) * dx + rows.get(row, 4) * dz;
          if (Math.abs(aligned) > ALIGNED && onFollowed(rows.numbers(), row, x, y, z)) {
            return OTHER_STRAND;
          }
        }
      }
    }
    return -1;
  }

  /** True when a point lies on a row of a finished strand. */
  boolean covers(double x, double y, double z) {
    IntList near = finished.at(x, z);
    int likely = near.size() == 0 ? -1 : likely(near, x, z);
    if (likely >= 0 && covers(near, likely, x, y, z)) {
      return true;
    }
    for (int n = 0; n < near.size(); n += 2) {
      if (covers(near, n, x, y, z)) {
        return true;
      }
    }
    return false;
  }

  /** Which of some rows, a metre apart, lies beside a point if they follow each other straight. */
  private int likely(IntList near, double x, double z) {
    double[] rows = done.get(near.get(0)).numbers();
    int at = near.get(1) * NUMBERS;
    double along = (x - rows[at]) * rows[at + 3] + (z - rows[at + 2]) * rows[at + 4];
    double last = near.size() / 2.0 - 1;
    return 2 * (int) Math.max(0, Math.min(last, Math.rint(along / Strand.ROW)));
  }

  private boolean covers(IntList near, int n, double x, double y, double z) {
    double[] rows = done.get(near.get(n)).numbers();
    int row = near.get(n + 1);
    double[][] reach = sides.get(near.get(n));
    return on(rows, row, x, y, z, reach[0][row], reach[1][row])
        && within(2, x, rows[row * NUMBERS])
        && within(2, z, rows[row * NUMBERS + 2]);
  }

  /** True when two coordinates lie in cells of the grid that are so many apart at most. */
  private static boolean within(int most, double a, double b) {
    return Math.abs(Math.floor(a / CELL) - Math.floor(b / CELL)) <= most;
  }

  private double dot(int row, double dx, double dz) {
    return numbers[row * NUMBERS + 3] * dx + numbers[row * NUMBERS + 4] * dz;
  }

  /** True when a point lies on a row as far as it is followed. */
  private static boolean onFollowed(double[] rows, int row, double x, double y, double z) {
    int at = row * NUMBERS;
    return on(rows, row, x, y, z, rows[at + 7], rows[at + 8]);
  }

  /** True when a point lies on a row, so far to its left and right. */
  private static boolean on(
      double[] rows, int row, double x, double y, double z, double left, double right) {
    int at = row * NUMBERS;
    double ex = x - rows[at];
    double ez = z - rows[at + 2];
    double along = ex * rows[at + 3] + ez * rows[at + 4];
    double aside = ex * rows[at + 4] - ez * rows[at + 3];
    return Math.abs(along) <= Strand.ROW
        && Math.abs(y - rows[at + 1]) <= ONE_LEVEL + 0.2 * Math.abs(aside)
        && aside <= left + Strand.LANE
        && -aside <= right + Strand.LANE;
  }

  private static long cell(double x, double z, int i, int k) {
    long cx = (long) Math.floor(x / CELL) + i;
    long cz = (long) Math.floor(z / CELL) + k;
    return cx << 32 ^ (cz & 0xffffffffL);
  }
}
