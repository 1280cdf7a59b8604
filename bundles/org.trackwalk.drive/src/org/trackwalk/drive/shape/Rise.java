package org.trackwalk.drive.shape;

import org.trackwalk.ground.crossing.Crossing;

/**
 * Where a car rolls from the road onto ground that comes up through it.
 *
 * @param position three doubles, level coordinates
 * @param degrees by how much the slope of its way breaks there
 * @param speed of the vehicle, m/s
 * @param change speed that it gets upward, m/s
 * @param line where the two surfaces cross
 */
public record Rise(double[] position, double degrees, double speed, double change, Crossing line) {}
