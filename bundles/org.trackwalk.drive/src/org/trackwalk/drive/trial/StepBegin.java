package org.trackwalk.drive.trial;

import java.util.List;
import org.joml.Quaterniond;
import org.joml.Vector3d;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;

/** How a body is before a step. */
record StepBegin(Pose pose, Quaterniond turn, Vector3d velocity) {

  static StepBegin of(RigidBody body) {
    return new StepBegin(
        body.pose(),
        new Quaterniond(body.turn(0), body.turn(1), body.turn(2), body.turn(3)),
        velocity(body));
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
    Vector3d after = velocity(body);
    double change = towed ? Math.abs(after.y - velocity.y) : after.distance(velocity);
    return new TrialStep(
        number,
        number * settings.step(),
        pose,
        turn,
        after,
        new Vector3d(body.spin(0), body.spin(1), body.spin(2)),
        touches.isEmpty() ? 0 : change,
        body.energy(settings.gravity()),
        touches);
  }
}
