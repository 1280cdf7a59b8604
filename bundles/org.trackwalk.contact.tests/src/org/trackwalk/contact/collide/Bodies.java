package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Bodies and sheets of triangles whose measures are known. */
final class Bodies {

  /** Two triangles for each face of a box; a corner's number has a bit for each axis. */
  private static final int[] BOX = {
    0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4, 5,
    7, 4, 7, 6
  };

  private Bodies() {}

  static Shell box(double x0, double y0, double z0, double x1, double y1, double z1) {
    return turned(x0, y0, z0, x1, y1, z1, 0);
  }

  /** A box turned about the z axis through the origin, radians. */
  static Shell turned(
      double x0, double y0, double z0, double x1, double y1, double z1, double angle) {
    float[] p = new float[24];
    for (int i = 0; i < 8; i++) {
      double x = (i & 1) == 0 ? x0 : x1;
      double y = (i & 2) == 0 ? y0 : y1;
      p[3 * i] = (float) (x * Math.cos(angle) - y * Math.sin(angle));
      p[3 * i + 1] = (float) (x * Math.sin(angle) + y * Math.cos(angle));
      p[3 * i + 2] = (float) ((i & 4) == 0 ? z0 : z1);
    }
    return Shell.of(p, BOX.clone());
  }

  /**
   * A block turned about the y axis through the origin, whose sides have more corners on them; top
   * and bottom are fans from one corner, so some of their triangles are as thin as rounding.
   */
  static Shell fans(double[] box, double angle, int onEachSide) {
    int around = 4 * onEachSide;
    float[] p = new float[6 * around];
    List<Integer> c = new ArrayList<>();
    for (int i = 0; i < around; i++) {
      int side = i / onEachSide;
      double along = (double) (i % onEachSide) / onEachSide;
      double u = side == 0 ? along : side == 1 ? 1 : side == 2 ? 1 - along : 0;
      double v = side == 0 ? 0 : side == 1 ? along : side == 2 ? 1 : 1 - along;
      double x = box[0] + u * (box[3] - box[0]);
      double z = box[2] + v * (box[5] - box[2]);
      for (int end = 0; end < 2; end++) {
        int at = 3 * (i + end * around);
        p[at] = (float) (x * Math.cos(angle) - z * Math.sin(angle));
        p[at + 1] = (float) box[1 + 3 * end];
        p[at + 2] = (float) (x * Math.sin(angle) + z * Math.cos(angle));
      }
      int next = (i + 1) % around;
      c.addAll(List.of(i, i + around, next + around, i, next + around, next));
      if (i > 0 && next > 0) {
        c.addAll(List.of(0, i, next, around, next + around, i + around));
      }
    }
    return Shell.of(p, c.stream().mapToInt(Integer::intValue).toArray());
  }

  /** A square sheet at a height, of cells * cells squares of two triangles. */
  static Shell sheet(double half, double y, int cells) {
    float[] p = new float[3 * (cells + 1) * (cells + 1)];
    List<Integer> c = new ArrayList<>();
    for (int i = 0; i <= cells; i++) {
      for (int j = 0; j <= cells; j++) {
        int v = i * (cells + 1) + j;
        p[3 * v] = (float) (-half + 2 * half * i / cells);
        p[3 * v + 1] = (float) y;
        p[3 * v + 2] = (float) (-half + 2 * half * j / cells);
        if (i < cells && j < cells) {
          c.addAll(List.of(v, v + 1, v + cells + 2, v, v + cells + 2, v + cells + 1));
        }
      }
    }
    return Shell.of(p, c.stream().mapToInt(Integer::intValue).toArray());
  }

  /** A ball of triangles around the origin, poles on the y axis. */
  static Shell ball(double radius, int slices, int rings) {
    float[] p = new float[3 * (2 + slices * (rings - 1))];
    p[1] = (float) radius;
    p[4] = (float) -radius;
    List<Integer> c = new ArrayList<>();
    for (int r = 1; r < rings; r++) {
      double polar = Math.PI * r / rings;
      for (int s = 0; s < slices; s++) {
        int v = 2 + (r - 1) * slices + s;
        int w = 2 + (r - 1) * slices + (s + 1) % slices;
        double around = 2 * Math.PI * s / slices;
        p[3 * v] = (float) (radius * Math.sin(polar) * Math.cos(around));
        p[3 * v + 1] = (float) (radius * Math.cos(polar));
        p[3 * v + 2] = (float) (radius * Math.sin(polar) * Math.sin(around));
        if (r == 1) {
          c.addAll(List.of(0, w, v));
        } else {
          c.addAll(List.of(v - slices, w - slices, w, v - slices, w, v));
        }
        if (r == rings - 1) {
          c.addAll(List.of(1, v, w));
        }
      }
    }
    return Shell.of(p, c.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Four corners anywhere in a cube of side 2 around the origin. */
  static Shell tetrahedron(Random random) {
    float[] p = new float[12];
    for (int k = 0; k < 12; k++) {
      p[k] = 2 * random.nextFloat() - 1;
    }
    return Shell.of(p, new int[] {0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0});
  }

  /** The convex hull of points of which no four lie in a plane: faces with all others below. */
  static Shell hull(float[] points) {
    List<Integer> corners = new ArrayList<>();
    int n = points.length / 3;
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        for (int c = a + 1; c < n; c++) {
          if (c != b && allBelow(points, a, b, c)) {
            corners.addAll(List.of(a, b, c));
          }
        }
      }
    }
    return Shell.of(points, corners.stream().mapToInt(i -> i).toArray());
  }

  private static boolean allBelow(float[] p, int a, int b, int c) {
    for (int d = 0; d < p.length / 3; d++) {
      if (d != a && d != b && d != c && volume(p, a, b, c, d) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static double volume(float[] p, int a, int b, int c, int d) {
    double[] u = new double[3];
    double[] v = new double[3];
    double[] w = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = (double) p[3 * b + k] - p[3 * a + k];
      v[k] = (double) p[3 * c + k] - p[3 * a + k];
      w[k] = (double) p[3 * d + k] - p[3 * a + k];
    }
    return (u[1] * v[2] - u[2] * v[1]) * w[0]
        + (u[2] * v[0] - u[0] * v[2]) * w[1]
        + (u[0] * v[1] - u[1] * v[0]) * w[2];
  }

  /** Four corners on a grid: most pairs share corners, edges' lines and faces' planes. */
  static Shell onGrid(Random random) {
    while (true) {
      float[] p = new float[12];
      for (int k = 0; k < 12; k++) {
        p[k] = random.nextInt(3);
      }
      Shell shell = Shell.of(p, new int[] {0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0});
      if (shell.closed()) {
        return shell;
      }
    }
  }

  /** The same, moved by so much, in a direction that no plane of a grid has. */
  static Shell moved(Shell shell, double by) {
    float[] p = shell.positions().clone();
    for (int i = 0; i < p.length; i++) {
      p[i] += (float) (by * new double[] {0.61, 0.37, 0.7}[i % 3]);
    }
    int[] corners = new int[3 * shell.size()];
    for (int h = 0; h < corners.length; h++) {
      corners[h] = shell.vertex(h / 3, h % 3);
    }
    return Shell.of(p, corners);
  }

  /** An upright square pipe around the y axis: half its width outside, inside, half its height. */
  static Shell pipe(double outer, double inner, double half) {
    float[] p = new float[3 * 16];
    for (int i = 0; i < 16; i++) {
      double r = (i & 4) == 0 ? outer : inner;
      int k = i & 3;
      p[3 * i] = (float) (k == 0 || k == 3 ? -r : r);
      p[3 * i + 1] = (float) ((i & 8) == 0 ? -half : half);
      p[3 * i + 2] = (float) (k < 2 ? -r : r);
    }
    List<Integer> c = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      int n = (k + 1) % 4;
      quad(c, k, n, n + 8, k + 8);
      quad(c, k + 4, k + 12, n + 12, n + 4);
      quad(c, k + 8, n + 8, n + 12, k + 12);
      quad(c, k, k + 4, n + 4, n);
    }
    return Shell.of(p, c.stream().mapToInt(Integer::intValue).toArray());
  }

  private static void quad(List<Integer> corners, int a, int b, int c, int d) {
    corners.addAll(List.of(a, b, c, a, c, d));
  }
}
