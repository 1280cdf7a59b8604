/**
 * Where a wheel could roll to from the road, on a grid of the ground that is made as far as the
 * flood gets: how a car leaves a level that should be closed. The idea is that of the leak line of
 * Quake's map compilers (qbsp).
 */
package org.trackwalk.ground.flood;
