package org.trackwalk.contact.replay;

import java.util.List;
import org.joml.Quaterniondc;
import org.joml.Vector3dc;
import org.trackwalk.contact.shape.Pose;

/**
 * One step of a body: its place, the contacts found there, and the velocities they left it.
 *
 * @param number from 0
 * @param time seconds since the first frame
 * @param pose where the shape stands while the contacts are found
 * @param turn its rotation, a unit quaternion
 * @param centre centre of mass, metres, level coordinates
 * @param velocity of the centre of mass after the contacts, m/s
 * @param spin angular velocity after the contacts, rad/s, level axes
 * @param points the contact points
 * @param inset how far inside the points' polygon the centre of mass lies, metres, see {@link
 *     org.trackwalk.contact.manifold.Stability}
 * @param stands whether that is far enough to stand
 * @param energy of motion and height, joules, after the contacts, before the body moves
 */
public record Frame(
    int number,
    double time,
    Pose pose,
    Quaterniondc turn,
    Vector3dc centre,
    Vector3dc velocity,
    Vector3dc spin,
    List<Touch> points,
    double inset,
    boolean stands,
    double energy) {

  /** Takes a copy of the points. */
  public Frame {
    points = List.copyOf(points);
  }
}
