package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Meshes of which the volume is known. */
final class Bricks {

  private final List<float[]> triangles = new ArrayList<>();

  void triangle(double... xyz) {
    float[] t = new float[9];
    for (int i = 0; i < 9; i++) {
      t[i] = (float) xyz[i];
    }
    triangles.add(t);
  }

  void quad(double[] a, double[] b, double[] c, double[] d) {
    triangle(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
    triangle(a[0], a[1], a[2], c[0], c[1], c[2], d[0], d[1], d[2]);
  }

  /** A closed box of its own. */
  Bricks box(double x0, double y0, double z0, double x1, double y1, double z1) {
    return prism(z0, z1, x0, y0, x1, y0, x1, y1, x0, y1);
  }

  /** A polygon of x and y, counter-clockwise and seen whole from its first corner, along z. */
  Bricks prism(double z0, double z1, double... xy) {
    int n = xy.length / 2;
    for (int i = 0; i < n; i++) {
      int j = (i + 1) % n;
      double[] a = {xy[2 * i], xy[2 * i + 1]};
      double[] b = {xy[2 * j], xy[2 * j + 1]};
      quad(
          new double[] {a[0], a[1], z0},
          new double[] {b[0], b[1], z0},
          new double[] {b[0], b[1], z1},
          new double[] {a[0], a[1], z1});
      if (i > 0 && j > 0) {
        triangle(xy[0], xy[1], z1, a[0], a[1], z1, b[0], b[1], z1);
        triangle(xy[0], xy[1], z0, b[0], b[1], z0, a[0], a[1], z0);
      }
    }
    return this;
  }

  /** A closed surface over two angles, rows by columns, both closed to rings. */
  Bricks ring(double radius, double tube, int rows, int columns) {
    DoubleBinaryOperator x = (u, v) -> (radius + tube * StrictMath.cos(v)) * StrictMath.cos(u);
    DoubleBinaryOperator z = (u, v) -> (radius + tube * StrictMath.cos(v)) * StrictMath.sin(u);
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        double[][] p = new double[4][];
        for (int k = 0; k < 4; k++) {
          double u = 2 * Math.PI * ((i + k / 2) % rows) / rows;
          double v = 2 * Math.PI * ((j + (k + 1) / 2 % 2) % columns) / columns;
          p[k] =
              new double[] {x.applyAsDouble(u, v), tube * StrictMath.sin(v), z.applyAsDouble(u, v)};
        }
        quad(p[0], p[1], p[2], p[3]);
      }
    }
    return this;
  }

  /** A ball of rows by columns. */
  Bricks ball(double radius, int rows, int columns) {
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        double[][] p = new double[4][];
        for (int k = 0; k < 4; k++) {
          int row = i + k / 2;
          double v = Math.PI * row / rows;
          double u = 2 * Math.PI * ((j + (k + 1) / 2 % 2) % columns) / columns;
          double r = row == 0 || row == rows ? 0 : radius * StrictMath.sin(v);
          p[k] =
              new double[] {
                r * StrictMath.cos(u), radius * StrictMath.cos(v), r * StrictMath.sin(u)
              };
        }
        if (i > 0) {
          triangle(p[0][0], p[0][1], p[0][2], p[1][0], p[1][1], p[1][2], p[2][0], p[2][1], p[2][2]);
        }
        if (i < rows - 1) {
          triangle(p[0][0], p[0][1], p[0][2], p[2][0], p[2][1], p[2][2], p[3][0], p[3][1], p[3][2]);
        }
      }
    }
    return this;
  }

  /** The same with all of others. */
  Bricks add(Bricks others) {
    triangles.addAll(others.triangles);
    return this;
  }

  /** The same with both sides of every face. */
  Bricks bothSides() {
    for (float[] t : List.copyOf(triangles)) {
      triangles.add(turned(t));
    }
    return this;
  }

  /** The same with faces turned at random. */
  Bricks medley(long seed) {
    Random random = new Random(seed);
    triangles.replaceAll(t -> random.nextBoolean() ? turned(t) : t);
    return this;
  }

  private static float[] turned(float[] t) {
    return new float[] {t[0], t[1], t[2], t[6], t[7], t[8], t[3], t[4], t[5]};
  }

  int size() {
    return triangles.size();
  }

  /** As text of an OBJ file. */
  String obj() {
    StringBuilder text = new StringBuilder("o bricks\n");
    for (float[] t : triangles) {
      for (int k = 0; k < 9; k += 3) {
        text.append("v " + t[k] + " " + t[k + 1] + " " + t[k + 2] + "\n");
      }
      text.append("f -3 -2 -1\n");
    }
    return text.toString();
  }

  /** As one piece; the triangles shuffled, and each begun at any corner, unless the seed is 0. */
  Piece piece(long seed) {
    List<float[]> order = new ArrayList<>(triangles);
    Random random = new Random(seed);
    if (seed != 0) {
      java.util.Collections.shuffle(order, random);
    }
    float[] xyz = new float[9 * order.size()];
    int[] indices = new int[3 * order.size()];
    for (int t = 0; t < order.size(); t++) {
      int turn = seed == 0 ? 0 : random.nextInt(3);
      for (int k = 0; k < 9; k++) {
        xyz[9 * t + k] = order.get(t)[(k + 3 * turn) % 9];
      }
      for (int k = 0; k < 3; k++) {
        indices[3 * t + k] = 3 * t + k;
      }
    }
    return Piece.named("bricks", "bricks.obj").mesh(xyz, indices).build();
  }

  WeldedSurface surface() {
    return ExactWeld.weld(List.of(piece(0)), 1, Progress.none());
  }

  ConvexParts parts(int most, double error) {
    return Decomposition.of(surface(), new PartSettings(most, error), 1, Progress.none());
  }

  /** No order of the triangles, nor another number of threads, changes a bit of the parts. */
  void assertPartsInAnyOrder(int most, double error) {
    ConvexParts first = parts(most, error);
    for (long seed = 1; seed < 4; seed++) {
      ConvexParts other =
          Decomposition.of(
              ExactWeld.weld(List.of(piece(seed)), 1, Progress.none()),
              new PartSettings(most, error),
              2,
              Progress.none());
      assertEquals(first.error(), other.error());
      assertEquals(first.volume(), other.volume());
      assertEquals(first.parts().size(), other.parts().size());
      for (int i = 0; i < first.parts().size(); i++) {
        assertArrayEquals(
            Cell.corners(first.parts().get(i).hull()), Cell.corners(other.parts().get(i).hull()));
      }
    }
  }
}
