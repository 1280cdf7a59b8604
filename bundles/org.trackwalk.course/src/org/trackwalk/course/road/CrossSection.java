package org.trackwalk.course.road;

import org.trackwalk.ground.reach.Floor;

/**
 * Where the road lies on a straight line along x or z. It is looked at places of a grid that stands
 * still in the level, so the answer is the same to the bit wherever on the road the look began.
 */
final class CrossSection {

  /** How exactly a border is found, metres. */
  private static final double BORDER = 1.0 / 64;

  private final Floor.Reader ground;
  private boolean alongX;
  private double line;

  CrossSection(Floor.Reader ground) {
    this.ground = ground;
  }

  /**
   * The middle of the road on a line.
   *
   * @param xLine true for the line x = {@code at}, along z; false for z = {@code at}, along x
   * @param from where on the line there is road, metres
   * @param y height of the road there, about
   * @return z, or x, of the middle; NaN where there is no road or it has no border near
   */
  double middle(boolean xLine, double at, double from, double y) {
    alongX = !xLine;
    line = at;
    long start = Math.round(from / BorderSearch.PACE);
    if (!road(start * BorderSearch.PACE, y, StrandWalker.RISE)) {
      return Double.NaN;
    }
    double h = ground.height();
    double high = border(start, h, 1);
    double low = border(start, h, -1);
    return (high + low) / 2;
  }

  private double border(long start, double height, int side) {
    double h = height;
    int most = (int) (BorderSearch.FARTHEST / BorderSearch.PACE);
    for (int i = 0; i < most; i++) {
      double good = (start + (long) side * i) * BorderSearch.PACE;
      double bad = gap(good, side, h);
      if (Double.isNaN(bad)) {
        h = ground.height();
        continue;
      }
      while (Math.abs(bad - good) > BORDER) {
        double middle = (good + bad) / 2;
        if (road(middle, h, BorderSearch.CLIMB)) {
          h = ground.height();
          good = middle;
        } else {
          bad = middle;
        }
      }
      if (!road(bad + side * BorderSearch.CRACK, h, BorderSearch.CLIMB)) {
        return good;
      }
      h = ground.height();
    }
    return Double.NaN;
  }

  /**
   * Where within a pace there is no road; NaN for nowhere, and then the ground at its end was found
   * last. Where it ends on another triangle a wall or a slit may lie between, which who looks
   * square to the road sees: {@link BorderSearch}.
   */
  private double gap(double good, int side, double h) {
    int on = road(good, h, BorderSearch.CLIMB) ? ground.triangle() : -1;
    double bad = good + side * BorderSearch.PACE;
    if (road(bad, h, BorderSearch.CLIMB) && ground.triangle() == on) {
      return Double.NaN;
    }
    double half = good + side * BorderSearch.LOOK;
    if (!road(half, h, BorderSearch.CLIMB)) {
      return half;
    }
    return road(bad, h, BorderSearch.CLIMB) ? Double.NaN : bad;
  }

  private boolean road(double at, double y, double reach) {
    return alongX ? ground.find(at, y, line, reach) : ground.find(line, y, at, reach);
  }
}
