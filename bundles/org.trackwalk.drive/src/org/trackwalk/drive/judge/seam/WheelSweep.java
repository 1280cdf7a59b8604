package org.trackwalk.drive.judge.seam;

import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.profile.WheelModel;

/**
 * Moves a wheel over a seam: the height of the ground that it finds on the surface as authored less
 * that on the healed copy. What the heights jump by presses the spring at once, and the body then
 * swings with 2 pi f times that, f its natural frequency; where a wheel finds no ground on the one
 * and does on the other it carries nothing, and its corner of the body falls by g dt in each step
 * (docs/engines.md, wheels). Upper bounds: dampers, tyres and the other wheels are left out.
 */
final class WheelSweep {

  private final Wheel wheel;
  private final double stride;
  private final double step;
  private double[] difference;
  private double spacing;

  /**
   * A wheel.
   *
   * @param stride metres that the vehicle moves in a step
   * @param step seconds
   */
  WheelSweep(Wheel wheel, double stride, double step) {
    this.wheel = wheel;
    this.stride = stride;
    this.step = step;
  }

  /**
   * What is felt, the worse of hanging and being pressed.
   *
   * @param wide metres between the two borders
   * @param raised metres by which they differ in height
   */
  Felt felt(WheelHeight authored, WheelHeight healed, double wide, double raised) {
    boolean ray = wheel.model() == WheelModel.RAY || wheel.model() == WheelModel.MULTI_RAY;
    double around =
        ray
            ? JudgeLimits.RAY_REACH
                + wide
                + (wheel.model() == WheelModel.MULTI_RAY ? wheel.patch() / 2 : 0)
            : wheel.radius();
    spacing = ray ? JudgeLimits.RAY_HEIGHTS : JudgeLimits.WHEEL_HEIGHTS;
    int n = (int) Math.ceil(around / spacing);
    difference = new double[2 * n];
    int hanging = 0;
    for (int i = 0; i < 2 * n; i++) {
      double x = (i - n + 0.5) * spacing;
      double h = healed.at(x);
      double a = Double.isNaN(h) ? Double.NaN : authored.at(x);
      hanging += !Double.isNaN(h) && Double.isNaN(a) ? 1 : 0;
      difference[i] = a - h;
    }
    return hangs(hanging * spacing).worse(pressed(raised));
  }

  private Felt hangs(double open) {
    if (open == 0) {
      return Felt.NOTHING;
    }
    double steps = Math.max(1, Math.floor(open / stride));
    double falls = SolverSettings.GRAVITY * step * steps;
    return new Felt(-falls, 0, 0, Math.min(1, open / stride), 0, 0, 0);
  }

  private Felt pressed(double raised) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    double first = Double.NaN;
    for (double d : difference) {
      if (!Double.isNaN(d)) {
        least = Math.min(least, d);
        most = Math.max(most, d);
        first = Double.isNaN(first) ? d : first;
      }
    }
    double jump = most - least;
    double up = 2 * StrictMath.PI * wheel.ride() * jump;
    if (!(up >= JudgeLimits.FELT)) {
      return Felt.NOTHING;
    }
    double share = raised > JudgeLimits.STEPS * jump ? 1 : Math.min(1, within(first, jump));
    return new Felt(up, 0, 0, share, 0, 0, 0);
  }

  /** Share of the passes in which a step ends where the ground is neither as before nor after. */
  private double within(double usual, double jump) {
    int off = 0;
    for (double d : difference) {
      off += Math.abs(d - usual) > JudgeLimits.STEPS * jump ? 1 : 0;
    }
    return off * spacing / stride;
  }
}
