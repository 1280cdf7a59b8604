package org.trackwalk.mesh.topology;

import java.util.Map;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The topology of a surface as if each triangle were there once. */
final class WithoutCopies {

  private WithoutCopies() {}

  /** {@link Topology#withoutCopies}. */
  static Topology of(Topology all, WeldedSurface s, int threads, Progress progress) {
    IntPredicate copy = t -> s.repeats(t) && !all.degenerate(t);
    Topology once =
        all.duplicateCount() > 0 ? without(all, copy, Map.of(), s, threads, progress) : all;
    Map<Integer, Integer> twice = CrossedCopies.of(once);
    return twice.isEmpty()
        ? once
        : without(all, t -> twice.containsKey(t) || copy.test(t), twice, s, threads, progress);
  }

  private static Topology without(
      Topology all,
      IntPredicate copy,
      Map<Integer, Integer> twice,
      WeldedSurface s,
      int threads,
      Progress progress) {
    int[] once = null;
    for (int t = 0; t < all.triangleCount(); t++) {
      if (copy.test(t)) {
        once = once == null ? all.corners().clone() : once;
        once[3 * t + 1] = once[3 * t];
      }
    }
    return once == null ? all : all.withTriangles(once, twice, s, threads, progress);
  }
}
