package org.trackwalk.report.svg;

import java.util.function.DoubleFunction;

/**
 * The triangles that a view shows and how wide it is: narrower where they would be a grey mass.
 * Where more than can be drawn lie at one place no view is narrow enough; then every so many-th is
 * drawn, which looks the same.
 *
 * @param half of the width that is shown, metres
 * @param triangles ascending
 */
record InView(double half, int[] triangles) {

  private static final double NARROWER = 1.5;

  /** A view narrower than this shows nothing that a wider one does not; metres. */
  private static final double NARROWEST = 1e-3;

  /**
   * What is drawn of what there is.
   *
   * @param widest half of the width that is shown where it is not too much
   * @param most triangles that are drawn
   * @param found the triangles of a view that wide, ascending
   */
  static InView of(double widest, int most, DoubleFunction<int[]> found) {
    double half = widest;
    int[] triangles = found.apply(half);
    while (triangles.length > most && half > NARROWEST) {
      half /= NARROWER;
      triangles = found.apply(half);
    }
    return new InView(half, triangles.length > most ? thinned(triangles, most) : triangles);
  }

  private static int[] thinned(int[] triangles, int most) {
    int[] kept = new int[most];
    for (int i = 0; i < most; i++) {
      kept[i] = triangles[(int) ((long) i * triangles.length / most)];
    }
    return kept;
  }
}
