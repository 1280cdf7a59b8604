package org.trackwalk.drive.ride;

/**
 * A linear system of four states, x' = A x + B u, advanced by steps in which its input is constant:
 * the next state is S x + P u, with S = exp(A t) and P = inverse(A) (S - I) B, exactly. Both stand
 * in the exponential of one matrix of five rows (M. W. Sayers, On the Calculation of International
 * Roughness Index from Longitudinal Road Profile, 1995).
 */
public final class LinearFilter {

  /** States of a filter. */
  public static final int STATES = 4;

  private static final int ROWS = STATES + 1;

  /** The series is summed for a matrix so small, and the sum squared as often as needed. */
  private static final double SMALL = 0.125;

  /** Terms of the series: the next is under 1e-20 of the first. */
  private static final int TERMS = 14;

  private final double[] step;

  private LinearFilter(double[] step) {
    this.step = step;
  }

  /**
   * A filter for steps of one length.
   *
   * @param a the matrix A, 16 numbers row by row
   * @param b the vector B, 4 numbers
   * @param length of a step, in the unit of the system's time
   */
  static LinearFilter of(double[] a, double[] b, double length) {
    double[] m = new double[ROWS * ROWS];
    double most = 0;
    for (int i = 0; i < STATES; i++) {
      for (int k = 0; k < STATES; k++) {
        m[ROWS * i + k] = length * a[STATES * i + k];
        most = Math.max(most, Math.abs(m[ROWS * i + k]));
      }
      m[ROWS * i + STATES] = length * b[i];
      most = Math.max(most, Math.abs(m[ROWS * i + STATES]));
    }
    int halvings = 0;
    while (most > SMALL) {
      most /= 2;
      halvings++;
    }
    double scale = StrictMath.scalb(1.0, -halvings);
    for (int i = 0; i < m.length; i++) {
      m[i] *= scale;
    }
    double[] sum = exponential(m);
    for (int i = 0; i < halvings; i++) {
      sum = product(sum, sum);
    }
    return new LinearFilter(sum);
  }

  private static double[] exponential(double[] m) {
    double[] sum = new double[ROWS * ROWS];
    double[] term = new double[ROWS * ROWS];
    for (int i = 0; i < ROWS; i++) {
      sum[ROWS * i + i] = 1;
      term[ROWS * i + i] = 1;
    }
    for (int n = 1; n <= TERMS; n++) {
      term = product(term, m);
      for (int i = 0; i < term.length; i++) {
        term[i] /= n;
        sum[i] += term[i];
      }
    }
    return sum;
  }

  private static double[] product(double[] a, double[] b) {
    double[] c = new double[ROWS * ROWS];
    for (int i = 0; i < ROWS; i++) {
      for (int k = 0; k < ROWS; k++) {
        double sum = 0;
        for (int j = 0; j < ROWS; j++) {
          sum += a[ROWS * i + j] * b[ROWS * j + k];
        }
        c[ROWS * i + k] = sum;
      }
    }
    return c;
  }

  /** An entry of S, by row and column, or of P, as column 4. */
  double at(int row, int column) {
    return step[ROWS * row + column];
  }

  /**
   * Takes one step.
   *
   * @param state 4 numbers, overwritten
   * @param input constant during the step
   */
  public void advance(double[] state, double input) {
    double a = state[0];
    double b = state[1];
    double c = state[2];
    double d = state[3];
    for (int i = 0; i < STATES; i++) {
      int at = ROWS * i;
      state[i] =
          step[at] * a
              + step[at + 1] * b
              + step[at + 2] * c
              + step[at + 3] * d
              + step[at + 4] * input;
    }
  }
}
