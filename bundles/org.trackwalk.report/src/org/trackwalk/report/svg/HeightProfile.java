package org.trackwalk.report.svg;

import java.util.Arrays;

/**
 * Heights of the ground along a way: under each sample the surface that goes on from the last one,
 * so that a bridge above or a road below is not taken for it.
 *
 * @param way where
 * @param height metres per sample; NaN where there is no ground
 */
record HeightProfile(PlanWay way, double[] height) {

  /** Heights that far from the place are another level, metres. */
  private static final double FAR = 60;

  /** So steep a ground may go on from one sample to the next, metres a metre. */
  private static final double STEEPEST = 2;

  /** So high a step may be in the ground, metres. */
  private static final double STEP = 0.3;

  /**
   * Looks along a way.
   *
   * @param y height of the finding's place
   */
  static HeightProfile of(Drawing drawing, PlanWay way, double y) {
    double[] min = {way.x()[0], y - FAR, way.z()[0]};
    double[] max = {way.x()[0], y + FAR, way.z()[0]};
    for (int i = 0; i < way.x().length; i++) {
      min[0] = Math.min(min[0], way.x()[i]);
      max[0] = Math.max(max[0], way.x()[i]);
      min[2] = Math.min(min[2], way.z()[i]);
      max[2] = Math.max(max[2], way.z()[i]);
    }
    double[][] corners = corners(drawing, drawing.near(min, max));
    double[] height = new double[way.x().length];
    Arrays.fill(height, Double.NaN);
    for (int sign = -1; sign <= 1; sign += 2) {
      double last = y;
      double room = STEP;
      int from = sign < 0 ? way.place() : way.place() + 1;
      for (int i = from; i >= 0 && i < height.length; i += sign) {
        room += STEEPEST * way.step();
        double h = nearest(corners, way.x()[i], way.z()[i], last);
        if (Math.abs(h - last) <= room) {
          height[i] = h;
          last = h;
          room = STEP;
        }
      }
    }
    return new HeightProfile(way, height);
  }

  /** Nine doubles per triangle that is not upright. */
  private static double[][] corners(Drawing drawing, int[] triangles) {
    double[][] corners = new double[triangles.length][9];
    for (int i = 0; i < triangles.length; i++) {
      for (int k = 0; k < 3; k++) {
        System.arraycopy(drawing.corner(triangles[i], k), 0, corners[i], 3 * k, 3);
      }
    }
    return corners;
  }

  /** The height at a place that is nearest to another one; NaN where there is nothing. */
  private static double nearest(double[][] corners, double x, double z, double last) {
    double best = Double.NaN;
    for (double[] c : corners) {
      double a = turn(c[3], c[5], c[6], c[8], x, z);
      double b = turn(c[6], c[8], c[0], c[2], x, z);
      double d = turn(c[0], c[2], c[3], c[5], x, z);
      double area = a + b + d;
      boolean inside = area > 0 ? a >= 0 && b >= 0 && d >= 0 : a <= 0 && b <= 0 && d <= 0;
      if (inside && area != 0) {
        double h = (a * c[1] + b * c[4] + d * c[7]) / area;
        best = Math.abs(h - last) < Math.abs(best - last) || Double.isNaN(best) ? h : best;
      }
    }
    return best;
  }

  private static double turn(double ax, double az, double bx, double bz, double x, double z) {
    return (ax - x) * (bz - z) - (bx - x) * (az - z);
  }

  /** Mean slope between two places of the way, metres from the finding's; NaN without ground. */
  double slope(double from, double to) {
    int a = index(from);
    int b = index(to);
    return (height[b] - height[a]) / ((b - a) * way.step());
  }

  /** Height at a place of the way, metres from the finding's. */
  double at(double s) {
    return height[index(s)];
  }

  private int index(double s) {
    int i = way.place() + (int) Math.rint(s / way.step());
    return Math.max(0, Math.min(height.length - 1, i));
  }

  /** The first and the last sample with ground. */
  int[] ends() {
    int first = 0;
    int last = height.length - 1;
    while (first < last && Double.isNaN(height[first])) {
      first++;
    }
    while (last > first && Double.isNaN(height[last])) {
      last--;
    }
    return new int[] {first, last};
  }
}
