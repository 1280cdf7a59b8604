package org.trackwalk.check.run;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Broken versions of a good file, the same for the same seed. */
final class FileMutants {

  /** What stands in files of broken exporters, and what no exporter would write. */
  private static final String[] WORDS = {
    "-1", "0", "-0.0", "nan", "inf", "1e39", "-3.4e38", "1e-45", "4294967295", "2147483647",
    "1e15", "1.0000001", "", "\"", "{", "]", "null", "\\\n", "\r", "#"
  };

  private static final int[] BITS = {
    0,
    0x80000000,
    0x7F800000,
    0x7FC00000,
    0x7F7FFFFF,
    0xFF7FFFFF,
    1,
    0x00800000,
    0x3F800001,
    0x7FFFFFFF,
    -1,
    0x4B000000
  };

  /** The longest piece that is cut out or doubled. */
  private static final int CHUNK = 96;

  private final byte[] good;
  private final Random random;

  FileMutants(byte[] good, long seed) {
    this.good = good.clone();
    this.random = new Random(seed);
  }

  /** The next one: one to three changes of the good file. */
  byte[] next() {
    byte[] mutant = good.clone();
    for (int changes = 1 + random.nextInt(3); changes > 0 && mutant.length > 0; changes--) {
      mutant = changed(mutant);
    }
    return mutant;
  }

  private byte[] changed(byte[] b) {
    int at = random.nextInt(b.length);
    int end = Math.min(b.length, at + 1 + random.nextInt(CHUNK));
    return switch (random.nextInt(8)) {
      case 0 -> {
        b[at] ^= (byte) (1 << random.nextInt(8));
        yield b;
      }
      case 1 -> Arrays.copyOf(b, at);
      case 2 -> replaced(b, at, end, new byte[0]);
      case 3 -> replaced(b, at, at, Arrays.copyOfRange(b, at, end));
      case 4 -> replaced(b, random.nextInt(b.length), at, end, b);
      case 5 -> bits(b, at & ~3, BITS[random.nextInt(BITS.length)]);
      default -> number(b, at);
    };
  }

  /** Puts a word where a number stands, the first one from {@code from} on. */
  private byte[] number(byte[] b, int from) {
    int start = from;
    while (start < b.length && !inNumber(b[start])) {
      start++;
    }
    int end = start;
    while (end < b.length && inNumber(b[end])) {
      end++;
    }
    String word = WORDS[random.nextInt(WORDS.length)];
    return replaced(b, start, end, word.getBytes(StandardCharsets.US_ASCII));
  }

  private static boolean inNumber(byte b) {
    return b >= '0' && b <= '9' || b == '.' || b == '-';
  }

  private static byte[] bits(byte[] b, int at, int value) {
    for (int k = 0; k < 4 && at + k < b.length; k++) {
      b[at + k] = (byte) (value >>> 8 * k);
    }
    return b;
  }

  private static byte[] replaced(byte[] b, int at, int from, int to, byte[] source) {
    return replaced(b, at, at, Arrays.copyOfRange(source, from, to));
  }

  private static byte[] replaced(byte[] b, int from, int to, byte[] with) {
    byte[] result = new byte[b.length - (to - from) + with.length];
    System.arraycopy(b, 0, result, 0, from);
    System.arraycopy(with, 0, result, from, with.length);
    System.arraycopy(b, to, result, from + with.length, b.length - to);
    return result;
  }
}
