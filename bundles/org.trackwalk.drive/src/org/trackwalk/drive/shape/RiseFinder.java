package org.trackwalk.drive.shape;

import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.crossing.Crossing;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Finds how a car is thrown up where ground comes up through the road: of two surfaces that cross
 * it rolls on the upper one, so that the slope of its way breaks along their line as at an edge of
 * the road that is a dip. What is steeper than a wheel rolls up stands in the way and is no rise,
 * and where other ground lies too low over the line for a car nobody rolls onto it.
 */
public final class RiseFinder {

  /** Distance of the looks over a ridge that is shorter, metres. */
  private static final double PACE = 0.1;

  /** What such a ridge rises at least, metres: what of steps is an error. */
  private static final double STEP = 0.02;

  /** Distance of the looks along a line, metres. */
  private static final double SPACING = 1;

  /** Most looks along a line. */
  private static final int MOST = 24;

  /** So near to the border is beside the road, metres. */
  private static final double BESIDE = Strand.LANE;

  private final WeldedSurface surface;
  private final Road road;
  private final IntPredicate kerb;
  private final Floor.Reader ground;
  private final double least;
  private final double[] slopes = new double[4];

  /**
   * Looks at a road.
   *
   * @param ground all that carries a car
   * @param kerb triangles of kerbs, that begin and end as ramps
   * @param least speed upward of the least that is told, m/s
   */
  public RiseFinder(
      WeldedSurface surface, Road road, Floor ground, IntPredicate kerb, double least) {
    this.surface = surface;
    this.road = road;
    this.kerb = kerb;
    this.ground = ground.reader();
    this.least = least;
  }

  /** The worst rise along some lines on which triangles cross; null for none. */
  public Rise worst(List<Crossing> lines) {
    Rise worst = null;
    for (Crossing line : lines) {
      boolean flank = kerb.test(line.first()) || kerb.test(line.second());
      if (!flank
          && Slope.of(surface, line.first(), slopes, 0)
          && Slope.of(surface, line.second(), slopes, 2)) {
        worst = along(line, worst);
      }
    }
    return worst;
  }

  private Rise along(Crossing line, Rise before) {
    double[] s = line.segment();
    double ex = s[3] - s[0];
    double ez = s[5] - s[2];
    double length = Math.sqrt(ex * ex + ez * ez);
    int looks = (int) Math.max(1, Math.min(MOST, length / SPACING));
    Rise worst = before;
    for (int i = 0; i < looks && length > 0; i++) {
      double part = (i + 0.5) / looks;
      double[] at = {s[0] + part * ex, s[1] + part * (s[4] - s[1]), s[2] + part * ez};
      Rise rise = at(line, at, ex / length, ez / length, worst == null ? 0 : worst.change());
      worst = rise == null ? worst : rise;
    }
    return worst;
  }

  /**
   * What a car feels at a place of a line; null where that is no more than is known of others.
   *
   * @param ex unit direction of the line, seen from above; likewise {@code ez}
   */
  private Rise at(Crossing line, double[] at, double ex, double ez, double known) {
    RoadPlace place = road.place(at[0], at[1], at[2]);
    if (place == null || isBeside(place)) {
      return null;
    }
    Strand strand = road.strands().get(place.strand());
    double dx = strand.headingX(place.row());
    double dz = strand.headingZ(place.row());
    double across = Math.abs(ex * dz - ez * dx);
    double first = slopes[0] * dx + slopes[1] * dz;
    double second = slopes[2] * dx + slopes[3] * dz;
    if (across < KinkFinder.ACROSS_WAY
        || Math.max(Math.abs(first), Math.abs(second)) > KinkFinder.STEEP) {
      return null;
    }
    double slope = Math.abs(second - first);
    double square = Math.sqrt((1 + first * first) * (1 + second * second));
    if (!(place.speed() * slope / square > Math.max(least, known)) || isCovered(at)) {
      return null;
    }
    for (int side = -1; side <= 1; side++) {
      double aside = side * KinkFinder.HALF_WHEEL / across;
      slope = Math.min(slope, felt(at[0] + aside * ex, at[1], at[2] + aside * ez, dx, dz));
    }
    double sin = slope / square;
    double change = place.speed() * sin;
    return change > Math.max(least, known)
        ? new Rise(at, StrictMath.toDegrees(StrictMath.asin(sin)), place.speed(), change, line)
        : null;
  }

  /**
   * Whether a place lies at the road's border, or beyond it: what stands there is beside the road.
   */
  private boolean isBeside(RoadPlace place) {
    Strand strand = road.strands().get(place.strand());
    double left = strand.left(place.row()) - place.lateral();
    double right = strand.right(place.row()) + place.lateral();
    return place.outside() > 0 || Math.min(left, right) < BESIDE;
  }

  /**
   * Whether ground lies over a place, with too little room for a car, as the top of a body lies
   * over the line along which its underside comes out of the ground.
   */
  private boolean isCovered(double[] at) {
    return ground.column(at[0], at[2], at[1] + STEP, at[1] + Body.CAR.height()) > 0;
  }

  /**
   * Change of the slope of the upper ground around a place, over the half metre to both sides, or
   * over less where it comes up by more than a step that harms: a ridge that is shorter. Not a
   * number where there is no ground.
   */
  private double felt(double x, double y, double z, double dx, double dz) {
    double here = upper(x, y, z, KinkFinder.HALF_WHEEL);
    double most = bump(x, here, z, dx, dz, KinkFinder.BASE) / KinkFinder.BASE;
    for (double d = KinkFinder.BASE - PACE; d > PACE / 2; d -= PACE) {
      double bump = bump(x, here, z, dx, dz, d);
      most = bump > STEP ? Math.max(most, bump / d) : most;
    }
    return most;
  }

  /** How much higher the ground lies so far before and behind a place than straight on. */
  private double bump(double x, double here, double z, double dx, double dz, double far) {
    double before = upper(x - far * dx, here, z - far * dz, far * KinkFinder.STEEP);
    double behind = upper(x + far * dx, here, z + far * dz, far * KinkFinder.STEEP);
    return before + behind - 2 * here;
  }

  /** The highest ground within a reach of a height. */
  private double upper(double x, double y, double z, double reach) {
    return ground.find(x, y + reach, z, 0, 2 * reach) ? ground.height() : Double.NaN;
  }
}
