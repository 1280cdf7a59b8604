package org.trackwalk.drive.ride;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.profile.WheelModel;

/** Lanes along x with any heights. */
public final class Lanes {

  /** A road car's. */
  static final Wheel WHEEL = new Wheel(WheelModel.RAY, 0.3, 0.2, 1, 0, 1.5, 0.5, 0.1, "a test's");

  private Lanes() {}

  /** A straight lane of so many metres at one speed, m/s. */
  public static LaneProfile straight(double length, double speed, DoubleUnaryOperator height) {
    int n = (int) Math.rint(length / LaneProfile.SPACING) + 1;
    double[] x = new double[n];
    Arrays.setAll(x, k -> k * LaneProfile.SPACING);
    double[] y = Arrays.stream(x).map(height).toArray();
    double[] speeds = new double[n];
    Arrays.fill(speeds, speed);
    double[] ends = {0, 0, 0, length, 0, 0};
    LanePath path =
        new LanePath(
            0,
            "+0.0",
            false,
            ends,
            new double[] {speed, speed},
            new double[] {0, length},
            Double.POSITIVE_INFINITY);
    return new LaneProfile(path, length, x, y, new double[n], new double[n], speeds, x);
  }
}
