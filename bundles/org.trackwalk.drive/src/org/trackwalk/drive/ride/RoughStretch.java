package org.trackwalk.drive.ride;

/**
 * A stretch of road that is rough all along.
 *
 * @param strand index of the strand
 * @param first row of the stretch
 * @param rows how many rows it goes on
 * @param length metres along the centre line
 * @param row in the middle of its roughest part
 * @param left metres to the left of the centre line where it is roughest
 * @param index International Roughness Index of that part, m/km
 */
public record RoughStretch(
    int strand, int first, int rows, double length, int row, double left, double index) {}
