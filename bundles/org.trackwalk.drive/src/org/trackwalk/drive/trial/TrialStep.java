package org.trackwalk.drive.trial;

import java.util.List;
import org.joml.Quaterniondc;
import org.joml.Vector3dc;
import org.trackwalk.contact.manifold.Stability;
import org.trackwalk.contact.replay.Replay;
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
 * @param inset how far inside the polygon of the contact points that carry it the centre of mass
 *     lies at the step's beginning, metres, see {@link Stability}; negative infinity without any
 * @param energy of motion and height at the step's end, joules above y = 0
 * @param touches the contact points
 * @param wheels of a car, in the order of {@link SprungCar}; empty for a body without wheels
 */
public record TrialStep(
    int number,
    double time,
    Pose pose,
    Quaterniondc turn,
    Vector3dc velocity,
    Vector3dc spin,
    double jolt,
    double inset,
    double energy,
    List<TrialTouch> touches,
    List<WheelStep> wheels) {

  /** Takes copies of the lists. */
  public TrialStep {
    touches = List.copyOf(touches);
    wheels = List.copyOf(wheels);
  }

  /** Whether it stands: its centre of mass is well inside the polygon of its contact points. */
  public boolean stands() {
    return inset > Replay.BORDER;
  }
}
