package org.trackwalk.course.brink;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.road.Strand;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.EdgeBox;
import org.trackwalk.ground.memory.Answers;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.memory.Sight;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Finds where the ground ends: at open edges that nothing faces, and over steep faces. */
public final class BrinkFinder {

  /** Longer edges are looked at piece by piece, metres. */
  private static final double PIECE = 5;

  /** Steps with which a car is driven to a brink, metres. */
  private static final double PACE = 0.5;

  /** How high a step may be that a slow car climbs, metres. */
  public static final double CLIMB = 0.4;

  /** How steeply a road is banked. */
  private static final double BANK = 0.4;

  /** How far before the brink the car stops, metres. */
  private static final double BEFORE = 0.02;

  /** Edges that are looked at together, and known again together. */
  private static final int TOGETHER = 16;

  /** Most pieces of one edge. */
  private static final int MOST = 40;

  /** The kind of what is recalled. */
  private static final double REACHED = 1;

  /** Whether other ground lies over a place, from what height on, and how high. */
  private static final Question<Boolean> COVERED = Question.of("brink covered");

  private final RoadReach from;
  private final WeldedSurface surface;
  private final Topology topology;
  private final Road road;
  private final IntPredicate ground;
  private final double reach;
  private final Floor all;

  /** Of what drives, metres. */
  private final double height;

  private final Floor.Reader reader;
  private final Answers answers;

  /** Null when it does not matter whether a car gets there. */
  private final Recall recall;

  private final IntList scratch = new IntList();
  private final boolean lasting;
  private final List<Brink> brinks = new ArrayList<>();

  private BrinkFinder(
      RoadReach from, Topology topology, IntPredicate ground, double reach, Recall recall) {
    this.from = from;
    this.surface = from.land().surface();
    this.topology = topology;
    this.road = from.road();
    this.ground = ground;
    this.reach = reach;
    this.all = from.land().floor();
    this.height = from.body().height();
    this.reader = all.reader();
    this.answers = from.road().seen().answers();
    this.recall = recall;
    this.lasting = answers.lasting() && (recall == null || !from.anyShut());
  }

  /** What is found once for all who ask. */
  private record Driven(List<Brink> brinks) {}

  /**
   * The brinks of the road and of the verge beside it, as far as a car gets there from the road;
   * found once for all who ask.
   *
   * @param from where cars are
   * @param ends half-edges at which the surface ends
   * @param memory of what was seen before
   */
  public static List<Brink> ofDriven(
      RoadReach from, Topology topology, int[] ends, SurfaceClasses classes, Memory memory) {
    return memory
        .shared(
            Driven.class,
            () -> {
              IntPredicate driven =
                  t -> classes.of(t) == SurfaceClass.ROAD || classes.of(t) == SurfaceClass.VERGE;
              BrinkFinder finder =
                  new BrinkFinder(from, topology, driven, RoadSizes.VERGE, BrinkMemory.of(memory));
              finder.all(ends, memory);
              return new Driven(List.copyOf(finder.brinks));
            })
        .brinks();
  }

  /**
   * The brinks of the road, whether or not a car gets there from the row beside: where the road is
   * torn the rows may lead aside.
   *
   * @param from where cars are
   * @param ends half-edges at which the surface ends
   * @param paved whether a triangle is road
   * @param reach how far beside the road's border they may lie, metres
   * @param memory of what was seen before
   */
  public static List<Brink> ofTorn(
      RoadReach from,
      Topology topology,
      int[] ends,
      IntPredicate paved,
      double reach,
      Memory memory) {
    BrinkFinder finder = new BrinkFinder(from, topology, paved, reach, null);
    finder.all(ends, memory);
    return finder.brinks;
  }

  private void all(int[] ends, Memory memory) {
    addOpen(ends);
    int[] steep = SteepEdges.of(surface, topology, all, memory);
    add(IntStream.of(steep).filter(h -> ground.test(h / 3)).toArray(), false);
  }

  /**
   * The brinks at some open edges, as far as a car gets there from the road.
   *
   * @param from where cars are
   * @param halfEdges of the triangles that end there
   * @param reach how far beside the road's border they may lie, metres
   * @param memory of what was seen before
   */
  public static List<Brink> at(
      RoadReach from, Topology topology, int[] halfEdges, double reach, Memory memory) {
    BrinkFinder finder = new BrinkFinder(from, topology, t -> true, reach, BrinkMemory.of(memory));
    finder.addOpen(halfEdges);
    return finder.brinks;
  }

  private void addOpen(int[] halfEdges) {
    add(IntStream.of(halfEdges).filter(h -> level(h / 3)).toArray(), true);
  }

  private boolean level(int t) {
    return ground.test(t) && all.has(t);
  }

  private void add(int[] halfEdges, boolean open) {
    for (int from = 0; from < halfEdges.length; from += TOGETHER) {
      int to = Math.min(halfEdges.length, from + TOGETHER);
      brinks.addAll(together(Arrays.copyOfRange(halfEdges, from, to), open));
    }
  }

  /**
   * All that is asked of edges but which ones they are.
   *
   * @param joins of the surface: by the object itself, so that numbers are those of before
   * @param driven whether it matters if a car gets there
   */
  private record Asked(Joins joins, Body body, double reach, boolean driven, boolean open) {}

  /** The brinks at some edges, as they are known where they, and all around, are what they were. */
  private List<Brink> together(int[] halfEdges, boolean open) {
    float[] p = surface.positions();
    double[] rows =
        lasting ? road.beside(EdgeBox.around(p, halfEdges, topology::from, topology::to), 0) : null;
    if (rows == null) {
      return found(halfEdges, open);
    }
    Asked asked = new Asked(topology.joins(), from.body(), reach, recall != null, open);
    double[] in = new double[1 + halfEdges.length + rows.length];
    in[0] = halfEdges.length;
    for (int i = 0; i < halfEdges.length; i++) {
      in[1 + i] = halfEdges[i];
    }
    System.arraycopy(rows, 0, in, 1 + halfEdges.length, rows.length);
    return answers.of(
        Question.of(asked),
        in,
        null,
        () -> {
          IntStream.of(halfEdges).forEach(h -> Sight.triangle(surface, h / 3));
          return found(halfEdges, open);
        });
  }

  private List<Brink> found(int[] halfEdges, boolean open) {
    List<Brink> found = new ArrayList<>();
    for (int h : halfEdges) {
      add(h, open, found);
    }
    return found;
  }

  private void add(int h, boolean open, List<Brink> out) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    int c = 3 * topology.apex(h);
    double ex = (double) p[b] - p[a];
    double ey = (double) p[b + 1] - p[a + 1];
    double ez = (double) p[b + 2] - p[a + 2];
    double length = Math.sqrt(ex * ex + ez * ez);
    if (length == 0) {
      return;
    }
    double outX = ez / length;
    double outZ = -ex / length;
    // Away from the triangle, however it is wound.
    double apex = outX * ((double) p[c] - p[a]) + outZ * ((double) p[c + 2] - p[a + 2]);
    double sign = apex > 0 ? -1 : 1;
    int pieces = (int) Math.max(1, Math.min(MOST, Math.ceil(length / PIECE)));
    for (int i = 0; i < pieces; i++) {
      double part = (i + 0.5) / pieces;
      double x = p[a] + part * ex;
      double y = p[a + 1] + part * ey;
      double z = p[a + 2] + part * ez;
      RoadPlace place = road.place(x, y, z);
      if (place != null && place.outside() <= reach) {
        Brink brink =
            new Brink(
                h,
                i,
                x,
                y,
                z,
                sign * outX,
                sign * outZ,
                length / pieces,
                Math.abs(ey) / pieces,
                open,
                place);
        if (!covered(brink) && (recall == null || isReached(brink))) {
          out.add(brink);
        }
      }
    }
  }

  private boolean isReached(Brink b) {
    double[] before = {b.x() - BEFORE * b.outX(), b.y(), b.z() - BEFORE * b.outZ()};
    return (reached(b) || reached(fromBehind(b))) && !from.isShutOff(b.place(), before);
  }

  /** Whether other ground lies so low over a brink that the body is never there. */
  private boolean covered(Brink b) {
    double half = (height - BorderLimits.DEFAULT.layerLimit()) / 2;
    double x = b.x() - BEFORE * b.outX();
    double z = b.z() - BEFORE * b.outZ();
    if (half <= 0) {
      return false;
    }
    double[] in = {x, b.y() + height - half, z, half};
    return answers.of(
        COVERED,
        in,
        null,
        () -> {
          reader.lookAnew();
          return reader.find(in[0], in[1], in[2], in[3]);
        });
  }

  /**
   * A brink as it is seen from the row behind it: the nearest row may lie before it, where the
   * ground is missing. Null where there is none.
   */
  private Brink fromBehind(Brink b) {
    RoadPlace place = b.place();
    Strand strand = road.strands().get(place.strand());
    int nearest = place.row();
    double ahead = b.outX() * strand.headingX(nearest) + b.outZ() * strand.headingZ(nearest);
    int row = strand.row(nearest, ahead > 0 ? -1 : 1);
    if (row < 0) {
      return null;
    }
    double lateral =
        (b.x() - strand.centre(row, 0)) * strand.headingZ(row)
            - (b.z() - strand.centre(row, 2)) * strand.headingX(row);
    RoadPlace behind = new RoadPlace(place.strand(), row, lateral, place.outside(), place.speed());
    return new Brink(
        b.halfEdge(),
        b.piece(),
        b.x(),
        b.y(),
        b.z(),
        b.outX(),
        b.outZ(),
        b.length(),
        b.rise(),
        b.open(),
        behind);
  }

  /** Drives from the row to the brink: false where a wall, a step or a gap is in the way. */
  private boolean reached(Brink b) {
    if (b == null) {
      return false;
    }
    Strand strand = road.strands().get(b.place().strand());
    double[] in = BrinkMemory.in(REACHED, 0, 0, 0, strand, b);
    double[] known = recall.answer(in, scratch, () -> look(strand, b), reader::seen);
    return known[0] > 0;
  }

  private double[] look(Strand strand, Brink b) {
    reader.lookAnew();
    return new double[] {drive(strand, b) ? 1 : 0};
  }

  private boolean drive(Strand strand, Brink b) {
    int row = b.place().row();
    double lateral = b.place().lateral();
    double side = Math.signum(lateral);
    double inside = Math.min(Math.abs(lateral), side > 0 ? strand.left(row) : strand.right(row));
    double x = strand.laneX(row, side * inside / 2 / Strand.LANE);
    double z = strand.laneZ(row, side * inside / 2 / Strand.LANE);
    if (!reader.find(x, strand.centre(row, 1), z, PACE + inside * BANK)) {
      return false;
    }
    double y = reader.height();
    // The last step ends just before the brink.
    double ex = b.x() - BEFORE * b.outX() - x;
    double ez = b.z() - BEFORE * b.outZ() - z;
    int steps = (int) Math.ceil(Math.sqrt(ex * ex + ez * ez) / PACE);
    for (int i = 1; i <= steps; i++) {
      if (!reader.find(x + ex * i / steps, y, z + ez * i / steps, CLIMB)) {
        return false;
      }
      y = reader.height();
    }
    return Math.abs(y - b.y()) <= CLIMB;
  }
}
