package org.trackwalk.ground.crossing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Ranges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Finds where triangles pass through each other: of two sheets, or of one that comes back. */
public final class CrossingFinder {

  private final WeldedSurface surface;
  private final Topology topology;
  private final int threads;

  /**
   * @param topology of the surface, its copies in it or not
   * @param threads changes nothing but the time
   */
  public CrossingFinder(WeldedSurface surface, Topology topology, int threads) {
    this.surface = surface;
    this.topology = topology;
    this.threads = threads;
  }

  /**
   * The same as below, from what the last check of the level found where that holds.
   *
   * @param first as numbers of triangles
   * @param second likewise
   * @param memory gets what was found
   */
  public List<Crossing> find(BitSet first, BitSet second, double depth, Memory memory) {
    KeptCrossings kept = memory.last(KeptCrossings.class).orElse(null);
    List<Crossing> found =
        kept != null && kept.depth() == depth
            ? ChangedCrossings.of(surface, first, second, kept, memory, threads)
            : find(first, second, depth);
    memory.keep(KeptCrossings.class, new KeptCrossings(first, second, depth, found));
    return found;
  }

  /**
   * All crossings of a triangle of the first kind with one of either kind that go through each
   * other by more than {@code depth}; in the order of their triangles.
   *
   * @param first the kind of which one triangle of each pair is
   * @param second the kind of which the other may be, too
   * @param depth metres; what goes less far through the other touches it
   */
  public List<Crossing> find(IntPredicate first, IntPredicate second, double depth) {
    BitSet ones = new BitSet(surface.triangleCount());
    BitSet others = new BitSet(surface.triangleCount());
    for (int t = 0; t < surface.triangleCount(); t++) {
      ones.set(t, first.test(t));
      others.set(t, second.test(t));
    }
    return find(ones, others, depth);
  }

  private List<Crossing> find(BitSet first, BitSet second, double depth) {
    BitSet all = (BitSet) second.clone();
    all.or(first);
    CopiedTriangles mixed =
        new CopiedTriangles(
            surface,
            MixedCells.triangles(surface, topology, first, all.stream().toArray(), threads));
    IntList roads = new IntList();
    for (int run = 0; run < mixed.runs(); run++) {
      if (mixed.any(run, first::get)) {
        roads.add(mixed.of(mixed.begin(run)));
      }
    }
    TriangleSubset tree = TriangleSubset.of(surface, roads.array(), threads);
    List<List<Crossing>> found = new ArrayList<>();
    for (int i = 0; i < mixed.count(); i++) {
      found.add(List.of());
    }
    Ranges.run(
        mixed.runs(),
        threads,
        Progress.none(),
        () -> {
          RunCrossings crossings = new RunCrossings(surface, mixed, first::get, depth);
          IntList near = new IntList();
          return (from, to) -> {
            for (int run = from; run < to; run++) {
              tree.near(mixed.of(mixed.begin(run)), near);
              crossings.find(run, near, found);
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
