package org.trackwalk.ground.reach;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The triangles of a floor.
 *
 * @param triangles ascending; shared
 * @param set the same; shared
 */
record FloorMembers(int[] triangles, BitSet set) {

  /**
   * Those of the ground that somebody wants.
   *
   * @param carrying all triangles that carry a car, ascending
   */
  static FloorMembers of(WeldedSurface surface, int[] carrying, IntPredicate wanted) {
    int[] kept = new int[carrying.length];
    BitSet set = new BitSet(surface.triangleCount());
    int count = 0;
    for (int t : carrying) {
      if (wanted.test(t)) {
        kept[count++] = t;
        set.set(t);
      }
    }
    return new FloorMembers(Arrays.copyOf(kept, count), set);
  }
}
