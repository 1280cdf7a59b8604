package org.trackwalk.check.ride;

/**
 * A steep face that stands up in the road.
 *
 * @param triangles of one place, the one with the highest step first
 * @param position three doubles, the foot of the highest step
 * @param height of the highest step, metres
 * @param length along the face, metres
 * @param speed of the vehicle there, m/s
 * @param kerb whether it belongs to a kerb
 */
public record StepFace(
    int[] triangles, double[] position, double height, double length, double speed, boolean kerb) {}
