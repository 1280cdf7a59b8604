package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.brink.Brink;
import org.trackwalk.course.brink.BrinkFinder;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.road.Strand;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.drive.shape.Slope;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.Ledger;

/**
 * Finds where ground is missing on a car's way: the road or the verge beside it ends across the way
 * and goes on behind, and between lies nothing, or ground from which an edge leads up. Holes and
 * gaps that the ledger owns are not among them, nor what is longer than {@link #WIDEST} of the road
 * ({@link MissingRoadFinder}).
 */
public final class GapFinder {

  /** What lies no deeper is no gap for any wheel, metres. */
  public static final double SHALLOW = 0.03;

  /** Widest gap of a road on the way, metres: what is wider {@link MissingRoadFinder} tells. */
  public static final double WIDEST = 12;

  /** Widest gap beside the way, metres: more is two roads. */
  private static final double WIDEST_BESIDE = 1;

  /** What is wider and lies all so near to the road's border is a notch of the border, metres. */
  private static final double NARROW = 0.6;

  private static final double RIM = 1.5;

  /**
   * So near to the border more than half of a tyre that is on the road runs past it, metres: half
   * the width of a sports car's.
   */
  private static final double SHOULDER = 0.125;

  /** What is no farther beside the road's border is road, metres. */
  private static final double TORN = 1;

  /** A strip that is narrower than half a car is the road's kerb or its body's side, metres. */
  static final double NARROWEST = Body.CAR.width() / 2;

  /**
   * The same of the ends of a strip beside the road: 30 degrees, what slants more is its border.
   */
  private static final double ACROSS = 0.866;

  /** Sine, of 30 degrees, up to which an edge runs along the road and is not met on its way. */
  private static final double ASLANT = 0.5;

  /** A wall stands before a gap that a car meets from so far before its edge on, metres. */
  private static final double BEFORE = 1;

  private final WeldedSurface surface;
  private final RoadReach from;
  private final Road road;
  private final Floor.Reader paved;
  private final Floor.Reader ground;
  private final Crossing crossing;
  private final StandingGround standing;
  private final Alongside alongside;
  private final InnerCorner corner;
  private final StraightBorder border;
  private final Topology topology;
  private final double longest;
  private final double[] slope = new double[2];
  private Walls known;

  private GapFinder(
      RoadReach from,
      Topology topology,
      StraightBorder border,
      List<Brink> brinks,
      Floor all,
      Floor both,
      double longest) {
    this.surface = from.land().surface();
    this.from = from;
    this.road = from.road();
    this.paved = road.ground().reader();
    this.ground = both.reader();
    this.crossing = new Crossing(all, from.body().hub(), this::face);
    this.standing = new StandingGround(road, paved, ground);
    this.alongside = new Alongside(road, paved);
    this.corner = new InnerCorner(road, brinks, border);
    this.border = border;
    this.topology = topology;
    this.longest = longest;
  }

  /**
   * The gaps of a level, the edge of the road before those of the verge.
   *
   * @param from where cars are
   * @param longest gap of a verge, metres
   * @param memory of what was seen before
   */
  public static List<Gap> find(
      RoadReach from,
      Topology topology,
      Ledger ledger,
      SurfaceClasses classes,
      double longest,
      Memory memory) {
    Land land = from.land();
    List<Brink> brinks =
        new ArrayList<>(BrinkFinder.ofDriven(from, topology, ledger.ends(), classes, memory));
    int[] laid = new LaidEnds(land, topology, t -> classes.of(t) == SurfaceClass.ROAD).laid(ledger);
    brinks.addAll(BrinkFinder.at(from, topology, laid, RoadSizes.VERGE, memory));
    if (brinks.isEmpty()) {
      return List.of();
    }
    Floor both = land.floor(new Drivable(classes), t -> drivable(classes, t));
    StraightBorder border = new StraightBorder(land.surface(), topology, ledger.ends());
    GapFinder finder = new GapFinder(from, topology, border, brinks, land.floor(), both, longest);
    List<Gap> gaps = new ArrayList<>();
    List<TornSides.Side> beside = new ArrayList<>();
    for (Brink b : brinks) {
      SurfaceClass own = classes.of(b.halfEdge() / 3);
      boolean paved = own == SurfaceClass.ROAD && b.place().outside() <= TORN;
      Gap gap = paved ? finder.torn(b) : null;
      if (gap != null) {
        gaps.add(gap);
      } else {
        finder.beside(b, own, beside);
      }
    }
    if (!beside.isEmpty()) {
      gaps.addAll(new TornSides(from).of(beside));
    }
    List<Gap> places = GapPlaces.of(gaps, land.surface(), topology);
    places.removeIf(gap -> gap.side() ? gap.across() < NARROWEST : isNotch(gap));
    return places;
  }

  /** The ground that is driven on, by what the triangles are for. */
  private record Drivable(SurfaceClasses classes) {}

  /**
   * Whether a gap of the road is a notch of its border. A narrow one that runs along the way is
   * none: it is the border itself, however wide the road is behind it.
   */
  private static boolean isNotch(Gap gap) {
    return gap.width() > NARROW ? gap.inside() < RIM : gap.along() && gap.inside() < SHOULDER;
  }

  /**
   * The widest gap of the road or verge that begins at some open edges; null where none does. Of
   * the verge straight away from its edges, as nobody says which way a car comes there.
   *
   * @param from where cars are
   * @param halfEdges of the triangles that end there
   * @param ledger of all edges at which the ground ends
   * @param memory of what was seen before
   */
  public static Gap widestAt(
      RoadReach from,
      Topology topology,
      int[] halfEdges,
      Ledger ledger,
      SurfaceClasses classes,
      Memory memory) {
    Land land = from.land();
    List<Brink> brinks = BrinkFinder.at(from, topology, halfEdges, RoadSizes.VERGE, memory);
    List<Brink> all = BrinkFinder.ofDriven(from, topology, ledger.ends(), classes, memory);
    StraightBorder border = new StraightBorder(land.surface(), topology, ledger.ends());
    GapFinder finder = new GapFinder(from, topology, border, all, land.floor(), land.floor(), 0);
    Gap widest = null;
    for (Brink b : brinks) {
      boolean paved = classes.of(b.halfEdge() / 3) == SurfaceClass.ROAD;
      boolean near = b.place().outside() <= TORN;
      Gap gap = paved ? near ? finder.ahead(b) : null : finder.away(b);
      widest = gap != null && (widest == null || gap.width() > widest.width()) ? gap : widest;
    }
    return widest;
  }

  private static boolean drivable(SurfaceClasses classes, int t) {
    return classes.of(t) == SurfaceClass.ROAD || classes.of(t) == SurfaceClass.VERGE;
  }

  /**
   * What is missing beyond a brink of the road: as its rows lead there, else as its border does.
   */
  private Gap torn(Brink b) {
    Gap gap = ahead(b);
    return gap == null && b.open() ? notched(b) : gap;
  }

  /** What is missing between two corners of the road's border, the way that it would go there. */
  private Gap notched(Brink b) {
    Strand strand = road.strands().get(b.place().strand());
    double width = width(strand, b.place().row());
    Notch notch = Notch.of(b, surface, topology, border, WIDEST, width);
    double cosine = notch == null ? 0 : b.outX() * notch.x() + b.outZ() * notch.z();
    if (Math.abs(cosine) <= StraightBorder.TURNED
        || !Slope.of(surface, b.halfEdge() / 3, slope, 0)) {
      return null;
    }
    double x = Math.signum(cosine) * notch.x();
    double z = Math.signum(cosine) * notch.z();
    Way way = Way.straight(b, x, z, slope[0] * x + slope[1] * z);
    double across = b.length() * Math.abs(cosine);
    return crossing.find(way, paved, true, notch.length() + Crossing.PACE) && !shut(way)
        ? gap(SurfaceClass.ROAD, b, strand, way, true, false, across, notch.depth() + across / 2)
        : null;
  }

  /**
   * The width of the road around a row, metres: beside a notch rows see what is left of it, but it
   * is hardly longer than {@link #WIDEST}.
   */
  private static double width(Strand strand, int row) {
    int rows = (int) Math.ceil(WIDEST / Strand.ROW);
    double widest = 0;
    for (int i = -rows; i <= rows; i++) {
      int other = strand.row(row, i);
      widest = Math.max(widest, other < 0 ? 0 : strand.width(other));
    }
    return widest;
  }

  /** What is missing straight away from a brink of the verge; null where nothing is. */
  private Gap away(Brink b) {
    if (!Slope.of(surface, b.halfEdge() / 3, slope, 0)) {
      return null;
    }
    Way way = Way.straight(b, b.outX(), b.outZ(), slope[0] * b.outX() + slope[1] * b.outZ());
    Strand strand = road.strands().get(b.place().strand());
    return crossing.find(way, ground, true, WIDEST_BESIDE)
        ? gap(SurfaceClass.VERGE, b, strand, way, false, true, b.length(), border(strand, b))
        : null;
  }

  /**
   * What is missing ahead of a brink of the road, on the way that cars go: its edge may be torn
   * aslant. Straight away from a brink that runs beside that way; null where nothing is missing.
   */
  private Gap ahead(Brink b) {
    Strand strand = road.strands().get(b.place().strand());
    double cosine = cosine(strand, b);
    boolean along = Math.abs(cosine) > ASLANT;
    if (!Slope.of(surface, b.halfEdge() / 3, slope, 0)) {
      return null;
    }
    double sign = Math.signum(cosine);
    double x = along ? sign * strand.headingX(b.place().row()) : b.outX();
    double z = along ? sign * strand.headingZ(b.place().row()) : b.outZ();
    Way way = Way.straight(b, x, z, slope[0] * x + slope[1] * z);
    if (!crossing.find(way, paved, true, along ? WIDEST : WIDEST_BESIDE) || shut(way)) {
      return null;
    }
    double[] end = crossing.end();
    double across = along ? b.length() * Math.abs(cosine) : b.length();
    // What lies over the middle of the road is on neither side of it.
    boolean aside = Math.abs(b.place().lateral()) > across / 2;
    if (along
        && (aside && alongside.leavesRoad(way, crossing.width(), b.place(), end, sign > 0)
            || corner.runsOn(b, end)
            || aside && corner.cuts(b, end, sign > 0))) {
      return null;
    }
    return gap(SurfaceClass.ROAD, b, strand, way, along, false, across, border(strand, b));
  }

  /**
   * Whether a wall stands on the edge where a gap begins: its wheels meet that before they are over
   * the gap.
   */
  private boolean shut(Way way) {
    Body body = from.body();
    double[] start = way.at(-BEFORE);
    double[] over = way.at(body.wheelRadius());
    start[1] += body.hub();
    over[1] += body.hub();
    return walls().stops(start, over);
  }

  private Walls walls() {
    known = known == null ? from.walls() : known;
    return known;
  }

  /** Height of the face too steep for a car that lies under a place; not a number where none. */
  private double face(double[] p) {
    int face = walls().first(p, new double[] {p[0], p[1] - Body.FALL, p[2]});
    return face < 0 ? Double.NaN : p[1] - walls().met() * Body.FALL;
  }

  /** Adds what is missing of the strip beside the road that ends at a brink across the way. */
  private void beside(Brink b, SurfaceClass own, List<TornSides.Side> sides) {
    Strand strand = road.strands().get(b.place().strand());
    if (Math.abs(cosine(strand, b)) <= ACROSS) {
      return;
    }
    RowWay way = new RowWay(b, strand);
    if (crossing.find(way, ground, false, longest)
        && Math.min(crossing.step(), crossing.lip()) > Body.CAR.edge()) {
      Gap gap = gap(own, b, strand, way, true, true, b.length(), border(strand, b));
      if (gap != null) {
        sides.add(new TornSides.Side(gap, b.place(), way));
      }
    }
  }

  /** What was found beyond a brink; null where no more than the side of a kerb is missing. */
  private Gap gap(
      SurfaceClass own,
      Brink b,
      Strand strand,
      Way way,
      boolean along,
      boolean side,
      double across,
      double inside) {
    double edge = Math.min(crossing.step(), crossing.lip());
    if (edge <= SHALLOW || crossing.depth() <= SHALLOW || standing.ends(b, strand, way, crossing)) {
      return null;
    }
    int row = b.place().row();
    return new Gap(
        own,
        side,
        new double[] {b.x(), b.y(), b.z()},
        crossing.end(),
        crossing.width(),
        crossing.depth(),
        crossing.step(),
        crossing.lip(),
        crossing.end()[1] - b.y(),
        across,
        strand.width(row),
        inside,
        b.place().speed(),
        along,
        new int[] {b.halfEdge()});
  }

  /** The cosine between a brink's way out and the row beside it. */
  private static double cosine(Strand strand, Brink b) {
    int row = b.place().row();
    return b.outX() * strand.headingX(row) + b.outZ() * strand.headingZ(row);
  }

  /** How far a brink gets from the nearer border of its row, with all of its length. */
  private static double border(Strand strand, Brink b) {
    double lateral = b.place().lateral();
    int row = b.place().row();
    double left = strand.left(row);
    double right = strand.right(row);
    double half = b.length() / 2 * Math.abs(cosine(strand, b));
    return Math.min((left + right) / 2, Math.min(left - lateral, right + lateral) + half);
  }
}
