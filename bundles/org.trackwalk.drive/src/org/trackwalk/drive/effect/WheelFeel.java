package org.trackwalk.drive.effect;

import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.course.road.MeetingAngle;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.profile.WheelDamper;
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
 *
 * <p>Where a profile says what the damper z (over the critical one) of its engine's vehicle goes
 * by, what follows is told instead; all of it was measured (docs/engines.md):
 *
 * <ul>
 *   <li>the <b>chassis</b>: the body swings damped, by exp(-z acos z / sqrt(1 - z²)) of that;
 *   <li>the spring's <b>length</b>: pressed by h at once it pushes by 2 z 2 pi f h in that step; of
 *       a ray that finds the ground again behind a gap, all that the spring gives way at rest is
 *       such an h;
 *   <li>the <b>normal</b>: the edge that a round wheel meets leans by a, cos a = 1 - h/r, and v sin
 *       a of the speed goes along it: up 2 z 2 pi f dt v sin a cos a, while the edge is less than r
 *       sin a ahead.
 * </ul>
 */
final class WheelFeel {

  /** Square of a sine; beyond 45 degrees a higher edge pushes up no more. */
  private static final double STEEPEST = 0.5;

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
      case STEP -> step(profile, wheel, model.size(), speed, sine, 1);
      default -> effect(profile, wheel, speed, 0, 0);
    };
  }

  private static Effect gap(Profile profile, Wheel wheel, double width, double speed, double sine) {
    double stride = speed * sine * profile.step();
    boolean rays = wheel.model() == WheelModel.RAY || wheel.model() == WheelModel.MULTI_RAY;
    if (!rays && width < 2 * wheel.radius()) {
      double half = width / 2;
      double sinks = wheel.radius() - Math.sqrt(wheel.radius() * wheel.radius() - half * half);
      return step(profile, wheel, sinks, speed, sine, Math.min(1, width / stride));
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
    double share = Math.min(1, open / stride);
    if (profile.damper().value() == WheelDamper.LENGTH) {
      double thrown = 2 * wheel.damping() * SolverSettings.GRAVITY / omega(wheel) - falls;
      return effect(profile, wheel, speed, thrown > falls ? thrown : -falls, share);
    }
    return effect(profile, wheel, speed, -falls, share);
  }

  private static Effect step(
      Profile profile, Wheel wheel, double height, double speed, double sine, double share) {
    double most = omega(wheel) * height;
    double zeta = wheel.damping();
    return switch (profile.damper().value()) {
      case UNKNOWN -> effect(profile, wheel, speed, most, share);
      case CHASSIS -> effect(profile, wheel, speed, most * swing(zeta), share);
      case LENGTH -> effect(profile, wheel, speed, most * Math.max(1, 2 * zeta), share);
      case NORMAL -> {
        double over = speed * sine;
        double climbed = climbed(profile, wheel, height, over);
        yield climbed > most * swing(zeta)
            ? effect(
                profile,
                wheel,
                speed,
                climbed,
                Math.min(1, wheel.radius() * lean(wheel, height) / (over * profile.step())))
            : effect(profile, wheel, speed, most * swing(zeta), share);
      }
    };
  }

  private static double omega(Wheel wheel) {
    return 2 * StrictMath.PI * wheel.ride();
  }

  /** How fast a damped body swings at most that was let go at rest, over what it does undamped. */
  private static double swing(double zeta) {
    return zeta < 1
        ? StrictMath.exp(-zeta * StrictMath.acos(zeta) / Math.sqrt(1 - zeta * zeta))
        : 1 / Math.E;
  }

  /** Sine of the lean of an edge that a round wheel meets at some height. */
  private static double lean(Wheel wheel, double height) {
    double cosine = 1 - Math.min(height, wheel.radius()) / wheel.radius();
    return Math.sqrt(1 - cosine * cosine);
  }

  private static double climbed(Profile profile, Wheel wheel, double height, double over) {
    boolean round = wheel.model() == WheelModel.SPHERE || wheel.model() == WheelModel.CYLINDER;
    double sine = lean(wheel, height);
    double both = sine * sine > STEEPEST ? STEEPEST : sine * Math.sqrt(1 - sine * sine);
    double push = 2 * wheel.damping() * omega(wheel) * profile.step();
    return round ? push * over * both : 0;
  }

  private static Effect effect(
      Profile profile, Wheel wheel, double speed, double up, double share) {
    return new Effect(profile.id(), wheel.label(), speed, up + 0.0, 0, 0, up == 0 ? 0 : share);
  }
}
