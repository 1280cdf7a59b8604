package org.trackwalk.report.sketch;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads what {@link Packed} wrote, in the same order. Each method throws an {@link
 * IllegalArgumentException} where that is not there.
 */
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
      byte b = next();
      value |= (long) (b & 0x7f) << shift;
      if (b >= 0) {
        return value;
      }
    }
  }

  /** A whole number that says how many bytes follow. */
  public int size() {
    long size = whole();
    if (size < 0 || size > left()) {
      throw Packed.damaged(null);
    }
    return (int) size;
  }

  /** A double. */
  public double real() {
    long bits = 0;
    for (int i = 0; i < Double.BYTES; i++) {
      bits |= (next() & 0xffL) << 8 * i;
    }
    return Double.longBitsToDouble(bits);
  }

  /** A text. */
  public String text() {
    return new String(bytes(size()), StandardCharsets.UTF_8);
  }

  /** So many bytes. */
  public byte[] bytes(int count) {
    if (count < 0 || count > left()) {
      throw Packed.damaged(null);
    }
    at += count;
    return Arrays.copyOfRange(bytes, at - count, at);
  }

  /** How many bytes are left. */
  int left() {
    return bytes.length - at;
  }

  private byte next() {
    if (at == bytes.length) {
      throw Packed.damaged(null);
    }
    return bytes[at++];
  }
}
