package org.trackwalk.course.band;

import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * What may be road where its shape is sought.
 *
 * @param band triangles of which a band may be
 * @param mark triangles that are road where they are let into it: no name calls them anything else
 */
record MayBeRoad(IntPredicate band, IntPredicate mark) {

  /** With marks: they do not end what they are let into, whatever they are called. */
  IntPredicate with(BitSet marks) {
    return t -> marks.get(t) || band.test(t);
  }

  /** Whether a triangle of what was found is road itself. */
  boolean isRoad(int t) {
    return band.test(t) || mark.test(t);
  }
}
