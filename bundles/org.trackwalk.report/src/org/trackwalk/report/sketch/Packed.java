package org.trackwalk.report.sketch;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Bytes that a page's script reads back: whole numbers take as many bytes as they need, seven bits
 * in each, the low ones first.
 */
public final class Packed {

  private static final int BUFFER = 1 << 16;

  /** No part of a sketch has more bytes: what has is made to fill the memory. */
  private static final int MOST = 1 << 26;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream(BUFFER);

  Packed whole(long value) {
    long rest = value;
    while (rest >= 0x80) {
      out.write((int) (rest & 0x7f | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
    return this;
  }

  /** A number with a sign: small ones of either sign stay small. */
  Packed signed(long value) {
    return whole((value << 1) ^ (value >> 63));
  }

  Packed real(double value) {
    bits(Double.doubleToLongBits(value), Double.BYTES);
    return this;
  }

  Packed single(float value) {
    bits(Integer.toUnsignedLong(Float.floatToIntBits(value)), Float.BYTES);
    return this;
  }

  /** Its length in bytes, then UTF-8. */
  Packed text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    whole(bytes.length);
    out.write(bytes, 0, bytes.length);
    return this;
  }

  /** What another one holds. */
  Packed append(Packed other) {
    return bytes(other.out.toByteArray());
  }

  Packed bytes(byte[] bytes) {
    out.writeBytes(bytes);
    return this;
  }

  private void bits(long value, int bytes) {
    for (int i = 0; i < bytes; i++) {
      out.write((int) (value >>> 8 * i));
    }
  }

  /** Everything so far, compressed. */
  byte[] deflated() {
    return deflate(out.toByteArray(), true);
  }

  /** Compresses; without the frame it is what browsers call {@code deflate-raw}. */
  static byte[] deflate(byte[] plain, boolean raw) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, raw);
    try {
      deflater.setInput(plain);
      deflater.finish();
      ByteArrayOutputStream packed = new ByteArrayOutputStream(BUFFER);
      byte[] buffer = new byte[BUFFER];
      while (!deflater.finished()) {
        packed.write(buffer, 0, deflater.deflate(buffer));
      }
      return packed.toByteArray();
    } finally {
      deflater.end();
    }
  }

  /**
   * What {@link #deflated()} was made of.
   *
   * @throws IllegalArgumentException when the bytes are damaged
   */
  public static byte[] inflate(byte[] packed) {
    Inflater inflater = new Inflater(true);
    try {
      // The format without a frame wants one byte behind its end (java.util.zip.Inflater).
      byte[] padded = Arrays.copyOf(packed, packed.length + 1);
      inflater.setInput(padded);
      ByteArrayOutputStream plain = new ByteArrayOutputStream(BUFFER);
      byte[] buffer = new byte[BUFFER];
      while (!inflater.finished()) {
        int n = inflater.inflate(buffer);
        if (n == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
          throw damaged(null);
        }
        if (plain.size() + n > MOST) {
          throw damaged(null);
        }
        plain.write(buffer, 0, n);
      }
      return plain.toByteArray();
    } catch (DataFormatException e) {
      throw damaged(e);
    } finally {
      inflater.end();
    }
  }

  static IllegalArgumentException damaged(DataFormatException why) {
    return new IllegalArgumentException("damaged sketch", why);
  }
}
