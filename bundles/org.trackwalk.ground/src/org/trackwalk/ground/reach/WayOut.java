package org.trackwalk.ground.reach;

/**
 * How a wheel gets from the road to where there is no ground.
 *
 * @param path from the road to the end of the ground and a step beyond, xyz triples, level
 *     coordinates
 * @param length metres along the path on the ground
 * @param rim metres along which the level's end can be reached there, about
 * @param first triangle of the road on which it begins
 * @param last triangle on which it ends
 */
public record WayOut(double[] path, double length, double rim, int first, int last) {}
