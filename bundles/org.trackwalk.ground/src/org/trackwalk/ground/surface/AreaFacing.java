package org.trackwalk.ground.surface;

import java.util.Arrays;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * How much of some triangles faces up, down and along the other axes, within 45 degrees, and which
 * of them is the largest. Areas are counted in grains, so that sums are the same in any order, up
 * to some ten thousand square kilometres: those of a level and of its tiles are equal.
 */
public final class AreaFacing {

  /** Square metres. */
  private static final double GRAIN = 0x1p-20;

  private static final int CORNERS = 9;

  private double total;
  private double up;
  private double down;
  private double alongX;
  private double alongZ;
  private double size = -1;
  private float[] largest = new float[0];

  /** Of no triangles. */
  public AreaFacing() {}

  /**
   * Of triangles that were summed up before, none of which faces down.
   *
   * @param sums as {@link #sums}
   */
  public static AreaFacing of(double[] sums, float[] largest) {
    AreaFacing facing = new AreaFacing();
    facing.total = sums[0];
    facing.up = sums[1];
    facing.alongX = sums[2];
    facing.alongZ = sums[3];
    facing.largest = largest.clone();
    facing.size = largest.length == 0 ? -1 : length(normal(largest));
    return facing;
  }

  /** Adds a triangle. */
  public void add(WeldedSurface surface, int t) {
    float[] at = new float[CORNERS];
    for (int i = 0; i < CORNERS; i++) {
      at[i] = surface.positions()[3 * surface.triangles()[3 * t + i / 3] + i % 3];
    }
    double[] n = normal(at);
    double length = length(n);
    double area = Math.rint(length / 2 / GRAIN) * GRAIN;
    total += area;
    double along = Slopes.ROAD * length;
    if (Math.abs(n[0]) >= along) {
      alongX += area;
    } else if (n[1] >= along) {
      up += area;
    } else if (n[1] <= -along) {
      down += area;
    } else if (Math.abs(n[2]) >= along) {
      alongZ += area;
    }
    take(length, at);
  }

  /** Adds others. */
  public void add(AreaFacing other) {
    total += other.total;
    up += other.up;
    down += other.down;
    alongX += other.alongX;
    alongZ += other.alongZ;
    if (other.largest.length > 0) {
      take(other.size, other.largest);
    }
  }

  /** Of two that are as large, the first in canonical order. */
  private void take(double length, float[] at) {
    if (length > size
        || length == size && LeftSheets.compare(sorted(at), 0, sorted(largest), 0) < 0) {
      size = length;
      largest = at;
    }
  }

  /** Twice the area along the normal. */
  private static double[] normal(float[] p) {
    double[] u = new double[3];
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = (double) p[3 + k] - p[k];
      v[k] = (double) p[6 + k] - p[k];
    }
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  private static double length(double[] n) {
    return Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
  }

  /** The corners in canonical order. */
  private static float[] sorted(float[] corners) {
    float[] at = corners.clone();
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < 6; i += 3) {
        if (Arrays.compare(at, i, i + 3, at, i + 3, i + 6) > 0) {
          for (int k = i; k < i + 3; k++) {
            float first = at[k];
            at[k] = at[k + 3];
            at[k + 3] = first;
          }
        }
      }
    }
    return at;
  }

  /** Square metres of all. */
  public double total() {
    return total;
  }

  /** Square metres of what faces up. */
  public double up() {
    return up;
  }

  /** Square metres of what faces down. */
  public double down() {
    return down;
  }

  /** Part of the area that faces along an axis, either way; 0 to 1. */
  public double share(int axis) {
    double along = axis == 0 ? alongX : axis == 1 ? up + down : alongZ;
    return total > 0 ? along / total : 0;
  }

  /** The axis that most of the area faces along. */
  public int flattest() {
    int best = 1;
    for (int k = 0; k < 3; k++) {
      best = share(k) > share(best) ? k : best;
    }
    return best;
  }

  /** Square metres of all, of what faces up, along x, and along z. */
  public double[] sums() {
    return new double[] {total, up, alongX, alongZ};
  }

  /** Nine floats: the corners of the largest triangle; none where there is none. */
  public float[] largest() {
    return largest.clone();
  }
}
