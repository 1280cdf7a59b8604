package org.trackwalk.ground.surface;

import java.util.Arrays;

/**
 * Sheets of plain ground that hang together with a surface and were left out of it.
 *
 * @param sizes triangles of each sheet
 * @param areas square metres of each
 * @param upward the part of its area that faces up, square metres
 * @param firsts nine floats a sheet: the corners of its first triangle in canonical order
 * @param triangles of the surface that have a neighbour in a sheet
 * @param sheets the sheet of that neighbour, for each of these triangles
 * @param facing which way all of it faces
 */
public record LeftSheets(
    int[] sizes,
    double[] areas,
    double[] upward,
    float[] firsts,
    int[] triangles,
    int[] sheets,
    AreaFacing facing) {

  /** Of a surface that is there as a whole. */
  public static final LeftSheets NONE =
      new LeftSheets(
          new int[0],
          new double[0],
          new double[0],
          new float[0],
          new int[0],
          new int[0],
          new AreaFacing());

  private static final int CORNERS = 9;

  /** Number of sheets. */
  int count() {
    return sizes.length;
  }

  /** Number of triangles. */
  public int size() {
    return Arrays.stream(sizes).sum();
  }

  /** Compares first triangles, each nine floats, as canonical order does. */
  public static int compare(float[] a, int i, float[] b, int k) {
    return Arrays.compare(a, CORNERS * i, CORNERS * (i + 1), b, CORNERS * k, CORNERS * (k + 1));
  }
}
