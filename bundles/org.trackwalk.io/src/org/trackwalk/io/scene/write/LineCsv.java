package org.trackwalk.io.scene.write;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.manifest.LineFile;

/** A racing line as text that {@link LineFile} reads. */
final class LineCsv {

  /** Tenths of a millimetre: finer than any line is driven. */
  private static final int DECIMALS = 4;

  private LineCsv() {}

  /**
   * The text.
   *
   * @param line xyz triples in metres
   * @param speeds of each point in m/s; null for none
   * @param sides metres of road to the left and to the right of each point, in turn; null for none
   */
  static String of(double[] line, double[] speeds, double[] sides) {
    List<String> header = new ArrayList<>(List.of("x", "y", "z"));
    if (speeds != null) {
      header.add(LineFile.SPEED);
    }
    if (sides != null) {
      header.addAll(LineFile.SIDES);
    }
    StringBuilder text = new StringBuilder(String.join(",", header)).append('\n');
    for (int i = 0; 3 * i < line.length; i++) {
      numbers(text, line, 3 * i, 3);
      if (speeds != null) {
        numbers(text.append(','), speeds, i, 1);
      }
      if (sides != null) {
        numbers(text.append(','), sides, 2 * i, 2);
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static void numbers(StringBuilder text, double[] from, int at, int count) {
    for (int k = 0; k < count; k++) {
      text.append(k == 0 ? "" : ",").append(number(from[at + k]));
    }
  }

  private static String number(double value) {
    BigDecimal rounded = new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
