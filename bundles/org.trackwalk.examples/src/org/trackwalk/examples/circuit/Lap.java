package org.trackwalk.examples.circuit;

/**
 * The middle of the road: x = r cos t, z = r/2 sin 2t (a Gerono lemniscate), which crosses itself
 * at right angles at t = pi/2 (above) and 3 pi/2 (below, at height 0), and bends with radius r at t
 * = 0 (to the right) and t = pi (to the left). Rows are spaced evenly along it.
 */
final class Lap {

  /** Points at which the length is measured; a multiple of 4 keeps the quarters symmetric. */
  private static final int SAMPLES = 1 << 14;

  /** Height of the four gentle waves of the road, metres. */
  private static final double WAVE = 0.6;

  /** Tilt of the road in the middle of a bend, radians. */
  private static final double BANKING = StrictMath.toRadians(4);

  private final double radius;
  private final double bridgeHeight;
  private final double[] parameters;
  private final double length;

  Lap(CircuitShape shape) {
    radius = shape.radius();
    bridgeHeight = shape.bridgeHeight();
    double[] lengths = new double[SAMPLES + 1];
    for (int i = 1; i <= SAMPLES; i++) {
      double middle = 2 * StrictMath.PI * (i - 0.5) / SAMPLES;
      lengths[i] = lengths[i - 1] + speed(middle) * 2 * StrictMath.PI / SAMPLES;
    }
    length = lengths[SAMPLES];
    parameters = new double[shape.rows()];
    int sample = 0;
    for (int row = 0; row < parameters.length; row++) {
      double wanted = length * row / parameters.length;
      while (lengths[sample + 1] < wanted) {
        sample++;
      }
      double part = (wanted - lengths[sample]) / (lengths[sample + 1] - lengths[sample]);
      parameters[row] = 2 * StrictMath.PI * (sample + part) / SAMPLES;
    }
  }

  /** Length of the lap in plan, metres. */
  double length() {
    return length;
  }

  /** The parameter t of a row. */
  double parameter(int row) {
    return parameters[Math.floorMod(row, parameters.length)];
  }

  /**
   * A point beside the middle of the road.
   *
   * @param aside metres to the right
   * @param above metres over the banked plane of the road
   * @return x, y, z
   */
  double[] point(int row, double aside, double above) {
    double t = parameter(row);
    double[] forward = forward(t);
    double wave = WAVE / 2 * (1 - StrictMath.cos(4 * (t - 1.5 * StrictMath.PI)));
    double tilt = BANKING * StrictMath.pow(StrictMath.cos(t), 3);
    double across = aside * StrictMath.cos(tilt);
    return new double[] {
      radius * StrictMath.cos(t) - forward[1] * across,
      bridgeHeight / 2 * (1 + StrictMath.sin(t)) + wave - aside * StrictMath.sin(tilt) + above,
      radius / 2 * StrictMath.sin(2 * t) + forward[0] * across
    };
  }

  private double[] forward(double t) {
    double speed = speed(t);
    return new double[] {
      -radius * StrictMath.sin(t) / speed, radius * StrictMath.cos(2 * t) / speed
    };
  }

  private double speed(double t) {
    return StrictMath.hypot(radius * StrictMath.sin(t), radius * StrictMath.cos(2 * t));
  }
}
