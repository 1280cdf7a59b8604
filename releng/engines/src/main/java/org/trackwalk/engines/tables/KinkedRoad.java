package org.trackwalk.engines.tables;

import java.util.Random;
import org.trackwalk.io.engine.EngineBody;

/**
 * A road of one body whose quads of 4 by 2 m break the slope at each row, by up to so many degrees,
 * and are a little uneven across. It has no border, no step and no vertex twice.
 */
final class KinkedRoad {

  static final double ROW = 4;

  private static final int ROWS = 60;

  private static final double QUAD = 2;

  private static final int QUADS = 8;

  /** Metres, of a row's vertices, per degree of its kinks. */
  private static final double UNEVEN = 0.05;

  private static final long SEED = 7;

  private static final long ORDER = 5;

  private static final long DIGITS = 3;

  private static final float MICROMETRE = 1e-6f;

  private final float[] points = new float[3 * (ROWS + 1) * (QUADS + 1)];
  private final int[] corners = new int[6 * ROWS * QUADS];

  /** The same for the same number of degrees. */
  KinkedRoad(double degrees) {
    Random random = new Random(SEED);
    double height = 0;
    int p = 0;
    for (int i = 0; i <= ROWS; i++) {
      for (int j = 0; j <= QUADS; j++) {
        points[p++] = (float) (ROW * i);
        points[p++] = (float) (height + UNEVEN * degrees * random.nextDouble());
        points[p++] = (float) (QUAD * (j - QUADS / 2));
      }
      height += ROW * Math.tan(Math.toRadians(degrees)) * (random.nextDouble() - 0.5);
    }
    int c = 0;
    for (int i = 0; i < ROWS; i++) {
      for (int j = 0; j < QUADS; j++) {
        int a = i * (QUADS + 1) + j;
        int b = a + QUADS + 1;
        for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
          corners[c++] = corner;
        }
      }
    }
  }

  /** As it is. */
  EngineBody stored() {
    return new EngineBody(points.clone(), corners.clone());
  }

  /** The same triangles in another order. */
  EngineBody shuffled() {
    int[] other = corners.clone();
    Random random = new Random(ORDER);
    for (int i = other.length / 3 - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      for (int k = 0; k < 3; k++) {
        int corner = other[3 * i + k];
        other[3 * i + k] = other[3 * j + k];
        other[3 * j + k] = corner;
      }
    }
    return new EngineBody(points.clone(), other);
  }

  /** The same triangles, each vertex a micrometre higher or lower. */
  EngineBody moved() {
    float[] other = points.clone();
    Random random = new Random(DIGITS);
    for (int i = 1; i < other.length; i += 3) {
      other[i] += random.nextBoolean() ? MICROMETRE : -MICROMETRE;
    }
    return new EngineBody(other, corners.clone());
  }

  /** The centre of a sphere that rests on the plane of the triangle below, metres. */
  double[] resting(double x, double z, double radius) {
    int row = (int) Math.floor(x / ROW);
    int column = (int) Math.floor(z / QUAD) + QUADS / 2;
    double u = x / ROW - row;
    double v = z / QUAD + QUADS / 2.0 - column;
    int a = row * (QUADS + 1) + column;
    int b = a + QUADS + 1;
    boolean first = u + v <= 1;
    double rise = (first ? height(b) - height(a) : height(b + 1) - height(a + 1)) / ROW;
    double across = (first ? height(a + 1) - height(a) : height(b + 1) - height(b)) / QUAD;
    double y =
        first
            ? height(a) + u * ROW * rise + v * QUAD * across
            : height(b + 1) - (1 - u) * ROW * rise - (1 - v) * QUAD * across;
    double out = radius / Math.sqrt(1 + rise * rise + across * across);
    return new double[] {x - rise * out, y + out, z - across * out};
  }

  private double height(int vertex) {
    return points[3 * vertex + 1];
  }

  /** The highest vertex near the middle of the road, metres. */
  double highest(double from, double to) {
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = (int) Math.floor(from / ROW); i <= (int) Math.ceil(to / ROW); i++) {
      for (int j = QUADS / 2 - 1; j <= QUADS / 2 + 1; j++) {
        highest = Math.max(highest, points[3 * (i * (QUADS + 1) + j) + 1]);
      }
    }
    return highest;
  }
}
