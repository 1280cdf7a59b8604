package org.trackwalk.course.flight;

import org.trackwalk.course.body.GroundCover;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.ClippedTriangle;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Wheel;

/**
 * Whether a car that leaves an edge gets to a place without meeting anything before. It flies the
 * parabola that begins level, where its wheels are clear of the edge, and ends at the place, or
 * straight to a place as high as the edge; each belongs to some speed. What stands into the way of
 * its body, between a wheel's hub and its top, stops it; what is lower it rolls over, what is
 * higher it passes under.
 *
 * <p>Level sheets that face up stop it, and whatever faces it; what is taken from one side only and
 * seen from behind does not. Just before the edge it has to pass what faces it, too: a rail there
 * stands between road and edge.
 */
final class Flight {

  /** How high a car's top is over its way, metres. */
  private static final double TOP = BorderLimits.DEFAULT.headroom();

  /** How far its body reaches before, behind and beside its way, metres. */
  static final double BESIDE = StepOnto.SIDE / 2;

  /** Share of a short way on which it is not yet clear of the edge. */
  private static final double NOT_CLEAR = 0.9;

  /** What a triangle costs that is cut out along the way and measured, units of work. */
  private static final int PRICE = 4;

  /** With more around a part of its way, the parts of that are looked at one after the other. */
  private static final int CROWD = 64;

  private final WeldedSurface surface;
  private final TriangleTree tree;
  private final IntList hits = new IntList();
  private final Obstacles obstacles = new Obstacles();
  private final ClippedTriangle part = new ClippedTriangle();

  private final float[] box = new float[6];
  private final double[] start = new double[3];
  private double dirX;
  private double dirZ;
  private double length;

  /** Metres along its way where it begins to fall. */
  private double clear;

  /** Metres that it falls per square metre from there on. */
  private double bend;

  /** Metres that the ground before the edge rises per metre towards it. */
  private double slope;

  /** Triangles that were measured on this flight. */
  private int measured;

  Flight(Land land) {
    this.surface = land.surface();
    this.tree = land.tree();
  }

  /** Sets where a car leaves the ground, and how much that rises there per metre on its way. */
  void from(double x, double y, double z, double slope) {
    start[0] = x;
    start[1] = y;
    start[2] = z;
    this.slope = slope;
  }

  /** Whether a car gets to a place that is not under the place where it leaves the ground. */
  boolean reaches(double x, double y, double z) {
    dirX = x - start[0];
    dirZ = z - start[2];
    length = Math.sqrt(dirX * dirX + dirZ * dirZ);
    dirX /= length;
    dirZ /= length;
    double fall = Math.max(0, start[1] - y);
    clear = Math.min(BESIDE, NOT_CLEAR * length);
    bend = fall / ((length - clear) * (length - clear));
    measured = 0;
    boolean reaches = !obstacles.any(this::stops) && free(-StepOnto.SIDE, length + BESIDE);
    Budget.spend(1 + PRICE * measured);
    return reaches;
  }

  /**
   * Whether nothing stops a car on a part of its way, metres along it. Where much lies around that
   * part the nearer half is looked at first: a car that falls along a wall meets it near the edge,
   * and all that lies below is none of its business then.
   */
  private boolean free(double from, double to) {
    box(from, to);
    int most = to - from > BESIDE ? CROWD : Integer.MAX_VALUE;
    if (!tree.overlapping(box[0], box[1], box[2], box[3], box[4], box[5], most, hits)) {
      double middle = (from + to) / 2;
      return free(from, middle) && free(middle, to);
    }
    for (int i = 0; i < hits.size(); i++) {
      if (stops(hits.get(i))) {
        obstacles.add(hits.get(i));
        return false;
      }
    }
    return true;
  }

  /** The box of a car's body on a part of its way. */
  private void box(double from, double to) {
    double low = start[1] - fallen(Math.min(to + BESIDE, length));
    double high = start[1] + TOP - fallen(from - BESIDE);
    double rise = from < 0 ? Math.abs(slope) * StepOnto.SIDE : 0;
    box[1] = Math.nextDown((float) (low - rise));
    box[4] = Math.nextUp((float) (high + rise));
    for (int k = 0; k < 3; k += 2) {
      double dir = k == 0 ? dirX : dirZ;
      double a = start[k] + from * dir;
      double b = start[k] + to * dir;
      box[k] = Math.nextDown((float) (Math.min(a, b) - BESIDE));
      box[3 + k] = Math.nextUp((float) (Math.max(a, b) + BESIDE));
    }
  }

  private boolean stops(int t) {
    measured++;
    double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
    boolean both = GroundCover.twoSided(surface, t);
    boolean level = Math.abs(n[1]) >= Slopes.GROUND;
    double ahead = n[0] * dirX + n[2] * dirZ;
    if (level && both && n[1] < 0) {
      ahead = -ahead;
    }
    boolean facing = ahead < 0 || both && !level;
    return (level ? n[1] > 0 || both : facing) && meetsFlight(t) || facing && meetsBefore(t);
  }

  /** What of a triangle is beside a stretch of the way; false for nothing. */
  private boolean take(int t, double from, double to) {
    part.take(surface.positions(), surface.triangles(), t, start[0], start[2], dirX, dirZ);
    return part.keep(0, from, to) && part.keep(1, -BESIDE, BESIDE);
  }

  /** Whether a triangle stands into the way of the body just before the edge. */
  private boolean meetsBefore(int t) {
    if (!take(t, -StepOnto.SIDE, 0)) {
      return false;
    }
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < part.corners(); i++) {
      double over = part.at(i, 2) - start[1] - slope * part.at(i, 0);
      least = Math.min(least, over);
      greatest = Math.max(greatest, over);
    }
    return least < TOP && greatest > Wheel.CAR_RADIUS;
  }

  /** Whether a triangle stands into the way of the body in flight. */
  private boolean meetsFlight(int t) {
    if (!take(t, 0, length + BESIDE)) {
      return false;
    }
    // The longer it has flown, the more is over it: least when its front gets there, greatest when
    // its back leaves, or where it lands.
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < part.corners(); i++) {
      least = Math.min(least, Math.min(front(i, 0), front(i, steep(i))));
      greatest = Math.max(greatest, Math.max(back(i, 0), back(i, share(i, length - BESIDE))));
    }
    return least < TOP && greatest > Wheel.CAR_RADIUS;
  }

  /** How high a side is over the way when the body's front gets there. */
  private double front(int side, double share) {
    return over(along(side, share, 0) - BESIDE, along(side, share, 2));
  }

  /** How high a side is over the way when the body's back leaves it, or where the way ends. */
  private double back(int side, double share) {
    return over(Math.min(along(side, share, 0) + BESIDE, length), along(side, share, 2));
  }

  /** The coordinate of a place on the side from a corner to the next. */
  private double along(int side, double share, int axis) {
    double from = part.at(side, axis);
    return from + share * (part.at((side + 1) % part.corners(), axis) - from);
  }

  /** Where a side is somewhere along the way; 0 where it never is. */
  private double share(int side, double along) {
    double share = (along - part.at(side, 0)) / (along(side, 1, 0) - part.at(side, 0));
    return share > 0 && share < 1 ? share : 0;
  }

  /** Where a side is as steep as the parabola when the body's front gets there. */
  private double steep(int side) {
    double along = along(side, 1, 0) - part.at(side, 0);
    double up = along(side, 1, 2) - part.at(side, 2);
    return share(side, BESIDE + clear - up / (2 * bend * along));
  }

  /** How high something is over the way at a place, metres. */
  private double over(double along, double height) {
    return height - start[1] + fallen(along);
  }

  /** How far it has fallen at a place of its way, metres. */
  private double fallen(double along) {
    double falling = Math.max(0, along - clear);
    return bend * falling * falling;
  }
}
