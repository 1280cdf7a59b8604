package org.trackwalk.report.csv;

import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.report.format.Numbers;

/** Cells as RFC 4180 wants them. */
final class CsvCell {

  /** What a formula may begin with, in wide letters too. */
  private static final String FORMULA = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

  private CsvCell() {}

  /** The shortest text that reads back to the same bits; empty for what is no number. */
  static String number(double value) {
    return Double.isFinite(value) ? Numbers.exact(value) : "";
  }

  /**
   * A text in one line, quoted where it must be; empty for null. Names come from files of others:
   * one that a spreadsheet would take for a formula has an apostrophe in front (OWASP, "CSV
   * Injection"), one that a build server would take for a command stands in quotes.
   */
  static String text(String value) {
    if (value == null) {
      return "";
    }
    boolean formula = !value.isEmpty() && FORMULA.indexOf(value.charAt(0)) >= 0;
    String shown = ShownText.of(value);
    String cell = formula ? "'" + shown : shown;
    boolean plain =
        cell.indexOf(',') < 0 && cell.indexOf('"') < 0 && !ShownText.startsCommand(cell);
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
