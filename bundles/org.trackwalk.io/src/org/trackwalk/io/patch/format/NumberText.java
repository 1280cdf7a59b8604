package org.trackwalk.io.patch.format;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes floats the way a file writes its numbers, with digits that read back to the same bits. */
final class NumberText {

  /** Longer plain numbers are written with an exponent. */
  private static final int LONGEST = 24;

  private NumberText() {}

  /**
   * A number in the style of another: as many decimals, more where the float needs them.
   *
   * @param model the text of a number of the same file
   */
  static String like(String model, float value) {
    boolean exponent = model.indexOf('e') >= 0 || model.indexOf('E') >= 0;
    if (exponent || !Float.isFinite(value)) {
      return exponential(model, value);
    }
    boolean negative = Float.floatToRawIntBits(value) < 0;
    int dot = model.indexOf('.');
    int decimals = dot < 0 ? 0 : model.length() - dot - 1;
    // The exact value of the float, cut to ever more decimals until it reads back.
    BigDecimal exact = new BigDecimal(Math.abs(value));
    for (int d = decimals; d <= LONGEST; d++) {
      String text = exact.setScale(d, RoundingMode.HALF_EVEN).toPlainString();
      if (Float.parseFloat(text) == Math.abs(value)) {
        return (negative ? "-" : "") + text;
      }
    }
    return exponential(model, value);
  }

  private static String exponential(String model, float value) {
    String text = Float.toString(value);
    return model.indexOf('e') >= 0 ? text.replace('E', 'e') : text;
  }
}
