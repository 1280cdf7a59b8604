package org.trackwalk.eclipse.viewer.scene;

import java.util.Arrays;

/** Translucent triangles in level coordinates, each with a colour and an opacity. */
public final class PatchSet {

  private float[] corners = new float[9 * 64];
  private int[] colours = new int[64];
  private int count;

  /**
   * Adds a triangle.
   *
   * @param a three level coordinates, metres; likewise b and c
   * @param rgb {@code 0xRRGGBB}
   * @param opacity 0 to 255
   */
  public void add(double[] a, double[] b, double[] c, int rgb, int opacity) {
    if (count == colours.length) {
      colours = Arrays.copyOf(colours, 2 * count);
      corners = Arrays.copyOf(corners, 18 * count);
    }
    for (int k = 0; k < 3; k++) {
      corners[9 * count + k] = (float) a[k];
      corners[9 * count + 3 + k] = (float) b[k];
      corners[9 * count + 6 + k] = (float) c[k];
    }
    colours[count++] = opacity << 24 | rgb & 0xFFFFFF;
  }

  /** Number of triangles. */
  public int count() {
    return count;
  }

  /** Coordinate {@code k} of a triangle: 0 to 2 of its first corner, then the others. */
  public float corner(int triangle, int k) {
    return corners[9 * triangle + k];
  }

  /** Colour of a triangle, {@code 0xRRGGBB}. */
  public int colour(int triangle) {
    return colours[triangle] & 0xFFFFFF;
  }

  /** Opacity of a triangle, 0 to 255. */
  public int opacity(int triangle) {
    return colours[triangle] >>> 24;
  }
}
