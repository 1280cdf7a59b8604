package org.trackwalk.mesh.geometry;

/**
 * The point of a triangle that is closest to a given point, and the feature that carries it (C.
 * Ericson, Real-Time Collision Detection, 5.1.5). Double arithmetic on differences to a corner,
 * never to the world's origin.
 *
 * <p>The result on an edge or vertex depends on that edge or vertex alone, to the last bit: two
 * triangles that share it report the same point and distance whatever their winding and order.
 *
 * <table>
 * <caption>Feature codes; edge k runs from corner k to corner (k + 1) % 3</caption>
 * <tr><td>0</td><td>face</td></tr>
 * <tr><td>1, 2, 3</td><td>edge 0, 1, 2</td></tr>
 * <tr><td>4, 5, 6</td><td>vertex 0, 1, 2</td></tr>
 * </table>
 */
public final class ClosestPoint {

  /** Code of the triangle's inside. */
  public static final int FACE = 0;

  /** Code of edge 0; edge k has {@code EDGE + k}. */
  public static final int EDGE = 1;

  /** Code of vertex 0; vertex k has {@code VERTEX + k}. */
  public static final int VERTEX = 4;

  /** Length of the array that {@link #onTriangle} fills. */
  public static final int RESULT_LENGTH = 7;

  private ClosestPoint() {}

  /** True for the codes of the three edges. */
  public static boolean isEdge(int feature) {
    return feature >= EDGE && feature < VERTEX;
  }

  /** True for the codes of the three vertices. */
  public static boolean isVertex(int feature) {
    return feature >= VERTEX;
  }

  /** Which edge or vertex (0 to 2) a code means; 0 for the face. */
  public static int indexOf(int feature) {
    return feature >= VERTEX ? feature - VERTEX : feature >= EDGE ? feature - EDGE : 0;
  }

  /**
   * Finds the closest point of a triangle. Triangles without area are taken as their edges, edges
   * without length as their vertices; among equals the lowest corner or edge is named.
   *
   * @param positions xyz triples
   * @param a index of a corner, that is of a triple; likewise b and c
   * @param x the point, likewise y and z; finite
   * @param out filled with the closest point (0 to 2), the vector from it to the given point (3 to
   *     5) and the squared distance (6)
   * @return the feature code
   */
  public static int onTriangle(
      float[] positions, int a, int b, int c, double x, double y, double z, double[] out) {
    int i = 3 * a;
    int j = 3 * b;
    int k = 3 * c;
    double ax = positions[i];
    double ay = positions[i + 1];
    double az = positions[i + 2];
    double ux = positions[j] - ax;
    double uy = positions[j + 1] - ay;
    double uz = positions[j + 2] - az;
    double vx = positions[k] - ax;
    double vy = positions[k + 1] - ay;
    double vz = positions[k + 2] - az;
    double px = x - ax;
    double py = y - ay;
    double pz = z - az;
    double d1 = ux * px + uy * py + uz * pz;
    double d2 = vx * px + vy * py + vz * pz;
    if (d1 <= 0 && d2 <= 0) {
      return vertex(positions, i, x, y, z, out, 0);
    }
    double qx = x - positions[j];
    double qy = y - positions[j + 1];
    double qz = z - positions[j + 2];
    double d3 = ux * qx + uy * qy + uz * qz;
    double d4 = vx * qx + vy * qy + vz * qz;
    if (d3 >= 0 && d4 <= d3) {
      return vertex(positions, j, x, y, z, out, 1);
    }
    double rx = x - positions[k];
    double ry = y - positions[k + 1];
    double rz = z - positions[k + 2];
    double d5 = ux * rx + uy * ry + uz * rz;
    double d6 = vx * rx + vy * ry + vz * rz;
    if (d6 >= 0 && d5 <= d6) {
      return vertex(positions, k, x, y, z, out, 2);
    }
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double nn = nx * nx + ny * ny + nz * nz;
    if (nn == 0) {
      return onEdges(positions, i, j, k, x, y, z, out);
    }
    // p's side of each edge in the plane of the triangle, anchored at a corner of that edge
    double ab = nx * (uy * pz - uz * py) + ny * (uz * px - ux * pz) + nz * (ux * py - uy * px);
    double ca = nx * (py * vz - pz * vy) + ny * (pz * vx - px * vz) + nz * (px * vy - py * vx);
    double wx = vx - ux;
    double wy = vy - uy;
    double wz = vz - uz;
    double bc = nx * (wy * qz - wz * qy) + ny * (wz * qx - wx * qz) + nz * (wx * qy - wy * qx);
    if (ab <= 0 && d1 >= 0 && d3 <= 0) {
      return edge(positions, i, j, x, y, z, out, 0);
    }
    if (ca <= 0 && d2 >= 0 && d6 <= 0) {
      return edge(positions, k, i, x, y, z, out, 2);
    }
    if (bc <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
      return edge(positions, j, k, x, y, z, out, 1);
    }
    if (!(ab > 0 && bc > 0 && ca > 0)) {
      // rounding has left the point in no region: a sliver
      return onEdges(positions, i, j, k, x, y, z, out);
    }
    double t = (nx * px + ny * py + nz * pz) / nn;
    write(x, y, z, t * nx, t * ny, t * nz, out);
    return FACE;
  }

  /**
   * The closest point of a segment.
   *
   * @param positions xyz triples
   * @param a index of one end, that is of a triple; likewise b
   * @param out as in {@link #onTriangle}
   * @return 0 inside the segment, 1 at a, 2 at b
   */
  public static int onSegment(
      float[] positions, int a, int b, double x, double y, double z, double[] out) {
    return segment(positions, 3 * a, 3 * b, x, y, z, out);
  }

  private static int onEdges(
      float[] p, int i, int j, int k, double x, double y, double z, double[] out) {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int e = 0; e < 3; e++) {
      segment(p, e == 0 ? i : e == 1 ? j : k, e == 0 ? j : e == 1 ? k : i, x, y, z, out);
      if (out[6] < least) {
        least = out[6];
        best = e;
      }
    }
    int from = best == 0 ? i : best == 1 ? j : k;
    int to = best == 0 ? j : best == 1 ? k : i;
    return edge(p, from, to, x, y, z, out, best);
  }

  /** The closest point of edge {@code number}, which runs from a to b. */
  private static int edge(
      float[] p, int a, int b, double x, double y, double z, double[] out, int number) {
    return switch (segment(p, a, b, x, y, z, out)) {
      case 1 -> VERTEX + number;
      case 2 -> VERTEX + (number + 1) % 3;
      default -> EDGE + number;
    };
  }

  /**
   * Starts at the lower end, so that the direction in which a triangle runs makes no difference.
   */
  private static int segment(float[] p, int a, int b, double x, double y, double z, double[] out) {
    boolean swap = below(p, b, a);
    int s = swap ? b : a;
    int e = swap ? a : b;
    double ux = (double) p[e] - p[s];
    double uy = (double) p[e + 1] - p[s + 1];
    double uz = (double) p[e + 2] - p[s + 2];
    double px = x - p[s];
    double py = y - p[s + 1];
    double pz = z - p[s + 2];
    double along = ux * px + uy * py + uz * pz;
    double length = ux * ux + uy * uy + uz * uz;
    if (along <= 0 || length == 0) {
      vertex(p, s, x, y, z, out, 0);
      return swap ? 2 : 1;
    }
    if (along >= length) {
      vertex(p, e, x, y, z, out, 0);
      return swap ? 1 : 2;
    }
    double t = along / length;
    write(x, y, z, px - t * ux, py - t * uy, pz - t * uz, out);
    return 0;
  }

  private static boolean below(float[] p, int a, int b) {
    if (p[a] != p[b]) {
      return p[a] < p[b];
    }
    if (p[a + 1] != p[b + 1]) {
      return p[a + 1] < p[b + 1];
    }
    return p[a + 2] < p[b + 2];
  }

  private static int vertex(
      float[] p, int i, double x, double y, double z, double[] out, int number) {
    write(x, y, z, x - p[i], y - p[i + 1], z - p[i + 2], out);
    out[0] = p[i];
    out[1] = p[i + 1];
    out[2] = p[i + 2];
    return VERTEX + number;
  }

  private static void write(
      double x, double y, double z, double dx, double dy, double dz, double[] out) {
    out[0] = x - dx;
    out[1] = y - dy;
    out[2] = z - dz;
    out[3] = dx;
    out[4] = dy;
    out[5] = dz;
    out[6] = dx * dx + dy * dy + dz * dz;
  }
}
