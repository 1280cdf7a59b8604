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
   * @param speeds of each point in m/s; null for none
   */
  static String of(double[] line, double[] speeds) {
    StringBuilder text = new StringBuilder(speeds == null ? "x,y,z\n" : "x,y,z,speed\n");
    for (int i = 0; i < line.length; i++) {
      text.append(number(line[i])).append(i % 3 < 2 || speeds != null ? ',' : '\n');
      if (i % 3 == 2 && speeds != null) {
        text.append(number(speeds[i / 3])).append('\n');
      }
    }
    return text.toString();
  }

  private static String number(double value) {
    BigDecimal rounded = new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
