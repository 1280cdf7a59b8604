package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.course.brink.Brink;
import org.trackwalk.course.brink.BrinkFinder;
import org.trackwalk.course.brink.BrinkMemory;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.shape.Slope;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.Ledger;

/** Finds where a car that leaves the road sideways falls. */
public final class DropFinder {

  /** Where beyond the brink the ground is sought, metres: a wheel's radius, then farther. */
  private static final double[] LOOK = {0.3, 0.8, 1.6, 3};

  /**
   * How far a bank leads out for each metre that it goes down, at most: it is steeper than 60
   * degrees. A car slides down on it, to its foot, and what lies under the bank is not met.
   */
  private static final double BANK = 0.578;

  /** From look to look down a bank, metres. */
  private static final double ALONG_BANK = 1;

  /** What comes after this is no ground beside the brink but another one, metres. */
  private static final double BESIDE = 0.5;

  /** Cosine, of brink and road, above which the road ends ahead instead of beside. */
  static final double AHEAD = 0.7;

  /** Stretches closer than this are one, metres. */
  private static final double ONE_STRETCH = 20;

  /**
   * How much longer the way along the road's middle may be than the straight one beside it: the
   * inner border of a bend, half around it, is that much shorter.
   */
  private static final double WAY = 1.5;

  /** Depths are compared to a tenth of a millimetre, as they are told. */
  private static final double ROUNDED = 0.0001;

  /** The kind of what is recalled; a fraction is added where other walls hold a car. */
  private static final double FALL = 2;

  private final WeldedSurface surface;
  private final Road road;
  private final Walls walls;
  private final Floor.Reader ground;
  private final double most;

  /** Height over the ground at which a wall stops what drives, metres. */
  private final double hub;

  private final Body body;

  private final double kind;
  private final Recall recall;
  private final IntList scratch = new IntList();
  private final double[] slope = new double[2];

  private record Place(Brink brink, double depth) {}

  private DropFinder(RoadReach from, double most, Recall recall) {
    this.recall = recall;
    this.surface = from.land().surface();
    this.road = from.road();
    this.walls = from.walls();
    this.ground = from.land().floor().reader();
    this.body = from.body();
    this.hub = body.hub();
    this.most = most;
    this.kind = FALL + from.backs().key() / 4;
  }

  /**
   * The drops of a level, by strand, side and row.
   *
   * @param least metres below which a drop is a kerb
   * @param most metres below which there is nothing
   * @param from where cars are
   * @param memory of what was seen before
   */
  public static List<Drop> find(
      RoadReach from,
      Topology topology,
      Ledger ledger,
      SurfaceClasses classes,
      double least,
      double most,
      Memory memory) {
    List<Brink> brinks = BrinkFinder.ofDriven(from, topology, ledger.ends(), classes, memory);
    if (brinks.isEmpty()) {
      return List.of();
    }
    DropFinder finder = new DropFinder(from, most, BrinkMemory.of(memory));
    List<Place> places = new ArrayList<>();
    for (Brink brink : brinks) {
      double depth = finder.fall(brink, least);
      if (!Double.isNaN(depth)) {
        places.add(new Place(brink, depth));
      }
    }
    return finder.stretches(places);
  }

  /** How far a car falls; not a number when no more than least, or when something stops it. */
  private double fall(Brink b, double least) {
    Strand strand = road.strands().get(b.place().strand());
    double[] of = BrinkMemory.in(kind, hub, least, most, strand, b);
    double rises = rises(b, b.halfEdge() / 3);
    double[] in = Arrays.copyOf(of, of.length + 3);
    in[of.length] = body.height();
    in[of.length + 1] = isBehindEnd(strand, b) ? 1 : 0;
    in[of.length + 2] = rises;
    return recall
        .answer(
            in, scratch, () -> look(b, rises, least), () -> around(ground.seen(), walls.seen()))[0];
  }

  private double[] look(Brink b, double rises, double least) {
    ground.lookAnew();
    walls.look();
    double depth = depth(b, rises);
    return new double[] {depth > least && !guarded(b) ? depth : Double.NaN};
  }

  /**
   * How far a car falls: 0 when it does not, infinite when there is no ground below.
   *
   * @param rises metres that the ground which ends there rises per metre outward
   */
  private double depth(Brink b, double rises) {
    Strand strand = road.strands().get(b.place().strand());
    int row = b.place().row();
    double ahead = b.outX() * strand.headingX(row) + b.outZ() * strand.headingZ(row);
    double away = b.outX() * strand.headingZ(row) - b.outZ() * strand.headingX(row);
    // Away from the road only: the brink of a ditch's far side is no danger.
    if (Math.abs(ahead) > AHEAD || away * b.place().lateral() <= 0 || isBehindEnd(strand, b)) {
      return 0;
    }
    double depth = Double.POSITIVE_INFINITY;
    double far = LOOK[0];
    for (int i = 0; i < LOOK.length || far <= LOOK[LOOK.length - 1] + depth * BANK; i++) {
      double x = b.x() + far * b.outX();
      double z = b.z() + far * b.outZ();
      if (i < LOOK.length
          && ground.find(x, b.y(), z, BESIDE + far, most)
          && b.y() - atBrink(b, rises, far) <= BESIDE) {
        return 0;
      }
      if (ground.find(x, b.y(), z, 0, most)) {
        double here = b.y() - atBrink(b, rises, far);
        if (i >= LOOK.length && far > LOOK[LOOK.length - 1] + here * BANK) {
          break; // the far side of a ditch: no bank that steep has its foot there
        }
        depth = here;
        if (!walls.stops(new double[] {x, b.y(), z}, new double[] {x, ground.height(), z})) {
          return depth;
        }
      } else if (i >= LOOK.length) {
        break;
      }
      far = i + 1 < LOOK.length ? LOOK[i + 1] : far + ALONG_BANK;
    }
    return depth;
  }

  /**
   * How high the ground that was found, a wheel's radius off, would lie at the brink, metres, if
   * from there on it led as the road does, as far as it does: what lies beside a bank and goes on
   * as steep is not the deeper for that. Farther off it is as deep as it lies.
   */
  private double atBrink(Brink b, double rises, double far) {
    double own = rises(b, ground.triangle());
    boolean alike = far <= LOOK[0] && own > 0 == rises > 0;
    double both = alike ? Math.signum(own) * Math.min(Math.abs(own), Math.abs(rises)) : 0;
    return ground.height() - far * both;
  }

  /** How much a triangle rises outward from a brink, metres per metre; 0 for an upright one. */
  private double rises(Brink b, int t) {
    boolean leads = Slope.of(surface, t, slope, 0);
    return leads ? slope[0] * b.outX() + slope[1] * b.outZ() : 0;
  }

  /** Whether a brink lies behind the end of the road: no road is beside it. */
  private static boolean isBehindEnd(Strand strand, Brink b) {
    int row = b.place().row();
    double along =
        (b.x() - strand.centre(row, 0)) * strand.headingX(row)
            + (b.z() - strand.centre(row, 2)) * strand.headingZ(row);
    return Math.abs(along) > Strand.ROW && strand.row(row, along > 0 ? 1 : -1) < 0;
  }

  private static double[] around(double[] a, double[] b) {
    double[] box = new double[6];
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(a[k], b[k]);
      box[3 + k] = Math.max(a[3 + k], b[3 + k]);
    }
    return box;
  }

  /** True when a wall stands between the road and the brink, or just behind it. */
  private boolean guarded(Brink b) {
    Strand strand = road.strands().get(b.place().strand());
    int row = b.place().row();
    double side = Math.signum(b.place().lateral());
    double border = side > 0 ? strand.left(row) : -strand.right(row);
    double lateral = side * Math.min(Math.abs(border), Math.abs(b.place().lateral())) / 2;
    double[] from = {
      strand.laneX(row, lateral / Strand.LANE),
      b.y() + hub,
      strand.laneZ(row, lateral / Strand.LANE)
    };
    if (ground.find(from[0], strand.centre(row, 1), from[2], 1 + Math.abs(lateral))) {
      from[1] = ground.height() + hub;
    }
    double far = LOOK[LOOK.length - 1];
    double[] to = {b.x() + far * b.outX(), b.y() + hub, b.z() + far * b.outZ()};
    double[] over = {b.x() - hub * b.outX(), b.y() + hub, b.z() - hub * b.outZ()};
    return walls.stop(body, from, over) || walls.stop(body, over, to);
  }

  /** Along each side of each strand, falls without a bottom by themselves. */
  private static int compare(Place a, Place b) {
    int c = Integer.compare(a.brink().place().strand(), b.brink().place().strand());
    c =
        c != 0
            ? c
            : Boolean.compare(a.brink().place().lateral() > 0, b.brink().place().lateral() > 0);
    c = c != 0 ? c : Boolean.compare(Double.isInfinite(a.depth()), Double.isInfinite(b.depth()));
    c = c != 0 ? c : Integer.compare(a.brink().place().row(), b.brink().place().row());
    return c != 0 ? c : Integer.compare(a.brink().halfEdge(), b.brink().halfEdge());
  }

  private List<Drop> stretches(List<Place> places) {
    List<Drop> drops = new ArrayList<>();
    List<Place> sorted = new ArrayList<>(places);
    sorted.sort(DropFinder::compare);
    int from = 0;
    for (int i = 1; i <= sorted.size(); i++) {
      if (i == sorted.size() || !alike(sorted.get(i - 1), sorted.get(i))) {
        along(sorted.subList(from, i), drops);
        from = i;
      }
    }
    return drops;
  }

  private static boolean alike(Place a, Place b) {
    return a.brink().place().strand() == b.brink().place().strand()
        && a.brink().place().lateral() > 0 == b.brink().place().lateral() > 0
        && Double.isInfinite(a.depth()) == Double.isInfinite(b.depth());
  }

  /** Adds the stretches of one side of a strand, by row. */
  private void along(List<Place> side, List<Drop> drops) {
    Strand strand = road.strands().get(side.get(0).brink().place().strand());
    List<List<Place>> stretches = new ArrayList<>();
    for (Place place : side) {
      // Where decks lie one over another, rows of one come between those of the other.
      List<Place> open = null;
      for (List<Place> stretch : stretches) {
        if (continues(strand, stretch.get(stretch.size() - 1), place)) {
          open = stretch;
        }
      }
      if (open == null) {
        open = new ArrayList<>();
        stretches.add(open);
      }
      open.add(place);
    }
    if (strand.closed()) {
      overStart(strand, stretches);
    }
    stretches.forEach(stretch -> drops.add(stretch(stretch)));
  }

  /** Joins what goes on where a lap begins again: where that is, is chance. */
  private static void overStart(Strand strand, List<List<Place>> stretches) {
    for (int i = 0; i < stretches.size(); i++) {
      List<Place> begins = stretches.get(i);
      for (int k = stretches.size() - 1; k > i; k--) {
        List<Place> ends = stretches.get(k);
        if (continues(strand, ends.get(ends.size() - 1), begins.get(0))) {
          ends.addAll(begins);
          stretches.set(i, ends);
          stretches.remove(k);
          break;
        }
      }
    }
  }

  /**
   * Whether two places are near one another, on one deck, and along the road as well: the legs of a
   * hairpin are near one another, and what is beside one does not go on beside the other.
   */
  private static boolean continues(Strand strand, Place a, Place b) {
    double dx = a.brink().x() - b.brink().x();
    double dz = a.brink().z() - b.brink().z();
    double reach = ONE_STRETCH + (a.brink().length() + b.brink().length()) / 2;
    int rows = b.brink().place().row() - a.brink().place().row();
    int further = strand.closed() ? Math.floorMod(rows, strand.rows()) : rows;
    return dx * dx + dz * dz <= reach * reach
        && further * Strand.ROW <= WAY * reach
        && Math.abs(a.brink().y() - b.brink().y()) < RacingLine.LEVEL;
  }

  /** Whether a place is the worse one; what lies as deep, to a tenth of a millimetre, is as bad. */
  private static boolean worse(Place a, Place b) {
    double deeper = Math.rint(a.depth() / ROUNDED) - Math.rint(b.depth() / ROUNDED);
    return deeper > 0
        || !(deeper < 0)
            && (a.brink().halfEdge() < b.brink().halfEdge()
                || a.brink().halfEdge() == b.brink().halfEdge()
                    && a.brink().piece() < b.brink().piece());
  }

  private Drop stretch(List<Place> places) {
    Place worst = places.get(0);
    double outside = Double.POSITIVE_INFINITY;
    double length = 0;
    IntList edges = new IntList();
    for (Place place : places) {
      worst = worse(place, worst) ? place : worst;
      outside = Math.min(outside, place.brink().place().outside());
      length += place.brink().length();
      int h = place.brink().halfEdge();
      if (edges.size() == 0 || edges.get(edges.size() - 1) != h) {
        edges.add(h);
      }
    }
    Brink b = worst.brink();
    Strand strand = road.strands().get(b.place().strand());
    int first = places.get(0).brink().place().row();
    int last = places.get(places.size() - 1).brink().place().row();
    return new Drop(
        b.place().strand(),
        first,
        Math.floorMod(last - first, strand.rows()),
        length,
        new double[] {b.x(), b.y(), b.z()},
        worst.depth(),
        outside,
        b.halfEdge(),
        edges.array());
  }
}
