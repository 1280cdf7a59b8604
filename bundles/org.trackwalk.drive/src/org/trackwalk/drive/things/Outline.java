package org.trackwalk.drive.things;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The least convex line around points, seen from above (A. Andrew, Another efficient algorithm for
 * convex hulls in two dimensions, Information Processing Letters 9, 1979).
 */
final class Outline {

  private Outline() {}

  /**
   * Goes around points.
   *
   * @param points xyz triples, at least one
   * @return those on the line, in turn, the first one again at the end
   */
  static double[] around(double[] points) {
    double[][] sorted = new double[points.length / 3][];
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = Arrays.copyOfRange(points, 3 * i, 3 * i + 3);
    }
    Arrays.sort(
        sorted,
        (a, b) -> {
          int x = Double.compare(a[0], b[0]);
          int z = x != 0 ? x : Double.compare(a[2], b[2]);
          return z != 0 ? z : Double.compare(a[1], b[1]);
        });
    List<double[]> line = new ArrayList<>(half(Arrays.asList(sorted)));
    List<double[]> back = half(Arrays.asList(sorted).reversed());
    line.addAll(back.subList(1, back.size()));
    return line.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  private static List<double[]> half(List<double[]> sorted) {
    List<double[]> line = new ArrayList<>();
    for (double[] p : sorted) {
      while (line.size() > 1
          && turn(line.get(line.size() - 2), line.get(line.size() - 1), p) <= 0) {
        line.remove(line.size() - 1);
      }
      line.add(p);
    }
    return line;
  }

  private static double turn(double[] a, double[] b, double[] c) {
    return (b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]);
  }
}
