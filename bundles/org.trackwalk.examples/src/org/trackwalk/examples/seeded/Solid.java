package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;

/**
 * A thing: vertices and triangles in scene coordinates.
 *
 * @param vertices three doubles each
 * @param triangles three indices each
 */
record Solid(List<double[]> vertices, List<int[]> triangles) {

  Solid {
    vertices = List.copyOf(vertices);
    triangles = List.copyOf(triangles);
  }

  /** The same with every triangle turned away from the middle: for convex bodies, closed or not. */
  Solid outward(double[] middle) {
    List<int[]> turned = new ArrayList<>();
    for (int[] t : triangles) {
      double[] a = vertices.get(t[0]);
      double[] n = Deck.normal(a, vertices.get(t[1]), vertices.get(t[2]));
      double out = 0;
      for (int k = 0; k < 3; k++) {
        out += n[k] * (a[k] - middle[k]);
      }
      turned.add(out >= 0 ? t : new int[] {t[0], t[2], t[1]});
    }
    return new Solid(vertices, turned);
  }

  /** The middle of all vertices. */
  double[] middle() {
    double[] sum = new double[3];
    for (double[] v : vertices) {
      for (int k = 0; k < 3; k++) {
        sum[k] += v[k] / vertices.size();
      }
    }
    return sum;
  }

  /** All triangles turned over. */
  Solid inward() {
    List<int[]> turned = new ArrayList<>();
    for (int[] t : triangles) {
      turned.add(new int[] {t[0], t[2], t[1]});
    }
    return new Solid(vertices, turned);
  }

  /**
   * Points all over its faces, vertices among them, at most {@code apart} from each other, or a
   * fiftieth of a face.
   */
  List<double[]> points(double apart) {
    List<double[]> points = new ArrayList<>();
    for (int[] t : triangles) {
      double[] a = vertices.get(t[0]);
      double[] b = vertices.get(t[1]);
      double[] c = vertices.get(t[2]);
      int n = 1 + (int) Math.min(50, Math.max(far(a, b), far(a, c)) / apart);
      for (int i = 0; i <= n; i++) {
        for (int j = 0; i + j <= n; j++) {
          double[] p = new double[3];
          for (int k = 0; k < 3; k++) {
            p[k] = a[k] + (b[k] - a[k]) * i / n + (c[k] - a[k]) * j / n;
          }
          points.add(p);
        }
      }
    }
    return points;
  }

  /** Points along its edges, at most {@code apart} from each other. */
  List<double[]> edgePoints(double apart) {
    List<double[]> points = new ArrayList<>();
    for (int[] t : triangles) {
      for (int e = 0; e < 3; e++) {
        double[] a = vertices.get(t[e]);
        double[] b = vertices.get(t[(e + 1) % 3]);
        int n = 1 + (int) (far(a, b) / apart);
        for (int i = 0; i <= n; i++) {
          double[] p = new double[3];
          for (int k = 0; k < 3; k++) {
            p[k] = a[k] + (b[k] - a[k]) * i / n;
          }
          points.add(p);
        }
      }
    }
    return points;
  }

  private static double far(double[] a, double[] b) {
    double x = a[0] - b[0];
    double y = a[1] - b[1];
    double z = a[2] - b[2];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
