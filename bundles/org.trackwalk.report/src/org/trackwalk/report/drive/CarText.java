package org.trackwalk.report.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.drive.trial.LoadChange;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.report.format.Numbers;

/** What a car's wheels, springs and chassis did, in words. */
final class CarText {

  private static final double PERCENT = 100;

  private static final double MILLIMETRES = 1000;

  private CarText() {}

  /** A line each. */
  static List<String> of(Trial trial) {
    List<String> loads = new ArrayList<>();
    List<String> hanging = new ArrayList<>();
    double pressed = Double.NEGATIVE_INFINITY;
    double hung = Double.POSITIVE_INFINITY;
    int bottomed = 0;
    double travel = trial.setup().car().wheel().travel();
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      double least = Double.POSITIVE_INFINITY;
      double most = 0;
      int air = 0;
      for (TrialStep step : trial.steps()) {
        double part = LoadChange.part(trial, step, i);
        double stroke = step.wheels().get(i).stroke();
        least = Math.min(least, part);
        most = Math.max(most, part);
        air += part == 0 ? 1 : 0;
        pressed = Math.max(pressed, stroke);
        hung = Math.min(hung, stroke);
        bottomed += stroke > travel ? 1 : 0;
      }
      String name = SprungCar.name(i);
      loads.add(words("%s %.0f to %.0f", name, PERCENT * least, PERCENT * most));
      if (air > 0) {
        hanging.add(words("%s for %.2f s", name, air * trial.setup().solver().step()));
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add("wheel loads, % of rest: " + String.join(", ", loads));
    lines.add(hanging.isEmpty() ? "no wheel off the ground" : air(hanging));
    lines.add(
        words(
            "springs: from %.0f mm hung down to %.0f mm pressed together, of %.0f; %s",
            Math.max(0, -MILLIMETRES * hung),
            Math.max(0, MILLIMETRES * pressed),
            MILLIMETRES * travel,
            bottomed == 0 ? "none bottomed out" : "bottomed out, wheels and steps " + bottomed));
    long touched = trial.steps().stream().filter(s -> !s.touches().isEmpty()).count();
    lines.add(
        touched == 0
            ? "the chassis touched nothing"
            : "the chassis touched the ground in " + Numbers.counted((int) touched, "step"));
    return lines;
  }

  private static String air(List<String> hanging) {
    return "off the ground: " + String.join(", ", hanging);
  }

  private static String words(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
