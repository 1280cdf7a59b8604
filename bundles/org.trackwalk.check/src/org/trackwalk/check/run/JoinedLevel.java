package org.trackwalk.check.run;

import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.scale.FarVertices;
import org.trackwalk.ground.geometry.Both;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The first station: all pieces as one surface.
 *
 * @param surface welded, in canonical order
 * @param all topology of the whole surface
 * @param topology without triangles that are there twice
 * @param memory what an earlier check left
 * @param land its ground and walls
 */
record JoinedLevel(
    WeldedSurface surface, Topology all, Topology topology, Memory memory, Land land) {

  /** Units that a triangle costs: its corners are sorted, its edges joined. */
  private static final int PRICE = 8;

  static JoinedLevel of(CheckTask task) {
    int jobs = task.jobs();
    Progress progress = task.progress();
    progress.begin("welding " + task.level().name(), 0);
    List<Piece> pieces = task.level().pieces();
    WeldedSurface before = task.before() == null ? null : task.before().context().surface();
    WeldedSurface surface =
        ExactWeld.again(
            before,
            FarVertices.of(pieces).leftOut(pieces),
            Workers.worth(jobs, pieces.stream().mapToLong(Piece::pointCount).sum()),
            progress);
    Budget.spend((long) PRICE * surface.triangleCount());
    task.welded().accept(surface);
    Both<Topologies, Memory> joined = joined(task, before, surface);
    Topologies topologies = joined.one();
    Memory memory = joined.other();
    if (memory.lasting()) {
      memory.keep(Topologies.class, topologies);
    }
    Land land = new Land(surface, memory, jobs, progress.within());
    Topology all = task.remainder().cut(surface, topologies.all());
    Topology topology =
        topologies.copied() ? task.remainder().cut(surface, topologies.once()) : all;
    return new JoinedLevel(surface, all, topology, memory, land);
  }

  private static Both<Topologies, Memory> joined(
      CheckTask task, WeldedSurface before, WeldedSurface surface) {
    int jobs = task.jobs();
    Progress progress = task.progress();
    if (before == null) {
      return new Both<>(Topologies.of(surface, jobs, progress), first(task));
    }
    if (surface.sameNumbers(before)) {
      Memory memory = memory(task.before(), surface, jobs);
      Topologies topologies =
          memory
              .last(Topologies.class)
              .map(known -> known.moved(surface, memory.change().come()))
              .orElseGet(() -> Topologies.of(surface, jobs, progress));
      return new Both<>(topologies, memory);
    }
    // What one thread does alone is done beside something else.
    return Both.of(
        jobs,
        () -> Topologies.of(surface, jobs, progress),
        () -> memory(task.before(), surface, jobs));
  }

  private static Memory first(CheckTask task) {
    if (task.again()) {
      return Memory.first();
    }
    return task.scarce() ? Memory.scarce() : Memory.none();
  }

  private static Memory memory(CheckedLevel before, WeldedSurface surface, int jobs) {
    RuleContext context = before.context();
    return context.memory().after(SurfaceChange.between(context.surface(), surface, jobs));
  }
}
