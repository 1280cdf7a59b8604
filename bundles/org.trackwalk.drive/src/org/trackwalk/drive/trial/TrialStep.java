package org.trackwalk.drive.trial;

import java.util.List;
import org.joml.Quaterniondc;
import org.joml.Vector3dc;
import org.trackwalk.contact.shape.Pose;

/**
 * One step of a body: where it was when its contacts were found, and what they made of it.
 *
 * @param number from 0
 * @param time seconds at the step's beginning
 * @param pose where the shape stands then
 * @param turn its rotation, a unit quaternion, level axes
 * @param velocity of the centre of mass at the step's end, m/s
 * @param spin angular velocity then, rad/s, level axes
 * @param jolt change of the velocity in the step, m/s, gravity and contacts together; 0 without
 *     contact. Of a towed body the vertical part
 * @param energy of motion and height at the step's end, joules above y = 0
 * @param touches the contact points
 */
public record TrialStep(
    int number,
    double time,
    Pose pose,
    Quaterniondc turn,
    Vector3dc velocity,
    Vector3dc spin,
    double jolt,
    double energy,
    List<TrialTouch> touches) {

  /** Takes a copy of the list. */
  public TrialStep {
    touches = List.copyOf(touches);
  }
}
