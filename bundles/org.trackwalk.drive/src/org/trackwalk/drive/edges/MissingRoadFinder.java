package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.course.brink.Brink;
import org.trackwalk.course.brink.BrinkFinder;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.course.road.Strand;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.Ledger;

/**
 * Finds stretches that are missing from the road: two ends that look at each other, between which a
 * car falls. A jump that a car flies is none, nor a way on over other ground, nor an end at a wall.
 */
public final class MissingRoadFinder {

  /**
   * How far beside the border of its rows an end may lie, metres: where a road is torn they lead
   * aside, and then all of its other half is beside them.
   */
  private static final double BESIDE = RoadSizes.WIDEST / 2;

  /** Part of a way that may lie on road, and how far above or below, metres. */
  private static final double ROAD = 0.3;

  private static final double SAME = 1;

  /** Points of the way that are drawn between the ends. */
  private static final int DRAWN = 7;

  /** How much steeper than the way to the other end a ramp for a jump is: 6 degrees. */
  private static final double RAMP = 0.1;

  /** How much flatter than before a ramp may be at its lip: a crest bends more. */
  private static final double STRAIGHT = 0.01;

  /** Parts of the vehicle's speed at which a jump may be meant. */
  private static final double[] PACES = {1, 0.8, 0.6, 0.4};

  private final Floor.Reader paved;
  private final SlowCar car;
  private final RoadReach from;
  private final double depth;
  private final double edge;
  private Walls known;

  private MissingRoadFinder(RoadReach from, double depth, double edge) {
    this.from = from;
    this.paved = from.road().ground().reader();
    this.car = new SlowCar(from.land().floor().reader());
    this.depth = depth;
    this.edge = edge;
  }

  /** What faces down is the underside of a bridge. */
  private static boolean facesUp(WeldedSurface surface, int t) {
    return Vec.normal(surface.positions(), surface.triangles(), t)[1] > 0;
  }

  /**
   * The stretches that a level misses.
   *
   * @param from where cars are
   * @param depth a deeper fall is one, metres
   * @param edge over lower ones down and up again wheels roll, metres
   * @param farthest what goes on farther ahead is another road, metres
   * @param memory of what was seen before
   */
  public static List<MissingRoad> find(
      RoadReach from,
      Topology topology,
      Ledger ledger,
      SurfaceClasses classes,
      double depth,
      double edge,
      double farthest,
      Memory memory) {
    WeldedSurface surface = from.land().surface();
    Road road = from.road();
    IntPredicate paved = t -> classes.of(t) == SurfaceClass.ROAD && facesUp(surface, t);
    int[] ends = new LaidEnds(from.land(), topology, paved).with(ledger);
    List<Brink> brinks = BrinkFinder.ofTorn(from, topology, ends, paved, BESIDE, memory);
    if (brinks.isEmpty()) {
      return List.of();
    }
    List<RoadEnd> roadEnds = new RoadEndFinder(road, from.land().floor()).of(brinks);
    MissingRoadFinder finder = new MissingRoadFinder(from, depth, edge);
    List<MissingRoad> missing = new ArrayList<>();
    for (EndPairs.Pair pair : new EndPairs(roadEnds, road.rows() * Strand.ROW, farthest).all()) {
      MissingRoad found = finder.between(pair.from(), pair.to());
      if (found != null) {
        missing.add(found);
      }
    }
    return missing;
  }

  private MissingRoad between(RoadEnd a, RoadEnd b) {
    GapWay way = new GapWay(a, b);
    double width = Math.min(a.width(), b.width());
    double fall = Math.max(fall(way, true, width), fall(way, false, width));
    double higher = Math.max(a.step(), b.step());
    boolean edges = Math.min(a.step(), b.step()) > GapFinder.SHALLOW;
    boolean rolls = fall <= depth && higher <= edge;
    if (fall <= depth && !edges
        || onRoad(way)
        || flown(a, b)
        || flown(b, a)
        || shut(a)
        || shut(b)) {
      return null;
    }
    return new MissingRoad(
        way.few(DRAWN),
        way.length(),
        Math.max(fall, a.step()),
        rolls ? higher : b.step(),
        rolls,
        width,
        a.speed(),
        a.halfEdges(),
        b.halfEdges());
  }

  /** The middle one of the falls of three cars side by side. */
  private double fall(GapWay way, boolean forward, double width) {
    double[] falls = new double[3];
    for (int lane = -1; lane <= 1; lane++) {
      falls[lane + 1] = car.fall(way, forward, lane * width / 4, depth);
    }
    Arrays.sort(falls);
    return falls[1];
  }

  /** Whether road lies where the way goes: then its ends belong to roads of their own. */
  private boolean onRoad(GapWay way) {
    int on = 0;
    for (int i = 0; i < way.size(); i++) {
      on += paved.find(way.at(i, 0), way.at(i, 1), way.at(i, 2), SAME) ? 1 : 0;
    }
    return on > ROAD * way.size();
  }

  /** Whether a ramp throws a car over to the other end, at some speed that it may have. */
  private static boolean flown(RoadEnd from, RoadEnd to) {
    double far = from.far(to);
    double rise = to.middle()[1] - from.middle()[1];
    if (from.slope() - rise / far < RAMP || from.slope() < from.before() - STRAIGHT) {
      return false;
    }
    for (double pace : PACES) {
      double time = far / (pace * from.speed());
      if (from.slope() * far - SpeedLimits.GRAVITY * time * time / 2 >= rise) {
        return true;
      }
    }
    return false;
  }

  /** Whether a wall stands across most of an end. */
  private boolean shut(RoadEnd end) {
    known = known == null ? from.walls() : known;
    int held = 0;
    for (int lane = -1; lane <= 1; lane++) {
      double x = end.middle()[0] + lane * end.width() / 4 * end.outZ();
      double z = end.middle()[2] - lane * end.width() / 4 * end.outX();
      double y = end.middle()[1] + from.body().hub();
      double[] start = {
        x - TornSides.BEFORE * end.outX(),
        y - TornSides.BEFORE * end.slope(),
        z - TornSides.BEFORE * end.outZ()
      };
      double[] to = {
        x + TornSides.BEHIND * end.outX(),
        y + TornSides.BEHIND * end.slope(),
        z + TornSides.BEHIND * end.outZ()
      };
      held += known.stops(start, to) ? 1 : 0;
    }
    return held > 1;
  }
}
