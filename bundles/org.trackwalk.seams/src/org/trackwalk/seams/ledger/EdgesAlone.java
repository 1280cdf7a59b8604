package org.trackwalk.seams.ledger;

import java.util.List;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.Measured;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;

/**
 * What open edges and the triangles at them decide alone: what faces each, and which holes they go
 * around. It is that of the last check while all of them are where they were.
 *
 * @param geometry of the edges, by the object itself
 * @param holes null where more than the edges decides
 */
record EdgesAlone(
    Object geometry,
    BorderLimits limits,
    Measured<Facing> facing,
    Measured<List<HoleFinder.Hole>> holes) {

  /** That of some edges, and what is kept of it for the next check. */
  static EdgesAlone of(
      OpenEdges edges,
      Topology topology,
      BorderLimits limits,
      Memory memory,
      int threads,
      Progress progress) {
    HoleFinder finder = new HoleFinder(edges, topology, limits);
    if (!memory.lasting()) {
      Facing facing = FacingPairs.find(edges, limits, threads, progress);
      return new EdgesAlone(
          edges.geometry(), limits, new Measured<>(facing, 0), new Measured<>(finder.find(), 0));
    }
    EdgesAlone last =
        memory
            .last(EdgesAlone.class)
            .filter(known -> known.geometry == edges.geometry() && known.limits.equals(limits))
            .orElse(null);
    Measured<Facing> facing =
        last == null
            ? Measured.of(() -> FacingPairs.find(edges, limits, threads, progress))
            : last.facing;
    Budget.pay(facing.units());
    Measured<List<HoleFinder.Hole>> holes =
        last == null || last.holes == null ? Measured.of(finder::find) : last.holes;
    Budget.pay(holes.units());
    Measured<List<HoleFinder.Hole>> kept = finder.alone() ? holes : null;
    memory.keep(EdgesAlone.class, new EdgesAlone(edges.geometry(), limits, facing, kept));
    return new EdgesAlone(edges.geometry(), limits, facing, holes);
  }
}
