package org.trackwalk.contact.solver;

/** Nine numbers, row by row. */
final class Matrix3 {

  private Matrix3() {}

  /** By cofactors; for matrices far from singular. */
  static double[] inverse(double[] m) {
    double a = m[4] * m[8] - m[5] * m[7];
    double b = m[5] * m[6] - m[3] * m[8];
    double c = m[3] * m[7] - m[4] * m[6];
    double d = m[0] * a + m[1] * b + m[2] * c;
    return new double[] {
      a / d,
      (m[2] * m[7] - m[1] * m[8]) / d,
      (m[1] * m[5] - m[2] * m[4]) / d,
      b / d,
      (m[0] * m[8] - m[2] * m[6]) / d,
      (m[2] * m[3] - m[0] * m[5]) / d,
      c / d,
      (m[1] * m[6] - m[0] * m[7]) / d,
      (m[0] * m[4] - m[1] * m[3]) / d
    };
  }

  static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }
}
