package org.trackwalk.contact.sat;

import org.trackwalk.contact.clip.PolygonClip;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;

/**
 * A polyhedron turned to the level's axes, its coordinates counted from a point of the caller's
 * choice: near the pair, so that no bits are lost to the distance from the world's origin. Turning
 * once per pose and not once per triangle keeps the triangle's normal free of rounding. Reused from
 * pose to pose.
 */
public final class PlacedPolyhedron {

  final AxisSet axes;

  /** xyz triples. */
  final double[] vertices;

  /** Unit, xyz per face. */
  final double[] faceNormals;

  /** n·p of a face's corners, per face. */
  final double[] faceOffsets;

  /** Unit, xyz per direction. */
  final double[] faceDirections;

  /** Unit, xyz per direction. */
  final double[] edgeDirections;

  /** Centre of the interior objects, half sizes along their axes, shares of box and ellipsoid. */
  final double[] interior = new double[14];

  private final double[] turned = new double[3];

  /** A polyhedron that is not placed yet. */
  public PlacedPolyhedron(AxisSet axes) {
    this.axes = axes;
    Polyhedron polyhedron = axes.polyhedron;
    vertices = new double[3 * polyhedron.vertexCount()];
    faceNormals = new double[3 * polyhedron.faceCount()];
    faceOffsets = new double[polyhedron.faceCount()];
    faceDirections = new double[3 * axes.faceDirectionCount()];
    edgeDirections = new double[axes.edgeDirections.length];
    interior[12] = axes.boxShare;
    interior[13] = axes.ellipsoidShare;
  }

  /** A polyhedron at a pose, counted from the world's origin. */
  public static PlacedPolyhedron at(Polyhedron polyhedron, Pose pose) {
    PlacedPolyhedron placed = new PlacedPolyhedron(AxisSet.of(polyhedron));
    placed.place(pose, 0, 0, 0);
    return placed;
  }

  /**
   * Moves the polyhedron.
   *
   * @param originX where its coordinates are counted from, metres, level coordinates; likewise y
   *     and z. Both bodies of a pair need the same
   */
  public void place(Pose pose, double originX, double originY, double originZ) {
    double x = pose.x() - originX;
    double y = pose.y() - originY;
    double z = pose.z() - originZ;
    Polyhedron polyhedron = axes.polyhedron;
    for (int i = 0; i < vertices.length; i += 3) {
      int v = i / 3;
      pose.directionToLevel(
          polyhedron.vertex(v, 0), polyhedron.vertex(v, 1), polyhedron.vertex(v, 2), turned);
      vertices[i] = turned[0] + x;
      vertices[i + 1] = turned[1] + y;
      vertices[i + 2] = turned[2] + z;
    }
    for (int f = 0; f < faceOffsets.length; f++) {
      pose.directionToLevel(
          polyhedron.facePlane(f, 0),
          polyhedron.facePlane(f, 1),
          polyhedron.facePlane(f, 2),
          turned);
      System.arraycopy(turned, 0, faceNormals, 3 * f, 3);
      faceOffsets[f] = polyhedron.facePlane(f, 3) + (turned[0] * x + turned[1] * y + turned[2] * z);
    }
    turn(pose, axes.faceDirections, faceDirections);
    turn(pose, axes.edgeDirections, edgeDirections);
    pose.directionToLevel(axes.centre[0], axes.centre[1], axes.centre[2], turned);
    interior[0] = turned[0] + x;
    interior[1] = turned[1] + y;
    interior[2] = turned[2] + z;
    for (int axis = 0; axis < 3; axis++) {
      for (int row = 0; row < 3; row++) {
        interior[3 + 3 * axis + row] = pose.rotation(row, axis) * axes.half[axis];
      }
    }
  }

  private void turn(Pose pose, double[] own, double[] level) {
    for (int i = 0; i < level.length; i += 3) {
      pose.directionToLevel(own[i], own[i + 1], own[i + 2], turned);
      System.arraycopy(turned, 0, level, i, 3);
    }
  }

  /** What does not change with the pose. */
  public AxisSet axes() {
    return axes;
  }

  /** Number of corners. */
  public int vertexCount() {
    return vertices.length / 3;
  }

  /** A coordinate of a corner, metres. */
  public double vertex(int i, int axis) {
    return vertices[3 * i + axis];
  }

  /** A component of a face's outward unit normal. */
  public double faceNormal(int face, int axis) {
    return faceNormals[3 * face + axis];
  }

  /** What n·p is for the corners of a face with normal n, metres. */
  public double faceOffset(int face) {
    return faceOffsets[face];
  }

  /** The face whose outward normal has the greatest dot product with a direction. */
  public int faceAlong(double dx, double dy, double dz) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int f = 0; f < faceOffsets.length; f++) {
      double along =
          faceNormals[3 * f] * dx + faceNormals[3 * f + 1] * dy + faceNormals[3 * f + 2] * dz;
      if (along > most) {
        most = along;
        best = f;
      }
    }
    return best;
  }

  /** The least dot product of a corner with a direction. */
  public double leastAlong(double dx, double dy, double dz) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < vertices.length; i += 3) {
      double at = vertices[i] * dx + vertices[i + 1] * dy + vertices[i + 2] * dz;
      least = at < least ? at : least;
    }
    return least;
  }

  /** The corner farthest in a direction. */
  public int vertexAlong(double dx, double dy, double dz) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < vertices.length; i += 3) {
      double along = vertices[i] * dx + vertices[i + 1] * dy + vertices[i + 2] * dz;
      if (along > most) {
        most = along;
        best = i / 3;
      }
    }
    return best;
  }

  /** The edge of a direction that lies farthest along another. */
  int edgeAlong(int direction, double dx, double dy, double dz) {
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int e = 0; e < axes.directionOfEdge.length; e++) {
      if (axes.directionOfEdge[e] == direction) {
        int i = 3 * axes.edges[2 * e];
        int j = 3 * axes.edges[2 * e + 1];
        double along =
            (vertices[i] + vertices[j]) * dx
                + (vertices[i + 1] + vertices[j + 1]) * dy
                + (vertices[i + 2] + vertices[j + 2]) * dz;
        if (along > most) {
          most = along;
          best = e;
        }
      }
    }
    return best;
  }

  /** Cuts a polygon by the planes that hold a face's edges and its normal; side k by edge k. */
  public void cutBySides(int face, PolygonClip polygon) {
    Polyhedron loops = axes.polyhedron;
    int size = loops.faceSize(face);
    for (int k = 0; k < size; k++) {
      int i = 3 * loops.faceVertex(face, k);
      int j = 3 * loops.faceVertex(face, (k + 1) % size);
      polygon.cut(
          vertices[i],
          vertices[i + 1],
          vertices[i + 2],
          vertices[j],
          vertices[j + 1],
          vertices[j + 2],
          faceNormals[3 * face],
          faceNormals[3 * face + 1],
          faceNormals[3 * face + 2],
          k);
    }
  }
}
