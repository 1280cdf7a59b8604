package org.trackwalk.drive.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.replay.Replay;
import org.trackwalk.contact.replay.Touch;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.mesh.progress.Progress;

/**
 * A body that was set on a level and let go.
 *
 * @param steps in order of time, at least one
 */
public record Trial(ProbeScene scene, TrialSetup setup, List<TrialStep> steps) {

  /** Jolts within this time are one, seconds: what a body does when it comes down again. */
  private static final double ONE_JOLT = 0.1;

  /** Takes a copy of the list. */
  public Trial {
    steps = List.copyOf(steps);
  }

  /** Moves a body. */
  public static Trial of(ProbeScene scene, TrialSetup setup, Progress progress) {
    if (setup.car() != null) {
      return new Trial(scene, setup, CarTrial.steps(scene, setup, progress));
    }
    RigidBody body = setup.start().place(setup.shape());
    if (setup.towed()) {
      body.tow();
    }
    ContactSolver solver =
        new ContactSolver(
            body, setup.manifold().source(scene, setup.shape(), setup.treatment()), setup.solver());
    List<TrialStep> steps = new ArrayList<>(setup.steps());
    double[] metres = setup.metres();
    progress.begin("driving", setup.steps());
    for (int i = 0; i < setup.steps(); i++) {
      progress.check();
      if (setup.towed()) {
        pull(setup, metres, body, i);
      }
      steps.add(step(solver, i, setup.towed()));
      progress.worked(1);
    }
    return new Trial(scene, setup, steps);
  }

  /** Gives a towed body the velocity and the turning that lead along its line in one step. */
  static void pull(TrialSetup setup, double[] metres, RigidBody body, int step) {
    double dt = setup.solver().step();
    double[] now = setup.line().at(metres[step]);
    double[] next = setup.line().at(metres[step + 1]);
    double turn =
        StrictMath.atan2(now[3] * next[2] - now[2] * next[3], now[2] * next[2] + now[3] * next[3]);
    body.velocity(
        (next[0] - body.centre(0)) / dt, body.velocity(1), (next[1] - body.centre(2)) / dt);
    body.spin(body.spin(0), turn / dt, body.spin(2));
  }

  private static TrialStep step(ContactSolver solver, int number, boolean towed) {
    RigidBody body = solver.body();
    StepBegin begin = StepBegin.of(body);
    List<TrialTouch> touches = settled(solver, number);
    solver.move();
    return begin.end(body, number, solver.settings(), touches, towed);
  }

  /** Settles the velocities of a body, and tells where the ground pushes; it does not move yet. */
  static List<TrialTouch> settled(ContactSolver solver, int number) {
    List<Touch> points = Replay.settled(number, solver).points();
    List<TrialTouch> touches = new ArrayList<>(points.size());
    for (int i = 0; i < points.size(); i++) {
      Touch point = points.get(i);
      touches.add(
          new TrialTouch(
              point.at(),
              point.normal(),
              point.separation(),
              solver.impulse(i),
              TrialTouch.GROUND));
    }
    return touches;
  }

  /**
   * The largest jolts, the largest first; of those within a tenth of a second the largest.
   *
   * @param most how many
   * @param least m/s: smaller ones are none
   */
  public List<TrialStep> jolts(int most, double least) {
    List<TrialStep> sorted = new ArrayList<>(steps);
    sorted.sort(Comparator.comparingDouble(s -> -s.jolt()));
    List<TrialStep> chosen = new ArrayList<>();
    for (TrialStep step : sorted) {
      boolean apart = chosen.stream().allMatch(c -> Math.abs(c.time() - step.time()) > ONE_JOLT);
      if (step.jolt() >= least && chosen.size() < most && apart) {
        chosen.add(step);
      }
    }
    return chosen;
  }

  /** The most that the energy rose above the least before, joules; 0 when it never rose. */
  public double energyGained() {
    double least = Double.POSITIVE_INFINITY;
    double gained = 0;
    for (TrialStep step : steps) {
      gained = Math.max(gained, step.energy() - least);
      least = Math.min(least, step.energy());
    }
    return gained;
  }

  /** The first step in which it touched so many points at once; -1 when it never did. */
  public int firstOn(int points) {
    for (TrialStep step : steps) {
      if (step.touches().size() >= points) {
        return step.number();
      }
    }
    return -1;
  }

  /** The step from which on it stands to the end; -1 when it does not stand in the end. */
  public int standsFrom() {
    int from = -1;
    for (int i = steps.size() - 1; i >= 0 && steps.get(i).stands(); i--) {
      from = steps.get(i).number();
    }
    return from;
  }

  /** Which triangles touched the body in a step and why, the deepest first. */
  public List<Verdict> reasons(TrialStep step) {
    Treatment treatment = setup.treatment();
    Probe probe = new Probe(setup.shape(), step.pose());
    List<Verdict> kept =
        new ArrayList<>(
            new ContactQuery(scene)
                .explain(probe, treatment.margin(), treatment.method(), treatment.identity())
                .contacts());
    kept.sort(Comparator.comparingDouble(v -> v.contact().separation()));
    return kept;
  }
}
