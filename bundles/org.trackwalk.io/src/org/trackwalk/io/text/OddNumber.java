package org.trackwalk.io.text;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Numbers that are rare in files and slow to read, and the words printed for what is none. */
final class OddNumber {

  private OddNumber() {}

  /**
   * Reads a word of any length as a number.
   *
   * @param text ASCII; bytes {@code from} to {@code to - 1} are the word
   * @return the nearest float, ties to even; null when the word is no number
   */
  static Float valueOf(byte[] text, int from, int to) {
    if (isDecimal(text, from, to)) {
      return Float.valueOf(new String(text, from, to - from, StandardCharsets.ISO_8859_1));
    }
    int longestWord = 24;
    if (to - from > longestWord) {
      return null;
    }
    return nonFinite(new String(text, from, to - from, StandardCharsets.ISO_8859_1));
  }

  /** Sign, digits with a point somewhere, exponent; Java would take more, like 0x1p3 and 1f. */
  private static boolean isDecimal(byte[] text, int from, int to) {
    int i = from < to && isSign(text[from]) ? from + 1 : from;
    int integer = digits(text, i, to);
    i += integer;
    int fraction = 0;
    if (i < to && text[i] == '.') {
      fraction = digits(text, i + 1, to);
      i += 1 + fraction;
    }
    if (integer + fraction == 0) {
      return false;
    }
    if (i < to && (text[i] == 'e' || text[i] == 'E')) {
      i += i + 1 < to && isSign(text[i + 1]) ? 2 : 1;
      int exponent = digits(text, i, to);
      return exponent > 0 && i + exponent == to;
    }
    return i == to;
  }

  private static boolean isSign(byte c) {
    return c == '-' || c == '+';
  }

  private static int digits(byte[] text, int from, int to) {
    int i = from;
    while (i < to && text[i] >= '0' && text[i] <= '9') {
      i++;
    }
    return i - from;
  }

  /** What C, Java, Python and Microsoft's library print for infinity and NaN, in any case. */
  private static Float nonFinite(String word) {
    String bare = word.toLowerCase(Locale.ROOT);
    boolean negative = bare.startsWith("-");
    if (negative || bare.startsWith("+")) {
      bare = bare.substring(1);
    }
    float infinity = negative ? Float.NEGATIVE_INFINITY : Float.POSITIVE_INFINITY;
    if (bare.startsWith("1.#")) {
      return bare.startsWith("inf", 3) ? infinity : Float.NaN; // 1.#INF00, 1.#QNAN0, 1.#IND
    }
    if (bare.startsWith("nan(") && bare.endsWith(")")) {
      return Float.NaN;
    }
    return switch (bare) {
      case "nan", "nanq", "nans" -> Float.NaN;
      case "inf", "infinity" -> infinity;
      default -> null;
    };
  }
}
