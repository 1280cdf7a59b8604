package org.trackwalk.drive.shape;

/**
 * A stretch of a lane that is bent too sharply up or down for a vehicle's speed.
 *
 * @param strand index of the strand
 * @param row where it is worst
 * @param lane on which it is worst
 * @param first row of the stretch
 * @param rows how many rows it goes on
 * @param radius smallest radius, metres
 * @param speed of the vehicle where it is worst, m/s
 */
public record Bend(
    int strand, int row, int lane, int first, int rows, double radius, double speed) {}
