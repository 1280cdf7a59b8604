package org.trackwalk.ground.border;

/**
 * The rim of a hole in the ground.
 *
 * @param edges open edges around it, border after border, each in its order
 * @param radius of the largest sphere that falls through, metres
 * @param centre of that sphere, level coordinates
 * @param closed whether they are one closed border; else a kerb or a wall is between them
 */
public record HoleRim(int[] edges, double radius, double[] centre, boolean closed) {}
