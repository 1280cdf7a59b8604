package org.trackwalk.course.road;

import org.trackwalk.course.line.LineRoad;
import org.trackwalk.ground.reach.Floor;

/** Looks how far the road goes in a direction: over cracks, but neither up walls nor off ledges. */
public final class BorderSearch {

  /** Farthest border to one side, metres: beyond that it is an open field. */
  public static final double FARTHEST = LineRoad.FARTHEST;

  /** Pace at which the border is sought, metres. */
  static final double PACE = 0.5;

  /** What is so wide is not stepped over unseen, metres. */
  static final double LOOK = PACE / 2;

  /** Largest height between two paces across, metres: more is a wall or another level. */
  static final double CLIMB = 0.45;

  /** What is no wider is a crack in the road, not its border, metres. */
  static final double CRACK = 0.12;

  /** So near on both sides a border is bracketed before it is computed, metres. */
  static final double BORDER = 0.03;

  /** Behind the last triangle's edge nothing lies so near, metres: then that is the border. */
  static final double JUST_BEHIND = 1e-4;

  private final Floor.Reader ground;
  private final Ahead ahead = new Ahead();

  /** Looks on some ground. */
  public BorderSearch(Floor.Reader ground) {
    this.ground = ground;
  }

  /** How far the road goes in a direction, metres, but not farther than {@code most}. */
  public double reach(double px, double py, double pz, double ax, double az, double most) {
    double h = py;
    double good = 0;
    int on = -1;
    ahead.forget();
    while (good < most) {
      double bad = good + PACE;
      boolean there = ground.find(px + bad * ax, h, pz + bad * az, CLIMB);
      double height = ground.height();
      int triangle = ground.triangle();
      if (there && triangle != on) {
        // On another triangle: a wall or a slit may lie between.
        bad = good + LOOK;
        boolean told = ahead.tells(bad, h);
        height = ahead.height;
        triangle = ahead.triangle;
        ahead.keep(good + PACE, h, ground);
        if (!told) {
          there = ground.find(px + bad * ax, h, pz + bad * az, CLIMB);
          height = ground.height();
          triangle = ground.triangle();
        }
      }
      if (there) {
        good = bad;
        h = height;
        on = triangle;
      } else {
        int last = -1;
        while (bad - good > BORDER) {
          double middle = (good + bad) / 2;
          if (ground.find(px + middle * ax, h, pz + middle * az, CLIMB)) {
            h = ground.height();
            last = ground.triangle();
            good = middle;
          } else {
            bad = middle;
          }
        }
        if (!ground.find(px + (bad + CRACK) * ax, h, pz + (bad + CRACK) * az, CLIMB)) {
          return edge(px, h, pz, ax, az, good, bad, last);
        }
        good = bad + CRACK;
        h = ground.height();
        on = ground.triangle();
      }
    }
    return good;
  }

  /** Where between two places the triangle on which the first one lies ends, and with it ground. */
  private double edge(
      double px, double h, double pz, double ax, double az, double good, double bad, int last) {
    int t = last;
    if (t < 0 && ground.find(px + good * ax, h, pz + good * az, CLIMB)) {
      t = ground.triangle();
    }
    double edge = t < 0 ? good : ground.end(t, px, pz, ax, az);
    double behind = edge + JUST_BEHIND;
    boolean ends =
        edge > good && edge < bad && !ground.find(px + behind * ax, h, pz + behind * az, CLIMB);
    return ends ? edge : good;
  }

  /**
   * What was found a pace ahead, where half of one is looked at next: on small triangles each place
   * would be asked for twice.
   */
  private static final class Ahead {

    private double at;
    private double from;
    private double height;
    private int triangle;

    void forget() {
      at = Double.NaN;
    }

    /** Keeps what was found last at a place, from a height. */
    void keep(double place, double h, Floor.Reader ground) {
      at = ground.alone() ? place : Double.NaN;
      from = h;
      height = ground.height();
      triangle = ground.triangle();
    }

    /**
     * Whether the same would be found from another height: the one floor within reach of the first
     * is nearer than what was out of its reach.
     */
    boolean tells(double place, double h) {
      return place == at && Math.abs(height - h) + Math.abs(h - from) < CLIMB / 2;
    }
  }
}
