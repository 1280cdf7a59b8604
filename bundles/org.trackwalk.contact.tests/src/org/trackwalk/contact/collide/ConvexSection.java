package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What of a convex body lies inside another, by cutting each triangle with all planes of the other:
 * how much area, along what length it is cut off, and in how many regions it falls. Both bodies'
 * regions together cover the surface of what they have in common, which is a ball's; lines that do
 * not meet divide a ball into one region more than there are lines.
 *
 * @param area square metres
 * @param length metres
 * @param regions what hangs together across edges
 */
record ConvexSection(double area, double length, int regions) {

  /** Metres: a shorter side of a polygon is rounding. */
  private static final double NOTHING = 1e-12;

  /** A label of a side that a cut has made. */
  private static final int CUT = -1;

  /** A corner, and what the side from it to the next one is: an edge of the triangle, or a cut. */
  private record Corner(double[] at, int side) {}

  /** The part of a surface inside a body. */
  static ConvexSection of(Shell surface, Shell body) {
    double area = 0;
    double length = 0;
    int[] region = new int[surface.size()];
    Arrays.fill(region, CUT);
    Map<Long, Integer> edges = new HashMap<>();
    for (int t = 0; t < region.length; t++) {
      List<Corner> polygon = clipped(surface, t, body);
      double its = area(polygon);
      if (!(its > 0)) {
        continue;
      }
      area += its;
      region[t] = t;
      for (int i = 0; i < polygon.size(); i++) {
        double side = Normals.apart(polygon.get(i).at, polygon.get((i + 1) % polygon.size()).at);
        if (polygon.get(i).side == CUT) {
          length += side;
        } else if (side > NOTHING) {
          long a = surface.vertex(t, polygon.get(i).side);
          long b = surface.vertex(t, (polygon.get(i).side + 1) % 3);
          Integer other = edges.put(Math.min(a, b) << 32 | Math.max(a, b), t);
          if (other != null) {
            join(region, region[other], region[t]);
          }
        }
      }
    }
    int regions = (int) Arrays.stream(region).filter(r -> r != CUT).distinct().count();
    return new ConvexSection(area, length, regions);
  }

  private static void join(int[] region, int from, int to) {
    for (int t = 0; t < region.length; t++) {
      region[t] = region[t] == from ? to : region[t];
    }
  }

  private static List<Corner> clipped(Shell surface, int t, Shell body) {
    List<Corner> polygon = new ArrayList<>();
    for (int k = 0; k < 3; k++) {
      polygon.add(new Corner(point(surface, t, k), k));
    }
    for (int s = 0; s < body.size(); s++) {
      double[] n = Normals.area(body, s);
      double[] o = point(body, s, 0);
      List<Corner> kept = new ArrayList<>();
      for (int i = 0; i < polygon.size(); i++) {
        Corner a = polygon.get(i);
        double[] b = polygon.get((i + 1) % polygon.size()).at;
        double x = height(n, o, a.at);
        double y = height(n, o, b);
        if (x <= 0) {
          kept.add(x == 0 && y > 0 ? new Corner(a.at, CUT) : a);
        }
        if (x < 0 && y > 0 || x > 0 && y < 0) {
          kept.add(new Corner(between(a.at, b, x / (x - y)), y > 0 ? CUT : a.side));
        }
      }
      polygon = kept;
    }
    return polygon;
  }

  private static double[] between(double[] a, double[] b, double part) {
    double[] at = new double[3];
    Arrays.setAll(at, k -> a[k] + part * (b[k] - a[k]));
    return at;
  }

  private static double height(double[] n, double[] o, double[] p) {
    return n[0] * (p[0] - o[0]) + n[1] * (p[1] - o[1]) + n[2] * (p[2] - o[2]);
  }

  private static double[] point(Shell shell, int t, int k) {
    int a = shell.at(t, k);
    float[] p = shell.positions();
    return new double[] {p[a], p[a + 1], p[a + 2]};
  }

  private static double area(List<Corner> polygon) {
    double[] sum = new double[3];
    for (int i = 2; i < polygon.size(); i++) {
      double[] o = polygon.get(0).at;
      double[] a = polygon.get(i - 1).at;
      double[] b = polygon.get(i).at;
      for (int k = 0; k < 3; k++) {
        int u = (k + 1) % 3;
        int v = (k + 2) % 3;
        sum[k] += (a[u] - o[u]) * (b[v] - o[v]) - (a[v] - o[v]) * (b[u] - o[u]);
      }
    }
    return Normals.length(sum[0], sum[1], sum[2]) / 2;
  }
}
