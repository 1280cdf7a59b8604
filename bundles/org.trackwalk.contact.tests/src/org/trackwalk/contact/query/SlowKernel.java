package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.narrow.ContactPoints;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.narrow.TriangleMeasure;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * What a {@link TriangleKernel} says, from the definitions: the distance of two convex things is
 * the least over all pairs of their features, the depth the least over all axes that can separate
 * them, with nothing left out and nothing cached. For boxes, hulls and capsules.
 */
final class SlowKernel implements TriangleKernel {

  /** Metres and unitless: what counts as a tie between axes or as one support feature. */
  private static final double TIE = 1e-9;

  private final ConvexShape shape;
  private final List<double[]> own = new ArrayList<>();
  private final List<int[]> edges = new ArrayList<>();
  private final List<int[]> faces = new ArrayList<>();
  private final List<double[]> ownNormals = new ArrayList<>();
  private final List<double[]> v = new ArrayList<>();
  private final List<double[]> normals = new ArrayList<>();
  private double[] centre;

  SlowKernel(ConvexShape shape) {
    this.shape = shape;
    switch (shape) {
      case Box box -> take(Polyhedron.ofBox(box));
      case ConvexHull hull -> take(hull.core());
      case Capsule capsule -> {
        own.add(new double[] {0, -capsule.halfHeight(), 0});
        own.add(new double[] {0, capsule.halfHeight(), 0});
        edges.add(new int[] {0, 1});
      }
      default -> throw new IllegalArgumentException(shape.kind());
    }
  }

  private void take(Polyhedron p) {
    for (int i = 0; i < p.vertexCount(); i++) {
      own.add(new double[] {p.vertex(i, 0), p.vertex(i, 1), p.vertex(i, 2)});
    }
    for (int f = 0; f < p.faceCount(); f++) {
      int[] loop = new int[p.faceSize(f)];
      for (int k = 0; k < loop.length; k++) {
        loop[k] = p.faceVertex(f, k);
        int next = p.faceVertex(f, (k + 1) % loop.length);
        if (loop[k] < next) {
          edges.add(new int[] {loop[k], next});
        }
      }
      faces.add(loop);
      ownNormals.add(new double[] {p.facePlane(f, 0), p.facePlane(f, 1), p.facePlane(f, 2)});
    }
  }

  @Override
  public void place(Pose pose) {
    v.clear();
    normals.clear();
    for (double[] o : own) {
      double[] at = new double[3];
      pose.toLevel(o[0], o[1], o[2], at);
      v.add(at);
    }
    for (double[] n : ownNormals) {
      double[] turned = new double[3];
      pose.directionToLevel(n[0], n[1], n[2], turned);
      normals.add(turned);
    }
    centre = new double[] {pose.x(), pose.y(), pose.z()};
  }

  @Override
  public int measure(
      float[] p, int a, int b, int c, boolean twoSided, double most, TriangleMeasure out) {
    double[][] t = {corner(p, a), corner(p, b), corner(p, c)};
    double[] n = unit(cross(minus(t[1], t[0]), minus(t[2], t[0])));
    double side = dot(n, minus(centre, t[0]));
    if (side < 0 && !twoSided) {
      return BEHIND;
    }
    out.behind = side < 0;
    if (side < 0) {
      n = times(n, -1);
    }
    double[] best = n;
    double depth = least(v, n) - most(t, n);
    List<double[]> axes = new ArrayList<>();
    for (double[] face : normals) {
      axes.add(times(face, -1));
    }
    for (int[] e : edges) {
      for (int k = 0; k < 3; k++) {
        double[] axis = cross(minus(v.get(e[1]), v.get(e[0])), minus(t[(k + 1) % 3], t[k]));
        if (Math.sqrt(dot(axis, axis)) > 1e-12) {
          axes.add(unit(axis));
          axes.add(times(unit(axis), -1));
        }
      }
    }
    for (double[] axis : axes) {
      double s = least(v, axis) - most(t, axis);
      if (s > depth + TIE && (s > 0 || dot(axis, n) > -TIE)) {
        depth = s;
        best = axis;
      }
    }
    double separation = depth;
    double[] on = null;
    if (depth > 0) {
      double[][] pair = closest(t);
      double distance = Math.sqrt(dot(minus(pair[1], pair[0]), minus(pair[1], pair[0])));
      separation = distance;
      on = pair[0];
      if (distance > TIE && distance > least(v, n) - most(t, n) + TIE) {
        best = times(minus(pair[1], pair[0]), 1 / distance);
      } else if (distance > TIE) {
        best = n;
        separation = least(v, n) - most(t, n);
      }
    }
    out.feature = feature(t, best, n, on);
    out.separation = separation - shape.margin();
    out.nx = best[0] + 0.0;
    out.ny = best[1] + 0.0;
    out.nz = best[2] + 0.0;
    return out.separation > most ? TOO_FAR : out.feature;
  }

  private static int feature(double[][] t, double[] axis, double[] n, double[] witness) {
    if (axis == n) {
      return ClosestPoint.FACE;
    }
    double top = most(t, axis);
    boolean[] holds = new boolean[3];
    int held = 0;
    for (int k = 0; k < 3; k++) {
      holds[k] = dot(axis, t[k]) > top - TIE;
      if (witness != null && holds[k]) {
        double[] d = minus(witness, t[k]);
        if (Math.sqrt(dot(d, d)) < TIE) {
          return ClosestPoint.VERTEX + k;
        }
      }
      held += holds[k] ? 1 : 0;
    }
    for (int k = 0; k < 3; k++) {
      if (held == 1 && holds[k]) {
        return ClosestPoint.VERTEX + k;
      }
      if (held == 2 && holds[k] && holds[(k + 1) % 3]) {
        return ClosestPoint.EDGE + k;
      }
    }
    return ClosestPoint.FACE;
  }

  /** The closest points of the triangle and the shape's core, which are apart. */
  private double[][] closest(double[][] t) {
    double[][] best = null;
    double least = Double.POSITIVE_INFINITY;
    List<double[][]> pairs = new ArrayList<>();
    for (double[] q : v) {
      pairs.add(new double[][] {onTriangle(t, q), q});
    }
    for (int[] loop : faces) {
      for (int k = 2; k < loop.length; k++) {
        double[][] part = {v.get(loop[0]), v.get(loop[k - 1]), v.get(loop[k])};
        for (double[] q : t) {
          pairs.add(new double[][] {q, onTriangle(part, q)});
        }
      }
    }
    for (int[] e : edges) {
      for (int k = 0; k < 3; k++) {
        pairs.add(segments(t[k], t[(k + 1) % 3], v.get(e[0]), v.get(e[1])));
      }
    }
    for (double[][] pair : pairs) {
      double[] d = minus(pair[1], pair[0]);
      if (dot(d, d) < least) {
        least = dot(d, d);
        best = pair;
      }
    }
    return best;
  }

  private static double[] onTriangle(double[][] t, double[] q) {
    double[] n = cross(minus(t[1], t[0]), minus(t[2], t[0]));
    boolean inside = true;
    for (int k = 0; k < 3; k++) {
      inside &= dot(cross(n, minus(t[(k + 1) % 3], t[k])), minus(q, t[k])) >= 0;
    }
    if (inside) {
      return minus(q, times(n, dot(n, minus(q, t[0])) / dot(n, n)));
    }
    double[] best = null;
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      double[] e = minus(t[(k + 1) % 3], t[k]);
      double s = Math.clamp(dot(e, minus(q, t[k])) / dot(e, e), 0.0, 1.0);
      double[] on = minus(t[k], times(e, -s));
      double[] d = minus(q, on);
      if (dot(d, d) < least) {
        least = dot(d, d);
        best = on;
      }
    }
    return best;
  }

  /** C. Ericson, Real-Time Collision Detection, 5.1.9. */
  private static double[][] segments(double[] p, double[] p2, double[] q, double[] q2) {
    double[] d1 = minus(p2, p);
    double[] d2 = minus(q2, q);
    double[] r = minus(p, q);
    double a = dot(d1, d1);
    double e = dot(d2, d2);
    double f = dot(d2, r);
    double c = dot(d1, r);
    double b = dot(d1, d2);
    double denominator = a * e - b * b;
    double s =
        denominator > 1e-14 * a * e ? Math.clamp((b * f - c * e) / denominator, 0.0, 1.0) : 0;
    double u = Math.clamp((b * s + f) / e, 0.0, 1.0);
    s = Math.clamp((b * u - c) / a, 0.0, 1.0);
    return new double[][] {minus(p, times(d1, -s)), minus(q, times(d2, -u))};
  }

  /**
   * For faces, and for axes of a side of the shape, the most opposed side clipped to the triangle's
   * prism; else the deepest corners of the shape along the axis, or of the triangle.
   */
  @Override
  public void points(
      float[] p, int a, int b, int c, double most, TriangleMeasure m, ContactPoints out) {
    double[][] t = {corner(p, a), corner(p, b), corner(p, c)};
    double[] n = {m.nx, m.ny, m.nz};
    int first = out.size();
    if (m.feature == ClosestPoint.FACE) {
      for (int[] loop : facing(n)) {
        List<double[]> polygon = new ArrayList<>();
        for (int i : loop) {
          polygon.add(v.get(i));
        }
        double[] tn = cross(minus(t[1], t[0]), minus(t[2], t[0]));
        for (int k = 0; k < 3; k++) {
          polygon = clip(polygon, t[k], cross(tn, minus(t[(k + 1) % 3], t[k])));
        }
        for (double[] q : polygon) {
          double s = dot(n, minus(q, t[0])) - shape.margin();
          if (s <= most) {
            double[] on = minus(q, times(n, shape.margin()));
            out.add(on[0], on[1], on[2], s, 0);
          }
        }
      }
    }
    if (out.size() == first) {
      int k = ClosestPoint.indexOf(m.feature);
      double[] on = t[k];
      double[] surface = minus(on, times(n, -m.separation));
      out.add(surface[0], surface[1], surface[2], m.separation, 0);
    }
  }

  private List<int[]> facing(double[] n) {
    if (faces.isEmpty()) {
      return List.of(new int[] {0, 1});
    }
    int best = 0;
    for (int f = 1; f < faces.size(); f++) {
      if (dot(normals.get(f), n) < dot(normals.get(best), n)) {
        best = f;
      }
    }
    return List.of(faces.get(best));
  }

  private static List<double[]> clip(List<double[]> polygon, double[] on, double[] inward) {
    List<double[]> kept = new ArrayList<>();
    for (int i = 0; i < polygon.size(); i++) {
      double[] p = polygon.get(i);
      double[] q = polygon.get((i + 1) % polygon.size());
      double dp = dot(inward, minus(p, on));
      double dq = dot(inward, minus(q, on));
      if (dp >= 0) {
        kept.add(p);
      }
      if (dp >= 0 != dq >= 0) {
        kept.add(minus(p, times(minus(q, p), -dp / (dp - dq))));
      }
    }
    return kept;
  }

  private static double[] corner(float[] p, int i) {
    return new double[] {p[3 * i], p[3 * i + 1], p[3 * i + 2]};
  }

  private static double least(List<double[]> points, double[] axis) {
    return points.stream().mapToDouble(q -> dot(axis, q)).min().orElseThrow();
  }

  private static double most(double[][] points, double[] axis) {
    return Math.max(dot(axis, points[0]), Math.max(dot(axis, points[1]), dot(axis, points[2])));
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static double[] times(double[] a, double s) {
    return new double[] {a[0] * s, a[1] * s, a[2] * s};
  }

  private static double[] unit(double[] a) {
    return times(a, 1 / Math.sqrt(dot(a, a)));
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }
}
