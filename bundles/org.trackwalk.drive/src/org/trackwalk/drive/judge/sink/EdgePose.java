package org.trackwalk.drive.judge.sink;

/**
 * A sphere that touches an edge from outside.
 *
 * @param at where, three doubles
 * @param centre of the sphere, three doubles
 * @param up unit vector from the edge to the centre
 * @param room how far the sphere may sink before it rests on both faces that hold the edge's ends,
 *     metres, about
 */
record EdgePose(double[] at, double[] centre, double[] up, double room) {}
