package org.trackwalk.course.road;

import java.util.Arrays;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;

/**
 * Tells a road that is wider than roads are from ground that has no borders: most of it is as wide,
 * its borders run along the way, and what lies between them is even. In a field borders come and
 * go, on a square they stand across, and in a tube or a gully the ground goes up beside the road.
 */
final class WideRoad {

  /** Rows before and behind over which borders run along: as far as a change may be felt. */
  private static final int ALONG = 20;

  /** Part of them that must: a thing on the road, or a way that leaves it, takes some. */
  private static final double MOST = 0.75;

  /** How much nearer or farther a border may be from one row to the next, metres: 27 degrees. */
  static final double STEADY = 0.5;

  /**
   * How far ground may lie off the line from border to border, by its width: twice what a crown of
   * 2.5 % rises in the middle, and as much for what a mesh makes of it.
   */
  private static final double EVEN = 0.05;

  /** Places across a row at which its ground is looked at. */
  private static final int PLACES = 9;

  private final double[] left;
  private final double[] right;
  private final boolean closed;
  private final boolean wide;

  /**
   * Looks at all rows.
   *
   * @param centre x, y, z of the middle of each row
   * @param heading unit direction of the road at each, x and z
   * @param left metres from each row's middle to its left border, {@link BorderSearch#FARTHEST} at
   *     most; likewise {@code right}
   */
  static WideRoad of(
      boolean closed,
      Floor.Reader ground,
      double[] centre,
      double[] heading,
      double[] left,
      double[] right) {
    int n = left.length;
    double[] wideLeft = new double[n];
    double[] wideRight = new double[n];
    BorderSearch border = new BorderSearch(ground);
    for (int i = 0; i < n; i++) {
      double[] at = Arrays.copyOfRange(centre, 3 * i, 3 * i + 3);
      double dx = heading[2 * i];
      double dz = heading[2 * i + 1];
      wideLeft[i] = across(border, at, dz, -dx, left[i], right[i]);
      wideRight[i] = across(border, at, -dz, dx, right[i], left[i]);
    }
    return new WideRoad(wideLeft, wideRight, closed);
  }

  /**
   * How far the road goes to a side, metres; infinite where no border is met. Who stands in the
   * middle sees it {@link BorderSearch#FARTHEST} to both sides, and who stands beside the middle as
   * wide a road: what one side has less, the other may have more.
   */
  static double across(
      BorderSearch border, double[] at, double ax, double az, double side, double other) {
    if (side < BorderSearch.FARTHEST) {
      return side;
    }
    double most = 2 * BorderSearch.FARTHEST - other;
    double reach = border.reach(at[0], at[1], at[2], ax, az, most);
    return reach < most ? reach : Double.POSITIVE_INFINITY;
  }

  private WideRoad(double[] left, double[] right, boolean closed) {
    this.left = left;
    this.right = right;
    this.closed = closed;
    double[] widths = new double[left.length];
    Arrays.setAll(widths, i -> left[i] + right[i]);
    Arrays.sort(widths);
    wide = widths.length > 0 && widths[widths.length / 2] > Lead.WIDEST;
  }

  /** Metres from a row's middle to its left border; infinite where none is met. */
  double left(int row) {
    return left[row];
  }

  /** Metres from a row's middle to its right border, likewise. */
  double right(int row) {
    return right[row];
  }

  /**
   * Whether a row reaches from border to border, however wide it is.
   *
   * @param centre x, y, z of its middle
   * @param dx unit direction of the road, seen from above; likewise {@code dz}
   */
  boolean hasBorders(int row, double[] centre, double dx, double dz, Floor.Reader ground) {
    return wide && isSteady(row) && isEven(row, centre, dx, dz, ground);
  }

  private boolean isSteady(int row) {
    int n = left.length;
    int steady = 0;
    for (int k = row - ALONG; k < row + ALONG; k++) {
      int at = closed ? Math.floorMod(k, n) : Math.max(0, Math.min(n - 1, k));
      int next = closed ? (at + 1) % n : Math.min(n - 1, at + 1);
      steady += isSteady(left, at, next) && isSteady(right, at, next) ? 1 : 0;
    }
    return steady >= MOST * 2 * ALONG;
  }

  private static boolean isSteady(double[] side, int at, int next) {
    return side[at] < Double.POSITIVE_INFINITY && Math.abs(side[next] - side[at]) <= STEADY;
  }

  private boolean isEven(int row, double[] centre, double dx, double dz, Floor.Reader ground) {
    double width = left[row] + right[row];
    double step = width / (PLACES + 1);
    double[] heights = new double[PLACES];
    int middle = Math.max(0, Math.min(PLACES - 1, (int) Math.rint(right[row] / step) - 1));
    for (int side = 1; side >= -1; side -= 2) {
      double y = centre[1];
      for (int i = side > 0 ? middle : middle - 1; i >= 0 && i < PLACES; i += side) {
        double aside = (i + 1) * step - right[row];
        if (!ground.find(centre[0] + aside * dz, y, centre[2] - aside * dx, Body.CAR.climb(step))) {
          return false;
        }
        y = ground.height();
        heights[i] = y;
      }
    }
    for (int i = 1; i < PLACES - 1; i++) {
      double part = i / (PLACES - 1.0);
      double straight = heights[0] + part * (heights[PLACES - 1] - heights[0]);
      if (Math.abs(heights[i] - straight) > EVEN * width) {
        return false;
      }
    }
    return true;
  }
}
