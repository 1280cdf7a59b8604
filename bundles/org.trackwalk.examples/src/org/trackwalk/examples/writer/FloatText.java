package org.trackwalk.examples.writer;

/** Floats as text. */
final class FloatText {

  private FloatText() {}

  /**
   * The shortest decimal that reads back to the same float, without a trailing {@code .0}; {@code
   * nan}, {@code inf} and {@code -inf} as C programs print them.
   */
  static String of(float f) {
    if (Float.isNaN(f)) {
      return "nan";
    }
    if (Float.isInfinite(f)) {
      return f > 0 ? "inf" : "-inf";
    }
    String text = Float.toString(f);
    return text.endsWith(".0") && !text.startsWith("-0")
        ? text.substring(0, text.length() - 2)
        : text;
  }
}
