package org.trackwalk.io.robust;

import java.util.Arrays;
import java.util.Random;

/** Broken versions of a good file, the same for the same seed. */
public final class Mutants {

  private static final byte[][] WORDS = {
    "-1".getBytes(),
    "4294967295".getBytes(),
    "1e999".getBytes(),
    "null".getBytes(),
    "[".getBytes(),
    "}".getBytes(),
    "\"".getBytes(),
    "999999999".getBytes(),
    "nan".getBytes(),
    "\n".getBytes()
  };

  private final byte[] good;
  private final Random random;

  /** Mutants of a file. */
  public Mutants(byte[] good, long seed) {
    this.good = good.clone();
    this.random = new Random(seed);
  }

  /** The next mutant: one to four changes of the good file. */
  public byte[] next() {
    byte[] mutant = good.clone();
    int changes = 1 + random.nextInt(4);
    for (int i = 0; i < changes && mutant.length > 0; i++) {
      mutant = changed(mutant);
    }
    return mutant;
  }

  private byte[] changed(byte[] bytes) {
    int at = random.nextInt(bytes.length);
    switch (random.nextInt(6)) {
      case 0:
        bytes[at] ^= (byte) (1 << random.nextInt(8));
        return bytes;
      case 1:
        bytes[at] = (byte) random.nextInt(256);
        return bytes;
      case 2:
        return Arrays.copyOf(bytes, at);
      case 3:
        return spliced(bytes, at, Math.min(bytes.length, at + random.nextInt(16)), new byte[0]);
      case 4:
        int from = random.nextInt(bytes.length);
        int to = Math.min(bytes.length, from + random.nextInt(64));
        return spliced(bytes, at, at, Arrays.copyOfRange(bytes, from, to));
      default:
        int end = Math.min(bytes.length, at + random.nextInt(4));
        return spliced(bytes, at, end, WORDS[random.nextInt(WORDS.length)]);
    }
  }

  private static byte[] spliced(byte[] bytes, int from, int to, byte[] middle) {
    byte[] out = new byte[bytes.length - (to - from) + middle.length];
    System.arraycopy(bytes, 0, out, 0, from);
    System.arraycopy(middle, 0, out, from, middle.length);
    System.arraycopy(bytes, to, out, from + middle.length, bytes.length - to);
    return out;
  }
}
