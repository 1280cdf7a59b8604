package org.trackwalk.drive.effect;

import java.util.List;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.RoundedBoxFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleShape;

/**
 * What a seam does to one shape of a vehicle, by the closed form that fits the shape and the ground
 * before the seam.
 *
 * @param approaches how the ground lies before it; none where it is level
 * @param boxes the ways of a box over it; null where nobody moves one
 * @param corners those along it, over its corners; null where nobody moves one
 */
record ShapeBumps(List<Approach> approaches, BoxWays boxes, BoxWays corners) {

  /** A step that a sharp front passes over as it does a flush edge, metres (docs/engines.md). */
  static final double LOW = 0.01;

  /**
   * Through a corner of the seam it is met as if it were crossed square. Where the ground rises
   * behind the seam a sphere that rests on both sides stands beside the corner, so that it lies
   * deeper; beside a step it stands its radius from the edge, as over a flush one. A box stands
   * worst where the seam lies under the end of its flat underside: it is caught there until that is
   * out of reach.
   */
  Bump corner(Profile profile, VehicleShape shape, double speed, double hollow) {
    if (shape.shape() instanceof Box b) {
      if (corners != null && corners.isOf(b) && profile.rounded(b) > 0) {
        return corners.worst(edge(profile, shape, b, 0, speed), BoxContacts.of(profile, b), 0);
      }
      double lifted = StrictMath.tan(hollow) * overHollow(b, profile.rounded(b));
      boolean reached = lifted < profile.margin(shape.kind());
      return reached ? bump(profile, shape, 0, speed, 1) : Bump.NONE;
    }
    if (hollow == 0 || !(shape.shape() instanceof Sphere s)) {
      return bump(profile, shape, 0, speed, 1);
    }
    double cosine = StrictMath.cos(hollow / 2);
    SeamEdge edge =
        new SeamEdge(
            speed,
            s.radius(),
            s.radius() / cosine,
            profile.margin(shape.kind()),
            profile.step(),
            SolverSettings.GRAVITY);
    Bump deeper = BumpFormula.worst(edge, profile.asGround(shape.kind()));
    return new Bump(deeper.up() * cosine, deeper.forward(), deeper.share(), deeper.ahead());
  }

  /**
   * How high a box's underside stands over a hollow that lies so far inside its side, per tangent
   * of the hollow's angle: it stands on both of its sides. Metres.
   */
  private static double overHollow(Box box, double inside) {
    double width = 2 * box.hx();
    return inside * (width - inside) / width;
  }

  /**
   * What is felt of it.
   *
   * @param height of the step that it is, metres; 0 for none
   * @param at the speed over it, m/s
   * @param angle sine of the angle between the way and it
   */
  Bump bump(Profile profile, VehicleShape shape, double height, double at, double angle) {
    double margin = profile.margin(shape.kind());
    double step = profile.step();
    if (shape.shape() instanceof Sphere s) {
      double h = Math.max(0, Math.min(height, JudgeLimits.WALL * s.radius()));
      SeamEdge edge =
          new SeamEdge(at, s.radius(), s.radius() - h, margin, step, SolverSettings.GRAVITY);
      double ground = profile.asGround(shape.kind());
      // an engine without a margin finds the sphere in the road, after a step of falling
      boolean sinks = margin < SolverSettings.GRAVITY * step * step;
      boolean level = sinks || approaches.isEmpty() || approaches.contains(Approach.LEVEL);
      Bump worst = level ? BumpFormula.worst(edge, ground) : Bump.NONE;
      for (Approach way : sinks ? List.<Approach>of() : approaches) {
        if (!way.isLevel()) {
          Approach bent = h > 0 ? way.untilThere() : way;
          Bump one = ApproachBump.of(bent, edge, angle, ground, profile.slop().value());
          worst = one.up() > worst.up() ? one : worst;
        }
      }
      return worst;
    }
    Box b = (Box) shape.shape();
    BoxEdge edge = edge(profile, shape, b, height, at);
    if (isSquare(profile, shape, angle) && boxes == null) {
      double skew = StrictMath.tan(StrictMath.acos(angle));
      return SeamLine.straight(skew).level(edge, 2 * b.hx(), BoxContacts.of(profile, b));
    }
    return boxes == null || !boxes.isOf(b) || !isMoved(profile, b)
        ? RoundedBoxFormula.worst(edge, profile.rounded(b))
        : boxes.worst(edge, BoxContacts.of(profile, b), StrictMath.tan(StrictMath.acos(angle)));
  }

  private static BoxEdge edge(
      Profile profile, VehicleShape shape, Box box, double height, double at) {
    return new BoxEdge(
        at,
        2 * box.hz(),
        2 * box.hy(),
        Math.max(0, Math.min(height, JudgeLimits.WALL * 2 * box.hy())),
        profile.margin(shape.kind()),
        profile.step(),
        SolverSettings.GRAVITY);
  }

  /**
   * Whether an edge pushes a sharp front straight back, whatever its angle: one that lies more
   * across the way than along it.
   */
  static boolean isSquare(Profile profile, VehicleShape shape, double sine) {
    return sine >= SeamEffects.HALF_WAY && isSharp(profile, shape);
  }

  /**
   * Whether a sharp front passes over an edge that is flush or {@link #LOW}: one that lies more
   * along the way than across it. Only with persistent manifolds: without them some are felt
   * (docs/engines.md).
   */
  static boolean isPassed(Profile profile, VehicleShape shape, double sine) {
    return sine < SeamEffects.HALF_WAY
        && isSharp(profile, shape)
        && profile.rule(ShapeKind.BOX).together() == 0;
  }

  /** Whether a front is a box's with sharp edges, in an engine that stops it straight back. */
  static boolean isSharp(Profile profile, VehicleShape shape) {
    return shape.shape() instanceof Box b
        && profile.rounded(b) == 0
        && profile.rule(ShapeKind.BOX).hangs();
  }

  /** Whether how the ground lies before a seam is known to count for a box. */
  static boolean isMoved(Profile profile, Box box) {
    return profile.rounded(box) > 0 || profile.rule(ShapeKind.BOX).hangs();
  }

  /** Whether a box with rounded edges is caught at corners that lie under it. */
  static boolean isCaught(Profile profile, Box box) {
    return profile.rounded(box) > 0 && profile.rule(ShapeKind.BOX).corners();
  }
}
