package org.trackwalk.contact.shape;

/**
 * A closed convex polyhedron: corners, and faces as loops of corners. Coplanar triangles of a hull
 * are one face.
 */
public final class Polyhedron {

  private final double[] vertices;
  private final int[] faceStarts;
  private final int[] faceVertices;
  private final double[] facePlanes;

  /**
   * A polyhedron.
   *
   * @param vertices xyz triples, metres
   * @param faceStarts where each face's corners begin in {@code faceVertices}, and where the last
   *     one's end
   * @param faceVertices vertex indices, counter-clockwise seen from outside
   * @param facePlanes four numbers per face: outward unit normal n and offset d, points inside have
   *     n·p ≤ d
   */
  Polyhedron(double[] vertices, int[] faceStarts, int[] faceVertices, double[] facePlanes) {
    this.vertices = vertices;
    this.faceStarts = faceStarts;
    this.faceVertices = faceVertices;
    this.facePlanes = facePlanes;
  }

  /** The core of a box. */
  public static Polyhedron ofBox(Box box) {
    double x = box.hx() - box.margin();
    double y = box.hy() - box.margin();
    double z = box.hz() - box.margin();
    double[] vertices = new double[24];
    for (int i = 0; i < 8; i++) {
      vertices[3 * i] = (i & 1) == 0 ? -x : x;
      vertices[3 * i + 1] = (i & 2) == 0 ? -y : y;
      vertices[3 * i + 2] = (i & 4) == 0 ? -z : z;
    }
    return new Polyhedron(
        vertices,
        new int[] {0, 4, 8, 12, 16, 20, 24},
        new int[] {0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 2, 6, 7, 3, 0, 2, 3, 1, 4, 5, 7, 6},
        new double[] {-1, 0, 0, x, 1, 0, 0, x, 0, -1, 0, y, 0, 1, 0, y, 0, 0, -1, z, 0, 0, 1, z});
  }

  /** Number of corners. */
  public int vertexCount() {
    return vertices.length / 3;
  }

  /** A coordinate of a corner, metres. */
  public double vertex(int i, int axis) {
    return vertices[3 * i + axis];
  }

  /** Whether its origin lies inside, on no face. */
  boolean holdsOrigin() {
    for (int f = 0; f < faceCount(); f++) {
      if (!(facePlane(f, 3) > 0)) {
        return false;
      }
    }
    return true;
  }

  /** The mean of its corners, which lies inside. */
  double[] middle() {
    double[] middle = new double[3];
    for (int i = 0; i < vertices.length; i++) {
      middle[i % 3] += vertices[i] / vertexCount();
    }
    return middle;
  }

  /** The same with another point as its origin. */
  Polyhedron about(double[] origin) {
    double[] moved = vertices.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] -= origin[i % 3];
    }
    double[] planes = facePlanes.clone();
    for (int f = 0; f < planes.length; f += 4) {
      planes[f + 3] -=
          planes[f] * origin[0] + planes[f + 1] * origin[1] + planes[f + 2] * origin[2];
    }
    return new Polyhedron(moved, faceStarts, faceVertices, planes);
  }

  /** Number of faces. */
  public int faceCount() {
    return faceStarts.length - 1;
  }

  /** Number of corners of a face. */
  public int faceSize(int face) {
    return faceStarts[face + 1] - faceStarts[face];
  }

  /** The k-th corner of a face, counter-clockwise seen from outside. */
  public int faceVertex(int face, int k) {
    return faceVertices[faceStarts[face] + k];
  }

  /**
   * A number of a face's plane.
   *
   * @param k 0 to 2: outward unit normal; 3: offset, metres
   */
  public double facePlane(int face, int k) {
    return facePlanes[4 * face + k];
  }

  /**
   * The corner farthest in a direction, the one with the lowest index among several.
   *
   * @param out filled with its coordinates, metres
   * @return its index
   */
  public int support(double dx, double dy, double dz, double[] out) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < vertices.length; i += 3) {
      double along = vertices[i] * dx + vertices[i + 1] * dy + vertices[i + 2] * dz;
      if (along > most) {
        most = along;
        best = i;
      }
    }
    out[0] = vertices[best];
    out[1] = vertices[best + 1];
    out[2] = vertices[best + 2];
    return best / 3;
  }
}
