package org.trackwalk.course.road;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/** The rows of the strand that is being walked, and a grid to find them again. */
final class RowTrack {

  /** What {@link #met} answers when a row of another strand was met. */
  static final int OTHER_STRAND = -2;

  private static final int NUMBERS = StrandRows.NUMBERS;

  /** Rows after which a walker may meet its own strand. */
  private static final int LEAST_LAP = 30;

  private final FinishedStrands finished;
  private final Map<Long, IntList> ownCells = new HashMap<>();

  private double[] numbers = new double[1024 * NUMBERS];
  private int count;

  /** Rows that are marks, ascending. */
  private final IntList marks = new IntList();

  /** Walks beside strands that are finished, to which each is added when it ends. */
  RowTrack(FinishedStrands finished) {
    this.finished = finished;
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
    ownCells.computeIfAbsent(FinishedStrands.cell(x, z, 0, 0), k -> new IntList()).add(count);
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
      ownCells.computeIfAbsent(FinishedStrands.cell(x, z, 0, 0), k -> new IntList()).add(i);
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

  /** True when the strand runs the other way than the line does, or without one than strands do. */
  boolean backwards(Lead lead) {
    int along = lead.along(numbers, NUMBERS, count);
    return along == 0 ? Sense.of(numbers, NUMBERS, count) < 0 : along < 0;
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
    if (!closed) {
      dropCovered();
    }
    double[] walked = Arrays.copyOf(numbers, count * NUMBERS);
    finished.add(new StrandRows(closed, EvenRows.of(walked, NUMBERS, marks, closed)));
  }

  /**
   * A strand that leads off across another one begins at that one's border, and so it ends: what of
   * it lies on the other is turned to it, as the walker found his way. One of which no road would
   * be left does not lead off: it stays.
   */
  private void dropCovered() {
    int first = across(0, 1);
    int last = across(count - 1, -1);
    int to = Math.max(first, count - last);
    double[] rest = Arrays.copyOfRange(numbers, first * NUMBERS, to * NUMBERS);
    if (new StrandRows(false, rest).leadsOn()) {
      forget(last);
      drop(first);
    }
  }

  /** How many rows at an end lie on other strands, up to the last one that looks across. */
  private int across(int from, int step) {
    int rows = 0;
    int most = 0;
    for (int row = from; row >= 0 && row < count; row += step) {
      int at = row * NUMBERS;
      int on = finished.covering(numbers[at], numbers[at + 1], numbers[at + 2]);
      if (on < 0) {
        break;
      }
      rows++;
      double[] other = finished.reach(on);
      double aligned = other[3] * numbers[at + 3] + other[4] * numbers[at + 4];
      most = Math.abs(aligned) <= FinishedStrands.ALIGNED ? rows : most;
    }
    return most;
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
        long cell = FinishedStrands.cell(x, z, i, k);
        IntList own = ownCells.get(cell);
        for (int n = 0; own != null && n < own.size(); n++) {
          int row = own.get(n);
          if (row < count - LEAST_LAP
              && StrandRows.onFollowed(numbers, row, x, y, z)
              && dot(row, dx, dz) > FinishedStrands.ALIGNED) {
            return row;
          }
        }
        if (finished.isMet(cell, x, y, z, dx, dz)) {
          return OTHER_STRAND;
        }
      }
    }
    return -1;
  }

  private double dot(int row, double dx, double dz) {
    return numbers[row * NUMBERS + 3] * dx + numbers[row * NUMBERS + 4] * dz;
  }
}
