package org.trackwalk.drive.clearance;

/**
 * A triangle that the vehicle goes into at one sample.
 *
 * @param side to which the way out is the shortest
 * @param triangle of the surface
 * @param depth metres
 * @param position level coordinates
 * @param k sample of the lane
 */
record Contact(Side side, int triangle, double depth, double[] position, int k) {}
