package org.trackwalk.check.run;

import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.scale.FarVertices;
import org.trackwalk.ground.geometry.Both;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
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

  static JoinedLevel of(CheckTask task) {
    int jobs = task.jobs();
    Progress progress = task.progress();
    progress.begin("welding " + task.level().name(), 0);
    List<Piece> pieces = task.level().pieces();
    WeldedSurface surface = ExactWeld.weld(FarVertices.of(pieces).leftOut(pieces), jobs, progress);
    task.welded().accept(surface);
    // What one thread does alone is done beside something else.
    Both<Topology, Memory> joined =
        task.before() == null
            ? new Both<>(Topology.of(surface, jobs, progress), first(task))
            : Both.of(
                jobs,
                () -> Topology.of(surface, jobs, progress),
                () -> memory(task.before(), surface, jobs));
    Topology once = joined.one().withoutCopies(surface, jobs, progress);
    Memory memory = joined.other();
    Land land = new Land(surface, memory, jobs, progress.within());
    Topology all = task.remainder().cut(surface, joined.one());
    Topology topology = once == joined.one() ? all : task.remainder().cut(surface, once);
    return new JoinedLevel(surface, all, topology, memory, land);
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
