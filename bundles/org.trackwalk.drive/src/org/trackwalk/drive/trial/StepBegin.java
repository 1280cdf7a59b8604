package org.trackwalk.drive.trial;

import java.util.List;
import org.joml.Quaterniond;
import org.joml.Vector3d;
import org.trackwalk.contact.manifold.Stability;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;

/** How a body is before a step. */
record StepBegin(Pose pose, Quaterniond turn, Vector3d velocity, double[] centre) {

  private static final double[] DOWN = {0, -1, 0};

  static StepBegin of(RigidBody body) {
    return new StepBegin(
        body.pose(),
        new Quaterniond(body.turn(0), body.turn(1), body.turn(2), body.turn(3)),
        velocity(body),
        new double[] {body.centre(0), body.centre(1), body.centre(2)});
  }

  private static Vector3d velocity(RigidBody body) {
    return new Vector3d(body.velocity(0), body.velocity(1), body.velocity(2));
  }

  /** The step, after the body was moved. */
  TrialStep end(
      RigidBody body,
      int number,
      SolverSettings settings,
      List<TrialTouch> touches,
      boolean towed) {
    double energy = body.energy(settings.gravity());
    return end(body, number, settings, touches, towed, energy, List.of());
  }

  /** The step of a car, after its chassis and wheels were moved. */
  TrialStep end(
      RigidBody body,
      int number,
      SolverSettings settings,
      List<TrialTouch> touches,
      boolean towed,
      double energy,
      List<WheelStep> wheels) {
    Vector3d after = velocity(body);
    double change = towed ? Math.abs(after.y - velocity.y) : after.distance(velocity);
    boolean touched = !touches.isEmpty() || wheels.stream().anyMatch(wheel -> wheel.load() > 0);
    return new TrialStep(
        number,
        number * settings.step(),
        pose,
        turn,
        after,
        new Vector3d(body.spin(0), body.spin(1), body.spin(2)),
        touched ? change : 0,
        inset(touches),
        energy,
        touches,
        wheels);
  }

  /** Of the points that carry it: what pushes from the side or from above does not. */
  private double inset(List<TrialTouch> touches) {
    WitnessBuffer points = new WitnessBuffer();
    for (TrialTouch t : touches) {
      if (t.normal().y() > 0) {
        points.add(
            t.at().x(),
            t.at().y(),
            t.at().z(),
            t.normal().x(),
            t.normal().y(),
            t.normal().z(),
            t.separation(),
            WitnessBuffer.NO_ID);
      }
    }
    return Stability.inset(points, centre, DOWN);
  }
}
