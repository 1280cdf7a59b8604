package org.trackwalk.drive.walls;

/**
 * A stretch of wall beside the road that shows the road its back.
 *
 * @param starts where ways from the road begin, a row each, xyz triples
 * @param seen where they meet it, xyz triples
 * @param triangles of it that they meet, ascending
 * @param length metres
 */
public record AwayWall(double[] starts, double[] seen, int[] triangles, double length) {}
