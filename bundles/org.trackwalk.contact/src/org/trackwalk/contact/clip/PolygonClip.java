package org.trackwalk.contact.clip;

import java.util.Arrays;

/**
 * A convex polygon of three or more corners that is cut by planes, in flat buffers that are reused.
 * Points on a plane are inside; a polygon that only touches a plane is left with the points that
 * do.
 *
 * <p>Each corner knows the two lines that meet in it: edges of the polygon as it was given, and
 * planes that cut it. So a point keeps its id from frame to frame while bodies slide, and two
 * corners of a polygon never have the same one unless they lie in the same place.
 */
public final class PolygonClip {

  /** Added to a plane's number in an id; less than that is an edge of the polygon as given. */
  public static final int PLANE = 0x8000;

  private int size;
  private double[] points = new double[3 * 16];
  private int[] outgoing = new int[16];
  private double[] distances = new double[16];
  private double[] nextPoints = new double[3 * 16];
  private int[] nextOutgoing = new int[16];
  private int nextSize;

  /** Forgets the polygon and keeps the memory. */
  public void clear() {
    size = 0;
  }

  /** Adds a corner; edge k runs from corner k to the next, the last to the first. */
  public void add(double x, double y, double z) {
    room(size + 1);
    points[3 * size] = x;
    points[3 * size + 1] = y;
    points[3 * size + 2] = z;
    outgoing[size] = size;
    size++;
  }

  /** Number of corners. */
  public int size() {
    return size;
  }

  /** A coordinate of a corner. */
  public double point(int i, int axis) {
    return points[3 * i + axis];
  }

  /**
   * The lines that meet in a corner: the one that comes in shifted by 16 bits, and the one that
   * goes out. A line is the number of an edge as given, or {@link #PLANE} plus that of a plane.
   */
  public int id(int i) {
    return outgoing[i == 0 ? size - 1 : i - 1] << 16 | outgoing[i];
  }

  /**
   * Cuts off what lies beyond a side of a reference face: beyond the plane that holds its edge from
   * a to b and its normal.
   *
   * @param ax a corner of the face, whose corners run counter-clockwise around its normal; likewise
   *     y and z
   * @param bx the next corner; likewise y and z
   * @param nx the face's normal, any length; likewise y and z
   * @param plane number of the plane for ids, below {@link #PLANE}
   */
  public void cut(
      double ax,
      double ay,
      double az,
      double bx,
      double by,
      double bz,
      double nx,
      double ny,
      double nz,
      int plane) {
    double ex = bx - ax;
    double ey = by - ay;
    double ez = bz - az;
    double mx = ey * nz - ez * ny;
    double my = ez * nx - ex * nz;
    double mz = ex * ny - ey * nx;
    boolean cuts = false;
    for (int i = 0; i < size; i++) {
      distances[i] =
          mx * (points[3 * i] - ax) + my * (points[3 * i + 1] - ay) + mz * (points[3 * i + 2] - az);
      cuts |= distances[i] > 0;
    }
    if (cuts) {
      keepInside(PLANE + plane);
    }
  }

  private void keepInside(int line) {
    nextSize = 0;
    for (int i = 0; i < size; i++) {
      int j = i + 1 == size ? 0 : i + 1;
      boolean inside = distances[i] <= 0;
      if (inside) {
        emit(points[3 * i], points[3 * i + 1], points[3 * i + 2], outgoing[i]);
      }
      if (inside && distances[j] > 0) {
        if (distances[i] == 0) {
          nextOutgoing[nextSize - 1] = line;
        } else {
          between(i, j, line);
        }
      } else if (!inside && distances[j] < 0) {
        between(j, i, outgoing[i]);
      }
    }
    double[] p = points;
    points = nextPoints;
    nextPoints = p;
    int[] o = outgoing;
    outgoing = nextOutgoing;
    nextOutgoing = o;
    size = nextSize;
  }

  /** From the inside out, so that the point does not hang on the way the polygon runs. */
  private void between(int inside, int outside, int line) {
    double t = distances[inside] / (distances[inside] - distances[outside]);
    double x = points[3 * inside];
    double y = points[3 * inside + 1];
    double z = points[3 * inside + 2];
    emit(
        x + t * (points[3 * outside] - x),
        y + t * (points[3 * outside + 1] - y),
        z + t * (points[3 * outside + 2] - z),
        line);
  }

  private void emit(double x, double y, double z, int line) {
    room(nextSize + 1);
    nextPoints[3 * nextSize] = x;
    nextPoints[3 * nextSize + 1] = y;
    nextPoints[3 * nextSize + 2] = z;
    nextOutgoing[nextSize] = line;
    nextSize++;
  }

  private void room(int corners) {
    if (corners > outgoing.length) {
      int length = 2 * outgoing.length;
      points = Arrays.copyOf(points, 3 * length);
      nextPoints = Arrays.copyOf(nextPoints, 3 * length);
      outgoing = Arrays.copyOf(outgoing, length);
      nextOutgoing = Arrays.copyOf(nextOutgoing, length);
      distances = Arrays.copyOf(distances, length);
    }
  }
}
