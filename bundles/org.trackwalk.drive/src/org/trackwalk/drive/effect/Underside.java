package org.trackwalk.drive.effect;

/**
 * The flat of a box's underside over the ground.
 *
 * @param rear where it begins along the way, metres
 * @param front where it ends
 * @param slope its own
 * @param margin metres: what is no nearer does not count
 */
record Underside(double rear, double front, double slope, double margin) {}
