package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Roll;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.model.profile.BackFaces;

/**
 * Where the vehicle gets to from the middle of the road beside it, over whatever ground, round the
 * ends of walls and through their gates. It rolls as far as somebody asks. Any thread may ask.
 */
public final class RoadReach {

  /** Tiles that are looked at: beside 10 km of road for a car, 57 MB. */
  private static final int MOST_TILES = 4096;

  /**
   * A gate that is wide enough to pass is found whatever its direction: it takes two reaches and a
   * cell, and half as much again of a cell where it is askew.
   */
  private static final double SIDES = 3.5;

  /** So far beside the road's middle it rolls, metres: as wide as the widest road is. */
  private static final double ASIDE = 60;

  /**
   * A way to a place begins on the road beside it, or so far along the road from there, metres: who
   * has to go farther does not get there in a race, and what is changed there changes nothing here.
   */
  private static final double ALONG = 30;

  private final Road road;
  private final Land land;
  private final Body body;
  private final BackFaces backs;

  /** To a side of the body, and a cell's side, metres. */
  private final double reach;

  /** By squares of ground: x and z of each row, and 1 where the body stands in it, else 0. */
  private final Map<Long, List<double[]>> rows = new HashMap<>();

  /** By squares in which somebody has asked: the rows in and around them. */
  private final Map<Long, List<double[]>> around = new HashMap<>();

  /** Whether the body stands in any row. */
  private boolean anywhere;

  private Roll roll;
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
   * Whether a place, three doubles, lies on a lane of the road, as high as its wheels roll over. It
   * costs nothing.
   */
  public boolean isOn(double[] place) {
    RoadPlace at = road.place(place[0], place[1], place[2]);
    if (at == null || at.outside() > 0) {
      return false;
    }
    Strand strand = road.strands().get(at.strand());
    int lane = (int) Math.rint(at.lateral() / Strand.LANE);
    lane = Math.max(-strand.rightmost(), Math.min(strand.leftmost(), lane));
    return Math.abs(place[1] - strand.height(at.row(), lane)) <= body.hub();
  }

  /**
   * Whether the vehicle gets so near to a place of the ground, three doubles, that its wheels'
   * height is free from there on; or whether that is not known.
   */
  public synchronized boolean leadsTo(double[] place) {
    if (roll == null) {
      faces = land.faces(backs);
      roll =
          Roll.beside(
              land,
              backs,
              body,
              reach,
              reach,
              MOST_TILES,
              Math.sqrt(ASIDE * ASIDE + ALONG * ALONG));
      start();
    }
    double free = nearest(place, 1);
    if (free <= ASIDE * ASIDE) {
      return rollsTo(place, free + ALONG * ALONG);
    }
    // Where it does not even get onto the road beside, what it would get to is not known.
    return !anywhere || nearest(place, 0) <= ASIDE * ASIDE;
  }

  /**
   * Whether it rolls to a place.
   *
   * @param most square metres from there to where it comes from, seen from above
   */
  private boolean rollsTo(double[] place, double most) {
    double[] hub = raised(place);
    BiPredicate<double[], Supplier<double[]>> near =
        (ground, start) -> square(start.get(), place) <= most && !faces.stops(raised(ground), hub);
    do {
      // Beside a wall no free cell's middle is nearer.
      if (roll.gotNear(place, 2 * reach, near)) {
        return true;
      }
    } while (roll.rollOn());
    return roll.cut();
  }

  private double[] raised(double[] place) {
    return new double[] {place[0], place[1] + body.hub(), place[2]};
  }

  /** Starts in all rows. */
  private void start() {
    for (int s = 0; s < road.strands().size(); s++) {
      Strand strand = road.strands().get(s);
      for (int row = 0; row < strand.rows(); row++) {
        double[] centre = {strand.centre(row, 0), strand.centre(row, 1), strand.centre(row, 2)};
        boolean free = roll.startAt(centre);
        anywhere |= free;
        rows.computeIfAbsent(squareOf(centre), k -> new ArrayList<>())
            .add(new double[] {centre[0], centre[2], free ? 1 : 0});
      }
    }
  }

  /** Square metres, seen from above, to the nearest row in which the body stands, or does not. */
  private double nearest(double[] place, int free) {
    double least = Double.POSITIVE_INFINITY;
    for (double[] row : around(place)) {
      if (row[2] == free) {
        double dx = row[0] - place[0];
        double dz = row[1] - place[2];
        least = Math.min(least, dx * dx + dz * dz);
      }
    }
    return least;
  }

  private List<double[]> around(double[] place) {
    return around.computeIfAbsent(squareOf(place), k -> gather(place));
  }

  /** The rows of the square of a place and of those around it. */
  private List<double[]> gather(double[] place) {
    List<double[]> found = new ArrayList<>();
    for (int i = -1; i <= 1; i++) {
      for (int k = -1; k <= 1; k++) {
        double[] there = {place[0] + i * ASIDE, 0, place[2] + k * ASIDE};
        found.addAll(rows.getOrDefault(squareOf(there), List.of()));
      }
    }
    return found;
  }

  private static double square(double[] p, double[] q) {
    double dx = p[0] - q[0];
    double dz = p[2] - q[2];
    return dx * dx + dz * dz;
  }

  /** The square of ground that a place is in; its side is as far as it rolls to a side. */
  private static long squareOf(double[] place) {
    return square((long) Math.floor(place[0] / ASIDE), (long) Math.floor(place[2] / ASIDE));
  }

  private static long square(long x, long z) {
    return x << 32 ^ z & 0xffff_ffffL;
  }
}
