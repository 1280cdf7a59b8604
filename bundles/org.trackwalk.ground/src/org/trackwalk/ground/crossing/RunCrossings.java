package org.trackwalk.ground.crossing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Crossings of one run of copies with others. Whether two triangles cross is a matter of their
 * vertices, so of two runs one pair is tried, and all only where that crosses. One instance per
 * thread.
 */
final class RunCrossings {

  private final CopiedTriangles mixed;
  private final IntPredicate first;
  private final double depth;
  private final TriangleCrossing test;
  private final Penetration penetration;

  RunCrossings(WeldedSurface surface, CopiedTriangles mixed, IntPredicate first, double depth) {
    this.mixed = mixed;
    this.first = first;
    this.depth = depth;
    test = new TriangleCrossing(surface.positions(), surface.triangles());
    penetration = new Penetration(surface.positions(), surface.triangles());
  }

  /**
   * Finds those of a run.
   *
   * @param near the first triangles of runs with some of the first kind, ascending
   * @param found gets the crossings of each triangle at its place
   */
  void find(int run, IntList near, List<List<Crossing>> found) {
    IntList met = new IntList();
    int leader = mixed.of(mixed.begin(run));
    for (int n = 0; n < near.size(); n++) {
      int other = near.get(n);
      if (asked(other, leader) && test.of(other, leader) != null) {
        met.add(mixed.runOf(other));
      }
    }
    for (int place = mixed.begin(run); place < mixed.end(run) && met.size() > 0; place++) {
      List<Crossing> own = crossings(mixed.of(place), met);
      if (!own.isEmpty()) {
        found.set(place, own);
      }
    }
  }

  /**
   * Whether a pair of runs may be asked for, by their first triangles; where one of them has copies
   * it is not looked up.
   */
  private boolean asked(int other, int own) {
    return other != own && (mixed.hasCopies(other) || mixed.hasCopies(own) || asks(other, own));
  }

  /** The one is of the first kind; two of that kind find each other twice. */
  private boolean asks(int s, int t) {
    return first.test(s) && (s < t || !first.test(t));
  }

  private List<Crossing> crossings(int t, IntList met) {
    List<Crossing> own = new ArrayList<>();
    for (int m = 0; m < met.size(); m++) {
      for (int place = mixed.begin(met.get(m)); place < mixed.end(met.get(m)); place++) {
        int s = mixed.of(place);
        if (asks(s, t)) {
          Crossing crossing = test.of(s, t);
          if (crossing != null && penetration.of(s, t) > depth) {
            own.add(crossing);
          }
        }
      }
    }
    return own;
  }
}
