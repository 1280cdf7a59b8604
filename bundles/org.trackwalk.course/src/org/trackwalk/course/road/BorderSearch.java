package org.trackwalk.course.road;

import org.trackwalk.ground.reach.Floor;

/** Looks how far the road goes in a direction: over cracks, but neither up walls nor off ledges. */
public final class BorderSearch {

  /** Farthest border to one side, metres: beyond that it is an open field. */
  public static final double FARTHEST = 40;

  /** Pace at which the border is sought, metres. */
  private static final double PACE = 0.5;

  /** Largest height between two paces across, metres: more is a wall or another level. */
  static final double CLIMB = 0.45;

  /** What is no wider is a crack in the road, not its border, metres. */
  private static final double CRACK = 0.12;

  /** How exactly a border is found, metres. */
  private static final double BORDER = 0.03;

  private final Floor.Reader ground;

  /** Looks on some ground. */
  public BorderSearch(Floor.Reader ground) {
    this.ground = ground;
  }

  /** How far the road goes in a direction, metres, but not farther than {@code most}. */
  public double reach(double px, double py, double pz, double ax, double az, double most) {
    double h = py;
    double good = 0;
    double bad = PACE;
    while (good < most) {
      if (ground.find(px + bad * ax, h, pz + bad * az, CLIMB)) {
        good = bad;
      } else if (ground.find(px + (bad + CRACK) * ax, h, pz + (bad + CRACK) * az, CLIMB)) {
        good = bad + CRACK;
      } else {
        break;
      }
      h = ground.height();
      bad = good + PACE;
    }
    if (good >= most) {
      return good;
    }
    while (bad - good > BORDER) {
      double middle = (good + bad) / 2;
      if (ground.find(px + middle * ax, h, pz + middle * az, CLIMB)) {
        h = ground.height();
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }
}
