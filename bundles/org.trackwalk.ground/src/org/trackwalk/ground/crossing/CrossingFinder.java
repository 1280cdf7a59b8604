package org.trackwalk.ground.crossing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Ranges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Finds where triangles of different pieces pass through each other. */
public final class CrossingFinder {

  private CrossingFinder() {}

  /**
   * The same as below, from what the last check of the level found where that holds.
   *
   * @param first as numbers of triangles
   * @param second likewise
   * @param memory gets what was found
   */
  public static List<Crossing> find(
      WeldedSurface surface,
      BitSet first,
      BitSet second,
      double depth,
      Memory memory,
      int threads) {
    KeptCrossings kept = memory.last(KeptCrossings.class).orElse(null);
    List<Crossing> found =
        kept != null && kept.depth() == depth
            ? ChangedCrossings.of(surface, first, second, kept, memory, threads)
            : find(surface, first::get, second::get, depth, threads);
    memory.keep(KeptCrossings.class, new KeptCrossings(first, second, depth, found));
    return found;
  }

  /**
   * All crossings of a triangle of the first kind with one of either kind, of another piece, that
   * go through each other by more than {@code depth}; in the order of their triangles.
   *
   * @param first the kind of which one triangle of each pair is
   * @param second the kind of which the other may be, too
   * @param depth metres; what goes less far through the other touches it
   * @param threads changes nothing but the time
   */
  public static List<Crossing> find(
      WeldedSurface surface, IntPredicate first, IntPredicate second, double depth, int threads) {
    int[] mixed = MixedCells.triangles(surface, t -> first.test(t) || second.test(t), threads);
    IntList roads = new IntList();
    for (int t : mixed) {
      if (first.test(t)) {
        roads.add(t);
      }
    }
    TriangleSubset tree = TriangleSubset.of(surface, roads.array(), threads);
    List<List<Crossing>> found = new ArrayList<>();
    for (int i = 0; i < mixed.length; i++) {
      found.add(List.of());
    }
    Ranges.run(
        mixed.length,
        threads,
        Progress.none(),
        () -> {
          TriangleCrossing test = new TriangleCrossing(surface.positions(), surface.triangles());
          Penetration penetration = new Penetration(surface.positions(), surface.triangles());
          IntList near = new IntList();
          return (from, to) -> {
            for (int i = from; i < to; i++) {
              int t = mixed[i];
              tree.near(t, near);
              List<Crossing> own = new ArrayList<>();
              for (int n = 0; n < near.size(); n++) {
                int s = near.get(n);
                // Two of the first kind find each other twice.
                if (surface.pieceOf(s) == surface.pieceOf(t) || (s >= t && first.test(t))) {
                  continue;
                }
                Crossing crossing = test.of(s, t);
                if (crossing != null && penetration.of(s, t) > depth) {
                  own.add(crossing);
                }
              }
              if (!own.isEmpty()) {
                found.set(i, own);
              }
            }
          };
        });
    return found.stream().flatMap(List::stream).toList();
  }

  /** Metres that the two triangles of a crossing stand out on both sides of each other. */
  public static double depth(WeldedSurface surface, Crossing crossing) {
    return new Penetration(surface.positions(), surface.triangles())
        .of(crossing.first(), crossing.second());
  }
}
