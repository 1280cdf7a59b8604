package org.trackwalk.course.opening;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.trackwalk.course.brink.BrinkFinder;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.RoadSource;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.ground.geometry.EdgeBox;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.memory.Sight;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.profile.BackFaces;

/**
 * Finds the openings whose rim is no closed border because a kerb or a wall that is not welded to
 * the ground ends it: by its border alone such a rim is the end of the level.
 */
public final class Openings {

  /** From one place of a rim to the next, metres. */
  private static final double SAMPLING = 0.5;

  /** Edges that are looked at together, and known again together. */
  private static final int TOGETHER = 16;

  /** From one place at which a hole is sought to the next: a small one has short edges, metres. */
  private static final double STARTS = 2;

  /** Opposite a rim something is sought so far, with this step, metres. */
  private static final double OPPOSITE = 16;

  private static final double STEP = 1;

  /** A car gets so far beside the road: as far as the verge (docs/corridor.md), metres. */
  private static final double BESIDE = 10;

  /** Longer edges bound no hole, metres. */
  private static final double LONGEST_EDGE = 200;

  /** What shows its back to a rim ends the ground there as what shows its front does. */
  private static final BackFaces EITHER_SIDE = new BackFaces(true, false);

  private final OpenEdges edges;
  private final Topology topology;
  private final BorderLimits limits;
  private final SurfaceClasses classes;
  private final RoadSource roads;
  private final Walls walls;
  private final List<Rim> rims = new ArrayList<>();
  private final List<HoleRim> found = new ArrayList<>();
  private final Set<Integer> done = new HashSet<>();
  private final Surroundings around;
  private final Recall recall;
  private final IntList scratch = new IntList();
  private Air air;
  private RimGrid grid;

  private Openings(
      OpenEdges edges,
      Topology topology,
      SurfaceClasses classes,
      BorderLimits limits,
      RoadSource roads,
      Walls walls,
      Recall recall) {
    this.edges = edges;
    this.topology = topology;
    this.recall = recall;
    this.classes = classes;
    this.limits = limits;
    this.roads = roads;
    this.walls = walls;
    this.air = new Air(roads.ground(), walls, roads.body());
    SurfaceTree whole = SurfaceTree.whole(roads.land().tree());
    this.around = new Surroundings(edges.surface(), whole, limits);
  }

  /**
   * The rims of such openings, in a level whose road is known.
   *
   * @param outer open edges at which the level seems to end
   */
  public static List<HoleRim> find(
      OpenEdges edges,
      int[] outer,
      Topology topology,
      SurfaceClasses classes,
      BorderLimits limits,
      RoadSource roads,
      Memory memory,
      Progress progress) {
    int[] ends = IntStream.of(outer).filter(e -> drivable(edges, e, classes, limits)).toArray();
    if (ends.length == 0) {
      return List.of();
    }
    Set<Integer> reached = reached(ends, edges, topology, classes, roads, memory);
    if (reached.isEmpty()) {
      return List.of();
    }
    Walls walls = roads.land().walls(EITHER_SIDE);
    Openings openings =
        new Openings(edges, topology, classes, limits, roads, walls, OpeningMemory.of(memory));
    return openings.find(ends, reached, progress);
  }

  private static boolean drivable(
      OpenEdges edges, int e, SurfaceClasses classes, BorderLimits limits) {
    SurfaceClass c = classes.of(edges.triangle(e));
    return (c == SurfaceClass.ROAD || c == SurfaceClass.VERGE)
        && edges.length(e) <= LONGEST_EDGE
        // The underside of a bridge ends without a hole in the road over it.
        && edges.normal(e, 1) >= limits.steep();
  }

  /** Places of rims at some edges, about so far apart, at which a wheel gets to them. */
  private List<Rim> sample(IntStream some, double apart) {
    List<Rim> places = new ArrayList<>();
    some.forEach(
        e -> {
          int n = (int) Math.max(1, Math.ceil(edges.length(e) / apart));
          for (int i = 0; i < n; i++) {
            Rim rim = Rim.at(edges, e, (i + 0.5) / n);
            double[] p = {rim.x(), rim.y(), rim.z()};
            if (!air.covered(p[0], p[1], p[2], limits.layerLimit(), limits.headroom())
                && !air.atWall(rim)
                && !around.wedged(p, new double[] {rim.outX(), 0, rim.outZ()})) {
              places.add(rim);
            }
          }
        });
    return places;
  }

  /** Those of some edges that are the road's, or beside it where a car gets to them from it. */
  private static Set<Integer> reached(
      int[] ends,
      OpenEdges edges,
      Topology topology,
      SurfaceClasses classes,
      RoadSource roads,
      Memory memory) {
    Set<Integer> reached = new HashSet<>();
    Map<Integer, Integer> beside = new HashMap<>();
    for (int e : ends) {
      if (classes.of(edges.triangle(e)) == SurfaceClass.ROAD) {
        reached.add(e);
      } else {
        beside.put(edges.halfEdge(e), e);
      }
    }
    if (!beside.isEmpty()) {
      int[] halfEdges = beside.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
      BrinkFinder.at(roads.reach(), topology, halfEdges, BESIDE, memory)
          .forEach(brink -> reached.add(beside.get(brink.halfEdge())));
    }
    return reached;
  }

  private List<HoleRim> find(int[] ends, Set<Integer> reached, Progress progress) {
    int[] starting = IntStream.of(ends).filter(reached::contains).toArray();
    List<Rim> facing = new ArrayList<>();
    List<Rim> beforeGap = new ArrayList<>();
    List<double[]> lines = new ArrayList<>();
    for (int from = 0; from < starting.length; from += TOGETHER) {
      progress.check();
      int to = Math.min(starting.length, from + TOGETHER);
      Looks looks = looks(Arrays.copyOfRange(starting, from, to));
      facing.addAll(looks.facing);
      beforeGap.addAll(looks.beforeGap);
      lines.addAll(looks.lines);
    }
    if (!facing.isEmpty() || !beforeGap.isEmpty()) {
      List<Rim> starts = new ArrayList<>(facing);
      starts.addAll(beforeGap);
      rims.addAll(sample(IntStream.of(ends).filter(e -> near(e, starts)), SAMPLING));
      grid = new RimGrid(rims);
      GroundBand band = new GroundBand(edges, topology, progress);
      seek(facing, band, progress);
      air = air.with(lines);
      seek(beforeGap, band, progress);
    }
    return List.copyOf(found);
  }

  /**
   * What is seen from places on some edges.
   *
   * @param facing places opposite which something lies
   * @param beforeGap places opposite which nothing comes, and beyond which a wall has a gap
   * @param lines over those gaps
   */
  private record Looks(List<Rim> facing, List<Rim> beforeGap, List<double[]> lines) {}

  /**
   * All that is asked of edges but which ones they are.
   *
   * @param joins of the surface: by the object itself, so that numbers are those of before
   */
  private record Asked(Joins joins, BorderLimits limits, double hub, boolean walls) {}

  /** As it is known where the edges, and all around, are what they were. */
  private Looks looks(int[] some) {
    float[] box = EdgeBox.around(edges.surface().positions(), some, edges::from, edges::to);
    double[] rows = roads.road().beside(box, WallGaps.ROWS);
    if (rows == null) {
      return look(some);
    }
    Asked asked = new Asked(topology.joins(), limits, air.hub(), walls.size() > 0);
    double[] in = new double[1 + some.length + rows.length];
    in[0] = some.length;
    for (int i = 0; i < some.length; i++) {
      in[1 + i] = some[i];
    }
    System.arraycopy(rows, 0, in, 1 + some.length, rows.length);
    return roads
        .road()
        .seen()
        .answers()
        .of(
            Question.of(asked),
            in,
            null,
            () -> {
              IntStream.of(some).forEach(e -> Sight.triangle(edges.surface(), edges.triangle(e)));
              return look(some);
            });
  }

  private Looks look(int[] some) {
    air.lookAnew();
    List<Rim> facing = new ArrayList<>();
    List<Rim> alone = new ArrayList<>();
    for (Rim rim : sample(IntStream.of(some), STARTS)) {
      (facesSomething(rim) ? facing : alone).add(rim);
    }
    WallGaps gaps = new WallGaps(roads.road(), air);
    List<Rim> beforeGap =
        walls.size() == 0 ? List.of() : alone.stream().filter(gaps::seek).toList();
    return new Looks(facing, beforeGap, gaps.lines());
  }

  /** Whether an edge may be at a hole that is sought from some places. */
  private boolean near(int e, List<Rim> starts) {
    double reach = 2 * VoidFlood.LONGEST + 2 * VoidFlood.RADIUS + edges.length(e);
    double x = edges.point(e, 0.5, 0);
    double z = edges.point(e, 0.5, 2);
    return starts.stream().anyMatch(rim -> rim.square(x, z) <= reach * reach);
  }

  /** Notes the holes beyond rims. */
  private void seek(List<Rim> some, GroundBand band, Progress progress) {
    VoidFlood flood = new VoidFlood(air, grid);
    OpeningJudge judge =
        new OpeningJudge(
            edges,
            air,
            grid,
            rims,
            t -> classes.of(t) == SurfaceClass.ROAD,
            band,
            roads::road,
            roads::reach);
    for (Rim rim : some) {
      progress.check();
      Opening opening = done.contains(rim.edge()) ? null : flood.from(rim);
      HoleRim hole = opening == null ? null : judge.hole(flood, opening);
      if (hole != null) {
        found.add(hole);
        Arrays.stream(hole.edges()).forEach(done::add);
      }
    }
  }

  /** Whether ground or a wall lies opposite a rim, not too far. */
  private boolean facesSomething(Rim rim) {
    double[] in = {
      roads.body().hub(),
      rim.x(),
      rim.y(),
      rim.z(),
      rim.outX(),
      rim.outZ(),
      rim.slopeX(),
      rim.slopeZ()
    };
    return recall.each(in, scratch, () -> seen(rim), air::seen)[0] > 0;
  }

  private double[] seen(Rim rim) {
    air.look();
    return new double[] {seesSomething(rim) ? 1 : 0};
  }

  private boolean seesSomething(Rim rim) {
    for (double far = STEP / 4; far <= OPPOSITE; far += STEP) {
      double x = rim.x() + far * rim.outX();
      double z = rim.z() + far * rim.outZ();
      if (air.ground(x, rim.heightAt(x, z), z, far)) {
        return true;
      }
    }
    double x = rim.x() + OPPOSITE * rim.outX();
    double z = rim.z() + OPPOSITE * rim.outZ();
    return air.walled(rim.x(), rim.y(), rim.z(), x, rim.heightAt(x, z), z);
  }
}
