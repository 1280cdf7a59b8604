package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

  /**
   * Rows so far off are tried first, metres, and up to twice as far: a road is 60 m wide at most.
   */
  private static final double NEAR = 40;

  /** What is known of some rows: that there are none, that the body stands in one, or in none. */
  private enum Rows {
    NONE,
    SHUT,
    FREE;

    Rows or(Rows other) {
      return compareTo(other) > 0 ? this : other;
    }
  }

  private final Road road;
  private final Land land;
  private final Body body;
  private final BackFaces backs;

  /** To a side of the body, and a cell's side, metres. */
  private final double reach;

  /**
   * By squares of ground: strand and number of each row, and 1 where the body stands in it, -1
   * where it cannot, 0 where nobody has tried.
   */
  private final Map<Long, List<int[]>> rows = new TreeMap<>();

  /** By squares in which somebody has asked: what is known of the rows in and around it. */
  private final Map<Long, Rows> around = new HashMap<>();

  /** Whether the body stands in any row; null until all were tried. */
  private Rows everywhere;

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
      roll = new Roll(land, backs, body, reach, reach, MOST_TILES);
      index();
    }
    // Who is near gets there soon; the rest of the road only counts where nobody does.
    // Where it does not even get onto the road beside, what it would get to is not known.
    if (startNear(place) == Rows.SHUT || rollsTo(place)) {
      return true;
    }
    return startEverywhere() != Rows.FREE || rollsTo(place);
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

  /** Starts in the rows that are near a place, seen from above; says whether any is free. */
  private Rows startNear(double[] place) {
    long x = (long) Math.floor(place[0] / NEAR);
    long z = (long) Math.floor(place[2] / NEAR);
    Rows found = around.get(square(x, z));
    if (found == null) {
      found = Rows.NONE;
      for (int i = 0; i < 9; i++) {
        for (int[] row : rows.getOrDefault(square(x + i / 3 - 1, z + i % 3 - 1), List.of())) {
          found = found.or(start(row));
        }
      }
      around.put(square(x, z), found);
    }
    return found;
  }

  /** Starts in all rows, once; says whether any is free. */
  private Rows startEverywhere() {
    if (everywhere == null) {
      everywhere = Rows.NONE;
      for (List<int[]> some : rows.values()) {
        for (int[] row : some) {
          everywhere = everywhere.or(start(row));
        }
      }
    }
    return everywhere;
  }

  /** Starts in a row, given by its strand and number, if nobody has tried to. */
  private Rows start(int[] row) {
    if (row[2] == 0) {
      Strand strand = road.strands().get(row[0]);
      double[] centre = {
        strand.centre(row[1], 0), strand.centre(row[1], 1), strand.centre(row[1], 2)
      };
      row[2] = roll.startAt(centre) ? 1 : -1;
    }
    return row[2] > 0 ? Rows.FREE : Rows.SHUT;
  }

  private void index() {
    for (int s = 0; s < road.strands().size(); s++) {
      Strand strand = road.strands().get(s);
      for (int row = 0; row < strand.rows(); row++) {
        long x = (long) Math.floor(strand.centre(row, 0) / NEAR);
        long z = (long) Math.floor(strand.centre(row, 2) / NEAR);
        rows.computeIfAbsent(square(x, z), k -> new ArrayList<>()).add(new int[] {s, row, 0});
      }
    }
  }

  /** Number of a square of ground whose side is what counts as near. */
  private static long square(long x, long z) {
    return x << 32 ^ z & 0xffff_ffffL;
  }
}
