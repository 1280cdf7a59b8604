package org.trackwalk.ground.reach;

import java.util.HashMap;
import java.util.Map;

/**
 * How far inside a set of cells each of them lies, in rings from its outline inward: about an
 * octagon's distance, that is at most a ninth less than the circle's. It says where to look; what
 * is told is measured there.
 */
public final class Field {

  private static final int[] DX = {1, 0, -1, 0, 1, 1, -1, -1};
  private static final int[] DZ = {0, 1, 0, -1, 1, -1, 1, -1};

  private final double[] cells;
  private final double side;
  private final int[] rings;

  /**
   * Of cells of a grid.
   *
   * @param cells x, y and z of the middle of each, level coordinates; no two in one cell
   * @param side of a cell, metres
   */
  public Field(double[] cells, double side) {
    this.cells = cells.clone();
    this.side = side;
    rings = new int[cells.length / 3];
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

  private boolean touches(int n, Map<Long, Integer> inside, int directions) {
    for (int d = 0; d < directions; d++) {
      if (!inside.containsKey(key(n, DX[d], DZ[d]))) {
        return true;
      }
    }
    return false;
  }

  private long key(int n, int dx, int dz) {
    long i = (long) Math.floor(cells[3 * n] / side) + dx;
    long j = (long) Math.floor(cells[3 * n + 2] / side) + dz;
    return i << 32 ^ j & 0xffff_ffffL;
  }

  /** Number of the ring that a cell lies in: 1 for the outermost. */
  public int ring(int cell) {
    return rings[cell];
  }

  /** The cell that lies farthest inside: of several the middle one of those met. */
  public int farthest() {
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
