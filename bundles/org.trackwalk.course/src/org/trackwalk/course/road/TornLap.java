package org.trackwalk.course.road;

import java.util.BitSet;
import java.util.List;

/**
 * A lap of which more than one piece is missing: strands in a row, each going on where the one
 * before ends, and the last one where the first began. Which of them is the longest, and how many
 * pieces of the lap are left, is a matter of where it is torn and of nothing else.
 */
final class TornLap {

  /** A ring may be torn for so much of it: as a road that is grown. */
  static final double PART = 0.25;

  private TornLap() {}

  /**
   * The strands of the lap.
   *
   * @param first a strand of it
   * @return their indices; empty when it is no lap, or one in one strand
   */
  static BitSet of(Road road, int first) {
    List<Strand> strands = road.strands();
    BitSet lap = new BitSet();
    StrandEnd begin = new StrandEnd(strands.get(first), false);
    StrandEnd end = begin.other();
    double length = 0;
    double missing = 0;
    for (int s = first; s >= 0 && !strands.get(s).closed() && !lap.get(s); ) {
      lap.set(s);
      length += strands.get(s).length();
      StrandEnd on = nearest(strands, end);
      if (on == null || !end.equals(nearest(strands, on))) {
        return new BitSet();
      }
      missing += end.distance(on);
      if (on.equals(begin)) {
        return lap.cardinality() > 1 && missing <= PART * length ? lap : new BitSet();
      }
      s = strands.indexOf(on.strand());
      end = on.other();
    }
    return new BitSet();
  }

  /** The nearest of all ends that faces one; null for none. */
  private static StrandEnd nearest(List<Strand> strands, StrandEnd end) {
    StrandEnd nearest = null;
    for (Strand strand : strands) {
      for (StrandEnd other : List.of(new StrandEnd(strand, false), new StrandEnd(strand, true))) {
        boolean own = strand == end.strand() && other.last() == end.last();
        if (!strand.closed()
            && !own
            && end.faces(other)
            && (nearest == null || end.distance(other) < end.distance(nearest))) {
          nearest = other;
        }
      }
    }
    return nearest;
  }
}
