package org.trackwalk.contact.packed;

import java.util.Arrays;
import org.trackwalk.contact.shape.Spheres;

/**
 * Spheres in the order of the Morton codes of their centres (G. M. Morton, 1966): cells of a cube
 * around all, 2^10 along each axis, sorted by digits. Equal cells keep their order, so the order is
 * the same everywhere. Keeps its memory.
 */
final class PlaceOrder {

  private static final int BITS = 10;
  private static final int DIGITS = 1 << BITS;
  private static final int PASSES = 3;

  private final double[] low = new double[3];
  private final int[] counts = new int[DIGITS];
  private int[] codes = new int[0];
  private int[] numbers = new int[0];
  private int[] spareCodes = new int[0];
  private int[] spareNumbers = new int[0];
  private double[] gathered = new double[0];

  /**
   * The numbers of the spheres, {@code from} to {@code to}, in order; valid until the next call.
   */
  int[] sort(Spheres spheres, int from, int to) {
    int size = to - from;
    if (size > codes.length) {
      codes = new int[size];
      numbers = new int[size];
      spareCodes = new int[size];
      spareNumbers = new int[size];
      gathered = new double[4 * size];
    }
    double scale = DIGITS / extent(spheres, from, to);
    for (int i = 0; i < size; i++) {
      numbers[i] = from + i;
      codes[i] =
          spread(cell(spheres.x(from + i), 0, scale))
              | spread(cell(spheres.y(from + i), 1, scale)) << 1
              | spread(cell(spheres.z(from + i), 2, scale)) << 2;
    }
    for (int pass = 0; pass < PASSES; pass++) {
      sortByDigit(size, BITS * pass);
    }
    gather(spheres, size);
    return numbers;
  }

  /**
   * Centre x, y, z and radius of each sphere, in order: so that asking reads from front to back.
   */
  double[] gathered() {
    return gathered;
  }

  private void gather(Spheres spheres, int size) {
    for (int k = 0; k < size; k++) {
      int i = numbers[k];
      gathered[4 * k] = spheres.x(i);
      gathered[4 * k + 1] = spheres.y(i);
      gathered[4 * k + 2] = spheres.z(i);
      gathered[4 * k + 3] = spheres.radius(i);
    }
  }

  /** The longest side of the box around all centres; notes its least corner. */
  private double extent(Spheres spheres, int from, int to) {
    double lowX = Double.POSITIVE_INFINITY;
    double lowY = Double.POSITIVE_INFINITY;
    double lowZ = Double.POSITIVE_INFINITY;
    double highX = Double.NEGATIVE_INFINITY;
    double highY = Double.NEGATIVE_INFINITY;
    double highZ = Double.NEGATIVE_INFINITY;
    for (int i = from; i < to; i++) {
      double x = spheres.x(i);
      double y = spheres.y(i);
      double z = spheres.z(i);
      lowX = x < lowX ? x : lowX;
      lowY = y < lowY ? y : lowY;
      lowZ = z < lowZ ? z : lowZ;
      highX = x > highX ? x : highX;
      highY = y > highY ? y : highY;
      highZ = z > highZ ? z : highZ;
    }
    low[0] = lowX;
    low[1] = lowY;
    low[2] = lowZ;
    return Math.max(Math.max(highX - lowX, highY - lowY), highZ - lowZ);
  }

  /** Where the extent is nothing or endless the cell is a guess, and the order still an order. */
  private int cell(double centre, int axis, double scale) {
    return Math.max(0, Math.min(DIGITS - 1, (int) ((centre - low[axis]) * scale)));
  }

  /** Ten bits, two zeros after each. */
  private static int spread(int cell) {
    int bits = (cell | cell << 16) & 0x030000ff;
    bits = (bits | bits << 8) & 0x0300f00f;
    bits = (bits | bits << 4) & 0x030c30c3;
    return (bits | bits << 2) & 0x09249249;
  }

  private void sortByDigit(int size, int shift) {
    Arrays.fill(counts, 0);
    for (int i = 0; i < size; i++) {
      counts[codes[i] >>> shift & DIGITS - 1]++;
    }
    int place = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      int count = counts[digit];
      counts[digit] = place;
      place += count;
    }
    for (int i = 0; i < size; i++) {
      int to = counts[codes[i] >>> shift & DIGITS - 1]++;
      spareCodes[to] = codes[i];
      spareNumbers[to] = numbers[i];
    }
    int[] sortedCodes = spareCodes;
    spareCodes = codes;
    codes = sortedCodes;
    int[] sortedNumbers = spareNumbers;
    spareNumbers = numbers;
    numbers = sortedNumbers;
  }
}
