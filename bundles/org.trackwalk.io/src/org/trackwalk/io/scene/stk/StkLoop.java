package org.trackwalk.io.scene.stk;

import java.util.List;

/**
 * The main driveline: quadrilaterals one after the other in the order of driving.
 *
 * @param quads twelve doubles each: the corners p0 to p3, left and right where a kart enters, right
 *     and left where it leaves; left-handed
 * @param closed whether the last one ends where the first begins
 */
record StkLoop(List<double[]> quads, boolean closed) {

  /** The middle of the side that karts enter. */
  double[] entry(int quad) {
    return middle(quads.get(quad), 0, 3);
  }

  /** The middle of the side that they leave. */
  double[] exit(int quad) {
    return middle(quads.get(quad), 9, 6);
  }

  /** The points in the middle as xyz triples, right-handed. */
  double[] line() {
    int points = quads.size() + (closed ? 0 : 1);
    double[] line = new double[3 * points];
    for (int i = 0; i < points; i++) {
      double[] middle = i < quads.size() ? entry(i) : exit(i - 1);
      line[3 * i] = middle[0];
      line[3 * i + 1] = middle[1];
      line[3 * i + 2] = -middle[2] + 0.0;
    }
    return line;
  }

  private static double[] middle(double[] quad, int a, int b) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (quad[a + k] + quad[b + k]) / 2;
    }
    return middle;
  }
}
