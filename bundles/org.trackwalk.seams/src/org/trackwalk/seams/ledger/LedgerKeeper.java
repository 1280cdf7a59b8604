package org.trackwalk.seams.ledger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.ground.border.Surroundings.Near;
import org.trackwalk.ground.geometry.Ranges;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.HoleFinder.Hole;

/**
 * Gives every open edge the first class of docs/ledger.md that fits. Each edge is judged alone,
 * from its facing pair, its surroundings and the class of its surface, so the order of edges and
 * the number of threads change nothing.
 */
public final class LedgerKeeper {

  private final OpenEdges edges;
  private final SurfaceClasses classes;
  private final BorderLimits limits;
  private final NearEdges nears;
  private final Facing facing;
  private final int[] holeOf;
  private final StreamedBorders streamed;
  private final Reach reach;
  private final LayeredBorders layered;

  private LedgerKeeper(
      OpenEdges edges,
      SurfaceClasses classes,
      NearEdges nears,
      Facing facing,
      int[] holeOf,
      StreamedBorders streamed,
      LayeredBorders layered) {
    this.layered = layered;
    this.edges = edges;
    this.classes = classes;
    this.nears = nears;
    this.limits = nears.limits();
    this.facing = facing;
    this.holeOf = holeOf;
    this.streamed = streamed;
    this.reach = new Reach(edges, classes, limits);
  }

  /**
   * Keeps the ledger of a level.
   *
   * @param edges its open edges
   * @param topology of the same surface
   * @param triangles a tree over its triangles, at least those near borders
   * @param classes what each triangle is for
   * @param streamed the borders of levels that are streamed in beside this one
   * @param nears what is known of the edges, and how far is looked
   */
  public static Ledger keep(
      OpenEdges edges,
      Topology topology,
      SurfaceTree triangles,
      SurfaceClasses classes,
      StreamedBorders streamed,
      NearEdges nears,
      int threads,
      Progress progress) {
    BorderLimits limits = nears.limits();
    EdgesAlone alone = EdgesAlone.of(edges, topology, limits, nears.memory(), threads, progress);
    int[] holeOf = new int[edges.count()];
    Arrays.fill(holeOf, -1);
    List<Hole> holes = alone.holes().made();
    for (int h = 0; h < holes.size(); h++) {
      Hole hole = holes.get(h);
      if (hole.level() >= limits.steep() && onGround(hole, edges, classes)) {
        for (int e : hole.edges()) {
          holeOf[e] = h;
        }
      }
    }
    LedgerKeeper keeper =
        new LedgerKeeper(
            edges,
            classes,
            nears,
            alone.facing().made(),
            holeOf,
            streamed,
            new LayeredBorders(edges, topology, limits));
    EdgeEntry[] entries = keeper.each(triangles, threads, progress, keeper::judge);
    return new Ledger(edges, List.of(entries), keeper.accepted(holes, entries));
  }

  /**
   * Keeps the part of a level's ledger that is told without knowing the road: of the edges that
   * something faces. The classes up to {@link LedgerClass#OVERLAP} are as {@link #keep} has them,
   * and have all their edges.
   */
  public static Ledger faced(
      OpenEdges edges,
      Topology topology,
      SurfaceTree triangles,
      BorderLimits limits,
      int threads,
      Progress progress) {
    LedgerKeeper keeper =
        new LedgerKeeper(
            edges,
            null,
            NearEdges.none(limits),
            FacingPairs.find(edges, limits, threads, progress),
            new int[0],
            null,
            new LayeredBorders(edges, topology, limits));
    EdgeEntry[] entries = keeper.each(triangles, threads, progress, keeper::faced);
    return new Ledger(edges, Arrays.stream(entries).filter(Objects::nonNull).toList(), List.of());
  }

  /** What becomes of one edge. */
  private interface Judging {
    EdgeEntry of(int edge, Surroundings around);
  }

  private EdgeEntry[] each(SurfaceTree triangles, int threads, Progress progress, Judging judging) {
    EdgeEntry[] entries = new EdgeEntry[edges.count()];
    Ranges.run(
        edges.count(),
        threads,
        progress,
        () -> {
          Surroundings around =
              new Surroundings(edges.surface(), triangles, limits, layered::isCopy);
          return (from, to) -> {
            for (int e = from; e < to; e++) {
              entries[e] = judging.of(e, around);
            }
          };
        });
    return entries;
  }

  private static boolean onGround(Hole hole, OpenEdges edges, SurfaceClasses classes) {
    for (int e : hole.edges()) {
      SurfaceClass c = classes.of(edges.triangle(e));
      if (c == SurfaceClass.ROAD || c == SurfaceClass.VERGE || c == SurfaceClass.UNKNOWN) {
        return true;
      }
    }
    return false;
  }

  private List<HoleRim> accepted(List<Hole> holes, EdgeEntry[] entries) {
    List<HoleRim> rims = new ArrayList<>();
    for (Hole hole : holes) {
      int[] own =
          Arrays.stream(hole.edges()).filter(e -> entries[e].owner() == LedgerClass.HOLE).toArray();
      if (own.length > 0) {
        rims.add(new HoleRim(own, hole.radius(), hole.centre(), true));
      }
    }
    return rims;
  }

  /** An edge that something faces; null where nothing does. */
  private EdgeEntry faced(int e, Surroundings around) {
    EdgeEntry exact = exact(e);
    return exact == null ? nearBorder(e, around) : exact;
  }

  private EdgeEntry judge(int e, Surroundings around) {
    EdgeEntry near = faced(e, around);
    if (near != null) {
      return near;
    }
    Near wall = nears.wall(e, () -> majority(e, around, true));
    if (wall != null) {
      return entry(e, LedgerClass.ABUTTING, -1, wall.triangle(), wall.distance());
    }
    Beyond beyond = nears.beyond(e, () -> reach.beyond(e, 0.5, around));
    if (holeOf[e] >= 0) {
      boolean never = beyond != null && reach.never(e, around);
      return entry(e, never ? LedgerClass.ABUTTING : LedgerClass.HOLE, -1, -1, 0);
    }
    if (streamed.face(edges, e)) {
      return entry(e, LedgerClass.STREAMED, -1, -1, 0);
    }
    if (beyond != null && beyond.isLedge(limits)) {
      return entry(e, LedgerClass.LEDGE, -1, -1, beyond.lowest());
    }
    if (Math.abs(edges.normal(e, 1)) < limits.steep()) {
      return entry(e, LedgerClass.WALL, -1, -1, 0);
    }
    if (classes.of(edges.triangle(e)) == SurfaceClass.SCENERY) {
      return entry(e, LedgerClass.SCENERY, -1, -1, 0);
    }
    if (beyond != null && beyond.endsHere(limits)) {
      return entry(e, LedgerClass.OUTER, -1, -1, 0);
    }
    // Without a level direction beyond it, it cannot be said what is there.
    if (beyond != null && reach.never(e, around) || layered.face(e)) {
      return entry(e, LedgerClass.ABUTTING, -1, -1, 0);
    }
    double lower = beyond == null ? Double.NaN : reach.onGround(e, around);
    if (!Double.isNaN(lower)) {
      return entry(e, LedgerClass.LEDGE, -1, -1, lower);
    }
    if (beyond != null && reach.ends(e, around)) {
      return entry(e, LedgerClass.OUTER, -1, -1, 0);
    }
    if (beyond != null && reach.closed(e, around)) {
      return entry(e, LedgerClass.ABUTTING, -1, -1, 0);
    }
    return entry(e, LedgerClass.OPEN, -1, -1, edges.length(e));
  }

  private EdgeEntry exact(int e) {
    if (facing.signedZero()[e] >= 0 && negativeZero(e, facing.signedZero()[e])) {
      return entry(e, LedgerClass.SIGNED_ZERO, facing.signedZero()[e], -1, 0);
    }
    if (facing.nearMiss()[e] >= 0) {
      return entry(e, LedgerClass.NEAR_MISS, facing.nearMiss()[e], -1, facing.nearDistance()[e]);
    }
    if (facing.junction()[e] >= 0) {
      return new EdgeEntry(
          e,
          LedgerClass.T_JUNCTION,
          facing.junction()[e],
          -1,
          0,
          facing.worstNormal()[e],
          facing.worstInPlane()[e],
          0.5,
          facing.junctionVertex()[e]);
    }
    return null;
  }

  private boolean negativeZero(int e, int f) {
    return edges.surface().hasNegativeZero(edges.from(e))
        || edges.surface().hasNegativeZero(edges.to(e))
        || edges.surface().hasNegativeZero(edges.from(f))
        || edges.surface().hasNegativeZero(edges.to(f));
  }

  private EdgeEntry nearBorder(int e, Surroundings around) {
    int partner = parallelWalls(e, facing.facing()[e]) ? -1 : facing.facing()[e];
    double normal = facing.normalPart()[e];
    double inPlane = facing.inPlanePart()[e];
    Near layer = null;
    if (partner >= 0 && facing.share()[e] >= 0.5) {
      boolean apart = Math.max(normal, inPlane) > limits.exact();
      if (apart && reach.shut(e, partner, around)) {
        return entry(e, LedgerClass.ABUTTING, partner, -1, 0);
      }
      if (normal > limits.exact() && normal > Math.abs(inPlane)) {
        return entry(e, LedgerClass.STEP, partner, -1, facing.worstNormal()[e]);
      }
      if (inPlane > limits.exact()) {
        layer = layer(e, around);
        // Wider than its floor is deep it is no slit: two patches lie side by side on a surface.
        if (layer == null || inPlane < Math.abs(layer.distance())) {
          return entry(e, LedgerClass.GAP, partner, -1, Math.abs(facing.worstInPlane()[e]));
        }
      }
      if (Math.abs(inPlane) <= limits.exact() && normal <= limits.exact()) {
        return touching(e, partner);
      }
    }
    layer = layer == null ? layer(e, around) : layer;
    if (layer == null) {
      return null;
    }
    boolean behind = partner >= 0 && facing.share()[e] >= 0.5 && inPlane < -limits.exact();
    double width = behind ? Math.abs(facing.worstInPlane()[e]) : Math.abs(layer.distance());
    return new EdgeEntry(
        e,
        LedgerClass.OVERLAP,
        behind ? partner : -1,
        layer.triangle(),
        width,
        Math.abs(layer.distance()),
        behind ? facing.worstInPlane()[e] : 0,
        facing.worstAt()[e],
        -1);
  }

  /**
   * Two walls of a house or a fence that stand farther apart than a gap: nothing rolls from one to
   * the other, so they are no step.
   */
  private boolean parallelWalls(int e, int partner) {
    return partner >= 0
        && facing.normalPart()[e] > limits.gapLimit()
        && Math.abs(edges.normal(e, 1)) < limits.steep()
        && Math.abs(edges.normal(partner, 1)) < limits.steep();
  }

  /**
   * An edge whose facing border is within the exact limit on average, judged by its worst point.
   */
  private EdgeEntry touching(int e, int partner) {
    double normal = facing.worstNormal()[e];
    double inPlane = facing.worstInPlane()[e];
    if (Math.max(normal, Math.abs(inPlane)) <= limits.exact()) {
      return entry(e, LedgerClass.NEAR_MISS, partner, -1, Math.hypot(normal, inPlane));
    }
    if (normal >= Math.abs(inPlane)) {
      return entry(e, LedgerClass.STEP, partner, -1, normal);
    }
    return entry(
        e, inPlane > 0 ? LedgerClass.GAP : LedgerClass.OVERLAP, partner, -1, Math.abs(inPlane));
  }

  private Near layer(int e, Surroundings around) {
    return nears.layer(e, () -> majority(e, around, false));
  }

  /** What at least half of the measured points meet: a wall that abuts, or a layer; else null. */
  private Near majority(int e, Surroundings around, boolean wall) {
    int n = limits.samples(edges.length(e));
    int found = 0;
    Near worst = null;
    double[] normal = {edges.normal(e, 0), edges.normal(e, 1), edges.normal(e, 2)};
    for (int i = 0; i < n; i++) {
      double[] rim = new double[3];
      double[] inside = new double[3];
      for (int k = 0; k < 3; k++) {
        rim[k] = edges.point(e, (i + 0.5) / n, k);
        // A layer goes on under the border's own sheet; a border that reaches less than the exact
        // limit into another surface only touches its rim.
        inside[k] = rim[k] - limits.exact() * edges.conormal(e, k);
      }
      Near near =
          wall
              ? around.abutting(rim, normal, edges.triangle(e))
              : around.layer(inside, rim, normal, edges.triangle(e));
      if (near != null) {
        found++;
        if (worst == null || Math.abs(near.distance()) > Math.abs(worst.distance())) {
          worst = near;
        }
      }
      if (2 * (found + n - 1 - i) < n) {
        return null;
      }
    }
    return 2 * found >= n ? worst : null;
  }

  private EdgeEntry entry(int e, LedgerClass owner, int partner, int other, double distance) {
    boolean border = partner >= 0;
    return new EdgeEntry(
        e,
        owner,
        partner,
        other,
        distance,
        border ? facing.worstNormal()[e] : 0,
        border ? facing.worstInPlane()[e] : 0,
        border ? facing.worstAt()[e] : 0.5,
        -1);
  }
}
