package org.trackwalk.check.rules.finding;

import java.util.List;
import java.util.regex.Pattern;
import org.trackwalk.check.corridor.NamedClasses;
import org.trackwalk.check.ride.Obstacle;
import org.trackwalk.check.ride.ObstacleFinder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * What stands on the road, found once for all rules, and what its name says of it.
 *
 * @param all by strand and row
 */
public record RoadObstacles(List<Found> all) {

  /** What a name says of a thing on the road. */
  public enum Name {
    /** It is meant to stand there: a cone, a sign, a barrier, a ramp. */
    MEANT,
    /** Nothing. */
    UNKNOWN,
    /** Nobody gave it one, and it is a solid, as a modelling tool makes them, and no ramp. */
    SOLID
  }

  /** A thing and what its name says. */
  public record Found(Obstacle obstacle, Name name) {

    /** Whether it is a step in the road rather than a thing on it. */
    public boolean isStep() {
      return name != Name.MEANT && obstacle.isStep() && !obstacle.onBorder();
    }

    /** Whether it stands in the way, and nothing says that it is meant to. */
    public boolean isInTheWay() {
      return name != Name.MEANT
          && !obstacle.onBorder()
          && !obstacle.atEdge()
          && (obstacle.width() <= WIDEST || name == Name.SOLID);
    }
  }

  /** What is wider is no road but a square, on which things stand, metres (RULES 2). */
  private static final double WIDEST = 30;

  /** What designers put on a road, beside the words for barriers and scenery. */
  private static final Pattern PUT =
      Pattern.compile(
          "(^|.*[^a-z])(traffic_?cone|cones?|pylon|bollard|barrel|drum|tyre|tire|bale|crate|chicane"
              + "|marker|post|pole|pillar|column|hydrant|ramp|jump|kicker|gate|arch|checkpoint|start|finish"
              + "|pit|garage|stone|rock|boulder|plant|grass|statue|booth|toll)s?([^a-z].*|$)",
          Pattern.CASE_INSENSITIVE);

  /**
   * What Blender, 3ds Max and Maya call what they make: whatever it is of, it was given no name.
   */
  private static final Pattern MADE =
      Pattern.compile(
          "p?(cube|box|cylinder|sphere|icosphere|uvsphere|torus|plane|suzanne|monkey|mesh|object)"
              + "[ ._]?\\d*([ _.].*)?",
          Pattern.CASE_INSENSITIVE);

  /** Of these the solids: pillars of a square are often {@code Plane.104}, hardly ever a cube. */
  private static final Pattern SOLIDS =
      Pattern.compile(
          "p?(cube|box|cylinder|sphere|icosphere|uvsphere|torus|suzanne|monkey)"
              + "[ ._]?\\d*([ _.].*)?",
          Pattern.CASE_INSENSITIVE);

  /** The things on the road of a level. */
  public static List<Found> of(RuleContext context) {
    return context.memory().shared(RoadObstacles.class, () -> find(context)).all();
  }

  private static RoadObstacles find(RuleContext context) {
    List<Obstacle> obstacles =
        ObstacleFinder.find(
            context.surface(),
            context.topology(),
            context.corridor().classes(),
            context.road(),
            t -> asked(context.surface().pieces().get(context.surface().pieceOf(t))),
            context.memory(),
            context.settings().jobs());
    if (obstacles.isEmpty()) {
      return new RoadObstacles(List.of());
    }
    NamedClasses classes = new NamedClasses(context.surface());
    return new RoadObstacles(
        obstacles.stream().map(o -> new Found(o, name(context, classes, o))).toList());
  }

  /** Whoever states what a piece is for means it to be there. */
  private static boolean asked(Piece piece) {
    return piece.collidable()
        && piece.surfaceClass() != SurfaceClass.BARRIER
        && piece.surfaceClass() != SurfaceClass.SCENERY;
  }

  private static Name name(RuleContext context, NamedClasses classes, Obstacle obstacle) {
    int triangle = obstacle.triangles()[0];
    SurfaceClass named = classes.of(triangle);
    Piece piece = context.surface().pieces().get(context.surface().pieceOf(triangle));
    String object = NamedClasses.object(piece);
    boolean beside =
        named == SurfaceClass.BARRIER
            || named == SurfaceClass.SCENERY
            || named == SurfaceClass.VERGE;
    boolean made = MADE.matcher(object).matches();
    if (PUT.matcher(object).matches() || beside && !made) {
      return Name.MEANT;
    }
    // What is joined into the road has the road's name.
    boolean joined = context.corridor().classes().of(triangle) == SurfaceClass.ROAD;
    boolean solid = joined || SOLIDS.matcher(object).matches();
    return solid && !obstacle.ramp() ? Name.SOLID : Name.UNKNOWN;
  }
}
