package org.trackwalk.drive.trial;

import org.joml.Vector3dc;

/**
 * A point on which a body was pushed in a step.
 *
 * @param at on the body's surface, metres, level coordinates
 * @param normal unit vector towards the body
 * @param separation metres along the normal; negative is penetration
 * @param impulse along the normal, Ns, not negative
 * @param other number of the body that pushes; -1 for the ground
 */
public record TrialTouch(
    Vector3dc at, Vector3dc normal, double separation, double impulse, int other) {

  /** Instead of a body's number. */
  public static final int GROUND = -1;
}
