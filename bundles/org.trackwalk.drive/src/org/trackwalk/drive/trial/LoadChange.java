package org.trackwalk.drive.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.contact.solver.SolverSettings;

/**
 * A wheel whose load changed from one step to the next.
 *
 * @param step the later one
 * @param wheel its number, see {@link SprungCar}
 * @param before part of its load at rest that it carried before
 * @param after part of it that it carries then
 */
public record LoadChange(TrialStep step, int wheel, double before, double after) {

  /** Changes within this time, at whichever wheel, are one, seconds: both wheels of an axle. */
  private static final double ONE_CHANGE = 0.1;

  /** The size of it. */
  public double size() {
    return Math.abs(after - before);
  }

  /**
   * The largest of a drive, the largest first; of those within a tenth of a second the largest.
   *
   * @param most how many
   * @param least part of the load at rest: smaller ones are none
   */
  public static List<LoadChange> largest(Trial trial, int most, double least) {
    List<LoadChange> all = new ArrayList<>();
    for (int i = 1; i < trial.steps().size(); i++) {
      TrialStep step = trial.steps().get(i);
      for (int wheel = 0; wheel < step.wheels().size(); wheel++) {
        double before = part(trial, trial.steps().get(i - 1), wheel);
        all.add(new LoadChange(step, wheel, before, part(trial, step, wheel)));
      }
    }
    all.sort(Comparator.comparingDouble(change -> -change.size()));
    List<LoadChange> chosen = new ArrayList<>();
    for (LoadChange change : all) {
      boolean apart =
          chosen.stream()
              .allMatch(c -> Math.abs(c.step().time() - change.step().time()) > ONE_CHANGE);
      if (change.size() >= least && chosen.size() < most && apart) {
        chosen.add(change);
      }
    }
    return chosen;
  }

  /** What a wheel carries in a step, in parts of its load at rest. */
  public static double part(Trial trial, TrialStep step, int wheel) {
    double rest = trial.setup().car().atRest(wheel, SolverSettings.GRAVITY);
    return step.wheels().get(wheel).load() / rest;
  }
}
