package org.trackwalk.check.rules.ride;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.trackwalk.course.road.Strand;

/** Stretches of road along which something is too large, row by row. */
final class RowStretches {

  /** Metres that something must go on to be told: a car's length, twice. */
  static final double SHORTEST = 10;

  /** Rows within a stretch at which it may be less: a seam, a joint. */
  private static final int BRIDGED = 2;

  private RowStretches() {}

  /**
   * A stretch.
   *
   * @param first row
   * @param rows that follow each other from there on, around the end of a lap
   * @param worst row
   * @param value there
   */
  record Stretch(int first, int rows, int worst, double value) {

    double length(Strand strand) {
      double length = 0;
      for (int i = 0; i + 1 < rows; i++) {
        length += strand.spacing(strand.row(first, i), 0);
      }
      return length;
    }
  }

  /**
   * The stretches that are long enough, in the order of their first rows.
   *
   * @param excess how much too large it is in a row; not above zero where it is not, or unknown
   */
  static List<Stretch> of(Strand strand, IntToDoubleFunction excess) {
    return of(strand, excess, SHORTEST);
  }

  /** The same of stretches that are as long as said, metres. */
  static List<Stretch> of(Strand strand, IntToDoubleFunction excess, double shortest) {
    int n = strand.rows();
    double[] over = new double[n];
    for (int row = 0; row < n; row++) {
      over[row] = excess.applyAsDouble(row);
    }
    int begin = strand.closed() ? cut(over) : 0;
    List<Stretch> found = new ArrayList<>();
    int first = -1;
    int last = -1;
    for (int i = 0; i <= n + BRIDGED; i++) {
      int row = (begin + i) % n;
      boolean bad = i < n && over[row] > 0;
      if (bad) {
        first = first < 0 ? i : first;
        last = i;
      } else if (first >= 0 && i - last > BRIDGED) {
        add(found, strand, over, begin + first, last - first + 1, shortest);
        first = -1;
      }
    }
    found.sort((a, b) -> Integer.compare(a.first(), b.first()));
    return found;
  }

  /** Where a lap is cut: it is well there for longer than is bridged, so no stretch is divided. */
  private static int cut(double[] over) {
    int begin = 0;
    for (int row = 0; row < over.length; row++) {
      boolean well = true;
      for (int i = 0; i <= BRIDGED; i++) {
        well &= !(over[(row + i) % over.length] > 0);
      }
      begin = well ? row : begin;
    }
    return begin;
  }

  private static void add(
      List<Stretch> found, Strand strand, double[] over, int first, int rows, double shortest) {
    int n = strand.rows();
    int worst = first % n;
    for (int i = 1; i < rows; i++) {
      int row = (first + i) % n;
      worst = over[row] > over[worst] ? row : worst;
    }
    Stretch stretch = new Stretch(first % n, rows, worst, over[worst]);
    if (stretch.length(strand) >= shortest) {
      found.add(stretch);
    }
  }
}
