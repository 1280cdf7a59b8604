package org.trackwalk.eclipse.viewer.scene;

import java.util.Arrays;

/** Straight lines in level coordinates, each with a colour. */
public final class LineSet {

  private float[] points = new float[192];
  private int[] colours = new int[32];
  private int count;

  /** Adds a line; the colour is {@code 0xRRGGBB}. */
  public void add(double ax, double ay, double az, double bx, double by, double bz, int colour) {
    if (count == colours.length) {
      colours = Arrays.copyOf(colours, 2 * count);
      points = Arrays.copyOf(points, 12 * count);
    }
    int at = 6 * count;
    points[at] = (float) ax;
    points[at + 1] = (float) ay;
    points[at + 2] = (float) az;
    points[at + 3] = (float) bx;
    points[at + 4] = (float) by;
    points[at + 5] = (float) bz;
    colours[count++] = colour;
  }

  /** Adds a line between two vertices of a surface. */
  public void add(float[] positions, int from, int to, int colour) {
    add(
        positions[3 * from],
        positions[3 * from + 1],
        positions[3 * from + 2],
        positions[3 * to],
        positions[3 * to + 1],
        positions[3 * to + 2],
        colour);
  }

  /** Adds a line through points, xyz triples. */
  public void addPath(double[] path, int colour) {
    for (int i = 3; i + 2 < path.length; i += 3) {
      add(path[i - 3], path[i - 2], path[i - 1], path[i], path[i + 1], path[i + 2], colour);
    }
  }

  /** Number of lines. */
  public int count() {
    return count;
  }

  /** Coordinate {@code k} of a line: 0 to 2 of its start, 3 to 5 of its end. */
  public float point(int line, int k) {
    return points[6 * line + k];
  }

  /** Colour of a line, {@code 0xRRGGBB}. */
  public int colour(int line) {
    return colours[line];
  }
}
