package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.RoadSource;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.LedgerKeeper;
import org.trackwalk.seams.ledger.NearEdges;
import org.trackwalk.seams.ledger.StreamedBorders;

/** A level with its ledger and the road that a car drives on, of level rectangles. */
public record DrivenLevel(
    Topology topology, SurfaceClasses classes, Ledger ledger, RoadSource roads) {

  /** Fastest of the car, m/s, and what its tyres hold, parts of gravity. */
  private static final SpeedLimits CAR = new SpeedLimits(50, 1.2);

  /** Driven by a car, for which a wall holds as its file says. */
  public static DrivenLevel of(List<Piece> pieces) {
    return of(pieces, new BackFaces(false, false));
  }

  /** Driven by a car, for which walls hold from behind as said. */
  public static DrivenLevel of(List<Piece> pieces, BackFaces backs) {
    return of(pieces, backs, Body.CAR, Memory.none());
  }

  /** Driven by some body, for which walls hold from behind as said, after another check. */
  public static DrivenLevel of(List<Piece> pieces, BackFaces backs, Body body, Memory memory) {
    Progress silent = Progress.none();
    List<Piece> all = new ArrayList<>(pieces);
    Level level = new Level("level", "", all, List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(all, 1, silent);
    Topology topology = Topology.of(surface, 1, silent);
    Land land = Land.of(surface);
    Corridor corridor = CorridorFinder.find(level, land, topology, CheckSettings.defaults());
    Ledger ledger =
        LedgerKeeper.keep(
            OpenEdges.of(surface, topology, 1),
            topology,
            SurfaceTree.whole(land.tree()),
            corridor.classes(),
            StreamedBorders.of(List.of(), BorderLimits.DEFAULT, 1, silent),
            NearEdges.none(BorderLimits.DEFAULT),
            1,
            silent);
    RoadSource roads =
        new RoadSource(land, corridor, CAR, body, backs, () -> "", memory, 1, silent);
    return new DrivenLevel(topology, corridor.classes(), ledger, roads);
  }

  /** A level rectangle that faces up, metres. */
  public static Piece sheet(String name, double x0, double z0, double x1, double z1, double y) {
    float[] p = {
      (float) x0, (float) y, (float) z0, (float) x0, (float) y, (float) z1,
      (float) x1, (float) y, (float) z1, (float) x1, (float) y, (float) z0
    };
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  /** An upright rectangle along z, seen from both sides, metres. */
  public static Piece wall(double x, double z0, double z1, double height) {
    float[] p = {
      (float) x,
      0,
      (float) z0,
      (float) x,
      (float) height,
      (float) z0,
      (float) x,
      (float) height,
      (float) z1,
      (float) x,
      0,
      (float) z1
    };
    int[] corners = {0, 1, 2, 0, 2, 3};
    return Piece.named("wall", "level.obj").mesh(p, corners).twoSided(true).build();
  }

  /** Gaps of the road and, up to so long, of what is beside it. */
  List<Gap> gaps(double longest) {
    return GapFinder.find(roads.reach(), topology, ledger, classes, longest, Memory.none());
  }

  /** Stretches of road that are missing: a fall of half a metre or an edge of 0.1 m. */
  List<MissingRoad> missing(double farthest) {
    return MissingRoadFinder.find(
        roads.reach(), topology, ledger, classes, 0.5, 0.1, farthest, Memory.none());
  }

  /** Drops beside the road. */
  List<Drop> drops(double least, double most) {
    return DropFinder.find(roads.reach(), topology, ledger, classes, least, most, Memory.none());
  }
}
