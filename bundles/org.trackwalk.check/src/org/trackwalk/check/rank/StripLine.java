package org.trackwalk.check.rank;

/**
 * A straight line across the way, seen from above, with what has been joined to it strip by strip.
 * One thread.
 */
final class StripLine {

  /** Numbers of one point. */
  private static final int POINT = 3;

  private final double x;
  private final double z;
  private final double dx;
  private final double dz;

  /** What is joined reaches from here to there along the line, and so low and high, metres. */
  private double from = Double.POSITIVE_INFINITY;

  private double to = Double.NEGATIVE_INFINITY;
  private double low = Double.POSITIVE_INFINITY;
  private double high = Double.NEGATIVE_INFINITY;

  private StripLine(double x, double z, double dx, double dz) {
    this.x = x;
    this.z = z;
    this.dx = dx;
    this.dz = dz;
  }

  /**
   * The line along the middle of a path: of a border there and back it lies between both. Null
   * where all of it is one point, or it lies on no such line.
   *
   * @param path xyz triples
   */
  static StripLine along(double[] path) {
    double[] middle = new double[2];
    double all = 0;
    for (int i = 0; i + 2 * POINT <= path.length; i += POINT) {
      double length = length(path, i);
      all += length;
      middle[0] += length * (path[i] + path[i + POINT]) / 2;
      middle[1] += length * (path[i + 2] + path[i + POINT + 2]) / 2;
    }
    if (!(all > 0) || Double.isInfinite(all)) {
      return null;
    }
    double x = middle[0] / all;
    double z = middle[1] / all;
    double xx = 0;
    double xz = 0;
    double zz = 0;
    for (int i = 0; i + 2 * POINT <= path.length; i += POINT) {
      double length = length(path, i);
      double ex = path[i + POINT] - path[i];
      double ez = path[i + POINT + 2] - path[i + 2];
      double mx = path[i] + ex / 2 - x;
      double mz = path[i + 2] + ez / 2 - z;
      xx += length * (mx * mx + ex * ex / 12);
      xz += length * (mx * mz + ex * ez / 12);
      zz += length * (mz * mz + ez * ez / 12);
    }
    double turn = StrictMath.atan2(2 * xz, xx - zz) / 2;
    StripLine first = new StripLine(x, z, StrictMath.cos(turn), StrictMath.sin(turn));
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i + 2 < path.length; i += POINT) {
      least = Math.min(least, first.off(path, i));
      most = Math.max(most, first.off(path, i));
    }
    double off = (least + most) / 2;
    StripLine line = new StripLine(x + off * first.dz, z - off * first.dx, first.dx, first.dz);
    if (!line.holds(path)) {
      return null;
    }
    line.add(line.strip(0, path));
    return line;
  }

  /** Whether all of a path lies near to the line or beyond its ends, however far. */
  boolean holds(double[] path) {
    for (int i = 0; i + 2 < path.length; i += POINT) {
      if (!isOn(path, i)) {
        return false;
      }
    }
    return true;
  }

  /** What of a path lies on the line; from infinity to minus infinity where nothing does. */
  Strips.Strip strip(int number, double[] path) {
    double first = Double.POSITIVE_INFINITY;
    double last = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i + 2 < path.length; i += POINT) {
      if (isOn(path, i)) {
        double at = at(path, i);
        first = Math.min(first, at);
        last = Math.max(last, at);
        least = Math.min(least, path[i + 1]);
        most = Math.max(most, path[i + 1]);
      }
    }
    return new Strips.Strip(number, first, last, least, most);
  }

  /** Whether a strip begins where the line ends, or before, in height too; then it is joined. */
  boolean joins(Strips.Strip strip) {
    boolean next =
        strip.from() <= to + RankLimits.SAME_SPOT
            && strip.to() >= from - RankLimits.SAME_SPOT
            && strip.low() <= high + RankLimits.SAME_SPOT
            && strip.high() >= low - RankLimits.SAME_SPOT;
    if (next) {
      add(strip);
    }
    return next;
  }

  private void add(Strips.Strip strip) {
    from = Math.min(from, strip.from());
    to = Math.max(to, strip.to());
    low = Math.min(low, strip.low());
    high = Math.max(high, strip.high());
  }

  /** The box around what of the line lies in a cross-section of the way, of any height. */
  double[] box(WayAcross.Section section) {
    double at = at(section.x(), section.z());
    double mx = x + at * dx;
    double mz = z + at * dz;
    double ex = section.reach() * Math.abs(dx);
    double ez = section.reach() * Math.abs(dz);
    double any = Double.POSITIVE_INFINITY;
    return new double[] {mx - ex, -any, mz - ez, mx + ex, any, mz + ez};
  }

  /** How far along the line from its middle a place is, metres. */
  double at(double px, double pz) {
    return (px - x) * dx + (pz - z) * dz;
  }

  private double at(double[] path, int i) {
    return at(path[i], path[i + 2]);
  }

  private double off(double[] path, int i) {
    return (path[i] - x) * dz - (path[i + 2] - z) * dx;
  }

  private boolean isOn(double[] path, int i) {
    return Math.abs(off(path, i)) <= RankLimits.SAME_SPOT;
  }

  /** Of a piece of a path, seen from above, metres. */
  private static double length(double[] path, int i) {
    double ex = path[i + POINT] - path[i];
    double ez = path[i + POINT + 2] - path[i + 2];
    return StrictMath.sqrt(ex * ex + ez * ez);
  }
}
