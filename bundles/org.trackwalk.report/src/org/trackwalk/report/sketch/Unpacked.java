package org.trackwalk.report.sketch;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads what {@link Packed} wrote, in the same order. */
public final class Unpacked {

  private final byte[] bytes;
  private int at;

  /**
   * Starts at the first value.
   *
   * @param deflated a part of a sketch
   */
  public Unpacked(byte[] deflated) {
    bytes = Packed.inflate(deflated);
  }

  /** A whole number. */
  public long whole() {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte b = bytes[at++];
      value |= (long) (b & 0x7f) << shift;
      if (b >= 0) {
        return value;
      }
    }
  }

  /** A double. */
  public double real() {
    long bits = 0;
    for (int i = 0; i < Double.BYTES; i++) {
      bits |= (bytes[at++] & 0xffL) << 8 * i;
    }
    return Double.longBitsToDouble(bits);
  }

  /** A text. */
  public String text() {
    return new String(bytes((int) whole()), StandardCharsets.UTF_8);
  }

  /** So many bytes. */
  public byte[] bytes(int count) {
    at += count;
    return Arrays.copyOfRange(bytes, at - count, at);
  }
}
