package org.trackwalk.io.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Digits read eight at a time: the bytes of a text as one long, the first in the lowest byte (the
 * trick of simdjson's number parser, G. Langdale and D. Lemire, "Parsing Gigabytes of JSON per
 * Second", 2019).
 */
public final class EightDigits {

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private EightDigits() {}

  /** The eight bytes from {@code at} on; they must be in the array. */
  public static long at(byte[] text, int at) {
    return (long) EIGHT.get(text, at);
  }

  /** How many of the eight, from the first, are digits: 0 to 8. */
  public static int count(long eight) {
    long others =
        ((eight + 0x4646464646464646L) | (eight - 0x3030303030303030L)) & 0x8080808080808080L;
    return others == 0 ? 8 : Long.numberOfTrailingZeros(others) >>> 3;
  }

  /** The first {@code count} (1 to 8) as a number: two, then four, then eight digits at a time. */
  public static long value(long eight, int count) {
    long v = (eight & 0x0F0F0F0F0F0F0F0FL) << (64 - 8 * count);
    v = v * 10 + (v >>> 8);
    return ((v & 0x000000FF000000FFL) * 0x000F424000000064L
            + ((v >>> 16) & 0x000000FF000000FFL) * 0x0000271000000001L)
        >>> 32;
  }

  /** How many of the eight stand before the first LF or CR: 0 to 7, or 8 when there is none. */
  static int beforeLineEnd(long eight) {
    long lf = eight ^ 0x0A0A0A0A0A0A0A0AL;
    long cr = eight ^ 0x0D0D0D0D0D0D0D0DL;
    long zeros =
        ((lf - 0x0101010101010101L) & ~lf | (cr - 0x0101010101010101L) & ~cr) & 0x8080808080808080L;
    return Long.numberOfTrailingZeros(zeros) >>> 3;
  }
}
