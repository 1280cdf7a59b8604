package org.trackwalk.check.ride;

/**
 * A stretch of road that is missing between two ends that look at each other.
 *
 * @param path xyz triples from where it stops to where it goes on, as the road would go
 * @param length metres along it
 * @param depth metres that a car falls; infinite where nothing lies below
 * @param from edges at which the road stops
 * @param to edges at which it goes on
 */
public record MissingRoad(double[] path, double length, double depth, int[] from, int[] to) {}
