package org.trackwalk.contact.csv;

/**
 * A probe's coordinate from text. Written with no more digits than a float has it becomes the
 * nearest float, as the same text does in a mesh file: a probe that is given a vertex's text stands
 * exactly over that vertex. With more digits it is a double.
 */
public final class CoordinateText {

  /** Significant digits that always name one float; a number with more of them is meant finer. */
  private static final int FLOAT_DIGITS = 9;

  private CoordinateText() {}

  /**
   * Reads a decimal number.
   *
   * @throws NumberFormatException when it is none
   */
  public static double read(String text) {
    double value = Double.parseDouble(text);
    boolean fits = Math.abs(value) <= Float.MAX_VALUE;
    return fits && significantDigits(text) <= FLOAT_DIGITS ? Float.parseFloat(text) : value;
  }

  private static int significantDigits(String text) {
    int digits = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 'e' || c == 'E') {
        break;
      }
      if (c >= '1' && c <= '9' || c == '0' && digits > 0) {
        digits++;
      }
    }
    return digits;
  }
}
