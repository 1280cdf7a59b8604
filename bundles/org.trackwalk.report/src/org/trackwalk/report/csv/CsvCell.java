package org.trackwalk.report.csv;

import org.trackwalk.report.format.Numbers;

/** Cells as RFC 4180 wants them. */
final class CsvCell {

  private CsvCell() {}

  /** The shortest text that reads back to the same bits; empty for what is no number. */
  static String number(double value) {
    return Double.isFinite(value) ? Numbers.exact(value) : "";
  }

  /** A text, quoted where it must be; empty for null. */
  static String quoted(String cell) {
    if (cell == null) {
      return "";
    }
    boolean plain =
        cell.indexOf(',') < 0
            && cell.indexOf('"') < 0
            && cell.indexOf('\n') < 0
            && cell.indexOf('\r') < 0;
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
