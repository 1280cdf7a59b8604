package org.trackwalk.report.drawing;

/** A box that grows around points; level coordinates. */
public final class Extent {

  private final double[] min = {
    Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY
  };
  private final double[] max = {
    Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY
  };

  public void add(double x, double y, double z) {
    min[0] = Math.min(min[0], x);
    min[1] = Math.min(min[1], y);
    min[2] = Math.min(min[2], z);
    max[0] = Math.max(max[0], x);
    max[1] = Math.max(max[1], y);
    max[2] = Math.max(max[2], z);
  }

  /** Grows the box on all sides of the plan. */
  public void widen(double metres) {
    if (!empty()) {
      min[0] -= metres;
      min[2] -= metres;
      max[0] += metres;
      max[2] += metres;
    }
  }

  public boolean empty() {
    return min[0] > max[0];
  }

  public double min(int axis) {
    return min[axis];
  }

  public double max(int axis) {
    return max[axis];
  }

  /** 0 when empty. */
  public double size(int axis) {
    return empty() ? 0 : max[axis] - min[axis];
  }

  public double middle(int axis) {
    return (min[axis] + max[axis]) / 2;
  }
}
