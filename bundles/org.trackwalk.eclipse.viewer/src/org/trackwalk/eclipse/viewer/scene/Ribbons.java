package org.trackwalk.eclipse.viewer.scene;

import java.util.Arrays;

/**
 * Strips that stand or lie along a line and grow with a factor: each point has a foot on the
 * surface and a true offset in metres, which is drawn so many times as long. Flat arrays, two
 * triangles per piece of strip.
 */
public final class Ribbons {

  private float[] points = new float[192];
  private int[] colours = new int[16];
  private int count;

  /** Adds the strip between two feet and their offsets, all xyz; nothing for tiny offsets. */
  public void add(double[] footA, double[] offsetA, double[] footB, double[] offsetB, int colour) {
    if (count == colours.length) {
      colours = Arrays.copyOf(colours, 2 * count);
      points = Arrays.copyOf(points, 24 * count);
    }
    int at = 12 * count;
    for (int k = 0; k < 3; k++) {
      points[at + k] = (float) footA[k];
      points[at + 3 + k] = (float) offsetA[k];
      points[at + 6 + k] = (float) footB[k];
      points[at + 9 + k] = (float) offsetB[k];
    }
    colours[count++] = colour;
  }

  /** Number of pieces of strip. */
  public int count() {
    return count;
  }

  /** Of a piece: 0 to 2 first foot, 3 to 5 its offset, 6 to 8 second foot, 9 to 11 its offset. */
  public float value(int piece, int k) {
    return points[12 * piece + k];
  }

  /** Colour of a piece, {@code 0xRRGGBB}. */
  public int colour(int piece) {
    return colours[piece];
  }
}
