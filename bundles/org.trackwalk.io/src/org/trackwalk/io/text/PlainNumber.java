package org.trackwalk.io.text;

/** Numbers like {@code -12.345678}: sign, one to seven digits, a point, one to eight digits. */
public final class PlainNumber {

  private static final long[] POWERS = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000
  };

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
    int behind = point + 1 + run;
    if (run == 0 || text[behind] > ' ' || text[behind] < 0) {
      return -1;
    }
    long digits = EightDigits.value(eight, whole) * POWERS[run] + EightDigits.value(more, run);
    float nearest = NearestFloat.of(digits, -run);
    out[index] = first > from ? -nearest : nearest;
    return !Float.isNaN(nearest) ? behind : -1;
  }
}
