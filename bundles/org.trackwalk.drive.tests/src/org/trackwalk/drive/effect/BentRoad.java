package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import org.trackwalk.io.engine.EngineBody;

/**
 * A road of quads with a seam across it, bent by a height at each vertex: x along, z across.
 *
 * @param rows where the quads end along the road, metres; the seam is one of them
 * @param seam which of them
 * @param wide a quad, metres
 * @param heights of row and column, metres
 * @param perBody so many rows before the seam are a body each, counted from there
 */
record BentRoad(double[] rows, int seam, double wide, double[][] heights, int perBody) {

  private static final int COLUMNS = 9;

  /** Lines under a box on each side of its middle. */
  private static final int BESIDE = 4;

  /** So far behind the seam, and so often along the road, its height is taken, metres. */
  private static final double BEHIND = 0.2;

  private static final double EVERY = 0.02;

  /** A road by a height. */
  static BentRoad of(
      double length, double seam, double quad, double wide, DoubleBinaryOperator height) {
    int n = (int) Math.round(length / quad);
    double[] rows = new double[n + 1];
    double[][] heights = new double[n + 1][COLUMNS];
    for (int i = 0; i <= n; i++) {
      rows[i] = i * quad;
      for (int j = 0; j < COLUMNS; j++) {
        heights[i][j] = (float) height.applyAsDouble(rows[i], z(j, wide));
      }
    }
    return new BentRoad(rows, (int) Math.round(seam / quad), wide, heights, n);
  }

  /** Vertices up to so far over or under a plane. */
  static BentRoad uneven(double seam, double quad, double wide, double by, long seed) {
    Random random = new Random(seed);
    return of(2 * seam, seam, quad, wide, (x, z) -> by * (2 * random.nextDouble() - 1));
  }

  /** The same of more bodies. */
  BentRoad inBodies(int ofRows) {
    return new BentRoad(rows, seam, wide, heights, ofRows);
  }

  /** Where the last body before the seam begins. */
  int lastBody() {
    return Math.max(0, seam - perBody);
  }

  /** All bodies before that one. */
  List<EngineBody> bodiesBefore() {
    List<EngineBody> bodies = new ArrayList<>();
    for (int to = lastBody(); to > 0; to -= perBody) {
      bodies.add(body(Math.max(0, to - perBody), to));
    }
    return bodies;
  }

  private static double z(int column, double wide) {
    return wide * (column - COLUMNS / 2);
  }

  double seamAt() {
    return rows[seam];
  }

  /** Height at a place. */
  double height(double x, double z) {
    int i = 0;
    while (i + 2 < rows.length && rows[i + 1] <= x) {
      i++;
    }
    double across = z / wide + COLUMNS / 2;
    int j = Math.clamp((int) Math.floor(across), 0, COLUMNS - 2);
    double s = (x - rows[i]) / (rows[i + 1] - rows[i]);
    double t = across - j;
    double a = heights[i][j];
    double b = heights[i][j + 1];
    double c = heights[i + 1][j];
    double d = heights[i + 1][j + 1];
    return s + t <= 1 ? a + s * (c - a) + t * (b - a) : d + (1 - s) * (b - d) + (1 - t) * (c - d);
  }

  /** The quads from one row to another. */
  EngineBody body(int from, int to) {
    float[] points = new float[3 * COLUMNS * (to - from + 1)];
    int[] corners = new int[6 * (COLUMNS - 1) * (to - from)];
    int p = 0;
    int c = 0;
    for (int i = from; i <= to; i++) {
      for (int j = 0; j < COLUMNS; j++) {
        points[p++] = (float) rows[i];
        points[p++] = (float) heights[i][j];
        points[p++] = (float) z(j, wide);
        if (i < to && j + 1 < COLUMNS) {
          int a = COLUMNS * (i - from) + j;
          int b = a + COLUMNS;
          for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
            corners[c++] = corner;
          }
        }
      }
    }
    return new EngineBody(points, corners);
  }

  /** The ground before the seam as a box meets it whose middle comes along a line. */
  BoxGround ground(double z, double half, double before) {
    double[] across = new double[2 * BESIDE + 1];
    for (int i = 0; i < across.length; i++) {
      across[i] = half * (i - BESIDE) / BESIDE;
    }
    int n = (int) Math.ceil((before + BEHIND) / EVERY) + 1;
    double[][] along = new double[across.length][n];
    double[][] over = new double[across.length][n];
    for (int i = 0; i < across.length; i++) {
      for (int k = 0; k < n; k++) {
        along[i][k] = -before + k * (before + BEHIND) / (n - 1);
        over[i][k] = height(seamAt() + along[i][k], z + across[i]) - height(seamAt(), z);
      }
      double[][] line = BoxGround.thinned(new double[][] {along[i], over[i]});
      along[i] = line[0];
      over[i] = line[1];
    }
    double[] edge = new double[BoxGround.PLACES];
    for (int i = 0; i < edge.length; i++) {
      double aside = half * (2.0 * i / (edge.length - 1) - 1);
      edge[i] = height(seamAt(), z + aside) - height(seamAt(), z);
    }
    return new BoxGround(across, along, over, edge, 0, SeamLine.straight(0), triangles(z));
  }

  /** All triangles before the seam. */
  private GroundTriangles triangles(double z) {
    GroundTriangles triangles = new GroundTriangles();
    for (int i = 0; i < seam; i++) {
      for (int j = 0; j + 1 < COLUMNS; j++) {
        int a = COLUMNS * i + j;
        int b = a + COLUMNS;
        add(triangles, z, a, a + 1, b);
        add(triangles, z, b, a + 1, b + 1);
      }
    }
    return triangles;
  }

  private void add(GroundTriangles triangles, double z, int... vertices) {
    double[] nine = new double[9];
    long[] stored = new long[3];
    int row = Integer.MAX_VALUE;
    for (int k = 0; k < 3; k++) {
      int i = vertices[k] / COLUMNS;
      int j = vertices[k] % COLUMNS;
      nine[3 * k] = rows[i] - seamAt();
      nine[3 * k + 1] = heights[i][j] - height(seamAt(), z);
      nine[3 * k + 2] = z(j, wide) - z;
      stored[k] = vertices[k];
      row = Math.min(row, i);
    }
    triangles.add(nine, stored, (seam - 1 - row) / perBody);
  }
}
