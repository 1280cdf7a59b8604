package org.trackwalk.contact.gjk;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;

/** Two polyhedra measured the long way: all axes, all pairs of features. Knows no GJK. */
final class Polyhedra {

  private final List<double[]> vertices = new ArrayList<>();
  private final List<int[]> faces = new ArrayList<>();
  private final List<int[]> edges = new ArrayList<>();

  Polyhedra(Polyhedron of, Pose pose) {
    for (int i = 0; i < of.vertexCount(); i++) {
      double[] v = new double[3];
      pose.toLevel(of.vertex(i, 0), of.vertex(i, 1), of.vertex(i, 2), v);
      vertices.add(v);
    }
    for (int f = 0; f < of.faceCount(); f++) {
      int[] loop = new int[of.faceSize(f)];
      for (int k = 0; k < loop.length; k++) {
        loop[k] = of.faceVertex(f, k);
      }
      faces.add(loop);
      for (int k = 0; k < loop.length; k++) {
        int next = loop[(k + 1) % loop.length];
        if (loop[k] < next) {
          edges.add(new int[] {loop[k], next});
        }
      }
    }
  }

  List<double[]> vertices() {
    return vertices;
  }

  /** The largest gap over all face normals and edge cross products; negative is depth. */
  static double largestGap(Polyhedra a, Polyhedra b) {
    double most = Double.NEGATIVE_INFINITY;
    for (int[] f : a.faces) {
      double[] n = a.normal(f);
      most = Math.max(most, gap(b, a, n));
    }
    for (int[] f : b.faces) {
      double[] n = b.normal(f);
      most = Math.max(most, gap(a, b, n));
    }
    for (int[] e : a.edges) {
      double[] u = minus(a.vertices.get(e[1]), a.vertices.get(e[0]));
      for (int[] g : b.edges) {
        double[] v = minus(b.vertices.get(g[1]), b.vertices.get(g[0]));
        double[] n = cross(u, v);
        double length = Math.sqrt(dot(n, n));
        if (length > 1e-9 * Math.sqrt(dot(u, u) * dot(v, v))) {
          n = new double[] {n[0] / length, n[1] / length, n[2] / length};
          most = Math.max(most, gap(a, b, n));
          most = Math.max(most, gap(b, a, n));
        }
      }
    }
    return most;
  }

  /** How far {@code upper} lies above {@code lower} along a direction. */
  static double gap(Polyhedra upper, Polyhedra lower, double[] n) {
    double from = Double.POSITIVE_INFINITY;
    double to = Double.NEGATIVE_INFINITY;
    for (double[] v : upper.vertices) {
      from = Math.min(from, dot(n, v));
    }
    for (double[] v : lower.vertices) {
      to = Math.max(to, dot(n, v));
    }
    return from - to;
  }

  /** The distance of two polyhedra that are apart. */
  static double distance(Polyhedra a, Polyhedra b) {
    double least = Math.min(a.ofVertices(b), b.ofVertices(a));
    for (int[] e : a.edges) {
      for (int[] g : b.edges) {
        least =
            Math.min(
                least,
                segments(
                    a.vertices.get(e[0]),
                    a.vertices.get(e[1]),
                    b.vertices.get(g[0]),
                    b.vertices.get(g[1])));
      }
    }
    return least;
  }

  /** Least distance of the other's corners from this one's faces and corners. */
  private double ofVertices(Polyhedra other) {
    double least = Double.POSITIVE_INFINITY;
    for (double[] v : other.vertices) {
      for (int[] f : faces) {
        double[] n = normal(f);
        double height = dot(n, minus(v, vertices.get(f[0])));
        boolean over = true;
        for (int k = 0; k < f.length; k++) {
          double[] p = vertices.get(f[k]);
          double[] side = cross(n, minus(vertices.get(f[(k + 1) % f.length]), p));
          over &= dot(side, minus(v, p)) >= 0;
        }
        if (over && height >= 0) {
          least = Math.min(least, height);
        }
      }
    }
    return least;
  }

  private double[] normal(int[] f) {
    double[] n = new double[3];
    for (int k = 1; k + 1 < f.length; k++) {
      double[] c =
          cross(
              minus(vertices.get(f[k]), vertices.get(f[0])),
              minus(vertices.get(f[k + 1]), vertices.get(f[0])));
      n = new double[] {n[0] + c[0], n[1] + c[1], n[2] + c[2]};
    }
    double length = Math.sqrt(dot(n, n));
    return new double[] {n[0] / length, n[1] / length, n[2] / length};
  }

  /** Distance of segments pq and rs: the best of the lines' closest points and the four ends. */
  static double segments(double[] p, double[] q, double[] r, double[] s) {
    double least =
        Math.min(
            Math.min(toSegment(p, r, s), toSegment(q, r, s)),
            Math.min(toSegment(r, p, q), toSegment(s, p, q)));
    double[] u = minus(q, p);
    double[] v = minus(s, r);
    double[] n = cross(u, v);
    double nn = dot(n, n);
    if (nn > 0) {
      double[] w = minus(r, p);
      double t = dot(cross(w, v), n) / nn;
      double k = dot(cross(w, u), n) / nn;
      if (t >= 0 && t <= 1 && k >= 0 && k <= 1) {
        least = Math.min(least, Math.abs(dot(w, n)) / Math.sqrt(nn));
      }
    }
    return least;
  }

  static double toSegment(double[] p, double[] a, double[] b) {
    double[] u = minus(b, a);
    double t = Math.max(0, Math.min(1, dot(minus(p, a), u) / dot(u, u)));
    double[] d = {p[0] - a[0] - t * u[0], p[1] - a[1] - t * u[1], p[2] - a[2] - t * u[2]};
    return Math.sqrt(dot(d, d));
  }

  static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }
}
