package org.trackwalk.peers.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A Markdown table whose columns line up. */
public final class Table {

  private final List<String[]> rows = new ArrayList<>();

  /** A table with these columns; the first is a name, the others are numbers. */
  public Table(String... columns) {
    rows.add(columns);
  }

  /**
   * Adds a row.
   *
   * @throws IllegalArgumentException when it has not one cell for each column
   */
  public void add(String... cells) {
    if (cells.length != rows.get(0).length) {
      throw new IllegalArgumentException(cells.length + " cells, not " + rows.get(0).length);
    }
    rows.add(cells);
  }

  /** A number as text, with so many digits after the point. */
  public static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  /** A share as per cent, with so many digits after the point. */
  public static String percent(double share, int digits) {
    return number(100 * share, digits);
  }

  @Override
  public String toString() {
    int columns = rows.get(0).length;
    int[] widths = new int[columns];
    for (String[] row : rows) {
      for (int c = 0; c < columns; c++) {
        widths[c] = Math.max(Math.max(3, widths[c]), row[c].length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (int r = 0; r < rows.size(); r++) {
      for (int c = 0; c < columns; c++) {
        String cell = rows.get(r)[c];
        String gap = " ".repeat(widths[c] - cell.length());
        text.append(c == 0 ? "| " + cell + gap : " | " + gap + cell);
      }
      text.append(" |\n");
      if (r == 0) {
        for (int c = 0; c < columns; c++) {
          String line = "-".repeat(widths[c] - (c == 0 ? 0 : 1));
          text.append(c == 0 ? "| " + line : " | " + line + ":");
        }
        text.append(" |\n");
      }
    }
    return text.toString();
  }
}
