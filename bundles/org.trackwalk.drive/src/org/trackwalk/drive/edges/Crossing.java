package org.trackwalk.drive.edges;

import java.util.function.ToDoubleFunction;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;

/**
 * Looks along a way over missing ground: where the far side begins, how deep it is on the way
 * there, and how high the edges are on both sides. One instance per thread.
 */
final class Crossing {

  /** First distance at which the far side is sought, metres. */
  private static final double FIRST = 0.02;

  /** By so much the distance grows from look to look, but by no more than {@link #PACE}. */
  private static final double GROWTH = 1.15;

  /** Farthest from look to look, metres: the width of a tyre, so no lane is overlooked. */
  static final double PACE = 0.25;

  /** Part of a width to which it is found; half of {@link #FOOT} at most, to be before it. */
  private static final double EXACT = 0.01;

  /** How much the far side of a narrow slot may lie off the near one's plane, metres. */
  private static final double FLUSH = 0.01;

  /** How much the far side may lie off the near one's plane, for each metre of width. */
  private static final double BENT = 0.03;

  /** The floor at the foot of an edge is looked for so far before it, metres. */
  static final double FOOT = 0.1;

  private final Floor.Reader all;
  private final double climb;
  private final ToDoubleFunction<double[]> steep;
  private double bottom;
  private double width;
  private double depth;
  private double step;
  private double lip;
  private double[] end;

  /**
   * Looks on a level.
   *
   * @param all all that carries a car
   * @param climb up to so much higher ground is a step that a wheel meets, metres: what lies under
   *     that is inside it, and its edge ends what is missing
   * @param steep height of the face that carries no car under a place, not a number where none is:
   *     where a side of missing ground leans there is no floor, and no void either
   */
  Crossing(Floor all, double climb, ToDoubleFunction<double[]> steep) {
    this.all = all.reader();
    this.climb = climb;
    this.steep = steep;
  }

  /**
   * Whether the ground ends where a way begins and goes on farther on it: not where it comes back
   * without an edge, as out of a dip.
   *
   * @param ground what it may go on with
   * @param rejoins whether ground of that kind which lies lower on the way is its own again
   * @param longest metres after which something else begins
   */
  boolean find(Way way, Floor.Reader ground, boolean rejoins, double longest) {
    double near = 0;
    double floor = Double.NaN;
    depth = 0;
    for (double far = FIRST; far <= longest; far = Math.min(far * GROWTH, far + PACE)) {
      double[] p = way.at(far);
      if (p == null) {
        return false;
      }
      if (meets(ground, p, far)) {
        if (over(ground.height(), floor)) {
          return far > FIRST && measure(way, ground, near, far, floor);
        }
        if (rejoins) {
          return false;
        }
      }
      floor = floor(p, FLUSH + BENT * far);
      depth = Math.max(depth, p[1] - bottom);
      near = far;
    }
    return false;
  }

  /**
   * Height of the floor under a place; infinitely low for a void, not a number over a steep face,
   * or under one that begins no higher than a wheel's hub, as that of a kerb: nothing gets past it.
   * That of the face too is the {@link #bottom}.
   */
  private double floor(double[] p, double up) {
    double over = steep.applyAsDouble(new double[] {p[0], p[1] + climb, p[2]});
    if (over > p[1] + FLUSH) {
      bottom = over;
      return Double.NaN;
    }
    boolean found = all.find(p[0], p[1], p[2], up, Body.FALL);
    double face = found ? Double.NaN : steep.applyAsDouble(p);
    double floor = found ? all.height() : Double.NEGATIVE_INFINITY;
    boolean faced = !Double.isNaN(face);
    bottom = faced ? face : floor;
    return faced ? Double.NaN : floor;
  }

  /** Whether ground is where the near side, carried on, would be, or a step higher. */
  private boolean meets(Floor.Reader ground, double[] p, double far) {
    double off = FLUSH + BENT * far;
    return ground.find(p[0], p[1], p[2], Math.max(off, climb), off);
  }

  private static boolean over(double height, double floor) {
    return !(height <= floor + GapFinder.SHALLOW);
  }

  /** Finds where between two looks the far side begins. */
  private boolean measure(Way way, Floor.Reader ground, double none, double there, double floor) {
    double near = none;
    double far = there;
    while (far - near > Math.min(EXACT * there, FOOT / 2)) {
      double middle = (near + far) / 2;
      if (meets(ground, way.at(middle), middle) && over(ground.height(), floor)) {
        far = middle;
      } else {
        near = middle;
      }
    }
    end = way.at(far);
    meets(ground, end, far);
    end[1] = ground.height();
    width = far;
    step = below(way, 0, Double.NaN);
    lip = below(way, width, end[1]);
    return true;
  }

  /**
   * How far what is at the foot of an edge is below a height; infinite where a void is. Where the
   * side leans its foot is farther from the edge: the floor there, or where the sides meet.
   *
   * @param edge metres on the way
   * @param height of what the edge ends; not a number for that of the way over the foot
   */
  private double below(Way way, double edge, double height) {
    double pace = Math.min(FOOT, width / 2);
    double deepest = 0;
    for (double far = pace; far <= width / 2; far += pace) {
      double[] p = way.at(Math.abs(edge - far));
      double floor = floor(new double[] {p[0], p[1] + FLUSH, p[2]}, 0);
      deepest = Math.max(deepest, (Double.isNaN(height) ? p[1] : height) - bottom);
      if (!Double.isNaN(floor)) {
        return deepest;
      }
    }
    return deepest;
  }

  /** Metres on the way to the far side that was found. */
  double width() {
    return width;
  }

  /** The deepest that the floor lies below the way, metres; infinite where it has none. */
  double depth() {
    return depth;
  }

  /** How far the ground goes down behind the near edge, metres; infinite where it has none. */
  double step() {
    return step;
  }

  /** How high the far edge is over what lies before it, metres; infinite where nothing does. */
  double lip() {
    return lip;
  }

  /** Where the far side begins, three doubles. */
  double[] end() {
    return end;
  }
}
