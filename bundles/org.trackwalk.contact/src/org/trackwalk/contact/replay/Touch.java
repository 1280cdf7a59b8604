package org.trackwalk.contact.replay;

import org.joml.Vector3dc;

/**
 * A contact point of a frame.
 *
 * @param at on the probe's surface, metres, level coordinates
 * @param normal unit vector from the ground to the probe
 * @param separation metres along the normal; negative is penetration
 */
public record Touch(Vector3dc at, Vector3dc normal, double separation) {}
