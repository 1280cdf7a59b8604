package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.List;

/** What two convex bodies have in common, by cutting each triangle with all planes of the other. */
final class ConvexClip {

  private ConvexClip() {}

  /** Square metres of a surface inside a convex body. */
  static double area(Shell surface, Shell body) {
    double sum = 0;
    for (int t = 0; t < surface.size(); t++) {
      sum += length(areaVector(clipped(surface, t, body))) / 2;
    }
    return sum;
  }

  /** Cubic metres inside both of two convex bodies. */
  static double volume(Shell one, Shell other) {
    return part(one, other) + part(other, one);
  }

  private static double part(Shell surface, Shell body) {
    double sum = 0;
    for (int t = 0; t < surface.size(); t++) {
      List<double[]> polygon = clipped(surface, t, body);
      if (polygon.size() > 2) {
        double[] n = areaVector(polygon);
        double[] p = polygon.get(0);
        sum += (n[0] * p[0] + n[1] * p[1] + n[2] * p[2]) / 6;
      }
    }
    return sum;
  }

  private static List<double[]> clipped(Shell surface, int t, Shell body) {
    List<double[]> polygon = new ArrayList<>();
    for (int k = 0; k < 3; k++) {
      polygon.add(point(surface, t, k));
    }
    for (int s = 0; s < body.size(); s++) {
      double[] n = Normals.area(body, s);
      double[] o = point(body, s, 0);
      List<double[]> kept = new ArrayList<>();
      for (int i = 0; i < polygon.size(); i++) {
        double[] a = polygon.get(i);
        double[] b = polygon.get((i + 1) % polygon.size());
        double x = height(n, o, a);
        double y = height(n, o, b);
        if (x <= 0) {
          kept.add(a);
        }
        if (x < 0 && y > 0 || x > 0 && y < 0) {
          double f = x / (x - y);
          kept.add(
              new double[] {
                a[0] + f * (b[0] - a[0]), a[1] + f * (b[1] - a[1]), a[2] + f * (b[2] - a[2])
              });
        }
      }
      polygon = kept;
    }
    return polygon;
  }

  private static double height(double[] n, double[] o, double[] p) {
    return n[0] * (p[0] - o[0]) + n[1] * (p[1] - o[1]) + n[2] * (p[2] - o[2]);
  }

  private static double[] point(Shell shell, int t, int k) {
    int a = shell.at(t, k);
    float[] p = shell.positions();
    return new double[] {p[a], p[a + 1], p[a + 2]};
  }

  private static double[] areaVector(List<double[]> polygon) {
    double[] sum = new double[3];
    for (int i = 0; i < polygon.size(); i++) {
      double[] a = polygon.get(i);
      double[] b = polygon.get((i + 1) % polygon.size());
      sum[0] += a[1] * b[2] - a[2] * b[1];
      sum[1] += a[2] * b[0] - a[0] * b[2];
      sum[2] += a[0] * b[1] - a[1] * b[0];
    }
    return sum;
  }

  private static double length(double[] v) {
    return Normals.length(v[0], v[1], v[2]);
  }
}
