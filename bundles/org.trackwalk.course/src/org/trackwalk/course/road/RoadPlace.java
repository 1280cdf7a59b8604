package org.trackwalk.course.road;

/**
 * Where something lies on the road.
 *
 * @param strand index of the strand
 * @param row the nearest row of it
 * @param lateral metres to the left of the row's centre, negative to the right
 * @param outside metres beyond the row's left or right border; 0 between them
 * @param speed of the vehicle there, m/s
 */
public record RoadPlace(int strand, int row, double lateral, double outside, double speed) {}
