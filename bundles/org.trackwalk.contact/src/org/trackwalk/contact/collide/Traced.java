package org.trackwalk.contact.collide;

import java.util.List;
import java.util.Set;

/**
 * Two surfaces with the contours between them, for whoever asks more than {@link Meeting} tells.
 *
 * @param first the surface that stays
 * @param second the one that is moved as little as one likes
 * @param ofFirst where edges of the first go through the second
 * @param ofSecond the other way round
 * @param lines the deepest first
 * @param at the places that a contour passes
 */
record Traced(
    Shell first, Shell second, Hits ofFirst, Hits ofSecond, List<Line> lines, Set<Hit> at) {

  Shell surface(boolean isFirst) {
    return isFirst ? first : second;
  }

  Hits hits(boolean isFirst) {
    return isFirst ? ofFirst : ofSecond;
  }
}
