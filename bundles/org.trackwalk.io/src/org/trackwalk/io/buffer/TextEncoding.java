package org.trackwalk.io.buffer;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;

/**
 * Which encoding the bytes of a text are in: UTF-16 by its mark, else by letters of two bytes one
 * of which is zero, as Latin letters, digits and blanks have. Readers and patchers ask here only.
 */
final class TextEncoding {

  /** So many letters of two bytes in a row are of UTF-16. */
  private static final int LETTERS = 4;

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101010101010101L;

  private TextEncoding() {}

  /** The UTF-16 that a text is in; null for UTF-8. All of it is looked at. */
  static Charset wide(byte[] bytes, int start, int end) {
    if (isMarked(bytes, start, end)) {
      return StandardCharsets.UTF_16;
    }
    return zero(bytes, start, end) < 0 ? null : latin(bytes, start, end);
  }

  /** The same for what may be binary: only its mark or first letters say so. */
  static Charset wideAtStart(byte[] bytes, int start, int end) {
    if (isMarked(bytes, start, end)) {
      return StandardCharsets.UTF_16;
    }
    return latin(bytes, start, Math.min(end, start + 2 * LETTERS));
  }

  /** Where the first zero byte stands; -1 when there is none. */
  static int zero(byte[] bytes, int start, int end) {
    int i = start;
    while (i + Long.BYTES <= end) {
      long eight = (long) EIGHT.get(bytes, i);
      if ((eight - ONES & ~eight & ONES << 7) != 0) {
        break;
      }
      i += Long.BYTES;
    }
    while (i < end && bytes[i] != 0) {
      i++;
    }
    return i < end ? i : -1;
  }

  private static boolean isMarked(byte[] bytes, int start, int end) {
    return end - start >= 2
        && (bytes[start] == -1 && bytes[start + 1] == -2
            || bytes[start] == -2 && bytes[start + 1] == -1);
  }

  /**
   * UTF-16 of which some letters stand in a row, as no other text has them. Signs of other scripts
   * may have a zero where the other order has it (lines of boxes, U+2500), blanks and line ends
   * hardly ever: there are more of them in the right order, or, where there are none, more kinds of
   * letters.
   */
  private static Charset latin(byte[] bytes, int start, int end) {
    Order little = new Order();
    Order big = new Order();
    for (int i = start; i + 1 < end; i += 2) {
      little.letter(bytes[i], bytes[i + 1]);
      big.letter(bytes[i + 1], bytes[i]);
    }
    boolean isBig = big.isBefore(little);
    if ((isBig ? big : little).longest < LETTERS) {
      return null;
    }
    return isBig ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
  }

  /** What stands in a text if its bytes are in one of the two orders. */
  private static final class Order {
    private long blanks;
    private final BitSet letters = new BitSet(Byte.MAX_VALUE + 1);
    private int run;
    private int longest;

    void letter(byte low, byte high) {
      boolean latin = high == 0 && low > 0;
      run = latin ? run + 1 : 0;
      longest = Math.max(longest, run);
      if (latin) {
        letters.set(low);
        blanks += low == ' ' || low == '\t' || low == '\n' || low == '\r' ? 1 : 0;
      }
    }

    boolean isBefore(Order other) {
      return blanks != other.blanks
          ? blanks > other.blanks
          : letters.cardinality() > other.letters.cardinality();
    }
  }
}
