package org.trackwalk.drive.clearance;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.model.profile.VehicleMesh;

/**
 * What room lies between a mesh and a triangle, and whether they cross, by all pairs of triangles:
 * the room as a linear programme of which every basis is solved, the crossing in decimal numbers
 * that are never rounded.
 */
final class PairOracle {

  private static final double SINGULAR = 1e-13;
  private static final double NEGATIVE = -1e-11;

  private final List<double[]> hull = new ArrayList<>();

  PairOracle(VehicleMesh mesh) {
    for (int t = 0; t < mesh.triangleCount(); t++) {
      double[] triangle = new double[9];
      for (int k = 0; k < 9; k++) {
        triangle[k] = mesh.positions()[3 * mesh.triangles()[3 * t + k / 3] + k % 3];
      }
      hull.add(triangle);
    }
  }

  /** The least room of all triangles of the mesh over one, to a side; infinite for none. */
  double room(Side side, double[] t) {
    double least = Double.POSITIVE_INFINITY;
    for (double[] mine : hull) {
      if (behind(mine, t) || behind(t, mine)) {
        continue; // whichever side looks, it sees z
      }
      least = Math.min(least, room(side, mine, t));
    }
    return least;
  }

  private static boolean behind(double[] one, double[] other) {
    return Math.max(one[2], Math.max(one[5], one[8]))
        < Math.min(other[2], Math.min(other[5], other[8]));
  }

  /** Whether any triangle of the mesh crosses one. */
  boolean pierced(double[] t) {
    return hull.stream().anyMatch(mine -> crosses(mine, t) || crosses(t, mine));
  }

  /**
   * The least of way(p - q) where p is of one triangle, q of the other, and both are the same but
   * for that way: six weights, none negative, under four equations. It is least where two are 0.
   */
  static double room(Side side, double[] mine, double[] t) {
    int axis = side == Side.UNDER || side == Side.OVER ? 1 : 0;
    double sign = side == Side.UNDER || side == Side.RIGHT ? 1 : -1;
    int one = axis == 1 ? 0 : 1;
    double least = Double.POSITIVE_INFINITY;
    for (int out = 0; out < 6; out++) {
      for (int also = out + 1; also < 6; also++) {
        double[][] rows = new double[4][5];
        double[] cost = new double[4];
        int column = 0;
        for (int v = 0; v < 6; v++) {
          if (v != out && v != also) {
            double[] of = v < 3 ? mine : t;
            int at = 3 * (v % 3);
            double way = v < 3 ? 1 : -1;
            rows[0][column] = v < 3 ? 1 : 0;
            rows[1][column] = v < 3 ? 0 : 1;
            rows[2][column] = way * of[at + one];
            rows[3][column] = way * of[at + 2];
            cost[column++] = way * sign * of[at + axis];
          }
        }
        rows[0][4] = 1;
        rows[1][4] = 1;
        least = Math.min(least, value(rows, cost));
      }
    }
    return least;
  }

  /** Solves four equations; infinite where they have no solution of weights. */
  private static double value(double[][] rows, double[] cost) {
    for (int k = 0; k < 4; k++) {
      int best = k;
      for (int i = k + 1; i < 4; i++) {
        best = Math.abs(rows[i][k]) > Math.abs(rows[best][k]) ? i : best;
      }
      double[] swap = rows[k];
      rows[k] = rows[best];
      rows[best] = swap;
      if (Math.abs(rows[k][k]) < SINGULAR) {
        return Double.POSITIVE_INFINITY;
      }
      for (int i = 0; i < 4; i++) {
        double factor = i == k ? 0 : rows[i][k] / rows[k][k];
        for (int j = k; j < 5 && factor != 0; j++) {
          rows[i][j] -= factor * rows[k][j];
        }
      }
    }
    double sum = 0;
    for (int k = 0; k < 4; k++) {
      double weight = rows[k][4] / rows[k][k];
      if (weight < NEGATIVE) {
        return Double.POSITIVE_INFINITY;
      }
      sum += weight * cost[k];
    }
    return sum;
  }

  /** Whether an edge of one has ends on both sides of the other, and meets it in between. */
  private static boolean crosses(double[] edges, double[] face) {
    BigDecimal[] f = exact(face);
    BigDecimal[] e = exact(edges);
    BigDecimal[] n = new BigDecimal[3];
    for (int k = 0; k < 3; k++) {
      int u = (k + 1) % 3;
      int v = (k + 2) % 3;
      n[k] =
          f[3 + u]
              .subtract(f[u])
              .multiply(f[6 + v].subtract(f[v]))
              .subtract(f[3 + v].subtract(f[v]).multiply(f[6 + u].subtract(f[u])));
    }
    for (int p = 0; p < 9; p += 3) {
      int q = (p + 3) % 9;
      BigDecimal over = over(n, f, e, p);
      BigDecimal under = over(n, f, e, q);
      if (over.signum() * under.signum() < 0 && holds(n, f, e, p, q, over.abs(), under.abs())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the face holds the point between p and q, seen along an axis in which it has area. */
  private static boolean holds(
      BigDecimal[] n,
      BigDecimal[] f,
      BigDecimal[] e,
      int p,
      int q,
      BigDecimal over,
      BigDecimal under) {
    int axis = n[0].signum() != 0 ? 0 : n[1].signum() != 0 ? 1 : 2;
    int u = (axis + 1) % 3;
    int v = (axis + 2) % 3;
    BigDecimal weight = over.add(under);
    BigDecimal x = e[p + u].multiply(under).add(e[q + u].multiply(over));
    BigDecimal y = e[p + v].multiply(under).add(e[q + v].multiply(over));
    int left = 0;
    int right = 0;
    for (int a = 0; a < 9; a += 3) {
      int b = (a + 3) % 9;
      BigDecimal along = f[b + u].subtract(f[a + u]);
      BigDecimal aside = f[b + v].subtract(f[a + v]);
      int sign =
          along
              .multiply(y.subtract(weight.multiply(f[a + v])))
              .compareTo(aside.multiply(x.subtract(weight.multiply(f[a + u]))));
      left += sign > 0 ? 1 : 0;
      right += sign < 0 ? 1 : 0;
    }
    return left == 0 || right == 0;
  }

  private static BigDecimal over(BigDecimal[] n, BigDecimal[] f, BigDecimal[] e, int at) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int k = 0; k < 3; k++) {
      sum = sum.add(n[k].multiply(e[at + k].subtract(f[k])));
    }
    return sum;
  }

  private static BigDecimal[] exact(double[] of) {
    BigDecimal[] exact = new BigDecimal[of.length];
    for (int i = 0; i < of.length; i++) {
      exact[i] = new BigDecimal(of[i]);
    }
    return exact;
  }
}
