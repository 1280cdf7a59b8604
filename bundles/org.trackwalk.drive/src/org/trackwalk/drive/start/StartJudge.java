package org.trackwalk.drive.start;

import org.trackwalk.drive.start.Stance.Kind;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.profile.Vehicle;

/**
 * Puts a vehicle down where a race starts and says whether it stays there: what game engines call
 * settling. A start is where a vehicle appears, on its ground or so high over it that it drops.
 */
public final class StartJudge {

  /** Wheels, from the front left one around: along, and to the left, in halves. */
  private static final double[][] WHEELS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

  private final double drop;

  private final Floor.Reader ground;
  private final Walls walls;
  private final Body body;
  private final double grip;

  /**
   * Looks on some land.
   *
   * @param vehicle that is put down
   * @param drop from so high it may drop, metres
   */
  public StartJudge(Land land, BackFaces backs, Vehicle vehicle, double drop) {
    this.ground = land.floor().reader();
    this.walls = land.walls(backs);
    this.body = Body.of(vehicle);
    this.grip = vehicle.grip().value();
    this.drop = drop;
  }

  /**
   * How the vehicle stands.
   *
   * @param at where it appears, level coordinates
   * @param heading which way it looks, seen from above, x and z of length 1; null when nobody
   *     knows: then only what is under and over the place is judged
   */
  public Stance at(double[] at, double[] heading) {
    int floors = ground.column(at[0], at[2], at[1] - Body.FALL, at[1] + Body.FALL);
    int under = -1;
    while (under + 1 < floors && ground.height(under + 1) <= at[1] + body.hub()) {
      under++;
    }
    double over = under + 1 < floors ? ground.height(under + 1) : Double.POSITIVE_INFINITY;
    if (under < 0) {
      return over < Double.POSITIVE_INFINITY
          ? new Stance(Kind.UNDER_GROUND, over - at[1], body.hub())
          : new Stance(Kind.FALLS_OUT, 0, 0);
    }
    double height = ground.height(under);
    double fall = at[1] - height;
    if (fall > drop) {
      // Nearer to the road over it than to what is below: it was meant to stand on that.
      return over - at[1] < Math.min(fall, drop)
          ? new Stance(Kind.UNDER_GROUND, over - at[1], body.hub())
          : new Stance(Kind.HANGS, fall, drop);
    }
    double[] place = {at[0], height, at[2]};
    if (heading != null && inWall(place, heading)) {
      return new Stance(Kind.IN_WALL, 0, 0);
    }
    if (over - height < body.height()) {
      return new Stance(Kind.UNDER_ROOF, over - height, body.height());
    }
    return heading == null ? Stance.GOOD : onWheels(place, heading);
  }

  private boolean inWall(double[] at, double[] heading) {
    double[] back = corner(at, heading, -body.length() / 2, 0);
    double[] front = corner(at, heading, body.length() / 2, 0);
    double[] left = corner(at, heading, 0, body.width() / 2);
    double[] right = corner(at, heading, 0, -body.width() / 2);
    return walls.stop(body, back, front)
        || walls.stop(body, front, back)
        || walls.stop(body, left, right)
        || walls.stop(body, right, left);
  }

  /** A place so far ahead and to the left. */
  private static double[] corner(double[] at, double[] heading, double ahead, double left) {
    return new double[] {
      at[0] + ahead * heading[0] + left * heading[1],
      at[1],
      at[2] + ahead * heading[1] - left * heading[0]
    };
  }

  private Stance onWheels(double[] at, double[] heading) {
    double along = body.wheelbase() / 2;
    double aside = body.width() / 2 - body.hub() / 2;
    double[] heights = new double[WHEELS.length];
    int standing = 0;
    for (int i = 0; i < heights.length; i++) {
      double[] p = corner(at, heading, WHEELS[i][0] * along, WHEELS[i][1] * aside);
      double reach = body.climb(Math.hypot(along, aside));
      boolean found = ground.find(p[0], p[1], p[2], reach);
      heights[i] = found ? ground.height() : Double.NaN;
      standing += found ? 1 : 0;
    }
    if (standing < WHEELS.length) {
      return new Stance(Kind.ON_FEWER_WHEELS, standing, WHEELS.length);
    }
    // Two wheels across the diagonal carry it; of the others one hangs when it rocks to one side.
    double twist = Math.abs(heights[0] + heights[2] - heights[1] - heights[3]);
    if (twist > 2 * body.hub()) {
      return new Stance(Kind.WHEEL_HANGS, twist / 2, body.hub());
    }
    double rise = (heights[0] + heights[1] - heights[2] - heights[3]) / (4 * along);
    double bank = (heights[0] + heights[3] - heights[1] - heights[2]) / (4 * aside);
    double steep = Math.hypot(rise, bank);
    return steep > grip ? new Stance(Kind.SLIDES, degrees(steep), degrees(grip)) : Stance.GOOD;
  }

  private static double degrees(double slope) {
    return Math.toDegrees(StrictMath.atan(slope));
  }

  /** Two vehicles overlap, however they look, when they are nearer than this, metres. */
  public double apart() {
    return Math.min(body.width(), body.length()) / 2;
  }
}
