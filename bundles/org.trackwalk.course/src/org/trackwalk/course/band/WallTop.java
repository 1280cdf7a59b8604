package org.trackwalk.course.band;

import org.trackwalk.course.patch.Ground;
import org.trackwalk.mesh.tree.IntList;

/**
 * Tells the top of a wall along a band: a strip to which no other ground is joined, outside of the
 * band and near its border. A road that lies in a band of terrain is inside of it, or joined to it.
 */
final class WallTop {

  /** Places at which a strip is looked at. */
  private static final int PLACES = 96;

  /** Part of its border to which nothing is joined, and that is outside of the band. */
  private static final double MOSTLY = 0.9;

  /**
   * Part of its border that is near to the band: half of one of its two long sides. Of a wall it is
   * one side and of other ground none, so that a piece that is missing of either changes nothing.
   */
  private static final double ONE_SIDE = 0.25;

  private final Ground ground;
  private final IntList band;
  private final double reach;

  /**
   * Of a band.
   *
   * @param band half-edges of its border
   * @param reach how far from the band's border a wall's top begins at most, metres
   */
  WallTop(Ground ground, IntList band, double reach) {
    this.ground = ground;
    this.band = band;
    this.reach = reach;
  }

  /** Whether a strip is one, by the half-edges of its border. */
  boolean is(IntList strip) {
    int n = Math.min(PLACES, strip.size());
    int alone = 0;
    int outside = 0;
    int near = 0;
    for (int i = 0; i < n; i++) {
      int h = strip.get((int) ((long) i * strip.size() / n));
      double[] at = middle(h);
      int nearest = nearest(at);
      alone += ground.across(h) < 0 ? 1 : 0;
      outside += isOutside(at, nearest) ? 1 : 0;
      near += square(at, nearest) <= reach * reach ? 1 : 0;
    }
    return alone >= MOSTLY * n && outside >= MOSTLY * n && near >= ONE_SIDE * n;
  }

  private double[] middle(int halfEdge) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (coordinate(halfEdge, k) + ground.coordinate(ground.to(halfEdge), k)) / 2;
    }
    return middle;
  }

  private int nearest(double[] at) {
    int nearest = band.get(0);
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < band.size(); i++) {
      double square = square(at, band.get(i));
      if (square < least) {
        least = square;
        nearest = band.get(i);
      }
    }
    return nearest;
  }

  /** Whether a place lies, in plan, on the side of a half-edge where its triangle is not. */
  private boolean isOutside(double[] at, int halfEdge) {
    int first = 3 * (halfEdge / 3);
    int apex = first + (halfEdge - first + 2) % 3;
    double own = side(halfEdge, coordinate(apex, 0), coordinate(apex, 2));
    return side(halfEdge, at[0], at[2]) * own <= 0;
  }

  private double side(int halfEdge, double x, double z) {
    double alongX = ground.coordinate(ground.to(halfEdge), 0) - coordinate(halfEdge, 0);
    double alongZ = ground.coordinate(ground.to(halfEdge), 2) - coordinate(halfEdge, 2);
    return alongZ * (x - coordinate(halfEdge, 0)) - alongX * (z - coordinate(halfEdge, 2));
  }

  /** Square of the distance of a place to a half-edge, square metres. */
  private double square(double[] at, int halfEdge) {
    double along = 0;
    double size = 0;
    for (int k = 0; k < 3; k++) {
      double d = ground.coordinate(ground.to(halfEdge), k) - coordinate(halfEdge, k);
      along += (at[k] - coordinate(halfEdge, k)) * d;
      size += d * d;
    }
    double t = size == 0 ? 0 : Math.max(0, Math.min(1, along / size));
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double from = coordinate(halfEdge, k);
      double d = at[k] - from - t * (ground.coordinate(ground.to(halfEdge), k) - from);
      square += d * d;
    }
    return square;
  }

  private double coordinate(int halfEdge, int k) {
    return ground.coordinate(ground.from(halfEdge), k);
  }
}
