package org.trackwalk.ground.crossing;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Some triangles of a surface in runs of copies: those over the same three vertices, which lie side
 * by side in the surface's order. What holds for where one of them lies holds for all.
 */
final class CopiedTriangles {

  private final int[] members;
  private final int[] begins;

  /** The first triangles of runs of more than one. */
  private final BitSet copied = new BitSet();

  /**
   * Puts copies together.
   *
   * @param members numbers of triangles, ascending; kept
   */
  CopiedTriangles(WeldedSurface surface, int[] members) {
    this.members = members;
    int[] corners = surface.triangles();
    IntList starts = new IntList();
    for (int i = 0; i < members.length; i++) {
      if (i == 0 || !overSame(corners, 3 * members[i - 1], 3 * members[i])) {
        starts.add(i);
      } else {
        copied.set(members[starts.get(starts.size() - 1)]);
      }
    }
    starts.add(members.length);
    begins = starts.array();
  }

  /** Whether two triangles have the same three corners, in any order. */
  private static boolean overSame(int[] corners, int a, int b) {
    int leastOfA = Math.min(Math.min(corners[a], corners[a + 1]), corners[a + 2]);
    int leastOfB = Math.min(Math.min(corners[b], corners[b + 1]), corners[b + 2]);
    int mostOfA = Math.max(Math.max(corners[a], corners[a + 1]), corners[a + 2]);
    int mostOfB = Math.max(Math.max(corners[b], corners[b + 1]), corners[b + 2]);
    // with the least, the most and the sum (an overflow changes both alike) the third is the same
    return leastOfA == leastOfB
        && mostOfA == mostOfB
        && corners[a] + corners[a + 1] + corners[a + 2]
            == corners[b] + corners[b + 1] + corners[b + 2];
  }

  /** How many triangles. */
  int count() {
    return members.length;
  }

  /** How many runs; they ascend with their triangles. */
  int runs() {
    return begins.length - 1;
  }

  /** The place of a run's first triangle among all. */
  int begin(int run) {
    return begins[run];
  }

  /** The place behind a run's last triangle. */
  int end(int run) {
    return begins[run + 1];
  }

  /** The number in the surface of the triangle at a place. */
  int of(int place) {
    return members[place];
  }

  /** Whether the run that begins with a triangle has more of them. */
  boolean hasCopies(int triangle) {
    return copied.get(triangle);
  }

  /** The run that begins with a triangle. */
  int runOf(int triangle) {
    return Arrays.binarySearch(begins, Arrays.binarySearch(members, triangle));
  }

  /** Whether some triangle of a run is of a kind. */
  boolean any(int run, IntPredicate kind) {
    for (int i = begin(run); i < end(run); i++) {
      if (kind.test(members[i])) {
        return true;
      }
    }
    return false;
  }
}
