package org.trackwalk.report.svg;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Triangles in the order in which a painter puts them down, the farthest first. Where surfaces
 * cross no order of whole triangles is right; in small parts it is right but for a part's size.
 */
final class ObliqueParts {

  /** What is done with a part. */
  interface Painter {
    /**
     * Paints.
     *
     * @param corners three points
     * @param whole whether it is a whole triangle
     */
    void paint(double[][] corners, String fill, boolean whole);
  }

  private record Part(double[][] corners, String fill, boolean whole, double depth) {}

  /** So deep a triangle is cut into four, and they again. */
  private static final int DEEPEST = 6;

  private final double[] eye;
  private final double largest;
  private final List<Part> parts = new ArrayList<>();

  /**
   * Parts seen from a direction.
   *
   * @param eye unit vector towards the eye
   * @param largest longest edge of a part, metres
   */
  ObliqueParts(double[] eye, double largest) {
    this.eye = eye;
    this.largest = largest;
  }

  void add(double[] a, double[] b, double[] c, String fill) {
    add(a, b, c, fill, 0);
  }

  private void add(double[] a, double[] b, double[] c, String fill, int depth) {
    double longest = Math.max(square(a, b), Math.max(square(b, c), square(c, a)));
    if (depth < DEEPEST && longest > largest * largest) {
      double[] ab = middle(a, b);
      double[] bc = middle(b, c);
      double[] ca = middle(c, a);
      add(a, ab, ca, fill, depth + 1);
      add(ab, b, bc, fill, depth + 1);
      add(ca, bc, c, fill, depth + 1);
      add(ab, bc, ca, fill, depth + 1);
      return;
    }
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += eye[k] * (a[k] + b[k] + c[k]);
    }
    parts.add(new Part(new double[][] {a, b, c}, fill, depth == 0, sum));
  }

  void farthestFirst(Painter painter) {
    // The sort is stable: equals stay in the order in which they came.
    parts.sort(Comparator.comparingDouble(Part::depth));
    parts.forEach(part -> painter.paint(part.corners(), part.fill(), part.whole()));
  }

  private static double[] middle(double[] a, double[] b) {
    return new double[] {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2};
  }

  private static double square(double[] a, double[] b) {
    double x = a[0] - b[0];
    double y = a[1] - b[1];
    double z = a[2] - b[2];
    return x * x + y * y + z * z;
  }
}
