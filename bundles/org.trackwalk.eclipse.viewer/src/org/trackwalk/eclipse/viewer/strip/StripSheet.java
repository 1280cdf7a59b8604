package org.trackwalk.eclipse.viewer.strip;

import java.util.List;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;

/**
 * What a strip chart shows.
 *
 * @param length of the way, in its unit
 * @param unit of the way
 * @param rows from top to bottom
 * @param marks over all rows
 */
public record StripSheet(double length, String unit, List<Row> rows, List<Mark> marks) {

  /** Columns of a whole way: what a wide screen has. */
  public static final int COLUMNS = 1200;

  /**
   * One quantity.
   *
   * @param title with its unit
   * @param range least and largest value that the strip reaches to
   * @param lines values to compare with
   * @param band all between least and largest, drawn behind; null for none
   * @param curves the last one is drawn on top
   */
  public record Row(
      String title, double[] range, List<Strip.Line> lines, StripColumns band, List<Curve> curves) {

    /** Takes copies of the lists. */
    public Row {
      lines = List.copyOf(lines);
      curves = List.copyOf(curves);
    }
  }

  /**
   * A curve of a row.
   *
   * @param name what it is of; empty where there is one only
   * @param colour {@code 0xRRGGBB}
   */
  public record Curve(String name, int colour, StripColumns values) {}

  /**
   * A place of the way.
   *
   * @param at in the way's unit
   * @param number what is written in its disc; 0 for a small mark without one
   * @param colour {@code 0xRRGGBB}
   * @param key what it stands for
   * @param words what it is, one line
   */
  public record Mark(double at, int number, int colour, String key, String words) {}

  /** Takes copies of the lists. */
  public StripSheet {
    rows = List.copyOf(rows);
    marks = List.copyOf(marks);
  }

  /** The column of a place, 0 to {@link #COLUMNS} - 1. */
  public int column(double at) {
    double column = Math.rint(at * perUnit(length));
    return (int) Math.clamp(column, 0, COLUMNS - 1);
  }

  /** Columns by unit of a way. */
  public static double perUnit(double length) {
    return (COLUMNS - 1) / Math.max(length, 1e-6);
  }
}
