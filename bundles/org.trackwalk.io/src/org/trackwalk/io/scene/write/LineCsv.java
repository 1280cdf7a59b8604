package org.trackwalk.io.scene.write;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** A racing line as text that {@link org.trackwalk.io.manifest.LineFile} reads. */
final class LineCsv {

  /** Tenths of a millimetre: finer than any line is driven. */
  private static final int DECIMALS = 4;

  private LineCsv() {}

  /**
   * The text.
   *
   * @param line xyz triples in metres
   */
  static String of(double[] line) {
    StringBuilder text = new StringBuilder("x,y,z\n");
    for (int i = 0; i < line.length; i++) {
      text.append(number(line[i])).append(i % 3 == 2 ? '\n' : ',');
    }
    return text.toString();
  }

  private static String number(double value) {
    BigDecimal rounded = new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
