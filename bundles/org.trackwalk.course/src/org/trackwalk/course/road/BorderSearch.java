package org.trackwalk.course.road;

import org.trackwalk.course.corridor.LineRoad;
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
  private static final double BORDER = 0.03;

  /** Behind the last triangle's edge nothing lies so near, metres: then that is the border. */
  private static final double JUST_BEHIND = 1e-4;

  private final Floor.Reader ground;

  /** Looks on some ground. */
  public BorderSearch(Floor.Reader ground) {
    this.ground = ground;
  }

  /** How far the road goes in a direction, metres, but not farther than {@code most}. */
  public double reach(double px, double py, double pz, double ax, double az, double most) {
    double h = py;
    double good = 0;
    int on = -1;
    while (good < most) {
      double bad = good + PACE;
      boolean there = ground.find(px + bad * ax, h, pz + bad * az, CLIMB);
      if (there && ground.triangle() != on) {
        // On another triangle: a wall or a slit may lie between.
        bad = good + LOOK;
        there = ground.find(px + bad * ax, h, pz + bad * az, CLIMB);
      }
      if (there) {
        good = bad;
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
      }
      h = ground.height();
      on = ground.triangle();
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
}
