package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.line.RacingLine;

/**
 * Points of a line that follow each other and at all of which something is too much.
 *
 * @param path of them, xyz triples
 * @param length of the path, metres, seen from above
 * @param worst the point with the most
 * @param value there
 */
record PointStretch(double[] path, double length, int worst, double value) {

  /** The stretches of a line, in the order of its points; around its end where it is a lap. */
  static List<PointStretch> of(RacingLine line, double[] values, double most) {
    int n = values.length;
    int begin = line.closed() ? well(values, most) : 0;
    List<PointStretch> found = new ArrayList<>();
    int first = -1;
    for (int i = 0; i <= n; i++) {
      boolean bad = i < n && values[(begin + i) % n] > most;
      if (bad && first < 0) {
        first = i;
      } else if (!bad && first >= 0) {
        found.add(of(line.points(), values, begin + first, i - first));
        first = -1;
      }
    }
    return found;
  }

  /** A point where it is not too much, so that no stretch is cut there; the first without one. */
  private static int well(double[] values, double most) {
    for (int i = 0; i < values.length; i++) {
      if (!(values[i] > most)) {
        return i;
      }
    }
    return 0;
  }

  private static PointStretch of(double[] points, double[] values, int first, int count) {
    int n = values.length;
    double[] path = new double[3 * count];
    double length = 0;
    int worst = first % n;
    for (int i = 0; i < count; i++) {
      int at = (first + i) % n;
      System.arraycopy(points, 3 * at, path, 3 * i, 3);
      worst = values[at] > values[worst] ? at : worst;
      if (i > 0) {
        double dx = path[3 * i] - path[3 * i - 3];
        double dz = path[3 * i + 2] - path[3 * i - 1];
        length += StrictMath.hypot(dx, dz);
      }
    }
    return new PointStretch(path, length, worst, values[worst]);
  }
}
