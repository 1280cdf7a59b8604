package org.trackwalk.check.rules;

import java.util.Locale;
import org.trackwalk.check.border.OpenEdges;
import org.trackwalk.check.ledger.EdgeEntry;

/**
 * Two vertices that should be one.
 *
 * @param position of the one, level coordinates
 * @param twinPosition of the other, on the facing border
 * @param distance between them, metres
 */
record Twin(double[] position, double[] twinPosition, double distance) {

  private static final String[] AXES = {"x", "y", "z"};

  static Twin none() {
    return new Twin(new double[3], new double[3], -1);
  }

  /** The pair of ends of two edges that differ most, for the better way to match the ends. */
  static Twin of(OpenEdges edges, int e, int f) {
    Twin against = pair(edges, e, 0, f, 1).worse(pair(edges, e, 1, f, 0));
    Twin along = pair(edges, e, 0, f, 0).worse(pair(edges, e, 1, f, 1));
    return against.distance <= along.distance ? against : along;
  }

  /**
   * Where borders run within the exact limit of each other although their ends do not match: the
   * worst point of the edge and the nearest point of the border that it faces.
   */
  static Twin beside(OpenEdges edges, EdgeEntry entry) {
    int e = entry.edge();
    int f = entry.partner();
    double[] p = new double[3];
    double along = 0;
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(e, entry.at(), k);
      along += (p[k] - edges.point(f, 0, k)) * edges.direction(f, k);
    }
    double t = Math.max(0, Math.min(1, along / edges.length(f)));
    double[] q = {edges.point(f, t, 0), edges.point(f, t, 1), edges.point(f, t, 2)};
    return new Twin(p, q, entry.distance());
  }

  private static Twin pair(OpenEdges edges, int e, int endOfE, int f, int endOfF) {
    double[] p = new double[3];
    double[] q = new double[3];
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(e, endOfE, k);
      q[k] = edges.point(f, endOfF, k);
      sum += (p[k] - q[k]) * (p[k] - q[k]);
    }
    return new Twin(p, q, Math.sqrt(sum));
  }

  /** The one of two with the larger distance; this one when they are equal. */
  Twin worse(Twin other) {
    return other.distance > distance ? other : this;
  }

  /** Difference by axis in float steps, for instance {@code x 3 ULP, z 8 ULP}. */
  String words() {
    StringBuilder words = new StringBuilder();
    for (int k = 0; k < 3; k++) {
      long steps = Math.abs(order((float) position[k]) - order((float) twinPosition[k]));
      if (steps > 0) {
        words.append(words.isEmpty() ? "" : ", ").append(AXES[k]).append(' ');
        if (steps <= 9999) {
          words.append(steps).append(" ULP");
        } else {
          words.append(
              String.format(
                  Locale.ROOT, "%.3g mm", 1000 * Math.abs(position[k] - twinPosition[k])));
        }
      }
    }
    return words.isEmpty() ? "equal positions, other bits in the file" : words.toString();
  }

  /** Floats in ascending order as ascending ints, so that a difference counts float steps. */
  private static long order(float value) {
    int bits = Float.floatToRawIntBits(value);
    return bits < 0 ? -(long) (bits & 0x7fff_ffff) : bits;
  }
}
