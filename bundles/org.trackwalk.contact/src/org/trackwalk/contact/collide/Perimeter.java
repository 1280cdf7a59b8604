package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The contacts of a contour: a plane through it, and the hull of its points seen on that plane. */
final class Perimeter {

  /** A contour whose area is so small a part of its length's square is a line. */
  private static final double LINE = 1e-9;

  private final Traced traced;
  private final Line line;
  private final double[] normal;

  Perimeter(Traced traced, Line line) {
    this.traced = traced;
    this.line = line;
    this.normal = normal();
  }

  /** One contact for each corner of the hull: all have one normal and the contour's depth. */
  List<SurfaceContact> contacts() {
    List<SurfaceContact> contacts = new ArrayList<>();
    for (double[] point : hull()) {
      contacts.add(new SurfaceContact(point, normal, line.contour().depth(), true));
    }
    return contacts;
  }

  /** The contour's vector of area, or what is across it where it is a line; out of the second. */
  private double[] normal() {
    double[] out = out();
    List<Hit> hits = line.hits();
    double[] o = hits.get(0).point();
    double[] area = new double[3];
    for (int i = 1; i < hits.size(); i++) {
      double[] p = hits.get(i - 1).point();
      double[] q = hits.get(i).point();
      double[] u = {p[0] - o[0], p[1] - o[1], p[2] - o[2]};
      double[] v = {q[0] - o[0], q[1] - o[1], q[2] - o[2]};
      area[0] += u[1] * v[2] - u[2] * v[1];
      area[1] += u[2] * v[0] - u[0] * v[2];
      area[2] += u[0] * v[1] - u[1] * v[0];
    }
    double size = Normals.length(area[0], area[1], area[2]);
    double length = line.contour().length();
    if (size > LINE * length * length) {
      double turned = area[0] * out[0] + area[1] * out[1] + area[2] * out[2] < 0 ? -size : size;
      return new double[] {area[0] / turned, area[1] / turned, area[2] / turned};
    }
    double[] end = hits.getLast().point();
    double[] along = {end[0] - o[0], end[1] - o[1], end[2] - o[2]};
    double square = along[0] * along[0] + along[1] * along[1] + along[2] * along[2];
    double dot = along[0] * out[0] + along[1] * out[1] + along[2] * out[2];
    for (int k = 0; k < 3 && square > 0; k++) {
      out[k] -= along[k] * dot / square;
    }
    double across = Normals.length(out[0], out[1], out[2]);
    return across == 0
        ? new double[] {0, 1, 0}
        : new double[] {out[0] / across, out[1] / across, out[2] / across};
  }

  /** Out of the second surface and into the first, by the triangles along the contour. */
  private double[] out() {
    double[] out = new double[3];
    List<Segment> segments = line.segments();
    for (int i = 0; i < segments.size(); i++) {
      double length = Normals.apart(line.hits().get(i).point(), line.hits().get(i + 1).point());
      double[] n = Normals.area(traced.second(), segments.get(i).second());
      double[] m = Normals.area(traced.first(), segments.get(i).first());
      double size = Normals.length(n[0], n[1], n[2]);
      double other = Normals.length(m[0], m[1], m[2]);
      for (int k = 0; k < 3; k++) {
        out[k] += length * (n[k] / size - m[k] / other);
      }
    }
    return out;
  }

  /** Corners of the convex hull of the points seen along the normal, counterclockwise. */
  private List<double[]> hull() {
    int axis = Math.abs(normal[0]) < Math.abs(normal[1]) ? 0 : 1;
    axis = Math.abs(normal[2]) < Math.abs(normal[axis]) ? 2 : axis;
    double[] u = new double[3];
    u[axis] = 1;
    for (int k = 0; k < 3; k++) {
      u[k] -= normal[axis] * normal[k];
    }
    double size = Normals.length(u[0], u[1], u[2]);
    double[] x = {u[0] / size, u[1] / size, u[2] / size};
    double[] y = {
      normal[1] * x[2] - normal[2] * x[1],
      normal[2] * x[0] - normal[0] * x[2],
      normal[0] * x[1] - normal[1] * x[0]
    };
    List<double[]> points = new ArrayList<>();
    for (Hit hit : line.hits()) {
      double[] p = hit.point();
      points.add(
          new double[] {
            p[0] * x[0] + p[1] * x[1] + p[2] * x[2],
            p[0] * y[0] + p[1] * y[1] + p[2] * y[2],
            p[0],
            p[1],
            p[2]
          });
    }
    points.sort(Comparator.<double[]>comparingDouble(p -> p[0]).thenComparingDouble(p -> p[1]));
    List<double[]> corners = new ArrayList<>(chain(points));
    corners.addAll(chain(points.reversed()));
    return corners.stream().map(p -> new double[] {p[2], p[3], p[4]}).toList();
  }

  /** Andrew's monotone chain, without its last point. */
  private static List<double[]> chain(List<double[]> points) {
    List<double[]> chain = new ArrayList<>();
    for (double[] p : points) {
      while (chain.size() > 1 && turn(chain.get(chain.size() - 2), chain.getLast(), p) <= 0) {
        chain.removeLast();
      }
      if (chain.isEmpty() || chain.getLast()[0] != p[0] || chain.getLast()[1] != p[1]) {
        chain.add(p);
      }
    }
    return chain.subList(0, Math.max(0, chain.size() - 1));
  }

  private static double turn(double[] p, double[] q, double[] r) {
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  }
}
