package org.trackwalk.io.text;

/**
 * Numbers like {@code -12.345678}: sign, one to seven digits, a point, one to eleven digits, as
 * many as a long certainly holds. A float that is printed with nine significant digits is one of
 * them unless it is tiny.
 */
public final class PlainNumber {

  private static final long[] POWERS = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000
  };

  /** 7, 8 and 3 digits are {@link NearestFloat#MOST_DIGITS}. */
  private static final int MOST_BEHIND_EIGHT = 3;

  private PlainNumber() {}

  /**
   * Reads a number that is written like that and ends at a blank or a line's end.
   *
   * @param text with {@link org.trackwalk.io.buffer.FileBytes#PADDING} bytes behind its end
   * @param from its first byte
   * @param out receives the nearest float at {@code index}
   * @return the byte behind the number; -1 when it is written in another way, or when its nearest
   *     float is not found the short way
   */
  public static int read(byte[] text, int from, float[] out, int index) {
    int first = text[from] == '-' ? from + 1 : from;
    long eight = EightDigits.at(text, first);
    int whole = EightDigits.count(eight);
    int point = first + whole;
    if (whole == 0 || whole == 8 || text[point] != '.') {
      return -1;
    }
    long more = EightDigits.at(text, point + 1);
    int run = EightDigits.count(more);
    if (run == 0) {
      return -1;
    }
    long digits = EightDigits.value(eight, whole) * POWERS[run] + EightDigits.value(more, run);
    int behind = point + 1 + run;
    if (run == 8 && text[behind] >= '0') {
      more = EightDigits.at(text, behind);
      int last = EightDigits.count(more);
      if (last == 0 || last > MOST_BEHIND_EIGHT) {
        return -1;
      }
      digits = digits * POWERS[last] + EightDigits.value(more, last);
      behind += last;
      run += last;
    }
    if (text[behind] > ' ' || text[behind] < 0) {
      return -1;
    }
    float nearest = NearestFloat.of(digits, -run);
    out[index] = first > from ? -nearest : nearest;
    return !Float.isNaN(nearest) ? behind : -1;
  }
}
