package org.trackwalk.contact.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Polyhedra for tests, built in ways that share nothing with the code under test. */
public final class Solids {

  private Solids() {}

  /** The hull of random points of an ellipsoid, all of which are its corners. */
  public static Polyhedron roundish(RandomGenerator random, int corners) {
    double[] p = new double[3 * corners];
    double[] stretch = {
      0.2 + random.nextDouble(), 0.2 + random.nextDouble(), 0.2 + random.nextDouble()
    };
    for (int i = 0; i < corners; i++) {
      double x = random.nextGaussian();
      double y = random.nextGaussian();
      double z = random.nextGaussian();
      double r = Math.sqrt(x * x + y * y + z * z);
      p[3 * i] = x / r * stretch[0];
      p[3 * i + 1] = y / r * stretch[1];
      p[3 * i + 2] = z / r * stretch[2];
    }
    List<int[]> faces = new ArrayList<>();
    for (int i = 0; i < corners; i++) {
      for (int j = i + 1; j < corners; j++) {
        for (int k = i + 1; k < corners; k++) {
          if (k != j && allBehind(p, i, j, k)) {
            faces.add(new int[] {i, j, k});
          }
        }
      }
    }
    return of(p, faces);
  }

  /** A regular prism around the y axis. */
  public static Polyhedron prism(int sides, double radius, double halfHeight) {
    double[] p = new double[6 * sides];
    int[] bottom = new int[sides];
    int[] top = new int[sides];
    List<int[]> faces = new ArrayList<>();
    for (int i = 0; i < sides; i++) {
      double angle = 2 * Math.PI * i / sides;
      for (int level = 0; level < 2; level++) {
        int at = 3 * (2 * i + level);
        p[at] = radius * Math.cos(angle);
        p[at + 1] = level == 0 ? -halfHeight : halfHeight;
        p[at + 2] = radius * Math.sin(angle);
      }
      bottom[i] = 2 * i;
      top[sides - 1 - i] = 2 * i + 1;
      int next = 2 * ((i + 1) % sides);
      faces.add(new int[] {2 * i, 2 * i + 1, next + 1, next});
    }
    faces.add(bottom);
    faces.add(top);
    return of(p, faces);
  }

  /** A hull with margin zero. */
  public static ConvexHull hull(Polyhedron core) {
    return hull(core, 0);
  }

  /** A hull around a core. */
  public static ConvexHull hull(Polyhedron core, double margin) {
    double radius = 0;
    for (int i = 0; i < core.vertexCount(); i++) {
      double x = core.vertex(i, 0);
      double y = core.vertex(i, 1);
      double z = core.vertex(i, 2);
      radius = Math.max(radius, Math.sqrt(x * x + y * y + z * z));
    }
    return new ConvexHull(core, margin, radius + margin);
  }

  /** A random place and rotation. */
  public static Pose pose(RandomGenerator random, double spread) {
    return Pose.of(
        spread * random.nextGaussian(),
        spread * random.nextGaussian(),
        spread * random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian());
  }

  private static boolean allBehind(double[] p, int i, int j, int k) {
    double[] plane = plane(p, i, j, k);
    for (int q = 0; q < p.length / 3; q++) {
      if (q != i
          && q != j
          && q != k
          && plane[0] * p[3 * q] + plane[1] * p[3 * q + 1] + plane[2] * p[3 * q + 2] > plane[3]) {
        return false;
      }
    }
    return true;
  }

  private static Polyhedron of(double[] p, List<int[]> faces) {
    int[] starts = new int[faces.size() + 1];
    for (int f = 0; f < faces.size(); f++) {
      starts[f + 1] = starts[f] + faces.get(f).length;
    }
    int[] corners = new int[starts[faces.size()]];
    double[] planes = new double[4 * faces.size()];
    for (int f = 0; f < faces.size(); f++) {
      int[] loop = faces.get(f);
      System.arraycopy(loop, 0, corners, starts[f], loop.length);
      System.arraycopy(plane(p, loop[0], loop[1], loop[2]), 0, planes, 4 * f, 4);
    }
    return new Polyhedron(p, starts, corners, planes);
  }

  private static double[] plane(double[] p, int i, int j, int k) {
    double ux = p[3 * j] - p[3 * i];
    double uy = p[3 * j + 1] - p[3 * i + 1];
    double uz = p[3 * j + 2] - p[3 * i + 2];
    double vx = p[3 * k] - p[3 * i];
    double vy = p[3 * k + 1] - p[3 * i + 1];
    double vz = p[3 * k + 2] - p[3 * i + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx /= n;
    ny /= n;
    nz /= n;
    return new double[] {nx, ny, nz, nx * p[3 * i] + ny * p[3 * i + 1] + nz * p[3 * i + 2]};
  }
}
