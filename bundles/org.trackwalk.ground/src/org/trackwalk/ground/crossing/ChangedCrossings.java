package org.trackwalk.ground.crossing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.PieceForest;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The crossings of a surface from those of the one before: two triangles that are both kept, and of
 * the same kinds as before, cross as they did; only new ones are compared with what is around them.
 */
final class ChangedCrossings {

  private final WeldedSurface surface;
  private final BitSet first;
  private final BitSet second;
  private final double depth;
  private final SurfaceChange change;
  private final BitSet fresh;
  private final TriangleCrossing test;
  private final Penetration penetration;

  private ChangedCrossings(
      WeldedSurface surface,
      BitSet first,
      BitSet second,
      KeptCrossings kept,
      SurfaceChange change) {
    this.surface = surface;
    this.first = first;
    this.second = second;
    this.depth = kept.depth();
    this.change = change;
    this.fresh = fresh(kept);
    test = new TriangleCrossing(surface.positions(), surface.triangles());
    penetration = new Penetration(surface.positions(), surface.triangles());
  }

  /** What {@link CrossingFinder#find} finds. */
  static List<Crossing> of(
      WeldedSurface surface,
      BitSet first,
      BitSet second,
      KeptCrossings kept,
      Memory memory,
      int threads) {
    ChangedCrossings finder = new ChangedCrossings(surface, first, second, kept, memory.change());
    List<Crossing> found = finder.known(kept);
    PieceForest firsts = forest(surface, first, memory, threads);
    PieceForest seconds = forest(surface, second, memory, threads);
    IntList near = new IntList();
    for (int t = finder.fresh.nextSetBit(0); t >= 0; t = finder.fresh.nextSetBit(t + 1)) {
      if (first.get(t) || second.get(t)) {
        finder.near(t, firsts, near);
        finder.compare(t, near, true, found);
      }
      if (first.get(t)) {
        finder.near(t, seconds, near);
        finder.compare(t, near, false, found);
      }
    }
    found.sort(Comparator.comparingInt(Crossing::second).thenComparingInt(Crossing::first));
    return List.copyOf(found);
  }

  private static PieceForest forest(
      WeldedSurface surface, BitSet members, Memory memory, int threads) {
    int[] all =
        SameNumbers.of(memory, surface, new Kind(members), () -> members.stream().toArray());
    return memory.trees().over(surface, all, threads, Progress.none());
  }

  /** Triangles of a kind. */
  private record Kind(BitSet members) {}

  /** Those that are new, and those that are of another kind than before. */
  private BitSet fresh(KeptCrossings kept) {
    BitSet found = new BitSet();
    if (change.samePlaces() && kept.first() == first && kept.second() == second) {
      Arrays.stream(change.come()).forEach(found::set);
      return found;
    }
    for (int t = 0; t < surface.triangleCount(); t++) {
      int before = change.before(t);
      if (before < 0
          || kept.first().get(before) != first.get(t)
          || kept.second().get(before) != second.get(t)) {
        found.set(t);
      }
    }
    return found;
  }

  private List<Crossing> known(KeptCrossings kept) {
    List<Crossing> known = new ArrayList<>();
    for (Crossing c : kept.crossings()) {
      int s = change.now(c.first());
      int t = change.now(c.second());
      if (s >= 0 && t >= 0 && !fresh.get(s) && !fresh.get(t)) {
        known.add(new Crossing(s, t, c.segment(), now(c.from()), now(c.to())));
      }
    }
    return known;
  }

  /** What meets at an end belongs to the two triangles, so it is kept as they are. */
  private Crossing.End now(Crossing.End end) {
    int a = change.vertexNow(end.a());
    int b = change.vertexNow(end.b());
    if (end.d() >= 0) {
      return new Crossing.End(a, b, change.vertexNow(end.c()), change.vertexNow(end.d()));
    }
    return new Crossing.End(a, b, end.c() < 0 ? -1 : change.now(end.c()), -1);
  }

  private void near(int t, PieceForest forest, IntList near) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int a = 3 * c[3 * t];
    int b = 3 * c[3 * t + 1];
    int d = 3 * c[3 * t + 2];
    forest.overlapping(
        Math.min(p[a], Math.min(p[b], p[d])),
        Math.min(p[a + 1], Math.min(p[b + 1], p[d + 1])),
        Math.min(p[a + 2], Math.min(p[b + 2], p[d + 2])),
        Math.max(p[a], Math.max(p[b], p[d])),
        Math.max(p[a + 1], Math.max(p[b + 1], p[d + 1])),
        Math.max(p[a + 2], Math.max(p[b + 2], p[d + 2])),
        near);
  }

  /** The pairs of a new triangle; two new ones are compared where the one with less to do comes. */
  private void compare(int t, IntList near, boolean others, List<Crossing> found) {
    for (int i = 0; i < near.size(); i++) {
      int u = near.get(i);
      boolean twice = !others && first.get(u);
      if (t == u || twice || later(t, u)) {
        continue;
      }
      boolean bothFirst = first.get(t) && first.get(u);
      int s = bothFirst ? Math.min(t, u) : first.get(t) ? t : u;
      Crossing crossing = test.of(s, s == t ? u : t);
      if (crossing != null && penetration.of(crossing.first(), crossing.second()) > depth) {
        found.add(crossing);
      }
    }
  }

  /**
   * Of two new triangles the pair is made once: when the one with the lower number is looked at.
   */
  private boolean later(int t, int u) {
    return fresh.get(u) && u < t;
  }
}
