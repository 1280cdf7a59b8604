package org.trackwalk.fuzz.mutants;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Changes whole runs of numbers in bytes, as a faulty exporter does: a column that is one value,
 * all coordinates on a grid or a thousand times as large, indices that all name a few vertices. The
 * file stays one that can be read, and what is in it becomes odd.
 */
final class Runs {

  private static final int LEAST = 9;
  private static final float LARGE = 1e6f;
  private static final float SMALL = 1e-6f;
  private static final int MANY = 20_000;

  private final Random random;

  Runs(Random random) {
    this.random = random;
  }

  /** A copy with one run changed; the same where there is none. */
  byte[] change(byte[] content) {
    ByteBuffer b = ByteBuffer.wrap(content.clone()).order(ByteOrder.LITTLE_ENDIAN);
    boolean floats = random.nextInt(3) > 0;
    int width = floats || random.nextBoolean() ? 4 : 2;
    List<int[]> runs = runs(b, floats, width);
    if (runs.isEmpty()) {
      return b.array();
    }
    int[] run = runs.get(random.nextInt(runs.size()));
    int count = (run[1] - run[0]) / width;
    if (floats) {
      floats(b, run[0], count);
    } else {
      indices(b, run[0], count, width);
    }
    return b.array();
  }

  private List<int[]> runs(ByteBuffer b, boolean floats, int width) {
    List<int[]> runs = new ArrayList<>();
    for (int from = random.nextInt(4); from + width <= b.limit(); ) {
      int to = from;
      while (to + width <= b.limit() && (floats ? isFloat(b, to) : isIndex(b, to, width))) {
        to += width;
      }
      if (to - from >= LEAST * width) {
        runs.add(new int[] {from, to});
      }
      from = Math.max(to, from + 1);
    }
    return runs;
  }

  private static boolean isFloat(ByteBuffer b, int at) {
    float size = Math.abs(b.getFloat(at));
    return size == 0 || size > SMALL && size < LARGE;
  }

  private static boolean isIndex(ByteBuffer b, int at, int width) {
    int index = width == 2 ? b.getShort(at) & 0xffff : b.getInt(at);
    return index >= 0 && index < MANY;
  }

  private void floats(ByteBuffer b, int from, int count) {
    int stride = 1 + random.nextInt(8);
    int column = random.nextInt(stride);
    float by = (float) (random.nextGaussian() * Math.pow(10, random.nextInt(13) - 6));
    float grid = (float) Math.pow(10, random.nextInt(7) - 4);
    int kind = random.nextInt(8);
    int period = 1 + random.nextInt(12);
    for (int i = 0; i < count; i++) {
      int at = from + 4 * i;
      float v = b.getFloat(at);
      boolean its = i % stride == column;
      float made =
          switch (kind) {
            case 0 -> v * by;
            case 1 -> its ? by : v;
            case 2 -> Math.round(v / grid) * grid;
            case 3 -> its ? -v : v;
            case 4 -> v + by;
            case 5 -> v + (float) random.nextGaussian() * grid;
            case 6 -> b.getFloat(from + 4 * (i % Math.min(count, 3 * period)));
            default -> Float.intBitsToFloat(Float.floatToIntBits(v) + random.nextInt(5) - 2);
          };
      b.putFloat(at, made);
    }
  }

  private void indices(ByteBuffer b, int from, int count, int width) {
    int few = 1 + random.nextInt(6);
    int kind = random.nextInt(6);
    for (int i = 0; i < count; i++) {
      int at = from + width * i;
      int v = width == 2 ? b.getShort(at) & 0xffff : b.getInt(at);
      int made =
          switch (kind) {
            case 0 -> v % few;
            case 1 -> v + 1;
            case 2 -> Math.max(0, v - 1);
            case 3 -> i / 3;
            case 4 -> i % 3 == 0 ? 0 : v;
            default -> random.nextInt(count);
          };
      if (width == 2) {
        b.putShort(at, (short) made);
      } else {
        b.putInt(at, made);
      }
    }
  }
}
