package org.trackwalk.course.band;

import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.tree.IntList;

/**
 * One end of a strip.
 *
 * @param free whether no ground is joined to it: else the strip ends there and is not torn
 */
record StripEnd(Strip strip, BandEnd end, boolean free) {

  /** Part of a band that may be missing in one place. */
  private static final double PART = 0.25;

  /**
   * A patch with ends; a hairpin's tip may be one, which looks at none.
   *
   * @param made what it is made of; equal numbers are the same
   * @param loop its border, half-edges
   * @param width in the mean, metres
   * @param length metres
   */
  record Strip(int patch, int made, IntList loop, double width, double length) {

    /** Whether it may be a part of a road, and not a yard or a line. */
    boolean isRoad() {
      return width >= RoadSizes.NARROWEST / 2 && width <= BandFinder.WIDEST;
    }
  }

  double gap(StripEnd other) {
    return end.gap(other.end);
  }

  boolean isRing(StripEnd other) {
    return strip == other.strip;
  }

  /** Whether a strip may go on behind it in another one. */
  boolean isTorn() {
    return free && strip.isRoad();
  }

  /** The longest gap for a strip: a part of it and the gap together; metres. */
  static double longest(double length) {
    return PART / (1 - PART) * length;
  }

  /** Whether the strips of two ends are one band that is torn between them; asked either way. */
  boolean continues(StripEnd other) {
    double gap = gap(other);
    return gap <= RoadSizes.MISSING
        && gap <= longest(Math.max(strip.length, other.strip.length))
        && (isRing(other) || alike(other))
        && end.facesEachOther(other.end, Math.min(strip.width, other.strip.width));
  }

  private boolean alike(StripEnd other) {
    double narrow = Math.min(end.across(), other.end.across());
    double wide = Math.max(end.across(), other.end.across());
    return isTorn()
        && other.isTorn()
        && narrow >= RoadSizes.HALF_AS_WIDE * wide
        && strip.made == other.strip.made;
  }
}
