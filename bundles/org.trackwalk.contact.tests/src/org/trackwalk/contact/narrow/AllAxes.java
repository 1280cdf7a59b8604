package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;

/** Every axis of a pair, one by one: all faces, all pairs of edges, both ways. */
final class AllAxes {

  private final double[][] solid;
  private final double[][] triangle = new double[3][3];
  private final double[] normal;
  private final double normalSeparation;
  private double best;

  AllAxes(ConvexShape shape, Pose pose, float[] p) {
    Polyhedron core =
        shape instanceof Box box ? Polyhedron.ofBox(box) : ((ConvexHull) shape).core();
    solid = new double[core.vertexCount()][3];
    for (int i = 0; i < solid.length; i++) {
      pose.toLevel(core.vertex(i, 0), core.vertex(i, 1), core.vertex(i, 2), solid[i]);
    }
    for (int k = 0; k < 9; k++) {
      triangle[k / 3][k % 3] = p[k];
    }
    double[] n = cross(minus(triangle[1], triangle[0]), minus(triangle[2], triangle[0]));
    double front = n[0] * (pose.x() - p[0]) + n[1] * (pose.y() - p[1]) + n[2] * (pose.z() - p[2]);
    normal = unit(n, front < 0 ? -1 : 1);
    normalSeparation = separation(normal[0], normal[1], normal[2]);
    best = normalSeparation;
    for (int f = 0; f < core.faceCount(); f++) {
      double[] out = new double[3];
      pose.directionToLevel(
          -core.facePlane(f, 0), -core.facePlane(f, 1), -core.facePlane(f, 2), out);
      look(out);
      for (int k = 0; k < core.faceSize(f); k++) {
        double[] u =
            minus(
                solid[core.faceVertex(f, (k + 1) % core.faceSize(f))],
                solid[core.faceVertex(f, k)]);
        for (int e = 0; e < 3; e++) {
          double[] d = cross(u, minus(triangle[(e + 1) % 3], triangle[e]));
          if (Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]) > 1e-7) {
            look(unit(d, 1));
            look(unit(d, -1));
          }
        }
      }
    }
  }

  private void look(double[] d) {
    if (up(d[0], d[1], d[2]) >= -1e-9) {
      best = Math.max(best, separation(d[0], d[1], d[2]));
    }
  }

  /** Greatest separation of all axes that do not point behind the triangle, metres. */
  double best() {
    return best;
  }

  double up(double x, double y, double z) {
    return normal[0] * x + normal[1] * y + normal[2] * z;
  }

  double separation(double x, double y, double z) {
    double least = Double.POSITIVE_INFINITY;
    for (double[] v : solid) {
      least = Math.min(least, v[0] * x + v[1] * y + v[2] * z);
    }
    double most = Double.NEGATIVE_INFINITY;
    for (double[] v : triangle) {
      most = Math.max(most, v[0] * x + v[1] * y + v[2] * z);
    }
    return least - most;
  }

  /** Of a flat box over a flat triangle: separation of their outlines, in the plane. */
  double sideways() {
    double most = Double.NEGATIVE_INFINITY;
    double[][] u = {
      minus(solid[1], solid[0]), minus(solid[4], solid[0]),
      minus(triangle[1], triangle[0]), minus(triangle[2], triangle[1]),
      minus(triangle[0], triangle[2])
    };
    for (double[] side : u) {
      double length = Math.hypot(side[0], side[2]);
      most = Math.max(most, separation(side[2] / length, 0, -side[0] / length));
      most = Math.max(most, separation(-side[2] / length, 0, side[0] / length));
    }
    return most;
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static double[] cross(double[] u, double[] v) {
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  private static double[] unit(double[] v, double sign) {
    double r = sign * Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    return new double[] {v[0] / r, v[1] / r, v[2] / r};
  }
}
