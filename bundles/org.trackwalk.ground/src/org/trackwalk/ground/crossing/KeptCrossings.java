package org.trackwalk.ground.crossing;

import java.util.BitSet;
import java.util.List;

/**
 * What a check found, for the next one.
 *
 * @param first the triangles of the first kind
 * @param second those of the second kind
 * @param depth metres
 * @param crossings all that go through each other by more than that
 */
record KeptCrossings(BitSet first, BitSet second, double depth, List<Crossing> crossings) {}
