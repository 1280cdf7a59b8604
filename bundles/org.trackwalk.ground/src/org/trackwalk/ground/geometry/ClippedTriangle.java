package org.trackwalk.ground.geometry;

/**
 * A triangle in coordinates of a place: along two directions as seen from above, and its height;
 * what lies beyond a line is cut off (I. Sutherland, G. Hodgman, Reentrant polygon clipping, 1974).
 */
public final class ClippedTriangle {

  /** A triangle clipped by eight lines has at most eleven corners. */
  private static final int CORNERS = 11;

  private double[] part = new double[3 * CORNERS];
  private double[] spare = new double[3 * CORNERS];
  private int corners;

  /**
   * Takes a triangle, seen from a place along two unit directions at a right angle.
   *
   * @param p positions
   * @param c corners of all triangles
   * @param x of the place, as seen from above; likewise z
   * @param firstX of the first direction; the second is this, turned to ({@code -z}, {@code x})
   */
  public void take(
      float[] p, int[] c, int triangle, double x, double z, double firstX, double firstZ) {
    for (int k = 0; k < 3; k++) {
      int corner = 3 * c[3 * triangle + k];
      double dx = p[corner] - x;
      double dz = p[corner + 2] - z;
      part[3 * k] = firstX * dx + firstZ * dz;
      part[3 * k + 1] = firstX * dz - firstZ * dx;
      part[3 * k + 2] = p[corner + 1];
    }
    corners = 3;
  }

  /** Takes an edge between two vertices, seen as triangles are: a triangle without an area. */
  public void takeEdge(
      float[] p, int from, int to, double x, double z, double firstX, double firstZ) {
    for (int k = 0; k < 3; k++) {
      int corner = 3 * (k == 0 ? from : to);
      double dx = p[corner] - x;
      double dz = p[corner + 2] - z;
      part[3 * k] = firstX * dx + firstZ * dz;
      part[3 * k + 1] = firstX * dz - firstZ * dx;
      part[3 * k + 2] = p[corner + 1];
    }
    corners = 3;
  }

  /** Keeps the part whose coordinate along a direction is in a range; false when none is left. */
  public boolean keep(int axis, double least, double most) {
    cut(axis, 1, least);
    cut(axis, -1, -most);
    return corners > 0;
  }

  /** Takes what is left of another, as it is seen from the same place. */
  public void take(ClippedTriangle other) {
    System.arraycopy(other.part, 0, part, 0, 3 * other.corners);
    corners = other.corners;
  }

  /**
   * Heights are over a plane from now on.
   *
   * @param height of the plane at a place, two coordinates {@code first} and {@code second}
   * @param alongFirst how much it rises along the first direction; likewise the second
   */
  public void over(
      double height, double first, double second, double alongFirst, double alongSecond) {
    for (int i = 0; i < 3 * corners; i += 3) {
      part[i + 2] -= height + alongFirst * (part[i] - first) + alongSecond * (part[i + 1] - second);
    }
  }

  /** How many corners are left. */
  public int corners() {
    return corners;
  }

  /** Coordinate of a corner: 0 and 1 along the directions, 2 its height. */
  public double at(int corner, int axis) {
    return part[3 * corner + axis];
  }

  private void cut(int axis, int sign, double least) {
    int kept = 0;
    for (int i = 0; i < corners; i++) {
      int a = 3 * i;
      int b = 3 * ((i + 1) % corners);
      double da = sign * part[a + axis] - least;
      double db = sign * part[b + axis] - least;
      if (da >= 0) {
        System.arraycopy(part, a, spare, 3 * kept++, 3);
      }
      if (da >= 0 != db >= 0) {
        double share = da / (da - db);
        for (int k = 0; k < 3; k++) {
          spare[3 * kept + k] = part[a + k] + share * (part[b + k] - part[a + k]);
        }
        kept++;
      }
    }
    double[] old = part;
    part = spare;
    spare = old;
    corners = kept;
  }
}
