package org.trackwalk.seams.ledger;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Tells borders that no wheel ever gets to from those that are torn open: a rock's skirt that is
 * sunk into the sand, terrain that ends under the road, two sheets that end on both sides of a
 * wall's foot.
 *
 * <p>A border is out of reach where its middle is buried, or at least half of its measured points
 * (docs/ledger.md) are
 *
 * <ul>
 *   <li><b>buried</b>: something lies over both its sides, too low above it for a car;
 *   <li><b>sunk</b>: something lies over it and goes on beyond it, too low above it for a car;
 *   <li><b>wedged</b>: what lies over it comes down on its sheet, too low for a car, nearer than a
 *       car is wide;
 *   <li><b>at a wall</b>: something upright, at least as high as a wheel's radius, stands on the
 *       last radius of its sheet or right beyond it.
 * </ul>
 *
 * <p>It is never buried or sunk where the ground over it ends in the open close by: there a wheel
 * meets a {@linkplain Lip lip}. That of the road over what is beside it is none.
 */
final class Reach {

  private final OpenEdges edges;
  private final SurfaceClasses classes;
  private final BorderLimits limits;
  private final Lip lip;

  Reach(OpenEdges edges, SurfaceClasses classes, BorderLimits limits) {
    this.classes = classes;
    this.edges = edges;
    this.limits = limits;
    this.lip = new Lip(edges, limits);
  }

  /**
   * Whether no wheel gets to most of an open edge.
   *
   * @param e the edge; its conormal has a level part
   */
  boolean never(int e, Surroundings around) {
    // The border of terrain under a hill lies deeper than the headroom for most of its way.
    IntPredicate lips = f -> isMet(e, f);
    return mostly(e, limits.exact(), false, lips, around)
        || covered(point(e, 0.5), outward(e), rise(e), Double.MAX_VALUE, lips, around);
  }

  /**
   * Whether an edge leaves nothing open: at least half of its measured points are out of reach, or
   * {@linkplain #onGround(int, Surroundings) on ground}, as of a sheet that goes through another
   * one along its border, or the level {@linkplain #ends(int, Surroundings) ends} there.
   */
  boolean closed(int e, Surroundings around) {
    return mostly(e, limits.exact(), true, f -> isMet(e, f), around);
  }

  /**
   * Whether there is nothing beyond more than half of an edge's measured points: a post that stands
   * on a long edge says nothing of what is beside it.
   *
   * @param e the edge; its conormal has a level part
   */
  boolean ends(int e, Surroundings around) {
    int n = limits.samples(edges.length(e));
    int found = 0;
    for (int i = 0; i < n; i++) {
      found += beyond(e, (i + 0.5) / n, around).endsHere(limits) ? 1 : 0;
    }
    return 2 * found > n;
  }

  /** What lies beyond a point of an edge, 0 to 1; null when it has no level outward direction. */
  Beyond beyond(int e, double t, Surroundings around) {
    return Beyond.of(edges, e, t, around, classes, limits);
  }

  /**
   * How much lower ground begins right at an edge and goes on from there without an edge, in the
   * middle of those measured points where it does, metres; NaN where at most of them it does not.
   *
   * @param e the edge; its conormal has a level part
   */
  double onGround(int e, Surroundings around) {
    double[] out = outward(e);
    int n = limits.samples(edges.length(e));
    double[] lower = new double[n];
    int found = 0;
    for (int i = 0; i < n && 2 * (found + n - i) >= n; i++) {
      double low = onGround(point(e, (i + 0.5) / n), out, around);
      if (!Double.isNaN(low)) {
        lower[found++] = low;
      }
    }
    if (2 * found < n) {
      return Double.NaN;
    }
    Arrays.sort(lower, 0, found);
    return lower[found / 2];
  }

  /**
   * How much lower ground begins at a point and goes on for a wheel's radius; else NaN. Down to
   * ground that is lower by no more than a wheel feels as a step it rolls, whatever stands on that
   * ground, or hangs over it, farther on.
   */
  private double onGround(double[] p, double[] out, Surroundings around) {
    double pace = limits.lookNear();
    double first = Double.NaN;
    double h = p[1];
    for (double at = limits.exact(); at <= limits.lookFar(); at += pace) {
      boolean begins = Double.isNaN(first);
      double up = begins ? limits.exact() : limits.headroom();
      double next =
          around.ground(
              p[0] + at * out[0], h, p[2] + at * out[2], up, begins ? limits.stepLimit() : pace);
      // Higher ground than a slope of 45 degrees leads to is the other side of a slit.
      if (Double.isNaN(next) || !begins && next > h + pace) {
        return Double.NaN;
      }
      first = begins ? p[1] - next : first;
      if (first <= Body.CAR.edge()) {
        return Math.max(0, first);
      }
      h = next;
    }
    return Math.max(0, first);
  }

  /**
   * Whether no wheel gets over the seam of two edges that face each other: it lies under other
   * ground or at a wall. The foot of a wall is as far as the ground that it faces.
   */
  boolean shut(int e, int partner, Surroundings around) {
    int ground = Math.abs(edges.normal(e, 1)) < limits.steep() ? partner : e;
    return Math.abs(edges.normal(ground, 1)) >= limits.steep()
        && mostly(ground, limits.stepLimit(), false, f -> true, around);
  }

  /**
   * Whether the lip over a border is a wheel's that comes along the border's sheet. Where the road
   * lies over the inner border of what is beside it, the lip is the road's own border, which is
   * judged by itself: as a ledge, whatever lies under the road.
   *
   * @param f the edge over it
   */
  private boolean isMet(int e, int f) {
    return classes.of(edges.triangle(e)) != SurfaceClass.VERGE
        || classes.of(edges.triangle(f)) != SurfaceClass.ROAD;
  }

  /**
   * Whether at least half of the measured points of an edge are out of reach. Lips are sought where
   * it comes down to them only: where needles cross, hundreds lie over each point, and something
   * covers few of its points.
   *
   * @param deeper how far over it the ground lies under which it is sunk, metres: what faces it and
   *     is higher by a step does not count
   * @param lips which edges over it are lips
   */
  private boolean mostly(
      int e, double deeper, boolean orOnGround, IntPredicate lips, Surroundings around) {
    double[] out = outward(e);
    double rise = rise(e);
    int n = limits.samples(edges.length(e));
    double[][] under = new double[n][];
    int found = 0;
    for (int i = 0; i < n; i++) {
      double[] p = point(e, (i + 0.5) / n);
      if (atWall(p, out, rise, around)) {
        found++;
      } else if (lies(p, out, rise, deeper, around)) {
        found++;
        under[i] = p;
      } else if (orOnGround && isOnGround(e, (i + 0.5) / n, p, out, around)) {
        found++;
      }
      if (2 * (found + n - 1 - i) < n) {
        return false;
      }
    }
    for (int i = 0; i < n; i++) {
      if (under[i] != null
          && lip.over(under[i], out, rise, lips, around)
          && !(orOnGround && isOnGround(e, (i + 0.5) / n, under[i], out, around))) {
        found--;
        if (2 * found < n) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a point of an edge is on lower ground that goes on, or the level ends there. */
  private boolean isOnGround(int e, double t, double[] p, double[] out, Surroundings around) {
    return !Double.isNaN(onGround(p, out, around)) || beyond(e, t, around).endsHere(limits);
  }

  private double[] point(int e, double t) {
    return new double[] {edges.point(e, t, 0), edges.point(e, t, 1), edges.point(e, t, 2)};
  }

  private double[] outward(int e) {
    double level = level(e);
    return new double[] {edges.conormal(e, 0) / level, 0, edges.conormal(e, 2) / level};
  }

  /** How much its sheet's plane rises per metre outward. */
  private double rise(int e) {
    return edges.conormal(e, 1) / level(e);
  }

  private double level(int e) {
    double cx = edges.conormal(e, 0);
    double cz = edges.conormal(e, 2);
    return Math.sqrt(cx * cx + cz * cz);
  }

  /** Whether something lies over a point, and does not end there. */
  private boolean covered(
      double[] p,
      double[] out,
      double rise,
      double deeper,
      IntPredicate lips,
      Surroundings around) {
    return lies(p, out, rise, deeper, around) && !lip.over(p, out, rise, lips, around);
  }

  /** Whether something lies over a point, even if it ends there. */
  private boolean lies(double[] p, double[] out, double rise, double deeper, Surroundings around) {
    return sunk(p, out, deeper, around) || buried(p, out, rise, around) || around.wedged(p, out);
  }

  private boolean buried(double[] p, double[] out, double rise, Surroundings around) {
    double[] looks = {-limits.lookFar(), -limits.lookNear(), limits.lookNear(), limits.lookFar()};
    for (double look : looks) {
      // Its own sheet may rise inwards: what covers it lies higher than that.
      double own = look < 0 ? Math.max(0, rise * look) : 0;
      if (!isUnder(p, out, look, own, limits.layerLimit(), around)) {
        return false;
      }
    }
    return true;
  }

  private boolean sunk(double[] p, double[] out, double deeper, Surroundings around) {
    return isUnder(p, out, 0, 0, deeper, around)
        && isUnder(p, out, limits.lookNear(), 0, 0, around);
  }

  /** Whether something lies over a point, or over {@code own} above it, by more than that. */
  private boolean isUnder(
      double[] p, double[] out, double look, double own, double more, Surroundings around) {
    double x = p[0] + look * out[0];
    double z = p[2] + look * out[2];
    return around.isCovered(x, p[1] + own, z, limits.headroom(), more);
  }

  private boolean atWall(double[] p, double[] out, double rise, Surroundings around) {
    double from = -limits.lookFar();
    double to = limits.lookNear();
    // Over its own sheet, also where that rises inwards.
    double foot = p[1] + Math.max(0, rise * from) + limits.layerLimit();
    return around.uprightAcross(p, foot, out, from, to)
        && around.uprightAcross(p, p[1] + limits.lookFar(), out, from, to);
  }
}
