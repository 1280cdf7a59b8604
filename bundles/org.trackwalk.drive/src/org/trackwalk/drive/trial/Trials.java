package org.trackwalk.drive.trial;

import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.solver.BodiesSolver;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.mesh.progress.Progress;

/** Several bodies on one level, let go at the same time; they push each other. */
public final class Trials {

  private Trials() {}

  /**
   * Moves bodies.
   *
   * @param setups at least one, none of them towed; the first says how many steps are gone, how
   *     bodies touch each other and with what solver
   * @return a trial for each, in their order
   * @throws CrowdedBodiesException when what is to be kept of them cannot fit into memory
   */
  public static List<Trial> of(ProbeScene scene, List<TrialSetup> setups, Progress progress) {
    return of(scene, setups, DriveNeed.ofMemory(), progress);
  }

  /** The same, with what may be kept. */
  static List<Trial> of(
      ProbeScene scene, List<TrialSetup> setups, DriveNeed need, Progress progress) {
    TrialSetup lead = setups.get(0);
    double distance = setups.stream().mapToDouble(s -> s.treatment().margin()).max().orElse(0);
    List<BodiesSolver.Member> members = new ArrayList<>();
    List<List<TrialStep>> steps = new ArrayList<>();
    for (TrialSetup setup : setups) {
      members.add(
          new BodiesSolver.Member(
              setup.start().place(setup.shape()),
              setup.shape(),
              setup.manifold().source(scene, setup.shape(), setup.treatment())));
      steps.add(new ArrayList<>());
    }
    BodiesSolver solver =
        new BodiesSolver(
            members,
            (a, b, pairs) -> {
              need.near(pairs);
              return lead.manifold().between(a, b, distance);
            },
            lead.solver(),
            distance);
    progress.begin("driving", lead.steps());
    for (int i = 0; i < lead.steps(); i++) {
      progress.check();
      step(solver, i, members, steps, need);
      progress.worked(1);
    }
    List<Trial> trials = new ArrayList<>();
    for (int k = 0; k < setups.size(); k++) {
      trials.add(new Trial(scene, setups.get(k), steps.get(k)));
    }
    return trials;
  }

  private static void step(
      BodiesSolver solver,
      int number,
      List<BodiesSolver.Member> members,
      List<List<TrialStep>> steps,
      DriveNeed need) {
    List<StepBegin> begun = new ArrayList<>();
    for (BodiesSolver.Member member : members) {
      begun.add(StepBegin.of(member.body()));
    }
    solver.step();
    for (int k = 0; k < members.size(); k++) {
      List<TrialTouch> touches = new ArrayList<>();
      for (BodiesSolver.Touch touch : solver.touches(k)) {
        touches.add(
            new TrialTouch(
                new Vector3d(touch.point()),
                new Vector3d(touch.normal()),
                touch.separation(),
                touch.impulse(),
                touch.other()));
      }
      need.step(number, touches.size(), solver.pairs());
      RigidBody body = members.get(k).body();
      steps.get(k).add(begun.get(k).end(body, number, solver.settings(), touches, false));
    }
  }
}
