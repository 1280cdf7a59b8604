package org.trackwalk.course.scale;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import org.trackwalk.mesh.level.LengthUnit;

/** Units, lengths and factors as people say them. */
public final class UnitWords {

  private UnitWords() {}

  /** In the plural. */
  public static String of(LengthUnit unit) {
    return switch (unit) {
      case METRE -> "metres";
      case CENTIMETRE -> "centimetres";
      case MILLIMETRE -> "millimetres";
      case FOOT -> "feet";
      case INCH -> "inches";
    };
  }

  /** {@code 1,240 m}, {@code 12.4 m}, {@code 0.12 m}, {@code 3.4 mm}. */
  public static String metres(double length) {
    if (length >= 1000) {
      return String.format(Locale.ROOT, "%,.0f m", length);
    }
    if (length >= 1) {
      return String.format(Locale.ROOT, length < 100 ? "%.1f m" : "%.0f m", length);
    }
    return length >= 0.1
        ? String.format(Locale.ROOT, "%.2f m", length)
        : String.format(Locale.ROOT, "%.1f mm", 1000 * length);
  }

  /** {@code 100}, {@code 0.01}, {@code 39.37}. */
  public static String factor(double factor) {
    return BigDecimal.valueOf(factor)
        .round(new MathContext(4))
        .stripTrailingZeros()
        .toPlainString();
  }
}
