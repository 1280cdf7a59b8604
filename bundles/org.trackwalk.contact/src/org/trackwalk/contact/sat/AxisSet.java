package org.trackwalk.contact.sat;

import java.util.Arrays;
import org.trackwalk.contact.shape.Polyhedron;

/**
 * What a search for separating axes needs to know of a polyhedron, in its own coordinates: each
 * direction of faces and of edges once (the article's reduction 1), and interior objects (reduction
 * 2).
 *
 * <p>The interior objects are a box and an ellipsoid along the own axes, around the mean of the
 * corners and with the proportions of the bounding box, each as large as fits. Of a box the
 * interior box is that box; in round hulls the ellipsoid reaches farther.
 */
public final class AxisSet {

  /**
   * Sine of the angle below which two directions count as one. Unit vectors from corners that are
   * metres apart are good to 1e-15, from corners a millimetre apart to 1e-12; and 1e-9 moves the
   * projection of a shape of ten metres by ten nanometres.
   */
  public static final double SAME_DIRECTION = 1e-9;

  /**
   * By how much the interior objects are smaller than what fits, as a share: above rounding, so
   * that a bound from them never cuts off an axis whose separation is rounded up.
   */
  private static final double SHRINK = 1e-9;

  final Polyhedron polyhedron;

  /** xyz per direction of faces. */
  final double[] faceDirections;

  private final int faceDirectionCount;

  /** The face whose outward normal is that direction, or -1. */
  final int[] facesAlong;

  /** The face whose outward normal is opposite to that direction, or -1. */
  final int[] facesAgainst;

  /** Two corners per edge, the lower index first. */
  final int[] edges;

  /** xyz per direction of edges. */
  final double[] edgeDirections;

  /** Which direction an edge has. */
  final int[] directionOfEdge;

  /** Centre of the interior objects. */
  final double[] centre;

  /** Half sizes of the bounding box. */
  final double[] half;

  /** Size of the interior box as a share of the bounding box. */
  final double boxShare;

  /** Size of the interior ellipsoid as a share of the one that touches the bounding box's sides. */
  final double ellipsoidShare;

  private AxisSet(Polyhedron polyhedron) {
    this.polyhedron = polyhedron;
    int faces = polyhedron.faceCount();
    faceDirections = new double[3 * faces];
    facesAlong = new int[faces];
    facesAgainst = new int[faces];
    int directions = 0;
    for (int f = 0; f < faces; f++) {
      double x = polyhedron.facePlane(f, 0);
      double y = polyhedron.facePlane(f, 1);
      double z = polyhedron.facePlane(f, 2);
      int known = find(faceDirections, directions, x, y, z);
      if (known < 0) {
        known = directions++;
        faceDirections[3 * known] = x;
        faceDirections[3 * known + 1] = y;
        faceDirections[3 * known + 2] = z;
        facesAlong[known] = f;
        facesAgainst[known] = -1;
      } else if (dot(faceDirections, known, x, y, z) < 0) {
        facesAgainst[known] = f;
      }
    }
    faceDirectionCount = directions;
    edges = edgesOf(polyhedron);
    directionOfEdge = new int[edges.length / 2];
    double[] found = new double[3 * directionOfEdge.length];
    int edgeDirectionCount = 0;
    for (int e = 0; e < directionOfEdge.length; e++) {
      double x = along(e, 0);
      double y = along(e, 1);
      double z = along(e, 2);
      double length = Math.sqrt(x * x + y * y + z * z);
      x /= length;
      y /= length;
      z /= length;
      int known = find(found, edgeDirectionCount, x, y, z);
      if (known < 0) {
        known = edgeDirectionCount++;
        found[3 * known] = x;
        found[3 * known + 1] = y;
        found[3 * known + 2] = z;
      }
      directionOfEdge[e] = known;
    }
    edgeDirections = Arrays.copyOf(found, 3 * edgeDirectionCount);
    centre = new double[3];
    half = new double[3];
    centreAndSize();
    boxShare = share(false);
    ellipsoidShare = share(true);
  }

  /** The axes of a polyhedron. */
  public static AxisSet of(Polyhedron polyhedron) {
    return new AxisSet(polyhedron);
  }

  /** The polyhedron. */
  public Polyhedron polyhedron() {
    return polyhedron;
  }

  /** Number of different directions of faces; opposite ones count once. */
  public int faceDirectionCount() {
    return faceDirectionCount;
  }

  /** Number of different directions of edges; opposite ones count once. */
  public int edgeDirectionCount() {
    return edgeDirections.length / 3;
  }

  /** Number of edges. */
  public int edgeCount() {
    return edges.length / 2;
  }

  /** A corner of an edge. */
  public int edgeVertex(int edge, int end) {
    return edges[2 * edge + end];
  }

  private double along(int edge, int axis) {
    return polyhedron.vertex(edges[2 * edge + 1], axis) - polyhedron.vertex(edges[2 * edge], axis);
  }

  private void centreAndSize() {
    for (int axis = 0; axis < 3; axis++) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      double sum = 0;
      for (int i = 0; i < polyhedron.vertexCount(); i++) {
        double at = polyhedron.vertex(i, axis);
        least = Math.min(least, at);
        most = Math.max(most, at);
        sum += at;
      }
      centre[axis] = sum / polyhedron.vertexCount();
      half[axis] = (most - least) / 2;
    }
  }

  /** How large an interior object may be before it touches a face. */
  private double share(boolean round) {
    double share = 1;
    for (int f = 0; f < polyhedron.faceCount(); f++) {
      double room = polyhedron.facePlane(f, 3);
      double sum = 0;
      double squares = 0;
      for (int axis = 0; axis < 3; axis++) {
        double n = polyhedron.facePlane(f, axis);
        room -= n * centre[axis];
        double reach = Math.abs(n) * half[axis];
        sum += reach;
        squares += reach * reach;
      }
      double reach = round ? Math.sqrt(squares) : sum;
      share = Math.min(share, reach > 0 ? room / reach : 0);
    }
    return Math.max(0, share) * (1 - SHRINK);
  }

  private static int[] edgesOf(Polyhedron polyhedron) {
    int[] edges = new int[2 * polyhedron.vertexCount()];
    int count = 0;
    for (int f = 0; f < polyhedron.faceCount(); f++) {
      int size = polyhedron.faceSize(f);
      for (int k = 0; k < size; k++) {
        int from = polyhedron.faceVertex(f, k);
        int to = polyhedron.faceVertex(f, (k + 1) % size);
        if (from < to) {
          // the neighbour's face runs the other way, so each edge comes by once
          if (count + 2 > edges.length) {
            edges = Arrays.copyOf(edges, 2 * edges.length);
          }
          edges[count++] = from;
          edges[count++] = to;
        }
      }
    }
    return Arrays.copyOf(edges, count);
  }

  private static int find(double[] directions, int count, double x, double y, double z) {
    for (int i = 0; i < count; i++) {
      double cx = directions[3 * i + 1] * z - directions[3 * i + 2] * y;
      double cy = directions[3 * i + 2] * x - directions[3 * i] * z;
      double cz = directions[3 * i] * y - directions[3 * i + 1] * x;
      if (cx * cx + cy * cy + cz * cz <= SAME_DIRECTION * SAME_DIRECTION) {
        return i;
      }
    }
    return -1;
  }

  private static double dot(double[] directions, int i, double x, double y, double z) {
    return directions[3 * i] * x + directions[3 * i + 1] * y + directions[3 * i + 2] * z;
  }
}
