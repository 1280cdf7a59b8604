package org.trackwalk.check.rules.finding;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.naming.NameList;
import org.trackwalk.course.naming.NamedClasses;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.drive.things.ThingFinder;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.seams.chain.Chain;

/**
 * What is in the way on the road, found once for all rules, and what is said of it.
 *
 * @param all by strand and row
 */
public record RoadThings(List<Found> all) {

  /** What is said of a step that the race only comes down from. */
  public static final String AGAINST =
      "; the race comes down from it, only who turns round meets it";

  /** What to do about one. */
  public static final String DOWN =
      "Nothing, where the racing line runs the right way and nobody shall drive back. Else model a"
          + " ramp, or turn the line (manifest: line, direction).";

  /** What findings have in common about what leaves a way past on one side only. */
  public static final String AT_SIDE = "things stand at the side of the road";

  /** What designers put on roads, to be driven around. */
  private static final NameList PUT = NameList.shipped("put");

  /** What modelling tools call what they make. */
  private static final NameList MADE = NameList.shipped("made");

  /** What is driven through, under or into. */
  private static final NameList THROUGH = NameList.shipped("through");

  /** What is driven up. */
  private static final NameList RAMP = NameList.shipped("ramp");

  /** What names and the manifest say of a thing. */
  public enum Name {
    /** That it is put on roads: a cone, a stack of tyres; and it is what its name says. */
    MEANT,
    /**
     * That it stands beside roads, a tree or a house, and no car fits between it and the border.
     */
    BESIDE,
    /** Nothing, and nothing tells whether it stands on the road or beside it either. */
    PLAIN,
    /** The manifest states that it is barrier or scenery. */
    STATED,
    /** Nothing. */
    UNKNOWN
  }

  /**
   * A thing and what its name says.
   *
   * @param shut whether no vehicle gets past
   * @param blocks whether no vehicle gets past, or it stands on the racing line
   * @param atSide whether no vehicle fits between it and one border, but one gets past elsewhere
   */
  public record Found(Thing thing, Name name, boolean shut, boolean blocks, boolean atSide) {

    /** Whether it is a step in the road rather than a thing on it. */
    public boolean isStep() {
      return thing.step() && name != Name.STATED;
    }

    /** Whether a step is as good as a kerb: one, or beside the way and off the racing line. */
    public boolean isKerb() {
      return thing.kerb() || thing.aside() && !blocks;
    }

    /** Whether nothing says that it may be there, and the race meets it. */
    public boolean isInTheWay() {
      return !thing.lee() && (name == Name.UNKNOWN || name != Name.MEANT && blocks);
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

  /** What is met of the things that are told; a new set. */
  public static BitSet triangles(RuleContext context) {
    BitSet told = new BitSet();
    for (Found found : of(context)) {
      if (found.isTold()) {
        Arrays.stream(found.thing().triangles()).forEach(told::set);
      }
    }
    return told;
  }

  /** Whether open edges are of a thing that is told: it has no border, and is open itself. */
  public static boolean own(RuleContext context, Chain chain) {
    OpenEdges edges = context.ledger().edges();
    return own(
        context,
        chain.entries().stream().mapToInt(entry -> edges.triangle(entry.edge())).toArray());
  }

  /**
   * Whether triangles are all of one thing that is told: what is wrong with them is told with it.
   */
  public static boolean own(RuleContext context, int[] triangles) {
    for (Found found : of(context)) {
      if (found.isTold()
          && Arrays.stream(triangles).allMatch(t -> found.thing().has(context.surface(), t))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether triangles are all of the bodies of one thing in the way, also where they reach beyond
   * the road: whoever takes it away takes them away.
   */
  public static boolean ofBody(RuleContext context, int[] triangles) {
    return inTheWay(context).anyMatch(thing -> Arrays.stream(triangles).allMatch(thing::isOfBody));
  }

  /** The same of what lies no farther from the thing than a change of a level is felt. */
  public static boolean ofBodyThere(RuleContext context, int[] triangles) {
    return inTheWay(context)
        .anyMatch(
            thing ->
                Arrays.stream(triangles)
                    .allMatch(t -> thing.isOfBody(t) && isThere(context, thing, t)));
  }

  /** Those in the way that are told, but steps. */
  private static Stream<Thing> inTheWay(RuleContext context) {
    return of(context).stream()
        .filter(found -> found.isTold() && found.isInTheWay() && !found.isStep())
        .map(Found::thing);
  }

  private static boolean isThere(RuleContext context, Thing thing, int triangle) {
    double[] centre = TriangleFinding.centre(context.surface(), triangle);
    return Vec.distance(centre, thing.position()) <= RoadReach.ALONG;
  }

  /** Whether a triangle is of the body of a thing that is told, a step or one in the way. */
  public static boolean isOfBody(RuleContext context, int triangle) {
    return of(context).stream()
        .anyMatch(found -> found.isTold() && found.thing().isOfBody(triangle));
  }

  /**
   * Whether triangles along lines are of some things: a body that is sunk into the road goes on
   * below it, where nobody meets it, and each line lies over, under or at a body of that piece. Of
   * ground that comes up steeply both flanks are things.
   *
   * @param lines xyz triples each
   */
  public static boolean own(
      RuleContext context, List<Thing> things, int[] triangles, List<double[]> lines) {
    int piece = context.surface().pieceOf(triangles[0]);
    List<Thing> its = things.stream().filter(t -> t.isOf(context.surface(), piece)).toList();
    if (lines.isEmpty()) {
      return its.stream()
          .anyMatch(
              thing -> Arrays.stream(triangles).allMatch(t -> thing.has(context.surface(), t)));
    }
    return lines.stream().allMatch(line -> its.stream().anyMatch(t -> t.isAround(line)));
  }

  private static RoadThings find(RuleContext context) {
    Body body = Body.of(context.vehicle());
    List<Thing> things =
        ThingFinder.find(
            context.roads().land(),
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
    UntoldVerge plain = new UntoldVerge(context, line);
    return new RoadThings(
        things.stream()
            .map(thing -> found(thing, name(context, names, plain, thing, body), body, line))
            .toList());
  }

  /**
   * A car that follows the line gets past what leaves it room, whatever its borders do, and over
   * what is low of a thing that is high elsewhere: a sill between two posts.
   */
  static Found found(Thing thing, Name name, Body body, RacingLine line) {
    double away = line.known() ? line.distance(thing.stops()) : Double.POSITIVE_INFINITY;
    boolean past = away >= body.passage() / 2 && away <= thing.width();
    boolean shut = thing.free() < body.passage() && !past;
    boolean blocks = shut || away < body.width() / 2;
    return new Found(thing, name, shut, blocks, !blocks && thing.beside() < body.passage());
  }

  private static Name name(
      RuleContext context, NamedClasses names, UntoldVerge plain, Thing thing, Body body) {
    int triangle = thing.triangles()[0];
    Piece piece = context.surface().pieces().get(context.surface().pieceOf(triangle));
    if (piece.surfaceClass() == SurfaceClass.BARRIER
        || piece.surfaceClass() == SurfaceClass.SCENERY) {
      return Name.STATED;
    }
    String object = NamedClasses.object(piece);
    boolean meant =
        thing.free() >= body.passage() && (PUT.has(object) || THROUGH.has(object))
            || thing.ramp() && RAMP.has(object);
    if (meant) {
      return Name.MEANT;
    }
    boolean beside = names.of(triangle) == SurfaceClass.SCENERY && !MADE.has(object);
    if (beside && thing.beside() < body.passage()) {
      return Name.BESIDE;
    }
    return plain.has(thing) ? Name.PLAIN : Name.UNKNOWN;
  }
}
