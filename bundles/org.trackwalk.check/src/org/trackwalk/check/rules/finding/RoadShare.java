package org.trackwalk.check.rules.finding;

import java.util.Arrays;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;

/**
 * Which part of the road's width something takes: of cars that come along anywhere on the road, so
 * many meet it.
 */
public final class RoadShare {

  /** Rows so far from what is missing have the borders of the road, not its rim. */
  private static final int BESIDE = 2;

  private RoadShare() {}

  /**
   * The part that what reaches over some points takes, 0 to 1; 1 where nobody knows how wide the
   * road is.
   *
   * @param at one place of it, three doubles, level coordinates
   * @param points its ends among them, xyz triples, at least one
   */
  public static double of(RuleContext context, double[] at, double[] points) {
    RoadPlace place = context.corridor().known() ? context.road().place(at[0], at[1], at[2]) : null;
    if (place == null) {
      return 1;
    }
    Strand strand = context.road().strands().get(place.strand());
    return of(across(strand, place.row(), points), width(strand, place.row(), at, points));
  }

  /**
   * How far some points reach across the road, metres: the lesser of how far they do along one row,
   * to which what is long and bends with the road adds its arc, and of how far they do when each
   * counts from the middle of the row beside it, which a hole may push aside.
   */
  private static double across(Strand strand, int first, double[] points) {
    double[] one = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    double[] each = one.clone();
    int row = first;
    for (int i = 0; i + 2 < points.length; i += 3) {
      row = beside(strand, row, points[i], points[i + 2]);
      widen(one, lateral(strand, first, points[i], points[i + 2]));
      widen(each, lateral(strand, row, points[i], points[i + 2]));
    }
    return Math.min(one[1] - one[0], each[1] - each[0]);
  }

  private static void widen(double[] range, double to) {
    range[0] = Math.min(range[0], to);
    range[1] = Math.max(range[1], to);
  }

  private static double lateral(Strand strand, int row, double x, double z) {
    return (x - strand.centre(row, 0)) * strand.headingZ(row)
        - (z - strand.centre(row, 2)) * strand.headingX(row);
  }

  /** The row nearest to a place, as far as rows come nearer one after the other. */
  private static int beside(Strand strand, int from, double x, double z) {
    int nearest = from;
    for (int way = -1; way <= 1; way += 2) {
      int next = strand.row(nearest, way);
      while (next >= 0 && square(strand, next, x, z) < square(strand, nearest, x, z)) {
        nearest = next;
        next = strand.row(nearest, way);
      }
    }
    return nearest;
  }

  private static double square(Strand strand, int row, double x, double z) {
    double dx = x - strand.centre(row, 0);
    double dz = z - strand.centre(row, 2);
    return dx * dx + dz * dz;
  }

  /**
   * How wide the road would be there without the hole, metres; 0 where nobody knows. A row through
   * it ends at its rim, or lies over nothing: of three rows, at the place, before and behind all of
   * it, the middle width, and of two the wider one.
   */
  private static double width(Strand strand, int row, double[] at, double[] points) {
    double back = 0;
    double ahead = 0;
    for (int i = 0; i + 2 < points.length; i += 3) {
      double along =
          (points[i] - at[0]) * strand.headingX(row)
              + (points[i + 2] - at[2]) * strand.headingZ(row);
      back = Math.max(back, -along);
      ahead = Math.max(ahead, along);
    }
    int before = strand.row(row, -(int) Math.ceil(back / Strand.ROW) - BESIDE);
    int behind = strand.row(row, (int) Math.ceil(ahead / Strand.ROW) + BESIDE);
    double[] widths = {width(strand, before), strand.width(row), width(strand, behind)};
    Arrays.sort(widths);
    return widths[0] > 0 ? widths[1] : widths[2];
  }

  /** Width of a row; 0 beyond an end of the road. */
  private static double width(Strand strand, int row) {
    return row < 0 ? 0 : strand.width(row);
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
}
