package org.trackwalk.drive.walls;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Roll;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * Tells openings that lie behind a wall. First, from no row of the road near them does a wheel get
 * there on a straight way: the way runs at the height of the wheel's hub, so what a wheel climbs is
 * no wall; and only a face that the wheel meets from its front stops it, so no drop is one. Second,
 * where a wheel rolls from the road over whatever ground, round the ends of walls and through their
 * gates, it comes nowhere near them either. Where that is not known they are not behind a wall.
 */
public final class WalledOff {

  /** Height of a wheel's hub over the ground, metres (docs/rules/boundary.hole.md). */
  private static final double HUB = Wheel.CAR_RADIUS;

  /**
   * Rows so far from the opening are tried; a car farther beside the road is out of reach, metres.
   */
  private static final double NEAR = 40;

  /** Rows from one that is tried to the next, metres. */
  private static final int STRIDE = 2;

  /** The ways begin so far inside the road's border, metres. */
  private static final double INSIDE = 0.5;

  /** Openings are looked at so often along them, metres. */
  private static final double SAMPLING = 0.5;

  /** What lies no farther before a wall is at its foot, metres: the same for open borders. */
  private static final double FOOT = 0.05;

  /** Half the width of what rolls, a narrow car, metres. */
  private static final double HALF_CAR = 0.5;

  /** Side of the grid's cells, metres: a gate of 3 m is found whatever its direction. */
  private static final double CELL = 2 * HALF_CAR;

  /** So far off an opening is in reach, metres: beside a wall no free cell's middle is nearer. */
  private static final double CLOSE = HALF_CAR + CELL;

  /** Tiles of 32 x 32 m that are looked at: one square kilometre, 15 MB. */
  private static final int MOST_TILES = 1024;

  private final Land land;
  private final IntPredicate paved;
  private final BackFaces backs;

  private final Walls walls;
  private final Road road;
  private final StaticTree rows;
  private final int[] first;
  private final IntList hits = new IntList();
  private Roll flood;

  /**
   * Looks on a surface, along its road.
   *
   * @param backs which walls stop a car from behind too
   * @param paved whether a triangle of the surface is road: a car may be on all of it
   */
  public WalledOff(Land land, Road road, IntPredicate paved, BackFaces backs, int threads) {
    this.backs = backs;
    this.land = land;
    this.road = road;
    this.paved = paved;
    walls = land.walls(backs);
    List<Strand> strands = road.strands();
    first = new int[strands.size() + 1];
    for (int s = 0; s < strands.size(); s++) {
      first[s + 1] = first[s] + (strands.get(s).rows() + STRIDE - 1) / STRIDE;
    }
    float[] boxes = new float[6 * first[strands.size()]];
    for (int s = 0; s < strands.size(); s++) {
      for (int i = first[s]; i < first[s + 1]; i++) {
        for (int k = 0; k < 3; k++) {
          float at = (float) strands.get(s).centre((i - first[s]) * STRIDE, k);
          boxes[6 * i + k] = at;
          boxes[6 * i + 3 + k] = at;
        }
      }
    }
    rows = StaticTree.overBoxes(boxes, threads);
  }

  /** Whether no way leads to any of an opening; false where no row is near. */
  public boolean hides(OpenEdges edges, List<EdgeEntry> opening) {
    return none(edges, opening, this::straight) && none(edges, opening, this::rolled);
  }

  private boolean none(OpenEdges edges, List<EdgeEntry> opening, Predicate<double[]> reached) {
    boolean tested = false;
    double[] p = new double[3];
    for (EdgeEntry entry : opening) {
      int e = entry.edge();
      int n = (int) Math.max(1, Math.ceil(edges.length(e) / SAMPLING));
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) {
          p[k] = edges.point(e, (i + 0.5) / n, k);
        }
        p[1] += HUB;
        if (!atFoot(p)) {
          if (reached.test(p)) {
            return false;
          }
          tested = true;
        }
      }
    }
    return tested;
  }

  /** Whether a point lies so close before a wall that no wheel fits between. */
  private boolean atFoot(double[] hub) {
    double[] to = hub.clone();
    for (int k = 0; k < 3; k += 2) {
      for (int sign = -1; sign <= 1; sign += 2) {
        to[k] = hub[k] + sign * FOOT;
        if (walls.stops(hub, to)) {
          return true;
        }
      }
      to[k] = hub[k];
    }
    return false;
  }

  /** Whether a wheel rolls from the road to where a straight way leads to a point. */
  private boolean rolled(double[] hub) {
    if (flood == null) {
      flood = new Roll(land, backs, Body.CAR, HALF_CAR, CELL, MOST_TILES);
      flood.start(paved);
    }
    double[] ground = {hub[0], hub[1] - HUB, hub[2]};
    Predicate<double[]> free =
        near -> !walls.stops(new double[] {near[0], near[1] + HUB, near[2]}, hub);
    do {
      if (flood.cut() || flood.gotNear(ground, CLOSE, free)) {
        return true;
      }
    } while (flood.rollOn());
    return false;
  }

  /** Whether a straight way leads from the road to a point, or no row is near. */
  private boolean straight(double[] p) {
    rows.overlapping(
        (float) (p[0] - NEAR),
        (float) (p[1] - NEAR),
        (float) (p[2] - NEAR),
        (float) (p[0] + NEAR),
        (float) (p[1] + NEAR),
        (float) (p[2] + NEAR),
        hits);
    int tried = hits.size();
    for (int i = 0; i < tried; i++) {
      int s = 0;
      while (hits.get(i) >= first[s + 1]) {
        s++;
      }
      if (!walls.stops(start(road.strands().get(s), (hits.get(i) - first[s]) * STRIDE, p), p)) {
        return true;
      }
    }
    return tried == 0;
  }

  /** Where a wheel's hub leaves the road in a row on its way to a point. */
  private static double[] start(Strand strand, int row, double[] p) {
    double aside =
        (p[0] - strand.centre(row, 0)) * strand.headingZ(row)
            - (p[2] - strand.centre(row, 2)) * strand.headingX(row);
    double left = Math.max(0, strand.left(row) - INSIDE);
    double right = Math.max(0, strand.right(row) - INSIDE);
    double lane = Math.max(-right, Math.min(left, aside)) / Strand.LANE;
    float height = strand.height(row, (int) Math.rint(lane));
    double y = Float.isNaN(height) ? strand.centre(row, 1) : height;
    return new double[] {strand.laneX(row, lane), y + HUB, strand.laneZ(row, lane)};
  }
}
