package org.trackwalk.seams.heal;

import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.LedgerKeeper;
import org.trackwalk.seams.ledger.NearEdges;
import org.trackwalk.seams.ledger.StreamedBorders;

/** A level with its ledger and its healed copy. */
public record HealedLevel(
    WeldedSurface surface, Topology topology, Ledger ledger, HealedSurface healed) {

  /** All stations up to the healed copy. */
  public static HealedLevel of(Level level) {
    Progress silent = Progress.none();
    BorderLimits limits = BorderLimits.DEFAULT;
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, silent);
    Topology topology = Topology.of(surface, 1, silent);
    CheckSettings settings = CheckSettings.defaults();
    Corridor corridor = CorridorFinder.find(level, Land.of(surface), topology, settings);
    OpenEdges edges = OpenEdges.of(surface, topology, 1);
    Ledger ledger =
        LedgerKeeper.keep(
            edges,
            topology,
            SurfaceTree.whole(Land.of(surface).tree()),
            corridor.classes(),
            StreamedBorders.of(level.hints().neighbourPieces(), limits, 1, silent),
            NearEdges.none(limits),
            1,
            silent);
    return new HealedLevel(
        surface, topology, ledger, Healing.of(surface, topology, ledger, limits));
  }

  /** Edges of the healed copy that one triangle uses, counted anew. */
  public int openEdgesAfter() {
    float[] p = healed.positions();
    return Topology.of(healed.triangles(), p.length / 3, p, 1, Progress.none()).boundaryEdgeCount();
  }
}
