package org.trackwalk.course.road;

import java.util.stream.IntStream;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Some triangles of the road, spread as by chance, which a change elsewhere leaves the same: those
 * whose corners have the least of a hash.
 */
final class SeedPlaces {

  /** The golden ratio in 64 bits spreads keys that follow each other (Knuth, TAOCP 3, 6.4). */
  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

  private SeedPlaces() {}

  /**
   * What a check leaves for the next.
   *
   * @param ground the road's triangles, by the array itself
   * @param chosen of them, with the hash of each
   */
  private record Kept(int[] ground, int most, int[] chosen, long[] hashes) {

    /** Whether all others are what they were, or have more of a hash than these. */
    boolean holds(WeldedSurface surface, Floor now, int wanted, SurfaceChange change) {
      if (now.triangles() != ground || wanted != most || !change.samePlaces()) {
        return false;
      }
      for (int t : change.come()) {
        if (now.has(t) && hash(surface, t) <= hashes[hashes.length - 1]) {
          return false;
        }
      }
      return IntStream.of(chosen).allMatch(t -> change.before(t) >= 0);
    }
  }

  /**
   * So many triangles of the surface, or all when there are fewer; the least hash first.
   *
   * @return shared: do not write
   */
  static int[] of(WeldedSurface surface, Floor ground, int most, Memory memory) {
    if (!memory.lasting()) {
      return chosen(surface, ground, most).chosen;
    }
    Kept kept =
        memory
            .last(Kept.class)
            .filter(last -> memory.change() != null)
            .filter(last -> last.holds(surface, ground, most, memory.change()))
            .orElseGet(() -> chosen(surface, ground, most));
    memory.keep(Kept.class, kept);
    return kept.chosen;
  }

  private static Kept chosen(WeldedSurface surface, Floor ground, int most) {
    int n = Math.min(most, ground.size());
    int[] chosen = new int[n];
    long[] hashes = new long[n];
    int count = 0;
    for (int i = 0; i < ground.size(); i++) {
      int t = ground.triangle(i);
      long hash = hash(surface, t);
      if (count == n && hash >= hashes[n - 1]) {
        continue;
      }
      int at = count < n ? count++ : n - 1;
      for (; at > 0 && hashes[at - 1] > hash; at--) {
        hashes[at] = hashes[at - 1];
        chosen[at] = chosen[at - 1];
      }
      hashes[at] = hash;
      chosen[at] = t;
    }
    return new Kept(ground.triangles(), most, chosen, hashes);
  }

  private static long hash(WeldedSurface surface, int t) {
    long hash = 0;
    for (int c = 3 * t; c < 3 * t + 3; c++) {
      int v = 3 * surface.triangles()[c];
      for (int k = 0; k < 3; k++) {
        hash = (hash ^ Float.floatToIntBits(surface.positions()[v + k])) * GOLDEN;
        hash ^= hash >>> 32;
      }
    }
    return hash;
  }
}
