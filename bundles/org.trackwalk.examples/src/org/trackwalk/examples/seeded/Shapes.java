package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Bodies about a point on the ground: coordinates are (along, left, up), metres. */
final class Shapes {

  private Shapes() {}

  /** A box on the ground. */
  static Solid box(double length, double width, double height) {
    return prism(
        new double[][] {{0, 0}, {length, 0}, {length, width}, {0, width}},
        new double[] {-length / 2, -width / 2},
        height);
  }

  /** A cylinder that stands. */
  static Solid cylinder(double radius, double height, int sides) {
    double[][] outline = new double[sides][];
    for (int i = 0; i < sides; i++) {
      double angle = 2 * Math.PI * i / sides;
      outline[i] = new double[] {radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)};
    }
    return prism(outline, new double[2], height);
  }

  private static Solid prism(double[][] outline, double[] move, double height) {
    int n = outline.length;
    List<double[]> vertices = new ArrayList<>();
    for (int level = 0; level < 2; level++) {
      for (double[] p : outline) {
        vertices.add(new double[] {p[0] + move[0], p[1] + move[1], level * height});
      }
    }
    List<int[]> triangles = new ArrayList<>();
    for (int i = 2; i < n; i++) {
      triangles.add(new int[] {0, i - 1, i});
      triangles.add(new int[] {n, n + i - 1, n + i});
    }
    for (int i = 0; i < n; i++) {
      int j = (i + 1) % n;
      triangles.add(new int[] {i, j, n + j});
      triangles.add(new int[] {i, n + j, n + i});
    }
    return new Solid(vertices, triangles);
  }

  /** A wedge: its top rises from nothing to the full height along its length. */
  static Solid wedge(double length, double width, double height) {
    List<double[]> v = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      double b = (side - 0.5) * width;
      v.add(new double[] {-length / 2, b, 0});
      v.add(new double[] {length / 2, b, 0});
      v.add(new double[] {length / 2, b, height});
    }
    int[][] t = {
      {0, 1, 2}, {3, 4, 5}, {0, 1, 4}, {0, 4, 3}, {1, 2, 5}, {1, 5, 4}, {0, 2, 5}, {0, 5, 3}
    };
    return new Solid(v, List.of(t));
  }

  /** A sphere that touches the ground. */
  static Solid sphere(double radius, int sides) {
    int rings = sides / 2;
    List<double[]> v = new ArrayList<>();
    v.add(new double[] {0, 0, 0});
    for (int r = 1; r < rings; r++) {
      double polar = Math.PI * r / rings;
      for (int i = 0; i < sides; i++) {
        double angle = 2 * Math.PI * i / sides;
        v.add(
            new double[] {
              radius * StrictMath.sin(polar) * StrictMath.cos(angle),
              radius * StrictMath.sin(polar) * StrictMath.sin(angle),
              radius * (1 - StrictMath.cos(polar))
            });
      }
    }
    v.add(new double[] {0, 0, 2 * radius});
    int last = v.size() - 1;
    List<int[]> t = new ArrayList<>();
    for (int i = 0; i < sides; i++) {
      int j = (i + 1) % sides;
      t.add(new int[] {0, 1 + i, 1 + j});
      t.add(new int[] {last, last - sides + i, last - sides + j});
      for (int r = 0; r + 2 < rings; r++) {
        int a = 1 + r * sides;
        int b = a + sides;
        t.add(new int[] {a + i, a + j, b + j});
        t.add(new int[] {a + i, b + j, b + i});
      }
    }
    return new Solid(v, t);
  }

  /** An upright sheet without thickness across the way, in some columns of faces. */
  static Solid sheet(double width, double height, int parts) {
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    for (int i = 0; i <= parts; i++) {
      double b = width * ((double) i / parts - 0.5);
      v.add(new double[] {0, b, 0});
      v.add(new double[] {0, b, height});
      if (i > 0) {
        t.add(new int[] {2 * i - 2, 2 * i, 2 * i + 1});
        t.add(new int[] {2 * i - 2, 2 * i + 1, 2 * i - 1});
      }
    }
    return new Solid(v, t);
  }

  /** The same without the triangles of which all corners are at one end of an axis. */
  static Solid without(Solid solid, int axis, boolean top) {
    double end = top ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    for (double[] v : solid.vertices()) {
      end = top ? Math.max(end, v[axis]) : Math.min(end, v[axis]);
    }
    List<int[]> kept = new ArrayList<>();
    for (int[] t : solid.triangles()) {
      boolean flat = true;
      for (int corner : t) {
        flat &= Math.abs(solid.vertices().get(corner)[axis] - end) < 1e-9;
      }
      if (!flat) {
        kept.add(t);
      }
    }
    return new Solid(solid.vertices(), kept);
  }

  /** The same with about a third of its triangles gone, never more than half of them. */
  static Solid broken(Solid solid, Random random) {
    List<int[]> kept = new ArrayList<>(solid.triangles());
    int least = (kept.size() + 1) / 2;
    for (int i = kept.size() - 1; i >= 0 && kept.size() > least; i--) {
      if (random.nextInt(3) == 0) {
        kept.remove(i);
      }
    }
    return new Solid(solid.vertices(), kept);
  }

  /** Turned about the upright axis, then moved up. */
  static Solid turned(Solid solid, double angle, double up) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    List<double[]> v = new ArrayList<>();
    for (double[] p : solid.vertices()) {
      v.add(new double[] {c * p[0] - s * p[1], s * p[0] + c * p[1], p[2] + up});
    }
    return new Solid(v, solid.triangles());
  }

  /** As a stiff body on the road at a station. */
  static Solid stiff(Solid solid, Centre centre, double s, double u) {
    double[] at = centre.at(s, u, 0);
    double[] axes = centre.axes(s);
    List<double[]> v = new ArrayList<>();
    for (double[] p : solid.vertices()) {
      double[] q = new double[3];
      for (int k = 0; k < 3; k++) {
        q[k] = at[k] + p[0] * axes[k] + p[1] * axes[3 + k] + p[2] * axes[6 + k];
      }
      v.add(q);
    }
    return new Solid(v, solid.triangles());
  }

  /** Bent along the road: a box in (s, u, v) with a ring of vertices every so many metres. */
  static Solid swept(
      Centre centre, double from, double to, double[][] outline, boolean closed, double apart) {
    // As many as there are where the distance is a part of the whole, rounded.
    int parts = (int) Math.max(1, Math.ceil((to - from) / apart - 1e-9));
    int n = outline.length;
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    for (int i = 0; i <= parts; i++) {
      double s = from + (to - from) * i / parts;
      for (double[] p : outline) {
        v.add(centre.at(s, p[0], p[1]));
      }
      for (int k = 0; i > 0 && k < (closed ? n : n - 1); k++) {
        int a = (i - 1) * n + k;
        int b = (i - 1) * n + (k + 1) % n;
        t.add(new int[] {a, b, b + n});
        t.add(new int[] {a, b + n, a + n});
      }
    }
    if (closed) {
      int last = parts * n;
      for (int k = 2; k < n; k++) {
        t.add(new int[] {0, k, k - 1});
        t.add(new int[] {last, last + k - 1, last + k});
      }
    }
    return new Solid(v, t);
  }
}
