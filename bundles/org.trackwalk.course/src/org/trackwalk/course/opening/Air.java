package org.trackwalk.course.opening;

import java.util.List;
import org.trackwalk.course.flight.StepOnto;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Walls;

/** What is in the way of something that spreads where there is no ground: ground, and walls. */
final class Air {

  /** Ground so much above it covers what is below: no car fits in between, metres. */
  private static final double HEADROOM = 1;

  /** And so much more per metre from the rim: the sheet may be bent. */
  private static final double BENT = 0.1;

  /** So far around a place there is no ground: a crack is no opening, metres. */
  private static final double AROUND = 0.06;

  /** A wall so close beyond a rim stands at it (docs/ledger.md), metres. */
  private static final double FOOT = 0.05;

  /** A line is in the way of what is so far above or below it, metres. */
  private static final double HEIGHT = 2;

  private static final double[] DX = {0, AROUND, -AROUND, 0, 0};
  private static final double[] DZ = {0, 0, 0, AROUND, -AROUND};

  private final Floor.Reader ground;
  private final Walls walls;
  private final List<double[]> lines;

  /** Height of the wheels' hubs over the ground: what is lower is no wall, metres. */
  private final double hub;

  Air(Floor ground, Walls walls, Body body) {
    this(ground.reader(), walls, List.of(), body.hub());
  }

  private Air(Floor.Reader ground, Walls walls, List<double[]> lines, double hub) {
    this.hub = hub;
    this.ground = ground;
    this.walls = walls;
    this.lines = lines;
  }

  /** The same with lines, x, y, z of both ends, that are in the way as walls are. */
  Air with(List<double[]> more) {
    return new Air(ground, walls, List.copyOf(more), hub);
  }

  /** Height of wheels' hubs over the ground, metres. */
  double hub() {
    return hub;
  }

  /** Begins as if nothing had been asked yet: what follows costs what it costs by itself. */
  void lookAnew() {
    ground.lookAnew();
    walls.look();
  }

  /** Begins to note where ground and walls are asked for. */
  void look() {
    ground.look();
    walls.look();
  }

  /** Around all that was asked for since {@link #look}: six doubles, min and max corner. */
  double[] seen() {
    double[] seen = ground.seen();
    double[] other = walls.seen();
    for (int k = 0; k < 3; k++) {
      seen[k] = Math.min(seen[k], other[k]);
      seen[3 + k] = Math.max(seen[3 + k], other[3 + k]);
    }
    return seen;
  }

  /**
   * Whether there is no ground at a place and right around it.
   *
   * @param far from the rim, metres
   */
  boolean free(double x, double y, double z, double far) {
    if (groundAround(x, y, z, far)) {
      return false;
    }
    // What is too steep for a car still catches it.
    return !steep(x, z, y - StepOnto.STEP - BENT * far, y + HEADROOM + BENT * far);
  }

  /** Whether there is ground at a place or right around it; and {@link #height} is its. */
  boolean groundAround(double x, double y, double z, double far) {
    for (int i = 0; i < DX.length; i++) {
      if (ground(x + DX[i], y, z + DZ[i], far)) {
        return true;
      }
    }
    return false;
  }

  /** Whether ground or a wall that is not upright lies at a place, between two heights. */
  boolean met(double x, double z, double low, double high) {
    double half = (high - low) / 2;
    return ground.find(x, low + half, z, half, half) || steep(x, z, low, high);
  }

  private boolean steep(double x, double z, double low, double high) {
    return walls.stops(new double[] {x, high, z}, new double[] {x, low, z});
  }

  /** Whether there is ground at a place, so far above and below; and {@link #height} is its. */
  boolean find(double x, double y, double z, double up, double down) {
    return ground.find(x, y, z, up, down);
  }

  /** Whether there is ground at a place, or right over it; and {@link #height} is its. */
  boolean ground(double x, double y, double z, double far) {
    return ground.find(x, y, z, HEADROOM + BENT * far, StepOnto.STEP + BENT * far);
  }

  /** Height of the ground that was found last. */
  double height() {
    return ground.height();
  }

  /** How far below a place a floor is, metres; infinite when none is. */
  double depth(double x, double y, double z) {
    return ground.find(x, y, z, 0, Body.FALL) ? y - ground.height() : Double.POSITIVE_INFINITY;
  }

  /** Whether something lies over the ground at a place so low that no car is there. */
  boolean covered(double x, double y, double z, double least, double headroom) {
    return ground.find(x, y + headroom, z, 0, headroom - least);
  }

  /**
   * Whether a wall stands on the last of the ground before a rim, or at it: no wheel gets there.
   */
  boolean atWall(Rim rim) {
    double x = rim.x() - hub * rim.outX();
    double z = rim.z() - hub * rim.outZ();
    double toX = rim.x() + FOOT * rim.outX();
    double toZ = rim.z() + FOOT * rim.outZ();
    return walled(x, rim.heightAt(x, z), z, toX, rim.heightAt(toX, toZ), toZ);
  }

  /** Whether a wall stands between two places of the sheet, at the height of a wheel's hub. */
  boolean walled(double x, double y, double z, double toX, double toY, double toZ) {
    return walls.stops(new double[] {x, y + hub, z}, new double[] {toX, toY + hub, toZ})
        || lines.stream().anyMatch(line -> crosses(line, x, y, z, toX, toZ));
  }

  /** Whether a way crosses a line, seen from above, at about its height. */
  private static boolean crosses(
      double[] line, double x, double y, double z, double toX, double toZ) {
    double dx = line[3] - line[0];
    double dz = line[5] - line[2];
    double from = dx * (z - line[2]) - dz * (x - line[0]);
    double to = dx * (toZ - line[2]) - dz * (toX - line[0]);
    double wx = toX - x;
    double wz = toZ - z;
    double first = wx * (line[2] - z) - wz * (line[0] - x);
    double last = wx * (line[5] - z) - wz * (line[3] - x);
    double middle = (line[1] + line[4]) / 2;
    double reach = HEIGHT + Math.abs(line[4] - line[1]) / 2;
    return from * to <= 0 && first * last <= 0 && Math.abs(y - middle) <= reach;
  }
}
