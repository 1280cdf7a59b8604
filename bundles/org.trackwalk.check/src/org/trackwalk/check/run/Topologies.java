package org.trackwalk.check.run;

import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The two topologies of a level, kept for its next check.
 *
 * @param all of the whole surface
 * @param once without triangles that are there twice; the same object where there are none
 */
record Topologies(Topology all, Topology once) {

  static Topologies of(WeldedSurface surface, int jobs, Progress progress) {
    int threads = Workers.worth(jobs, surface.triangleCount());
    Topology all = Topology.of(surface, threads, progress);
    return new Topologies(all, all.withoutCopies(surface, threads, progress));
  }

  /** Whether triangles are there twice. */
  boolean copied() {
    return once != all;
  }

  /**
   * Those of a surface with the same numbers.
   *
   * @param changed triangles, ascending
   */
  Topologies moved(WeldedSurface surface, int[] changed) {
    Topology moved = all.moved(surface, changed);
    return new Topologies(moved, copied() ? once.moved(surface, changed) : moved);
  }
}
