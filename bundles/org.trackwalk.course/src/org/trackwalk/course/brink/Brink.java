package org.trackwalk.course.brink;

import org.trackwalk.course.road.RoadPlace;

/**
 * A piece of an edge of the ground beyond which the ground is not, or goes down steeply.
 *
 * @param halfEdge the edge; its triangle is the ground's
 * @param piece which piece of the edge it is, from 0 on
 * @param x metres; likewise {@code y} and {@code z}: the middle of the piece
 * @param outX unit direction away from the ground, seen from above; likewise {@code outZ}
 * @param length of the piece, metres
 * @param rise how much higher its one end lies than the other, metres
 * @param open true when no triangle continues the edge, false when a steep one goes down from it
 * @param place the row of the road beside it
 */
public record Brink(
    int halfEdge,
    int piece,
    double x,
    double y,
    double z,
    double outX,
    double outZ,
    double length,
    double rise,
    boolean open,
    RoadPlace place) {}
