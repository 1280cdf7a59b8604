package org.trackwalk.drive.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Moves a hull along one way and measures the room around it. */
final class WaySweep {

  /**
   * Samples from one pose to the next: half a metre, but every sample where something is {@link
   * ClearanceSurvey#NEAR}.
   */
  private static final int STEP = 5;

  /** How far room is looked for: under, over, left, right; metres. */
  private static final double[] REACH = {1, 5, 2, 2};

  private final CarHull hull;
  private final CarHull.Reader reader;
  private final WeldedSurface surface;
  private final CarPose pose = new CarPose();
  private final NearTriangles near;
  private final double[] triangle = new double[9];
  private final double[] turned = new double[9];
  private final double[] around = new double[6];
  private final double[] reach = new double[6];
  private final double[] room = new double[Side.values().length];
  private final double[] low = new double[Side.values().length];
  private final List<Contact> contacts = new ArrayList<>();
  private final List<Pierced> pierced = new ArrayList<>();

  WaySweep(CarHull hull, WeldedSurface surface, TriangleTree tree) {
    this.hull = hull;
    this.surface = surface;
    near = new NearTriangles(surface, tree);
    reader = hull.reader();
    double[] box = hull.box();
    for (Side side : Side.values()) {
      low[side.ordinal()] = side.sign() > 0 ? box[side.axis()] : -box[3 + side.axis()];
    }
    System.arraycopy(box, 0, reach, 0, 6);
    reach[0] -= REACH[Side.RIGHT.ordinal()];
    reach[1] -= REACH[Side.UNDER.ordinal()];
    reach[3] += REACH[Side.LEFT.ordinal()];
    reach[4] += REACH[Side.OVER.ordinal()];
  }

  /** What is touched, pose by pose, since the sweep began. */
  List<Contact> contacts() {
    return contacts;
  }

  /** The room along a way. */
  ClearanceWay along(CarWay way, Progress progress) {
    LaneProfile lane = way.lane();
    int n = (lane.size() + STEP - 1) / STEP;
    double[][] least = new double[Side.values().length][n];
    double[] before = null;
    for (int i = 0; i < n; i++) {
      progress.check();
      double[] now = at(way, i * STEP);
      take(least, i, now);
      if (before != null && now != null && (close(before) || close(now))) {
        for (int k = (i - 1) * STEP + 1; k < i * STEP; k++) {
          double[] between = at(way, k);
          if (between != null) {
            int into = k - (i - 1) * STEP <= STEP / 2 ? i - 1 : i;
            for (int side = 0; side < least.length; side++) {
              least[side][into] = less(least[side][into], between[side]);
            }
          }
        }
      }
      before = now;
    }
    double[] s = new double[n];
    Arrays.setAll(
        s, i -> LaneProfile.SPACING * (way.reverse() ? lane.size() - 1 - i * STEP : i * STEP));
    return new ClearanceWay(
        lane.path().strand(),
        lane.path().name(),
        way.reverse(),
        s,
        every(lane.station()),
        every(lane.x()),
        every(lane.y()),
        every(lane.z()),
        least);
  }

  private static double[] every(double[] of) {
    double[] some = new double[(of.length + STEP - 1) / STEP];
    Arrays.setAll(some, i -> of[i * STEP]);
    return some;
  }

  private static void take(double[][] least, int i, double[] now) {
    for (int side = 0; side < least.length; side++) {
      least[side][i] = now == null ? Double.NaN : now[side];
    }
  }

  /** Where nothing is in reach is NaN. */
  private static double less(double a, double b) {
    return Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.min(a, b);
  }

  private boolean close(double[] at) {
    return at[Side.LEFT.ordinal()] < ClearanceSurvey.NEAR
        || at[Side.RIGHT.ordinal()] < ClearanceSurvey.NEAR
        || at[Side.OVER.ordinal()] < ClearanceSurvey.NEAR
        || at[Side.UNDER.ordinal()] < hull.box()[1] / 2;
  }

  /** The room at one sample; null where the vehicle has no ground. */
  private double[] at(CarWay way, int k) {
    if (!way.pose(k, pose)) {
      return null;
    }
    near.take(pose, reach, hull.box());
    System.arraycopy(REACH, 0, room, 0, room.length);
    double[] deepest = new double[room.length];
    // What is nearest first: most of the rest is told from it to be farther at a glance.
    int first = first();
    for (int i = 0; i < near.size(); i++) {
      measure(i == 0 ? first : i == first ? 0 : i);
    }
    settle(k, deepest);
    double[] found = new double[room.length];
    for (int side = 0; side < found.length; side++) {
      double free = room[side] < REACH[side] ? room[side] : Double.NaN;
      found[side] = deepest[side] > 0 ? -deepest[side] : free;
    }
    return found;
  }

  /** The place of what seems to be nearest under the hull; 0 where nothing is there. */
  private int first() {
    int first = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < near.size(); i++) {
      near.corners(i, triangle);
      turn(Side.UNDER);
      double its = reader.guess(Side.UNDER, turned);
      if (its < least) {
        first = i;
        least = its;
      }
    }
    return first;
  }

  private void measure(int i) {
    near.corners(i, triangle);
    Boxes.around(around, triangle, 0);
    // Ground that swells beside the car is no wall: how high it reaches is told under it.
    boolean quiet = Slopes.carries(surface, near.triangle(i));
    boolean upright = either(Side.UNDER, Side.OVER, false);
    boolean across = either(Side.LEFT, Side.RIGHT, quiet);
    if (upright && across && reader.pierced(triangle, around)) {
      touch(near.triangle(i));
    }
  }

  /**
   * Takes the room to two sides that face each other; what lies wholly on the one has nothing to do
   * with the other, so the likelier one is asked first. False where it lies on one of them.
   */
  private boolean either(Side low, Side high, boolean quiet) {
    int axis = low.axis();
    double[] box = hull.box();
    boolean lower = around[axis] + around[3 + axis] < box[axis] + box[3 + axis];
    Side first = lower == low.sign() > 0 ? low : high;
    return look(first, quiet) && look(first == low ? high : low, quiet);
  }

  /**
   * Takes the room to a side, unless it is only asked; false where the triangle lies wholly on that
   * side of the hull.
   */
  private boolean look(Side side, boolean quiet) {
    int s = side.ordinal();
    double[] box = hull.box();
    if (around[side.across()] > box[3 + side.across()]
        || around[3 + side.across()] < box[side.across()]
        || around[side.along()] > box[3 + side.along()]
        || around[3 + side.along()] < box[side.along()]) {
      return false;
    }
    double high = side.sign() > 0 ? around[3 + side.axis()] : -around[side.axis()];
    if (low[s] - high >= room[s]) {
      return false;
    }
    turn(side);
    double found = reader.room(side, turned, room[s], 0);
    if (found > 0) {
      room[s] = quiet ? room[s] : Math.min(room[s], found);
      return false;
    }
    return true;
  }

  private void turn(Side side) {
    for (int c = 0; c < 9; c += 3) {
      CarHull.turn(side, triangle, c, turned, c);
    }
  }

  private void touch(int t) {
    double[] depth = new double[Side.values().length];
    double[][] where = new double[depth.length][];
    int out = 0;
    for (Side side : Side.values()) {
      int s = side.ordinal();
      turn(side);
      depth[s] = -reader.room(side, turned, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
      where[s] = reader.where().clone();
      out = depth[s] < depth[out] ? s : out;
    }
    if (Double.isFinite(depth[out])) {
      pierced.add(new Pierced(t, out, depth, where[out]));
    }
  }

  /**
   * The deepest triangle of a piece first: a way out that frees the vehicle of others of the piece,
   * too, is one touch. A wall's triangle that it only nicks with a corner has no side of its own.
   */
  private void settle(int k, double[] deepest) {
    pierced.sort(
        Comparator.comparingDouble((Pierced p) -> -p.least()).thenComparingInt(Pierced::triangle));
    List<Pierced> told = new ArrayList<>();
    for (Pierced one : pierced) {
      int piece = surface.pieceOf(one.triangle);
      boolean freed =
          told.stream()
              .anyMatch(
                  other ->
                      surface.pieceOf(other.triangle) == piece
                          && one.depth[other.out] <= other.least() + ClearanceSurvey.TOUCH);
      if (!freed && one.least() > ClearanceSurvey.TOUCH) {
        told.add(one);
        deepest[one.out] = Math.max(deepest[one.out], one.least());
        Side side = Side.values()[one.out];
        contacts.add(new Contact(side, one.triangle, one.least(), pose.toLevel(one.where), k));
      }
    }
    pierced.clear();
  }

  /** A triangle that goes through the hull: how deep to each side, and the shortest way out. */
  private record Pierced(int triangle, int out, double[] depth, double[] where) {

    double least() {
      return depth[out];
    }
  }
}
