package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.contact.query.BruteForce.Measured;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The corrected normals of {@code smoothed-normal}, {@code voronoi} and {@code active-edges} a
 * second time: neighbours by texts of positions over all pieces, angles where the product has
 * cosines, rotations where it has projections.
 */
final class BruteForceNormals {

  private record Triangle(double[][] corners, String[] bits, double[] normal) {}

  private final Map<String, List<Triangle>> atEdge = new HashMap<>();
  private final Map<String, List<Triangle>> atVertex = new HashMap<>();

  BruteForceNormals(WeldedSurface surface) {
    for (Piece piece : surface.pieces()) {
      for (int t = 0; t < piece.triangleCount(); t++) {
        double[][] at = new double[3][3];
        String[] bits = new String[3];
        float[] p = piece.positions();
        for (int k = 0; k < 3; k++) {
          int v = 3 * piece.triangles()[3 * t + k];
          at[k] = new double[] {p[v], p[v + 1], p[v + 2]};
          bits[k] = p[v] + " " + p[v + 1] + " " + p[v + 2];
        }
        double[] normal = unit(cross(minus(at[1], at[0]), minus(at[2], at[0])));
        Triangle triangle = new Triangle(at, bits, normal);
        for (int k = 0; k < 3; k++) {
          String edge = edge(bits[k], bits[(k + 1) % 3]);
          atEdge.computeIfAbsent(edge, e -> new ArrayList<>()).add(triangle);
          atVertex.computeIfAbsent(bits[k], e -> new ArrayList<>()).add(triangle);
        }
      }
    }
  }

  /** The normal of a contact with smoothed normals that no file has given. */
  double[] smoothed(Measured m, double limitDegrees) {
    if (m.over().signum() == 0) {
      return m.triangleNormal();
    }
    double[] sum = new double[3];
    double[] weights = weights(m);
    for (int k = 0; k < 3; k++) {
      sum = plus(sum, times(weights[k], vertexNormal(m.bits()[k])));
    }
    double[] smoothed = times(m.behind() ? -1 : 1, unit(sum));
    double angle = Math.toDegrees(Math.acos(Math.min(1, dot(smoothed, m.triangleNormal()))));
    return angle > limitDegrees ? m.triangleNormal() : smoothed;
  }

  private double[] vertexNormal(String bits) {
    double[] sum = new double[3];
    for (Triangle t : atVertex.get(bits)) {
      int k = List.of(t.bits).indexOf(bits);
      double[] u = unit(minus(t.corners[(k + 1) % 3], t.corners[k]));
      double[] v = unit(minus(t.corners[(k + 2) % 3], t.corners[k]));
      sum = plus(sum, times(Math.acos(dot(u, v)), t.normal));
    }
    return unit(sum);
  }

  /** Areas of the three parts into which the closest point divides the triangle. */
  private static double[] weights(Measured m) {
    double distance = Math.sqrt(m.over().doubleValue() / m.under().doubleValue());
    double[] at = minus(m.centre(), times(distance, m.direction()));
    double[] weights = new double[3];
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double[] a = minus(m.corners()[(k + 1) % 3], at);
      double[] b = minus(m.corners()[(k + 2) % 3], at);
      double[] c = cross(a, b);
      weights[k] = Math.sqrt(dot(c, c));
      sum += weights[k];
    }
    for (int k = 0; k < 3; k++) {
      weights[k] /= sum;
    }
    return weights;
  }

  /** An edge's wedge: where the angle from the triangle's normal over the edge may end. */
  private record Wedge(double[] along, double[] normal, double[] out, double end) {

    double angle(double[] d) {
      return Math.atan2(dot(d, out), dot(d, normal));
    }

    boolean beyond(double[] d) {
      return angle(d) > end;
    }

    /** Rodrigues' formula, around the edge by what is too much. */
    double[] turned(double[] d) {
      double by = end - angle(d);
      double[] part = times(Math.cos(by), d);
      part = plus(part, times(Math.sin(by), cross(along, d)));
      return plus(part, times(dot(along, d) * (1 - Math.cos(by)), along));
    }

    /** In the last plane, away from the edge. */
    double[] away() {
      return plus(
          times(Math.cos(end + Math.PI / 2), normal), times(Math.sin(end + Math.PI / 2), out));
    }
  }

  /** The wedge of an edge of a triangle; null when it has no single neighbour. */
  private Wedge wedge(Measured m, int k, double flatSine) {
    String from = m.bits()[k];
    String to = m.bits()[(k + 1) % 3];
    List<Triangle> users = atEdge.get(edge(from, to));
    if (users.size() != 2) {
      return null;
    }
    String apex = m.bits()[(k + 2) % 3];
    Triangle other = List.of(users.get(0).bits).contains(apex) ? users.get(1) : users.get(0);
    double[] n = m.triangleNormal();
    double side = m.behind() ? -1 : 1;
    double[] along = times(side, unit(minus(m.corners()[(k + 1) % 3], m.corners()[k])));
    int at = List.of(other.bits).indexOf(from);
    boolean opposite = other.bits[(at + 2) % 3].equals(to);
    double[] beyond = times(opposite ? side : -side, other.normal);
    double[] out = cross(along, n);
    double end = Math.atan2(dot(beyond, out), dot(beyond, n));
    double width = end > Math.asin(flatSine) ? end : 0;
    return new Wedge(along, n, out, width);
  }

  /** The normal of a contact turned into the Voronoi region of its edge or corner. */
  double[] voronoi(Measured m, double flatSine) {
    double[] d = m.direction();
    if (m.rank() == 0 || m.over().signum() == 0) {
      return d;
    }
    Wedge one = wedge(m, m.featureAt(), flatSine);
    Wedge two = m.rank() == 2 ? null : wedge(m, (m.featureAt() + 2) % 3, flatSine);
    if (one == null && two == null) {
      return d;
    }
    if (m.rank() == 2 || one != null && two != null) {
      if (one.end == 0 && (two == null || two.end == 0)) {
        return m.triangleNormal();
      }
    }
    List<double[]> turned = new ArrayList<>();
    boolean beyond = false;
    for (int k = 0; k < 2; k++) {
      Wedge mine = k == 0 ? one : two;
      Wedge bound = k == 0 ? two : one;
      if (mine != null && mine.beyond(d)) {
        beyond = true;
        if (mine.end == 0) {
          return m.triangleNormal();
        }
        double[] t = mine.turned(d);
        if (bound == null || !bound.beyond(t)) {
          turned.add(t);
        }
      }
    }
    if (!beyond) {
      return d;
    }
    if (turned.isEmpty()) {
      double[] end = unit(cross(one.away(), two.away()));
      return times(Math.signum(dot(end, m.triangleNormal())), end);
    }
    turned.sort((s, t) -> Double.compare(dot(t, d), dot(s, d)));
    return turned.get(0);
  }

  /**
   * The triangle's normal unless an edge of the feature is outer or bends by more than an angle.
   */
  double[] active(Measured m, double degrees) {
    if (m.rank() == 0 || m.over().signum() == 0) {
      return m.direction();
    }
    boolean active = isActive(wedge(m, m.featureAt(), 0), degrees);
    if (m.rank() == 1) {
      active |= isActive(wedge(m, (m.featureAt() + 2) % 3, 0), degrees);
    }
    return active ? m.direction() : m.triangleNormal();
  }

  private static boolean isActive(Wedge wedge, double degrees) {
    return wedge == null || wedge.end > Math.toRadians(degrees);
  }

  private static String edge(String a, String b) {
    return a.compareTo(b) < 0 ? a + "|" + b : b + "|" + a;
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static double[] plus(double[] a, double[] b) {
    return new double[] {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
  }

  private static double[] times(double s, double[] a) {
    return new double[] {s * a[0], s * a[1], s * a[2]};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }

  private static double[] unit(double[] a) {
    return times(1 / Math.sqrt(dot(a, a)), a);
  }
}
