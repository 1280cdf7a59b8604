package org.trackwalk.report.drive;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.drive.trial.TrialTouch;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.report.drawing.Strip;

/** The strips of a drive's chart, from where the body is to what it has in it. */
public final class DriveStrips {

  private DriveStrips() {}

  /** All of them, over the steps of a drive. */
  public static List<Strip<List<TrialStep>>> all() {
    double none = Double.POSITIVE_INFINITY;
    return List.of(
        strip("height of the body, m", none, -none, step -> step.pose().y()),
        strip("speed, km/h", 0, 1, step -> Vehicle.KMH * step.velocity().length()),
        strip("jolt of a step, m/s", 0, 0.1, TrialStep::jolt),
        strip("contact points", 0, 4, step -> step.touches().size()),
        strip(
            "impulse of a step, N s",
            0,
            1,
            step -> step.touches().stream().mapToDouble(TrialTouch::impulse).sum()),
        strip("energy of motion and height, J", none, -none, TrialStep::energy));
  }

  private static Strip<List<TrialStep>> strip(
      String title, double least, double most, ToDoubleFunction<TrialStep> value) {
    return new Strip<>(
        title, steps -> steps.stream().mapToDouble(value).toArray(), least, most, List.of());
  }
}
