package org.trackwalk.drive.trial;

import java.util.ArrayList;
import java.util.List;
import org.joml.Quaterniond;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.mesh.progress.Progress;

/** Moves a car on its springs; where its chassis touches, by the contacts of the engine. */
final class CarTrial {

  /** As long springs and tyres come to rest before a car that stands begins, seconds. */
  private static final double SETTLES = 3;

  private CarTrial() {}

  /** All steps. */
  static List<TrialStep> steps(ProbeScene scene, TrialSetup setup, Progress progress) {
    SprungCar car = setup.car();
    double dt = setup.solver().step();
    int parts = car.parts(dt);
    CarOnWheels moved = started(scene, setup, parts, progress);
    RigidBody body = moved.body();
    ContactSolver solver =
        new ContactSolver(
            body,
            setup.manifold().source(scene, setup.shape(), setup.treatment()),
            weightless(setup.solver()));
    List<TrialStep> steps = new ArrayList<>(setup.steps());
    double[] metres = setup.metres();
    progress.begin("driving", setup.steps());
    for (int i = 0; i < setup.steps(); i++) {
      progress.check();
      if (setup.towed()) {
        Trial.pull(setup, metres, body, i);
      }
      StepBegin begin = StepBegin.of(body);
      List<TrialTouch> touches = Trial.settled(solver, i);
      moved.move(dt, parts);
      steps.add(
          begin.end(
              body, i, setup.solver(), touches, setup.towed(), moved.energy(), moved.wheels()));
      progress.worked(1);
    }
    return steps;
  }

  /** Gravity acts with the springs, in parts of a step. */
  private static SolverSettings weightless(SolverSettings s) {
    return new SolverSettings(
        s.step(),
        0,
        s.sweeps(),
        s.friction(),
        s.warmStarting(),
        s.stabilisation(),
        s.share(),
        s.slop());
  }

  /** In its place, at rest on its springs unless it is dropped, and on its way. */
  private static CarOnWheels started(
      ProbeScene scene, TrialSetup setup, int parts, Progress progress) {
    SprungCar car = setup.car();
    TrialStart start = ((TrialStart) setup.start()).carrying(car);
    RigidBody body = start.place(setup.shape());
    if (setup.towed()) {
      body.tow();
    }
    if (((TrialStart) setup.start()).drop() > 0) {
      return new CarOnWheels(car, body, scene, setup);
    }
    RigidBody held = start.place(setup.shape());
    held.tow();
    held.velocity(0, 0, 0);
    CarOnWheels settling = new CarOnWheels(car, held, scene, setup);
    double dt = setup.solver().step();
    for (double t = 0; t < SETTLES; t += dt) {
      progress.check();
      settling.move(dt, parts);
    }
    Quaterniond turn = new Quaterniond(held.turn(0), held.turn(1), held.turn(2), held.turn(3));
    Vector3d ahead = turn.transform(new Vector3d(0, 0, start.speed()));
    TrialPlace place =
        new TrialPlace(
            new Vector3d(held.pose().x(), held.pose().y(), held.pose().z()),
            turn,
            ahead,
            new Vector3d(),
            car.density());
    RigidBody settled = place.place(setup.shape());
    if (setup.towed()) {
      settled.tow();
    }
    CarOnWheels moving = new CarOnWheels(car, settled, scene, setup);
    moving.springsOf(settling);
    return moving;
  }
}
