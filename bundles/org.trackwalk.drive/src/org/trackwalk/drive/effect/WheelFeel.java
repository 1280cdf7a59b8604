package org.trackwalk.drive.effect;

import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.course.road.MeetingAngle;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.profile.WheelModel;

/**
 * What a body on springs feels of a seam through one wheel. A wheel asks for the ground straight
 * below, once a step, so it meets no edge from the side: a flush seam is nothing to it.
 *
 * <ul>
 *   <li>A <b>gap</b> as wide as w catches a ray in w / (v dt) of the passes; while it hangs in the
 *       gap the wheel carries nothing, and its corner of the body falls by g dt in each step. Of
 *       several rays over a patch the last must hang too. A swept sphere or cylinder sinks in by r
 *       - sqrt(r² - w²/4), and that is a step.
 *   <li>A <b>step</b> as high as h presses the spring by h at once; without its damper the body
 *       then swings with at most 2 pi f h, f its natural frequency (quarter car, initial
 *       displacement h).
 * </ul>
 */
final class WheelFeel {

  private WheelFeel() {}

  /**
   * The effect of a seam on a body with such wheels.
   *
   * @param sine of the angle between its way and the seam
   */
  static Effect of(Profile profile, Wheel wheel, SeamModel model, double speed, double sine) {
    // What is not crossed lies under one wheel, or between two.
    if (sine < MeetingAngle.CROSSED) {
      return effect(profile, wheel, speed, 0, 0);
    }
    return switch (model.fault()) {
      case GAP -> gap(profile, wheel, model.size(), speed, sine);
      case STEP -> step(profile, wheel, model.size(), speed, 1);
      default -> effect(profile, wheel, speed, 0, 0);
    };
  }

  private static Effect gap(Profile profile, Wheel wheel, double width, double speed, double sine) {
    double stride = speed * sine * profile.step();
    boolean rays = wheel.model() == WheelModel.RAY || wheel.model() == WheelModel.MULTI_RAY;
    if (!rays && width < 2 * wheel.radius()) {
      double half = width / 2;
      double sinks = wheel.radius() - Math.sqrt(wheel.radius() * wheel.radius() - half * half);
      return step(profile, wheel, sinks, speed, Math.min(1, width / stride));
    }
    double open = width;
    if (wheel.model() == WheelModel.MULTI_RAY) {
      open -= wheel.patch();
    }
    if (open <= 0) {
      return effect(profile, wheel, speed, 0, 0);
    }
    double hanging = Math.max(1, Math.floor(open / stride));
    double falls = SolverSettings.GRAVITY * profile.step() * hanging;
    return effect(profile, wheel, speed, -falls, Math.min(1, open / stride));
  }

  private static Effect step(
      Profile profile, Wheel wheel, double height, double speed, double share) {
    return effect(profile, wheel, speed, 2 * StrictMath.PI * wheel.ride() * height, share);
  }

  private static Effect effect(
      Profile profile, Wheel wheel, double speed, double up, double share) {
    return new Effect(profile.id(), wheel.label(), speed, up + 0.0, 0, 0, up == 0 ? 0 : share);
  }
}
