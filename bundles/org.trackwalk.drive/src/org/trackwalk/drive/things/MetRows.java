package org.trackwalk.drive.things;

import java.util.List;

/**
 * What was met in rows of a strand that were looked at together.
 *
 * @param from the first of them
 * @param parts what stands in the way or stands open there
 * @param tops what faces up there, and is no road
 */
record MetRows(int from, List<Met> parts, List<Met> tops) {

  /** Adds what was met as if the rows were others in which the same is, from one on. */
  void add(int strand, int row, List<Met> allParts, List<Met> allTops) {
    parts.forEach(met -> allParts.add(met.of(strand, met.row() + row - from)));
    tops.forEach(met -> allTops.add(met.of(strand, met.row() + row - from)));
  }
}
