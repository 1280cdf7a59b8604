package org.trackwalk.course.road;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Says which stretches of a road nobody drives along: those that lie off the racing line, or, where
 * there is none, lead off the rings and not back ({@link RacedRoad}).
 */
final class OffLine {

  /** So many are told by their length. */
  private static final int TOLD = 3;

  private OffLine() {}

  /** Words that follow those of how the road was found; empty where there are none. */
  static String words(List<Double> lengths, boolean line) {
    if (lengths.isEmpty()) {
      return "";
    }
    String some =
        lengths.stream()
            .limit(TOLD)
            .map(length -> String.format(Locale.ROOT, "%.0f m", length))
            .collect(Collectors.joining(", "));
    int more = lengths.size() - TOLD;
    boolean one = lengths.size() == 1;
    String lies = one ? "; a stretch of it lies" : "; some stretches of it lie";
    String ends = one ? "; a stretch of it leads" : "; some stretches of it lead";
    return (line ? lies + " off the racing line (" : ends + " off the ring and not back (")
        + some
        + (more > 0 ? " and " + more + " more" : "")
        + ") and "
        + (one ? "is" : "are")
        + " not driven along; if one is, name all of the road in a manifest (corridor)";
  }
}
