package org.trackwalk.examples.seeded;

/**
 * The middle of a road: straights and arcs in plan, a height that swells and sinks, and a bank that
 * is the same all along. Every point of the road is (s, u, v): metres along, metres to the left,
 * metres over it along its normal.
 */
public final class Centre {

  /** Steps of Newton's method in which a point near the road finds its station. */
  private static final int STEPS = 12;

  private final double[] lengths;
  private final double[] curvatures;
  private final double total;
  private final double hill;
  private final double bank;

  /**
   * A middle.
   *
   * @param lengths of the parts, metres
   * @param curvatures of the parts, 1/m, positive to the left
   * @param hill height of the swell halfway, metres
   * @param bank angle by which the left side is higher, radians
   */
  Centre(double[] lengths, double[] curvatures, double hill, double bank) {
    this.lengths = lengths.clone();
    this.curvatures = curvatures.clone();
    double sum = 0;
    for (double length : lengths) {
      sum += length;
    }
    total = sum;
    this.hill = hill;
    this.bank = bank;
  }

  /** Length in plan, metres. */
  double length() {
    return total;
  }

  /** How much higher the road is so far out on its bank, metres. */
  double rise(double out) {
    return out * StrictMath.sin(bank);
  }

  /**
   * Of what lies so far out and so high seen from above, the distance to the left on the road's
   * plane and over it.
   */
  double[] leaning(double out, double high) {
    double cb = StrictMath.cos(bank);
    double sb = StrictMath.sin(bank);
    return new double[] {out * cb + high * sb, high * cb - out * sb};
  }

  /** Curvature there, 1/m. */
  double curvature(double s) {
    double from = 0;
    for (int i = 0; i < lengths.length; i++) {
      from += lengths[i];
      if (s <= from) {
        return curvatures[i];
      }
    }
    return 0;
  }

  /** How far the middle turns to the left from a station to another, radians. */
  double turn(double from, double to) {
    double turned = 0;
    double start = 0;
    for (int i = 0; i < lengths.length; i++) {
      double part = Math.min(to, start + lengths[i]) - Math.max(from, start);
      turned += Math.max(0, part) * curvatures[i];
      start += lengths[i];
    }
    return turned;
  }

  /** The largest curvature to one side, 1/m: 1 for the left, -1 for the right. */
  double sharpest(int side) {
    double most = 0;
    for (double c : curvatures) {
      most = Math.max(most, side * c);
    }
    return most;
  }

  /** Plan position and heading (x, z, cos, sin of the heading in the x-z plane). */
  private double[] plan(double s) {
    double x = 0;
    double z = 0;
    double angle = 0;
    double left = s;
    for (int i = 0; i < lengths.length; i++) {
      boolean last = i == lengths.length - 1;
      double d = last ? left : Math.min(left, lengths[i]);
      if (i == 0 && s < 0) {
        d = s;
      }
      double k = curvatures[i];
      if (Math.abs(k) < 1e-12) {
        x += d * StrictMath.cos(angle);
        z += d * StrictMath.sin(angle);
      } else {
        x += (StrictMath.sin(angle + k * d) - StrictMath.sin(angle)) / k;
        z -= (StrictMath.cos(angle + k * d) - StrictMath.cos(angle)) / k;
        angle += k * d;
      }
      left -= d;
      if (left <= 0 || s < 0) {
        break;
      }
    }
    return new double[] {x, z, StrictMath.cos(angle), StrictMath.sin(angle)};
  }

  /** A point of the road's space, three doubles. Left is where curvature is positive. */
  double[] at(double s, double u, double v) {
    double[] p = plan(s);
    // Heading (c, s) in x-z; what turns it by +90 degrees of the angle is (-sin, cos).
    double lx = -p[3];
    double lz = p[2];
    double cb = StrictMath.cos(bank);
    double sb = StrictMath.sin(bank);
    double flat = u * cb - v * sb;
    return new double[] {p[0] + lx * flat, height(s) + u * sb + v * cb, p[1] + lz * flat};
  }

  private double height(double s) {
    double t = Math.min(1, Math.max(0, s / total));
    return hill * (1 - StrictMath.cos(2 * Math.PI * t)) / 2;
  }

  /** Unit vectors along, left and up of the road there: nine doubles. */
  double[] axes(double s) {
    double[] p = plan(s);
    double t = Math.min(1, Math.max(0, s / total));
    double slope = hill * Math.PI / total * StrictMath.sin(2 * Math.PI * t);
    double n = Math.sqrt(1 + slope * slope);
    double[] a = {p[2] / n, slope / n, p[3] / n};
    double[] l = {-p[3] * StrictMath.cos(bank), StrictMath.sin(bank), p[2] * StrictMath.cos(bank)};
    // Up is what completes them; with X ahead and Z to the "left", up is left x ahead.
    double[] up = {l[1] * a[2] - l[2] * a[1], l[2] * a[0] - l[0] * a[2], l[0] * a[1] - l[1] * a[0]};
    double m = Math.sqrt(up[0] * up[0] + up[1] * up[1] + up[2] * up[2]);
    return new double[] {a[0], a[1], a[2], l[0], l[1], l[2], up[0] / m, up[1] / m, up[2] / m};
  }

  /** Where a point near a station lies, along the road's normal: s, u and v. */
  double[] locate(double[] point, double near) {
    double s = near;
    for (int i = 0; i < STEPS; i++) {
      double[] p = plan(s);
      double along = (point[0] - p[0]) * p[2] + (point[2] - p[1]) * p[3];
      double aside = -(point[0] - p[0]) * p[3] + (point[2] - p[1]) * p[2];
      double stretch = Math.max(0.2, 1 - aside * curvature(s));
      s += along / stretch;
      if (Math.abs(along) < 1e-9) {
        break;
      }
    }
    double[] p = plan(s);
    double aside = -(point[0] - p[0]) * p[3] + (point[2] - p[1]) * p[2];
    double u = aside * StrictMath.cos(bank) + (point[1] - height(s)) * StrictMath.sin(bank);
    double v = (point[1] - height(s)) * StrictMath.cos(bank) - aside * StrictMath.sin(bank);
    return new double[] {s, u, v};
  }
}
