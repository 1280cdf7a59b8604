package org.trackwalk.course.road;

import java.util.function.Predicate;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Roll;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.model.profile.BackFaces;

/**
 * Where the vehicle gets to from the middle of the road, over whatever ground, round the ends of
 * walls and through their gates. It rolls as far as somebody asks. Any thread may ask.
 */
public final class RoadReach {

  /** Tiles that are looked at: nearly a square kilometre for a car, 29 MB. */
  private static final int MOST_TILES = 2048;

  /**
   * A gate that is wide enough to pass is found whatever its direction: it takes two reaches and a
   * cell, and half as much again of a cell where it is askew.
   */
  private static final double SIDES = 3.5;

  /** Rows so far off are tried first, metres: a verge is 10 m wide, and a road 60 m at most. */
  private static final double NEAR = 40;

  private final Road road;
  private final Land land;
  private final Body body;
  private final BackFaces backs;

  /** To a side of the body, and a cell's side, metres. */
  private final double reach;

  private Roll roll;
  private RoadSides sides;
  private Walls faces;

  /**
   * Nothing has rolled yet.
   *
   * @param backs which walls stop the vehicle from behind too
   */
  public RoadReach(Road road, Land land, Body body, BackFaces backs) {
    this.road = road;
    this.land = land;
    this.body = body;
    this.backs = backs;
    reach = body.passage() / SIDES;
  }

  /** The road. */
  public Road road() {
    return road;
  }

  /** What the road lies among. */
  public Land land() {
    return land;
  }

  /** The walls that the vehicle meets, to be asked by one thread. */
  public Walls walls() {
    return land.walls(backs);
  }

  /** Which of them stop it from behind too. */
  public BackFaces backs() {
    return backs;
  }

  /** What rolls. */
  public Body body() {
    return body;
  }

  /**
   * Whether the vehicle gets so near to a place of the ground, three doubles, that its wheels'
   * height is free from there on; or whether that is not known.
   */
  public synchronized boolean leadsTo(double[] place) {
    if (roll == null) {
      faces = land.faces(backs);
      roll = new Roll(land, backs, body, reach, reach, MOST_TILES);
    }
    // Who is near gets there soon; the rest of the road only counts where nobody does.
    // Where it does not even get onto the road beside, what it would get to is not known.
    if (!start(place, NEAR) || rollsTo(place)) {
      return true;
    }
    start(place, Double.POSITIVE_INFINITY);
    return rollsTo(place);
  }

  private boolean rollsTo(double[] place) {
    double[] hub = raised(place);
    Predicate<double[]> near = from -> !faces.stops(raised(from), hub);
    boolean more = true;
    while (more && !roll.cut()) {
      // Beside a wall no free cell's middle is nearer.
      if (roll.gotNear(place, 2 * reach, near)) {
        return true;
      }
      more = roll.rollOn();
    }
    return roll.cut() && sides().leadTo(place, near);
  }

  private RoadSides sides() {
    if (sides == null) {
      sides = new RoadSides(road, land, body, backs, reach, MOST_TILES);
    }
    return sides;
  }

  private double[] raised(double[] place) {
    return new double[] {place[0], place[1] + body.hub(), place[2]};
  }

  /** Starts in the rows that are so near to a place, seen from above; false where none is free. */
  private boolean start(double[] place, double near) {
    boolean started = false;
    for (Strand strand : road.strands()) {
      for (int row = 0; row < strand.rows(); row++) {
        double[] centre = {strand.centre(row, 0), strand.centre(row, 1), strand.centre(row, 2)};
        double dx = centre[0] - place[0];
        double dz = centre[2] - place[2];
        if (dx * dx + dz * dz <= near * near) {
          started |= roll.startAt(centre);
        }
      }
    }
    return started;
  }
}
