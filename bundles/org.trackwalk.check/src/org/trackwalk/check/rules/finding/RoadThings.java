package org.trackwalk.check.rules.finding;

import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.corridor.NameList;
import org.trackwalk.course.corridor.NamedClasses;
import org.trackwalk.course.corridor.RacingLine;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.drive.things.ThingFinder;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * What is in the way on the road, found once for all rules, and what is said of it.
 *
 * @param all by strand and row
 */
public record RoadThings(List<Found> all) {

  /** What designers put on roads. */
  private static final NameList PUT = NameList.shipped("put");

  /** What modelling tools call what they make. */
  private static final NameList MADE = NameList.shipped("made");

  /** What names and the manifest say of a thing. */
  public enum Name {
    /** That it is put on roads: a cone, a stack of tyres, a ramp. */
    MEANT,
    /** That it is what stands beside roads: a wall, a tree. */
    BESIDE,
    /** The manifest states that it is barrier or scenery. */
    STATED,
    /** Nothing. */
    UNKNOWN
  }

  /**
   * A thing and what its name says.
   *
   * @param blocks whether no vehicle gets past, or it stands on the racing line
   * @param edge whether no vehicle gets past between it and one border
   */
  public record Found(Thing thing, Name name, boolean blocks, boolean edge) {

    /** Whether it is a step in the road rather than a thing on it. */
    public boolean isStep() {
      return thing.step() && name != Name.STATED;
    }

    /** Whether nothing says that it may be there. */
    public boolean isInTheWay() {
      return name == Name.UNKNOWN || name != Name.MEANT && (blocks || !edge && name == Name.BESIDE);
    }

    /** Whether it is worth a word at all. */
    public boolean isTold() {
      return name != Name.STATED || blocks && !thing.step();
    }
  }

  /** The things on the road of a level. */
  public static List<Found> of(RuleContext context) {
    return context.memory().shared(RoadThings.class, () -> find(context)).all();
  }

  private static RoadThings find(RuleContext context) {
    Body body = Body.of(context.vehicle());
    List<Thing> things =
        ThingFinder.find(
            context.surface(),
            context.topology(),
            context.corridor().classes(),
            context.road(),
            context.ledger(),
            context.sheets(),
            body,
            Kerb.triangles(context),
            context.memory(),
            context.settings().jobs());
    if (things.isEmpty()) {
      return new RoadThings(List.of());
    }
    NamedClasses names = new NamedClasses(context.surface());
    RacingLine line = RacingLine.of(context.level(), context.settings());
    return new RoadThings(
        things.stream()
            .map(
                thing ->
                    new Found(
                        thing,
                        name(context, names, thing),
                        blocks(thing, body, line),
                        Math.min(thing.left(), thing.right()) < body.passage()))
            .toList());
  }

  private static boolean blocks(Thing thing, Body body, RacingLine line) {
    return thing.free() < body.passage()
        || line.known() && line.distance(thing.places()) < body.width() / 2;
  }

  private static Name name(RuleContext context, NamedClasses names, Thing thing) {
    int triangle = thing.triangles()[0];
    Piece piece = context.surface().pieces().get(context.surface().pieceOf(triangle));
    if (beside(piece.surfaceClass())) {
      return Name.STATED;
    }
    String object = NamedClasses.object(piece);
    if (PUT.has(object)) {
      return Name.MEANT;
    }
    boolean beside = beside(names.of(triangle)) || names.of(triangle) == SurfaceClass.VERGE;
    return beside && !MADE.has(object) ? Name.BESIDE : Name.UNKNOWN;
  }

  private static boolean beside(SurfaceClass c) {
    return c == SurfaceClass.BARRIER || c == SurfaceClass.SCENERY;
  }
}
