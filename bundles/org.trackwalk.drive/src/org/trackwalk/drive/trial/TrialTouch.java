package org.trackwalk.drive.trial;

import org.joml.Vector3dc;

/**
 * A point on which a body was pushed in a step.
 *
 * @param at on the body's surface, metres, level coordinates
 * @param normal unit vector from the ground to the body
 * @param separation metres along the normal; negative is penetration
 * @param impulse along the normal, Ns, not negative
 */
public record TrialTouch(Vector3dc at, Vector3dc normal, double separation, double impulse) {}
