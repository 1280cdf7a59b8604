package org.trackwalk.io.opendrive;

import java.util.function.DoubleUnaryOperator;

/** Integrals of smooth functions, by Gauss and Legendre's rule of five points in equal parts. */
final class GaussQuadrature {

  /** Roots of the fifth Legendre polynomial, from -1 to 1, and the weights that add up to 2. */
  private static final double[] AT = {
    -0.9061798459386640, -0.5384693101056831, 0, 0.5384693101056831, 0.9061798459386640
  };

  private static final double[] WEIGHT = {
    0.2369268850561891,
    0.4786286704993665,
    0.5688888888888889,
    0.4786286704993665,
    0.2369268850561891
  };

  private GaussQuadrature() {}

  /** From one place to another, in so many parts. */
  static double of(DoubleUnaryOperator function, double begin, double end, int parts) {
    double half = (end - begin) / parts / 2;
    double sum = 0;
    for (int part = 0; part < parts; part++) {
      double middle = begin + half * (2 * part + 1);
      for (int i = 0; i < AT.length; i++) {
        sum += WEIGHT[i] * function.applyAsDouble(middle + half * AT[i]);
      }
    }
    return sum * half;
  }
}
