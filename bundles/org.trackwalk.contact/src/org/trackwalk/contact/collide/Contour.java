package org.trackwalk.contact.collide;

import java.util.List;

/**
 * A line along which two surfaces go through each other.
 *
 * @param points xyz triples, in order; the last is the first again when the line is closed
 * @param closed false where a border of a surface ends it, or a fork of more than two triangles
 * @param length metres
 * @param depth metres that one goes through the other here, 0 when they only touch
 * @param deepest xyz of the point that is so deep
 * @param triangles of the first surface, one for each point but the last
 * @param others of the second surface, likewise
 * @param ends what ends it at its first point and at its last; empty when it is closed
 */
public record Contour(
    double[] points,
    boolean closed,
    double length,
    double depth,
    double[] deepest,
    int[] triangles,
    int[] others,
    List<ContourEnd> ends) {}
