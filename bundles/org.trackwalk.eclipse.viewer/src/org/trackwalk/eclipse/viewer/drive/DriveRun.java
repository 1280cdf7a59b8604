package org.trackwalk.eclipse.viewer.drive;

import java.util.List;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.drive.trial.WheelStep;

/**
 * One body that has driven.
 *
 * @param name engine and manifold
 * @param colour {@code 0xRRGGBB}
 */
record DriveRun(String name, int colour, Trial trial) {

  /** Seconds of a step. */
  double pace() {
    return trial.setup().solver().step();
  }

  /** Seconds until its last step begins. */
  double length() {
    return steps().get(steps().size() - 1).time();
  }

  List<TrialStep> steps() {
    return trial.steps();
  }

  /** Where the wheels stand when a step begins; empty for a body without wheels. */
  List<WheelStep> wheels(TrialStep step) {
    // what a step tells of wheels is how they stand at its end
    return steps().get(Math.max(0, step.number() - 1)).wheels();
  }

  /** The step that it is in at a time. */
  TrialStep at(double seconds) {
    // A time that was made of a step's number is that step, whatever it was rounded to.
    int number = (int) Math.floor(seconds / pace() + 1e-6);
    return steps().get(Math.clamp(number, 0, steps().size() - 1));
  }
}
