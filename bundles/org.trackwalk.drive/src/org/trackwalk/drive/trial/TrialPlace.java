package org.trackwalk.drive.trial;

import org.joml.Quaterniondc;
import org.joml.Vector3dc;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;

/**
 * A body that begins at a given place, wherever the ground is.
 *
 * @param at its shape's origin, metres, level coordinates
 * @param turn its rotation, a unit quaternion
 * @param velocity of its centre of mass, m/s
 * @param spin angular velocity, rad/s, level axes
 * @param density kg/m³, above zero
 */
public record TrialPlace(
    Vector3dc at, Quaterniondc turn, Vector3dc velocity, Vector3dc spin, double density)
    implements BodyStart {

  @Override
  public double speed() {
    return velocity.length();
  }

  @Override
  public RigidBody place(Shape shape) {
    RigidBody body =
        new RigidBody(
            MassProperties.of(shape, density),
            at.x(),
            at.y(),
            at.z(),
            turn.x(),
            turn.y(),
            turn.z(),
            turn.w());
    body.velocity(velocity.x(), velocity.y(), velocity.z());
    body.spin(spin.x(), spin.y(), spin.z());
    return body;
  }
}
