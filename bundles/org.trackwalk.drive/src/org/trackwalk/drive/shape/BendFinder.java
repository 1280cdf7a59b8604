package org.trackwalk.drive.shape;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;

/**
 * Finds where the road's profile is bent: on every lane the mean slope of some metres before a row
 * against that of some metres behind it, which facets and single kinks do not disturb much.
 */
public final class BendFinder {

  /** Rows before and behind over which a slope is measured: about two cars. */
  private static final int BASE = 10;

  /** Only every so many lanes are looked at: a metre apart. */
  private static final int LANES = 2;

  private BendFinder() {}

  /**
   * Stretches whose radius is below {@code factor} times the square of the speed in m/s.
   *
   * @param convex true for crests, false for dips
   */
  public static List<Bend> find(Road road, boolean convex, double factor) {
    List<Bend> bends = new ArrayList<>();
    for (int s = 0; s < road.strands().size(); s++) {
      Strand strand = road.strands().get(s);
      Bend open = null;
      int last = 0;
      for (int row = 0; row < strand.rows(); row++) {
        Bend worst = worstLane(strand, s, row, convex, factor);
        if (worst == null) {
          continue;
        }
        if (open == null || row - last > BASE) {
          if (open != null) {
            bends.add(open);
          }
          open = worst;
        } else {
          boolean worse = worst.radius() / square(worst) < open.radius() / square(open);
          Bend at = worse ? worst : open;
          open =
              new Bend(
                  s,
                  at.row(),
                  at.lane(),
                  open.first(),
                  row - open.first(),
                  at.radius(),
                  at.speed());
        }
        last = row;
      }
      if (open != null) {
        bends.add(open);
      }
    }
    return bends;
  }

  private static double square(Bend bend) {
    return bend.speed() * bend.speed();
  }

  private static Bend worstLane(Strand strand, int s, int row, boolean convex, double factor) {
    double speed = strand.speed(row);
    double sharpest = 1 / (factor * speed * speed);
    Bend worst = null;
    int left = (int) (strand.left(row) / Strand.LANE);
    int right = (int) (strand.right(row) / Strand.LANE);
    for (int lane = -right - right % LANES; lane <= left; lane += LANES) {
      if (lane < -right) {
        continue;
      }
      if (roughly(strand, row, lane) * (convex ? -1 : 1) < ShapeLimits.ROUGHLY * sharpest) {
        continue;
      }
      double curvature = curvature(strand, row, lane) * (convex ? -1 : 1);
      if (curvature > sharpest && steady(strand, row, lane, curvature)) {
        sharpest = curvature;
        worst = new Bend(s, row, lane, row, 0, 1 / curvature, speed);
      }
    }
    return worst;
  }

  /** The same as {@link #curvature} as if rows were a metre apart on every lane: quick. */
  private static double roughly(Strand strand, int row, int lane) {
    int before = strand.row(row, -BASE);
    int behind = strand.row(row, BASE);
    if (before < 0 || behind < 0) {
      return 0;
    }
    double a = strand.height(before, lane);
    double m = strand.height(row, lane);
    double b = strand.height(behind, lane);
    double span = BASE * Strand.ROW;
    double bend = (b - m - (m - a)) / (span * span);
    return Double.isNaN(bend) ? 0 : bend;
  }

  /** Change of slope per metre, positive in a dip; 0 where the lane is not there all along. */
  private static double curvature(Strand strand, int row, int lane) {
    int before = strand.row(row, -BASE);
    int behind = strand.row(row, BASE);
    if (before < 0
        || behind < 0
        || !within(strand, before, lane)
        || !within(strand, behind, lane)) {
      return 0;
    }
    double a = strand.height(before, lane);
    double m = strand.height(row, lane);
    double b = strand.height(behind, lane);
    if (!strand.even(row, BASE, BASE, lane)) {
      return 0;
    }
    double first = 0;
    double second = 0;
    for (int i = 0; i < BASE; i++) {
      first += strand.spacing(strand.row(before, i), lane);
      second += strand.spacing(strand.row(row, i), lane);
    }
    double bend = ((b - m) / second - (m - a) / first) / ((first + second) / 2);
    return Double.isNaN(bend) ? 0 : bend;
  }

  private static boolean within(Strand strand, int row, int lane) {
    return lane * Strand.LANE <= strand.left(row) && -lane * Strand.LANE <= strand.right(row);
  }

  /** True when the bend is spread over the rows: not one kink, no step, no crack. */
  private static boolean steady(Strand strand, int row, int lane, double curvature) {
    double largest = 0;
    for (int i = -BASE + 1; i < BASE; i++) {
      int before = strand.row(row, i - 1);
      int at = strand.row(row, i);
      int behind = strand.row(row, i + 1);
      if (!within(strand, before, lane)
          || !within(strand, at, lane)
          || !within(strand, behind, lane)) {
        return false;
      }
      double first = (double) strand.height(at, lane) - strand.height(before, lane);
      double second = (double) strand.height(behind, lane) - strand.height(at, lane);
      if (!(Math.abs(first) < ShapeLimits.STEEPEST * Strand.ROW
          && Math.abs(second) < ShapeLimits.STEEPEST * Strand.ROW)) {
        return false;
      }
      largest = Math.max(largest, Math.abs(second - first) / Strand.ROW);
    }
    return largest < ShapeLimits.KINK * curvature * BASE * Strand.ROW;
  }
}
