package org.trackwalk.report.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.trackwalk.drive.trial.LoadChange;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.drive.trial.TrialTouch;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.report.drawing.Strip;

/** The strips of a drive's chart, from where the body is to what it has in it. */
public final class DriveStrips {

  private static final double MILLIMETRES = 1000;

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

  /**
   * The strips of a car, after those of its chassis: each has a curve per wheel, in their order.
   *
   * @return none for a body without wheels
   */
  public static List<List<Strip<List<TrialStep>>>> wheels(Trial trial) {
    SprungCar car = trial.setup().car();
    if (car == null) {
      return List.of();
    }
    double travel = MILLIMETRES * car.wheel().travel();
    List<Strip.Line> rest = List.of(new Strip.Line(1, "at rest"));
    List<Strip.Line> ends = List.of(new Strip.Line(travel, "bottoms out"));
    List<Strip<List<TrialStep>>> loads = new ArrayList<>();
    List<Strip<List<TrialStep>>> strokes = new ArrayList<>();
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      int wheel = i;
      ToDoubleFunction<TrialStep> load = step -> LoadChange.part(trial, step, wheel);
      ToDoubleFunction<TrialStep> stroke = step -> MILLIMETRES * step.wheels().get(wheel).stroke();
      loads.add(strip("wheel loads, of rest", 0, 2, load, rest));
      strokes.add(strip("springs pressed together, mm", -travel, travel, stroke, ends));
    }
    return List.of(loads, strokes);
  }

  private static Strip<List<TrialStep>> strip(
      String title, double least, double most, ToDoubleFunction<TrialStep> value) {
    return strip(title, least, most, value, List.of());
  }

  private static Strip<List<TrialStep>> strip(
      String title,
      double least,
      double most,
      ToDoubleFunction<TrialStep> value,
      List<Strip.Line> lines) {
    return new Strip<>(
        title, steps -> steps.stream().mapToDouble(value).toArray(), least, most, lines);
  }
}
