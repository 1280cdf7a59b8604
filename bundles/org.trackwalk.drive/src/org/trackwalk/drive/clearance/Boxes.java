package org.trackwalk.drive.clearance;

/** Boxes along the vehicle's axes: least x, y, z, greatest x, y, z. */
final class Boxes {

  private Boxes() {}

  static double[] none() {
    double inf = Double.POSITIVE_INFINITY;
    return new double[] {inf, inf, inf, -inf, -inf, -inf};
  }

  static void add(double[] box, float[] positions, int vertex) {
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(box[k], positions[3 * vertex + k]);
      box[3 + k] = Math.max(box[3 + k], positions[3 * vertex + k]);
    }
  }

  /** Around a triangle: nine numbers from {@code i} on. */
  static void around(double[] box, double[] triangle, int i) {
    for (int k = 0; k < 3; k++) {
      double a = triangle[i + k];
      double b = triangle[i + 3 + k];
      double c = triangle[i + 6 + k];
      box[k] = Math.min(a, Math.min(b, c));
      box[3 + k] = Math.max(a, Math.max(b, c));
    }
  }

  /** Whether a box lies in another that is larger by some metres all around. */
  static boolean within(double[] box, double[] outer, double more) {
    for (int k = 0; k < 3; k++) {
      if (box[k] < outer[k] - more || box[3 + k] > outer[3 + k] + more) {
        return false;
      }
    }
    return true;
  }
}
