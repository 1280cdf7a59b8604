package org.trackwalk.check.rules.finding;

import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;

/**
 * Which part of the road's width something takes: of cars that come along anywhere on the road, so
 * many meet it.
 */
public final class RoadShare {

  private RoadShare() {}

  /**
   * The part, 0 to 1; 1 where nobody knows how wide the road is.
   *
   * @param at three doubles, level coordinates
   * @param width of what is missing or in the way, across the road, metres
   */
  public static double of(RuleContext context, double[] at, double width) {
    Strand strand = null;
    RoadPlace place = null;
    if (context.corridor().known()) {
      place = context.road().place(at[0], at[1], at[2]);
      strand = place == null ? null : context.road().strands().get(place.strand());
    }
    return strand == null ? 1 : of(width, strand.width(place.row()));
  }

  /**
   * Whether such a part is an upper bound: on some side the road was looked at only so far, and no
   * border was met.
   *
   * @param at three doubles, level coordinates
   */
  public static boolean isAtMost(RuleContext context, double[] at) {
    RoadPlace place = context.corridor().known() ? context.road().place(at[0], at[1], at[2]) : null;
    if (place == null) {
      return false;
    }
    Strand strand = context.road().strands().get(place.strand());
    return !strand.endsLeft(place.row()) || !strand.endsRight(place.row());
  }

  /** The part of a known width, 0 to 1. */
  public static double of(double width, double road) {
    return road > 0 ? Math.min(1, width / road) : 1;
  }

  /**
   * How far points reach across the road, metres; the diagonal of their box, seen from above, where
   * nobody knows how the road runs.
   *
   * @param points xyz triples, at least one
   */
  public static double across(RuleContext context, double[] points) {
    RoadPlace place =
        context.corridor().known() ? context.road().place(points[0], points[1], points[2]) : null;
    if (place == null) {
      return StrictMath.hypot(extent(points, 1, 0), extent(points, 0, 1));
    }
    Strand strand = context.road().strands().get(place.strand());
    return extent(points, strand.headingZ(place.row()), -strand.headingX(place.row()));
  }

  /** Extent along a direction in plan, metres. */
  private static double extent(double[] points, double dx, double dz) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i + 2 < points.length; i += 3) {
      double along = points[i] * dx + points[i + 2] * dz;
      least = Math.min(least, along);
      most = Math.max(most, along);
    }
    return most - least;
  }
}
