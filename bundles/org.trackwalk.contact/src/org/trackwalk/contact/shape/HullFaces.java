package org.trackwalk.contact.shape;

import java.util.Arrays;

/**
 * Puts the triangles of a hull together to faces: a triangle joins the largest one beside it in
 * whose plane it lies. Corners that are then left inside a face or an edge are dropped.
 */
final class HullFaces {

  private final double[] p;
  private final QuickHull hull;
  private final double flatness;
  private final int[] faceOf;
  private int faces;

  private HullFaces(double[] points, QuickHull hull, double flatness) {
    this.p = points;
    this.hull = hull;
    this.flatness = flatness;
    this.faceOf = new int[hull.size()];
  }

  /**
   * The polyhedron of a hull.
   *
   * @param flatness metres: corners nearer to a face's plane than this are in it. Where that would
   *     give a face that is no convex polygon, only exactly coplanar triangles are joined
   */
  static Polyhedron join(double[] points, QuickHull hull, double flatness) {
    HullFaces joined = new HullFaces(points, hull, flatness);
    joined.spread();
    Polyhedron polyhedron = joined.polyhedron();
    if (polyhedron == null) {
      joined = new HullFaces(points, hull, 0);
      joined.spread();
      polyhedron = joined.polyhedron();
    }
    if (polyhedron == null) {
      throw new IllegalStateException("the faces of a hull do not close");
    }
    return polyhedron;
  }

  private void spread() {
    Arrays.fill(faceOf, -1);
    Integer[] order = new Integer[hull.size()];
    double[] areas = new double[hull.size()];
    double[] normal = new double[4];
    for (int t = 0; t < order.length; t++) {
      order[t] = t;
      areas[t] = normal(t, normal);
    }
    Arrays.sort(order, (s, t) -> Double.compare(areas[t], areas[s]));
    int[] stack = new int[hull.size()];
    for (int seed : order) {
      if (faceOf[seed] >= 0) {
        continue;
      }
      normal(seed, normal);
      int top = 0;
      stack[top++] = seed;
      faceOf[seed] = faces;
      while (top > 0) {
        int t = stack[--top];
        for (int e = 0; e < 3; e++) {
          int over = hull.neighbour(t, e);
          if (faceOf[over] < 0 && inPlane(seed, over, normal)) {
            faceOf[over] = faces;
            stack[top++] = over;
          }
        }
      }
      faces++;
    }
  }

  private boolean inPlane(int seed, int t, double[] plane) {
    for (int k = 0; k < 3; k++) {
      int v = hull.corner(t, k);
      boolean in =
          flatness > 0
              ? Math.abs(
                      plane[0] * p[3 * v]
                          + plane[1] * p[3 * v + 1]
                          + plane[2] * p[3 * v + 2]
                          - plane[3])
                  <= flatness
              : hull.side(hull.corner(seed, 0), hull.corner(seed, 1), hull.corner(seed, 2), v) == 0;
      if (!in) {
        return false;
      }
    }
    return true;
  }

  /** Fills in a triangle's plane and returns twice its area. */
  private double normal(int t, double[] out) {
    int a = 3 * hull.corner(t, 0);
    int b = 3 * hull.corner(t, 1);
    int c = 3 * hull.corner(t, 2);
    double ux = p[b] - p[a];
    double uy = p[b + 1] - p[a + 1];
    double uz = p[b + 2] - p[a + 2];
    double vx = p[c] - p[a];
    double vy = p[c + 1] - p[a + 1];
    double vz = p[c + 2] - p[a + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
    out[0] = n > 0 ? nx / n : 0;
    out[1] = n > 0 ? ny / n : 0;
    out[2] = n > 0 ? nz / n : 0;
    out[3] = out[0] * p[a] + out[1] * p[a + 1] + out[2] * p[a + 2];
    return n;
  }

  /** The faces' loops; null when one is no convex polygon. */
  private Polyhedron polyhedron() {
    int n = p.length / 3;
    int[] facesAt = new int[n];
    int[] firstEdge = new int[faces];
    int[] edgesOf = new int[faces];
    Arrays.fill(firstEdge, -1);
    int[] loops = new int[3 * hull.size()];
    int[] starts = new int[faces + 1];
    int corners = 0;
    for (int t = 0; t < hull.size(); t++) {
      for (int e = 0; e < 3; e++) {
        if (faceOf[hull.neighbour(t, e)] != faceOf[t]) {
          facesAt[hull.corner(t, e)]++;
          edgesOf[faceOf[t]]++;
          if (firstEdge[faceOf[t]] < 0) {
            firstEdge[faceOf[t]] = 3 * t + e;
          }
        }
      }
    }
    for (int f = 0; f < faces; f++) {
      starts[f] = corners;
      if (firstEdge[f] < 0) {
        return null;
      }
      int edge = firstEdge[f];
      int walked = 0;
      do {
        int v = hull.corner(edge / 3, edge % 3);
        if (facesAt[v] > 2) {
          loops[corners++] = v;
        }
        edge = following(edge);
        walked++;
      } while (edge != firstEdge[f] && walked <= edgesOf[f]);
      if (walked != edgesOf[f] || !convex(loops, starts[f], corners)) {
        return null;
      }
    }
    starts[faces] = corners;
    return compact(facesAt, starts, Arrays.copyOf(loops, corners));
  }

  /** The edge of the same face that follows an edge of its border. */
  private int following(int edge) {
    int t = edge / 3;
    int e = (edge % 3 + 1) % 3;
    while (faceOf[hull.neighbour(t, e)] == faceOf[t]) {
      int v = hull.corner(t, e);
      int over = hull.neighbour(t, e);
      int k = 0;
      while (hull.corner(over, k) != v) {
        k++;
      }
      t = over;
      e = k;
    }
    return 3 * t + e;
  }

  private boolean convex(int[] loop, int from, int to) {
    if (to - from < 3) {
      return false;
    }
    double[] n = newell(loop, from, to);
    for (int i = from; i < to; i++) {
      int a = 3 * loop[i];
      int b = 3 * loop[i + 1 < to ? i + 1 : from];
      int c = 3 * loop[i + 2 < to ? i + 2 : i + 2 - to + from];
      double ux = p[b] - p[a];
      double uy = p[b + 1] - p[a + 1];
      double uz = p[b + 2] - p[a + 2];
      double vx = p[c] - p[a];
      double vy = p[c + 1] - p[a + 1];
      double vz = p[c + 2] - p[a + 2];
      double turn =
          n[0] * (uy * vz - uz * vy) + n[1] * (uz * vx - ux * vz) + n[2] * (ux * vy - uy * vx);
      double chord = Math.sqrt(vx * vx + vy * vy + vz * vz);
      if (flatness > 0 && !(turn >= -flatness * chord)) {
        return false;
      }
    }
    return true;
  }

  /** Unit normal of a polygon (M. Newell), anchored at its first corner. */
  private double[] newell(int[] loop, int from, int to) {
    int a = 3 * loop[from];
    double nx = 0;
    double ny = 0;
    double nz = 0;
    for (int i = from + 1; i + 1 < to; i++) {
      int b = 3 * loop[i];
      int c = 3 * loop[i + 1];
      double ux = p[b] - p[a];
      double uy = p[b + 1] - p[a + 1];
      double uz = p[b + 2] - p[a + 2];
      double vx = p[c] - p[a];
      double vy = p[c + 1] - p[a + 1];
      double vz = p[c + 2] - p[a + 2];
      nx += uy * vz - uz * vy;
      ny += uz * vx - ux * vz;
      nz += ux * vy - uy * vx;
    }
    double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
    return new double[] {nx / n + 0.0, ny / n + 0.0, nz / n + 0.0};
  }

  private Polyhedron compact(int[] facesAt, int[] starts, int[] loops) {
    int[] number = new int[facesAt.length];
    double[] vertices = new double[p.length];
    int kept = 0;
    for (int v = 0; v < facesAt.length; v++) {
      if (facesAt[v] > 2) {
        System.arraycopy(p, 3 * v, vertices, 3 * kept, 3);
        number[v] = kept++;
      }
    }
    vertices = Arrays.copyOf(vertices, 3 * kept);
    double[] planes = new double[4 * faces];
    for (int f = 0; f < faces; f++) {
      double[] n = newell(loops, starts[f], starts[f + 1]);
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < vertices.length; i += 3) {
        double along = n[0] * vertices[i] + n[1] * vertices[i + 1] + n[2] * vertices[i + 2];
        most = along > most ? along : most;
      }
      System.arraycopy(n, 0, planes, 4 * f, 3);
      planes[4 * f + 3] = most + 0.0;
    }
    for (int i = 0; i < loops.length; i++) {
      loops[i] = number[loops[i]];
    }
    return new Polyhedron(vertices, starts, loops, planes);
  }
}
