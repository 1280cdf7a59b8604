package org.trackwalk.mesh.geometry;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Budget;

/**
 * Signs of sums of products of differences, exactly, in doubles alone: a number is kept as a sum of
 * doubles that do not overlap, the least first (J. R. Shewchuk, "Adaptive Precision Floating-Point
 * Arithmetic and Fast Robust Geometric Predicates", 1997, chapter 2).
 *
 * <p>All inputs must be zero or lie {@link #inRange}: then nothing overflows, and no digit is lost
 * to underflow.
 */
final class Expansions {

  /** Three factors of it stay below the greatest double. */
  private static final double MOST = 0x1p300;

  /** Three last digits of it, 52 bits lower each, are still above the least double. */
  private static final double LEAST = 0x1p-290;

  /** Cuts a double into two halves of 26 bits (T. J. Dekker, 1971). */
  private static final double SPLITTER = 0x1p27 + 1;

  /** Work of a sign, in units of a budget. */
  private static final int WORK = 4;

  private Expansions() {}

  /** Whether a number can be computed with here. */
  static boolean inRange(double x) {
    double size = Math.abs(x);
    return size < MOST && (size > LEAST || size == 0);
  }

  /** The sign of (b - a) (d - c) - (f - e) (h - g). */
  static int products(
      double a, double b, double c, double d, double e, double f, double g, double h) {
    double[] left = product(difference(b, a), difference(d, c));
    double[] right = product(difference(f, e), difference(h, g));
    return sign(sum(left, negative(right)));
  }

  /** The sign of (u x v) . w, each of which is a point minus one origin. */
  static int volume(double[] origin, double[] u, double[] v, double[] w) {
    Budget.spend(WORK);
    double[] sum = {};
    for (int k = 0; k < 3; k++) {
      int i = (k + 1) % 3;
      int j = (k + 2) % 3;
      double[] left = product(difference(u[i], origin[i]), difference(v[j], origin[j]));
      double[] right = product(difference(u[j], origin[j]), difference(v[i], origin[i]));
      double[] area = sum(left, negative(right));
      sum = sum(sum, product(area, difference(w[k], origin[k])));
    }
    return sign(sum);
  }

  private static double[] difference(double p, double q) {
    double d = p - q;
    double back = p - d;
    double error = (p - (d + back)) + (back - q);
    return error == 0 ? d == 0 ? new double[0] : new double[] {d} : new double[] {error, d};
  }

  private static double[] negative(double[] e) {
    double[] out = new double[e.length];
    for (int i = 0; i < e.length; i++) {
      out[i] = -e[i];
    }
    return out;
  }

  private static double[] product(double[] e, double[] f) {
    double[] sum = {};
    for (double factor : f) {
      sum = sum(sum, scaled(e, factor));
    }
    return sum;
  }

  /** Scale-Expansion with zeros left out. */
  private static double[] scaled(double[] e, double b) {
    double[] h = new double[2 * e.length];
    int n = 0;
    double q = 0;
    for (int i = 0; i < e.length; i++) {
      double high = e[i] * b;
      double low = error(e[i], b, high);
      double sum = q + low;
      double there = sum - q;
      double rest = (q - (sum - there)) + (low - there);
      if (i > 0 && rest != 0) {
        h[n++] = rest;
      }
      if (i == 0) {
        q = high;
        if (low != 0) {
          h[n++] = low;
        }
        continue;
      }
      q = high + sum;
      double last = sum - (q - high);
      if (last != 0) {
        h[n++] = last;
      }
    }
    if (q != 0) {
      h[n++] = q;
    }
    return Arrays.copyOf(h, n);
  }

  /** What a rounded product is short of the true one. */
  private static double error(double a, double b, double product) {
    double c = SPLITTER * a;
    double highA = c - (c - a);
    double lowA = a - highA;
    c = SPLITTER * b;
    double highB = c - (c - b);
    double lowB = b - highB;
    return lowA * lowB - (((product - highA * highB) - lowA * highB) - highA * lowB);
  }

  /** Fast-Expansion-Sum with zeros left out. */
  private static double[] sum(double[] e, double[] f) {
    if (e.length == 0 || f.length == 0) {
      return e.length == 0 ? f : e;
    }
    double[] h = new double[e.length + f.length];
    int n = 0;
    int i = 0;
    int j = 0;
    double q = 0;
    for (int k = 0; k < h.length; k++) {
      boolean first = j == f.length || i < e.length && Math.abs(e[i]) < Math.abs(f[j]);
      double next = first ? e[i++] : f[j++];
      double sum = q + next;
      double there = sum - q;
      double rest = (q - (sum - there)) + (next - there);
      if (rest != 0) {
        h[n++] = rest;
      }
      q = sum;
    }
    if (q != 0) {
      h[n++] = q;
    }
    return Arrays.copyOf(h, n);
  }

  private static int sign(double[] e) {
    return e.length == 0 ? 0 : e[e.length - 1] > 0 ? 1 : -1;
  }
}
