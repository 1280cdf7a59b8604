package org.trackwalk.io.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A picture and its halves down to one pixel (L. Williams, "Pyramidal parametrics", SIGGRAPH 1983),
 * with sides that are powers of two.
 *
 * @param width pixels of the largest level; likewise height
 * @param levels four bytes a pixel, red first, rows from the top; the largest first
 */
public record MipLevels(int width, int height, List<byte[]> levels) {

  private static final int CHANNELS = 4;

  /** Takes a copy of the list. */
  public MipLevels {
    levels = List.copyOf(levels);
  }

  /** Bytes of all levels of a picture. */
  public static long bytes(int width, int height) {
    long bytes = 0;
    long wide = width;
    long high = height;
    while (true) {
      bytes += CHANNELS * wide * high;
      if (wide == 1 && high == 1) {
        return bytes;
      }
      wide = Math.max(1, wide / 2);
      high = Math.max(1, high / 2);
    }
  }

  /** The power of two next to a side, at most {@code most}, which is one. */
  public static int side(long pixels, int most) {
    int side = 1;
    while (side < most && side * 1.4142 < pixels) {
      side *= 2;
    }
    return side;
  }

  /**
   * Makes them: each pixel is the mean of those that fall into it.
   *
   * @param most pixels of a side at most, a power of two
   */
  public static MipLevels of(PixelRows rows, int most) {
    int width = side(rows.width(), most);
    int height = side(rows.height(), most);
    List<byte[]> levels = new ArrayList<>();
    levels.add(fit(rows, width, height));
    int wide = width;
    int high = height;
    while (wide > 1 || high > 1) {
      int nextWide = Math.max(1, wide / 2);
      int nextHigh = Math.max(1, high / 2);
      levels.add(half(levels.get(levels.size() - 1), wide, high, nextWide, nextHigh));
      wide = nextWide;
      high = nextHigh;
    }
    return new MipLevels(width, height, levels);
  }

  /** The mean colour, {@code 0xRRGGBB}. */
  public int mean() {
    byte[] one = levels.get(levels.size() - 1);
    return (one[0] & 0xFF) << 16 | (one[1] & 0xFF) << 8 | one[2] & 0xFF;
  }

  private static byte[] fit(PixelRows rows, int width, int height) {
    byte[] fitted = new byte[CHANNELS * width * height];
    int[] row = new int[rows.width()];
    long[] sums = new long[CHANNELS * width];
    int[] left = borders(rows.width(), width);
    int[] top = borders(rows.height(), height);
    for (int y = 0; y < height; y++) {
      Arrays.fill(sums, 0);
      int low = Math.max(top[y] + 1, top[y + 1]);
      for (int from = top[y]; from < low; from++) {
        rows.row(from, row);
        for (int x = 0; x < width; x++) {
          int right = Math.max(left[x] + 1, left[x + 1]);
          for (int i = left[x]; i < right; i++) {
            sums[CHANNELS * x] += row[i] >> 16 & 0xFF;
            sums[CHANNELS * x + 1] += row[i] >> 8 & 0xFF;
            sums[CHANNELS * x + 2] += row[i] & 0xFF;
            sums[CHANNELS * x + 3] += row[i] >>> 24;
          }
        }
      }
      for (int x = 0; x < width; x++) {
        long count = (long) (low - top[y]) * (Math.max(left[x] + 1, left[x + 1]) - left[x]);
        for (int k = 0; k < CHANNELS; k++) {
          fitted[CHANNELS * (y * width + x) + k] =
              (byte) ((sums[CHANNELS * x + k] + count / 2) / count);
        }
      }
    }
    return fitted;
  }

  private static int[] borders(int from, int to) {
    int[] borders = new int[to + 1];
    for (int i = 0; i <= to; i++) {
      borders[i] = (int) ((long) i * from / to);
    }
    return borders;
  }

  private static byte[] half(byte[] from, int wide, int high, int nextWide, int nextHigh) {
    byte[] half = new byte[CHANNELS * nextWide * nextHigh];
    int stepX = wide / nextWide;
    int stepY = high / nextHigh;
    for (int y = 0; y < nextHigh; y++) {
      for (int x = 0; x < nextWide; x++) {
        for (int k = 0; k < CHANNELS; k++) {
          int sum = 0;
          for (int j = 0; j < stepY; j++) {
            for (int i = 0; i < stepX; i++) {
              int at = (y * stepY + j) * wide + x * stepX + i;
              sum += from[CHANNELS * at + k] & 0xFF;
            }
          }
          int count = stepX * stepY;
          half[CHANNELS * (y * nextWide + x) + k] = (byte) ((sum + count / 2) / count);
        }
      }
    }
    return half;
  }
}
