package org.trackwalk.io.studio;

import java.util.Random;

/**
 * A place of an object by the school's formulas, in double, with nothing of the reader: a turn by
 * an angle about an axis, to the left seen along it as 3D Studio has it, after a scale and a pivot.
 */
final class StudioAxes {

  private final float[] pivot;
  private final float angle;
  private final float[] axis;
  private final float[] scale;
  private final float[] move;

  StudioAxes(float[] pivot, float angle, float[] axis, float[] scale, float[] move) {
    this.pivot = pivot;
    this.angle = angle;
    this.axis = axis;
    this.scale = scale;
    this.move = move;
  }

  static StudioAxes random(Random random) {
    float[] axis = {
      random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, random.nextFloat() + 0.1f
    };
    float[] scale = {0.1f + random.nextFloat(), 1 + random.nextFloat(), 0.5f + random.nextFloat()};
    float[] move = numbers(random, 200);
    return new StudioAxes(numbers(random, 4), 6.2f * random.nextFloat(), axis, scale, move);
  }

  static float[] numbers(Random random, float size) {
    return new float[] {
      size * (random.nextFloat() - 0.5f),
      size * (random.nextFloat() - 0.5f),
      size * (random.nextFloat() - 0.5f)
    };
  }

  /** A node of the file. */
  byte[] node(int id, String object, int parent) {
    return StudioText.node(
        id,
        object,
        parent,
        StudioText.pivot(pivot[0], pivot[1], pivot[2]),
        StudioText.position(move[0], move[1], move[2]),
        StudioText.rotation(angle, axis[0], axis[1], axis[2]),
        StudioText.scale(scale[0], scale[1], scale[2]));
  }

  /** Where a point of the object's own axes is shown. */
  double[] shown(double... local) {
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = (local[k] - pivot[k]) * scale[k];
    }
    // Rodrigues, with the angle's sign changed.
    double length = Math.sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
    double[] n = {axis[0] / length, axis[1] / length, axis[2] / length};
    double c = Math.cos(-angle);
    double s = Math.sin(-angle);
    double along = n[0] * p[0] + n[1] * p[1] + n[2] * p[2];
    double[] cross = {
      n[1] * p[2] - n[2] * p[1], n[2] * p[0] - n[0] * p[2], n[0] * p[1] - n[1] * p[0]
    };
    double[] shown = new double[3];
    for (int k = 0; k < 3; k++) {
      shown[k] = c * p[k] + s * cross[k] + (1 - c) * along * n[k] + move[k];
    }
    return shown;
  }

  /** The matrix of a mesh that stands here: its axes and its origin as floats. */
  float[] matrix() {
    float[] numbers = new float[12];
    double[] origin = shown(0, 0, 0);
    for (int k = 0; k < 4; k++) {
      double[] end = k == 3 ? origin : shown(k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0);
      for (int row = 0; row < 3; row++) {
        numbers[3 * k + row] = (float) (k == 3 ? end[row] : end[row] - origin[row]);
      }
    }
    return numbers;
  }

  /** Vertices that stand here, rounded to floats. */
  float[] stored(float... local) {
    float[] stored = new float[local.length];
    for (int i = 0; i < local.length; i += 3) {
      double[] shown = shown(local[i], local[i + 1], local[i + 2]);
      for (int k = 0; k < 3; k++) {
        stored[i + k] = (float) shown[k];
      }
    }
    return stored;
  }
}
