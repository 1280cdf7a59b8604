package org.trackwalk.course.opening;

import java.util.HashMap;
import java.util.Map;

/** How far inside an opening each of its cells lies, in cells: rings from its outline inward. */
final class CellDistances {

  private final double[] cells;
  private final int[] rings;

  CellDistances(Opening opening) {
    cells = opening.cells();
    rings = new int[opening.size()];
    Map<Long, Integer> numbers = new HashMap<>();
    for (int n = 0; n < rings.length; n++) {
      numbers.put(key(n, 0, 0), n);
    }
    // Each pass peels one ring off; square and diamond rings in turn make about an octagon.
    int left = rings.length;
    for (int ring = 1; left > 0; ring++) {
      int reach = ring % 2 == 0 ? 8 : 4;
      boolean[] peeled = new boolean[rings.length];
      for (int n = 0; n < rings.length; n++) {
        peeled[n] = rings[n] == 0 && touches(n, numbers, reach);
      }
      for (int n = 0; n < rings.length; n++) {
        if (peeled[n]) {
          rings[n] = ring;
          numbers.remove(key(n, 0, 0));
          left--;
        }
      }
    }
  }

  private static final int[] DX = {1, 0, -1, 0, 1, 1, -1, -1};
  private static final int[] DZ = {0, 1, 0, -1, 1, -1, 1, -1};

  private boolean touches(int n, Map<Long, Integer> inside, int directions) {
    for (int d = 0; d < directions; d++) {
      if (!inside.containsKey(key(n, DX[d], DZ[d]))) {
        return true;
      }
    }
    return false;
  }

  private long key(int n, int dx, int dz) {
    long i = (long) Math.floor(cells[3 * n] / VoidFlood.CELL) + dx;
    long j = (long) Math.floor(cells[3 * n + 2] / VoidFlood.CELL) + dz;
    return i << 32 ^ j & 0xffff_ffffL;
  }

  /** The cell that lies farthest inside: of several the middle one of those met. */
  int farthest() {
    int most = 0;
    int count = 0;
    for (int ring : rings) {
      count = ring > most ? 1 : ring == most ? count + 1 : count;
      most = Math.max(most, ring);
    }
    int skip = count / 2;
    for (int n = 0; n < rings.length; n++) {
      if (rings[n] == most && skip-- == 0) {
        return n;
      }
    }
    return 0;
  }
}
