package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.trackwalk.contact.collide.Contour;
import org.trackwalk.contact.collide.Deeper;
import org.trackwalk.contact.collide.Deepest;
import org.trackwalk.contact.collide.Inmost;
import org.trackwalk.contact.collide.Meeting;
import org.trackwalk.contact.collide.Rise;
import org.trackwalk.contact.collide.TouchFinder;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Tells what a car feels from what is meant. */
final class Reason {

  /** So many parts of a stretch cost as much as an item that a search finds. */
  private static final int PARTS = 8;

  /** A float has 24 binary digits: so many places along a stretch are not the same one. */
  private static final int TOLD_APART = 1 << 24;

  /**
   * Metres inside the road's border from which a thing stands on the road: lanes lie so far apart,
   * so nothing is driven along nearer to the border. A lane that lies just so far inside is driven
   * along: less than what borders may be apart to be one is rounding.
   */
  private static final double MARGIN = Strand.LANE - BorderLimits.DEFAULT.exact();

  /** Bodies that share less of the smaller one's volume are joined: a porch and its house. */
  private static final double SHARED = 0.1;

  /** Bodies that share less of their heights stand on each other: a chimney, a crown on a trunk. */
  private static final double BESIDE = 0.5;

  private final WeldedSurface surface;
  private final SurfaceClasses classes;
  private final Road road;
  private final SaidMeetings said;
  private final double touch;
  private final IntToDoubleFunction rise;
  private final CoveredRoad covered;

  /**
   * What is told of a level.
   *
   * @param said what the manifest says
   * @param touch metres; what goes less far through the other touches it
   * @param rise how far what a triangle belongs to may come up through the road, metres
   */
  Reason(
      WeldedSurface surface,
      SurfaceClasses classes,
      Road road,
      SaidMeetings said,
      double touch,
      IntToDoubleFunction rise) {
    this.surface = surface;
    this.classes = classes;
    this.road = road;
    this.said = said;
    this.touch = touch;
    this.rise = rise;
    this.covered = new CoveredRoad(road.ground(), this::driven);
  }

  /**
   * What becomes of a pair; null when the two are apart or only touch. How deep bodies are in each
   * other is left open.
   */
  Verdict of(Part a, Part b, Meeting meeting) {
    Cause cause = cause(a, b, meeting);
    return cause == null ? null : verdict(a, b, meeting, cause);
  }

  /** The same where the cause is known. */
  Verdict verdict(Part a, Part b, Meeting meeting, Cause cause) {
    if (cause.why() == null) {
      return new Verdict(null, cause.meant());
    }
    if (!cause.onRoad().isEmpty()) {
      Contour deepest = cause.onRoad().get(0).contour();
      Deepest.Found found = new Deepest.Found(deepest.depth(), deepest.deepest());
      return told(a, b, meeting, cause.onRoad(), found);
    }
    return told(a, b, meeting, cause.why(), cause.crossed());
  }

  /**
   * Why a pair is told or is not, without its numbers; null when the two are apart or only touch.
   */
  Cause cause(Part a, Part b, Meeting meeting) {
    List<Contour> deep =
        meeting.contours().stream().filter(c -> c.depth() > touch && through(a, b, c)).toList();
    boolean contained = meeting.contained() > touch;
    boolean shallow = deep.isEmpty() && !contained;
    boolean flush = shallow && flush(a, b, meeting, touch);
    boolean same = shallow && !flush && same(a, b, meeting, touch);
    if (shallow && !flush && !same) {
      return null;
    }
    List<Contour> crossed = flush ? meeting.contours() : deep;
    Boolean allowed = said.allowed(name(a), name(b));
    if (allowed != null) {
      return allowed ? Cause.meant(Meant.ALLOWED) : Cause.told(Why.STATED, crossed);
    }
    List<OnRoad> onRoad = walked(a, b, deep);
    if (!onRoad.isEmpty()) {
      return new Cause(Why.ON_ROAD, onRoad, crossed, null);
    }
    if (samePlace(a, b, meeting)) {
      return Cause.told(Why.SAME_PLACE, crossed);
    }
    int ground = crossed.isEmpty() ? 0 : ground(a, b, crossed.get(0));
    return Cause.meant(ground == 0 ? Meant.BUILT : ground == 1 ? Meant.STANDS : Meant.LAID);
  }

  /** True when all that is deep says the same of the ground: so it is one which is the deepest. */
  boolean alike(Part a, Part b, Meeting meeting) {
    return meeting.contours().stream()
            .filter(c -> c.depth() > touch)
            .mapToInt(c -> ground(a, b, c))
            .distinct()
            .count()
        <= 1;
  }

  /**
   * What becomes of a pair of which one stands in sheets that are one surface; null when that
   * changes nothing. A border that lies on a body's side stands not in it, and yet the body stands
   * in the road.
   *
   * @param contours that go on in those on other sheets
   * @param depth how far the body comes out behind all of them
   */
  Verdict inOne(Part a, Part b, Meeting meeting, List<Contour> contours, Deepest.Found depth) {
    if (depth.depth() <= touch || said.allowed(name(a), name(b)) != null) {
      return null;
    }
    List<OnRoad> onRoad = walked(a, b, contours.stream().filter(c -> through(a, b, c)).toList());
    return onRoad.isEmpty() ? null : told(a, b, meeting, onRoad, depth);
  }

  private List<OnRoad> walked(Part a, Part b, List<Contour> contours) {
    return contours.stream().map(c -> walked(a, b, c)).filter(OnRoad::enough).toList();
  }

  /** Told at the deepest point, and where that lies beside the road, on the road. */
  private Verdict told(
      Part a, Part b, Meeting meeting, List<OnRoad> onRoad, Deepest.Found deepest) {
    List<Contour> contours = onRoad.stream().map(OnRoad::contour).toList();
    double[] at = between(deepest.at()) ? deepest.at() : onRoad.get(0).nearest();
    Overlap told = told(a, b, meeting, Why.ON_ROAD, contours).told();
    return new Verdict(told.deep(deepest.depth(), at), null);
  }

  /**
   * Bodies of one height that stand on one plane share room, though every corner of each lies on
   * the other's surface or outside, so that no contour is deep: the middles of their faces are.
   */
  private static boolean flush(Part a, Part b, Meeting meeting, double touch) {
    return meeting.volume() > 0 && Deeper.ofBodies(a.shell(), b.shell(), touch);
  }

  /** A body in the place of another: all that they share is bounded by faces of both. */
  private static boolean same(Part a, Part b, Meeting meeting, double touch) {
    return meeting.volume() > 0 && Inmost.isLarger(a.shell(), b.shell(), meeting.volume(), touch);
  }

  /** True when two bodies share room though neither goes through the other. */
  static boolean shareRoom(Part a, Part b, Meeting meeting, double touch) {
    return flush(a, b, meeting, touch) || same(a, b, meeting, touch);
  }

  /** Sheets that touch each other with a border do not go through each other there. */
  private static boolean through(Part a, Part b, Contour contour) {
    return a.shell().closed() && b.shell().closed()
        || TouchFinder.through(a.shell(), b.shell(), contour) > 0;
  }

  private String name(Part part) {
    return surface.pieces().get(part.piece()).name();
  }

  /**
   * True when enough of what comes up through the road on a contour lies between its borders. A
   * kerb or plate that is sunk into the road, and has a border level with it, comes up nowhere
   * there: a wheel rolls from one onto the other. Nor does what ends below another road that lies
   * over this one, as the inside of a body whose top is driven on: no wheel gets down there.
   */
  boolean onRoad(Part a, Part b, Contour contour) {
    return walked(a, b, contour).enough();
  }

  private OnRoad walked(Part a, Part b, Contour contour) {
    OnRoad found = new OnRoad(contour);
    CoveredRoad.Look look = covered.look();
    for (int n = 0; n < contour.triangles().length && !found.enough(); n++) {
      int i = found.stretch(n);
      int t = a.triangles()[contour.triangles()[i]];
      int s = b.triangles()[contour.others()[i]];
      if (driven(t) && !driven(s)) {
        walk(found, i, t, b, contour.others()[i], look);
      } else if (driven(s) && !driven(t)) {
        walk(found, i, s, a, contour.triangles()[i], look);
      }
    }
    return found;
  }

  /**
   * Adds what of a stretch of a contour counts, looked at in parts no longer than a half lane until
   * they are enough; none of one whose parts floats do not tell apart.
   */
  private void walk(
      OnRoad found, int stretch, int floor, Part thing, int triangle, CoveredRoad.Look look) {
    double before = found.metres();
    double[] p = found.contour().points();
    double[] along = new double[3];
    double square = 0;
    for (int k = 0; k < 3; k++) {
      along[k] = p[3 * stretch + 3 + k] - p[3 * stretch + k];
      square += along[k] * along[k];
    }
    double length = StrictMath.sqrt(square);
    int parts = Math.max(1, (int) Math.ceil(length / (Strand.LANE / 2)));
    if (parts > TOLD_APART) {
      return;
    }
    // A stretch may be as long as coordinates can be apart; what its parts find is counted there.
    Budget.spend(parts / PARTS);
    int count = 0;
    double[] at = new double[3];
    for (int n = 0; n < parts && !found.enough(); n++) {
      int part = found.part(stretch, parts, n);
      for (int k = 0; k < 3; k++) {
        at[k] = p[3 * stretch + k] + (part + 0.5) / parts * along[k];
      }
      if (between(at) && comesUp(floor, thing, triangle, at, along, look)) {
        count++;
        found.at(at);
        found.metres(before + length * count / parts);
      }
    }
  }

  private boolean comesUp(
      int floor, Part thing, int triangle, double[] at, double[] along, CoveredRoad.Look look) {
    double[] up = Vec.normal(surface.positions(), surface.triangles(), floor);
    double sign = up[1] < 0 ? -1 : 1;
    for (int k = 0; k < 3; k++) {
      up[k] *= sign;
    }
    double cover = look.over(at, along, thing) * up[1];
    return Rise.isOver(
        thing.shell(),
        triangle,
        t -> Slopes.isSteep(surface, thing.triangles()[t]),
        at,
        along,
        up,
        cover + rise.applyAsDouble(thing.triangles()[triangle]));
  }

  private boolean driven(int t) {
    return classes.of(t) == SurfaceClass.ROAD && Slopes.carries(surface, t);
  }

  /** Whether a place lies where lanes are driven along. */
  boolean between(double[] at) {
    RoadPlace place = road.strands().isEmpty() ? null : road.place(at[0], at[1], at[2]);
    if (place == null) {
      return false;
    }
    Strand strand = road.strands().get(place.strand());
    return place.lateral() < strand.left(place.row()) - MARGIN
        && -place.lateral() < strand.right(place.row()) - MARGIN;
  }

  /** How many of the two are ground where they cross, for the most part of a contour. */
  private int ground(Part a, Part b, Contour contour) {
    int mine = 0;
    int others = 0;
    int n = contour.triangles().length;
    for (int i = 0; i < n; i++) {
      mine += ground(a.triangles()[contour.triangles()[i]]) ? 1 : 0;
      others += ground(b.triangles()[contour.others()[i]]) ? 1 : 0;
    }
    return (2 * mine > n ? 1 : 0) + (2 * others > n ? 1 : 0);
  }

  /** The top of a house is none, though it is flat. */
  private boolean ground(int t) {
    SurfaceClass its = classes.of(t);
    return its != SurfaceClass.SCENERY && its != SurfaceClass.BARRIER && Slopes.carries(surface, t);
  }

  private static boolean samePlace(Part a, Part b, Meeting meeting) {
    if (Double.isNaN(meeting.volume())) {
      return false;
    }
    float[] p = a.shell().box();
    float[] q = b.shell().box();
    double shared = Math.min(p[4], q[4]) - (double) Math.max(p[1], q[1]);
    double higher = Math.max(p[4] - (double) p[1], q[4] - (double) q[1]);
    double smaller = Math.min(a.shell().volume(), b.shell().volume());
    return meeting.volume() >= SHARED * smaller && shared >= BESIDE * higher;
  }

  private Verdict told(Part a, Part b, Meeting meeting, Why why, List<Contour> crossed) {
    boolean bodies = ofBodies(a, b, why);
    List<Contour> contours = new ArrayList<>(crossed);
    if (bodies) {
      // A glance has them in any order.
      contours.sort(Comparator.comparingDouble(Contour::length).reversed());
    }
    List<double[]> lines = new ArrayList<>();
    double length = 0;
    for (Contour contour : contours) {
      lines.add(contour.points());
      length += contour.length();
    }
    Deepest.Found deepest =
        bodies || contours.isEmpty()
            ? BodyDepths.UNKNOWN
            : new Deepest.Found(contours.get(0).depth(), contours.get(0).deepest());
    return new Verdict(
        new Overlap(
            Math.min(a.piece(), b.piece()),
            Math.max(a.piece(), b.piece()),
            why,
            length,
            meeting.area(),
            deepest.depth(),
            meeting.volume(),
            deepest.at(),
            1,
            List.copyOf(lines),
            of(a, contours.stream().map(Contour::triangles).toList()),
            of(b, contours.stream().map(Contour::others).toList()),
            new int[] {a.number(), b.number()},
            a.shell().repeats(b.shell())),
        null);
  }

  /** Whether two bodies are told as deep as they are in each other, which no contour tells. */
  static boolean ofBodies(Part a, Part b, Why why) {
    return why != Why.ON_ROAD && a.shell().closed() && b.shell().closed();
  }

  /** Triangles of the surface that contours go through, each once; one when there is none. */
  private static int[] of(Part part, List<int[]> triangles) {
    if (triangles.isEmpty()) {
      return new int[] {part.triangles()[0]};
    }
    return triangles.stream()
        .flatMapToInt(Arrays::stream)
        .distinct()
        .map(t -> part.triangles()[t])
        .toArray();
  }
}
