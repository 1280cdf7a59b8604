package org.trackwalk.model.seam;

/**
 * One unbroken run of the border that two pieces have in common, measured along the side of {@code
 * Seam.piece} every quarter of a metre and at each vertex. All arrays have one entry per sample,
 * {@code points} three.
 *
 * @param along metres from the start of the run
 * @param points xyz triples, level coordinates
 * @param height how far the other side stands above this one along the mean surface normal, metres;
 *     0 where the edge is shared, NaN where nothing faces
 * @param width of the slit in the surface, metres; negative where the sides overlap; 0 where the
 *     edge is shared, NaN where nothing faces
 */
public record SeamCurve(double[] along, double[] points, double[] height, double[] width) {

  /** Length of the run, metres. */
  public double length() {
    return along.length == 0 ? 0 : along[along.length - 1];
  }

  /** Largest height without its sign, metres. */
  public double worstHeight() {
    return largest(height);
  }

  /** Largest width of slit or overlap, metres. */
  public double worstWidth() {
    return largest(width);
  }

  /** The larger of both, what the curve is ranked by. */
  public double worst() {
    return Math.max(worstHeight(), worstWidth());
  }

  private static double largest(double[] values) {
    double worst = 0;
    for (double value : values) {
      worst = Math.abs(value) > worst ? Math.abs(value) : worst;
    }
    return worst;
  }
}
