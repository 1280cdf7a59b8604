package org.trackwalk.ground.crossing;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The triangles of a column that no smaller columns part: long ones side by side, or a fan. Of
 * copies one is compared.
 */
final class CrowdedColumn {

  /** More than these in one column are a fan: each of them compared with each would be millions. */
  private static final int MANY_TOGETHER = 2000;

  /** Two to this many pairs of boxes cost as much as an item of a search. */
  private static final int PAIRS = 4;

  private CrowdedColumn() {}

  /**
   * Marks those that lie over or under one another.
   *
   * @param column that compares all pairs
   */
  static void compare(WeldedSurface surface, Column column, int[] crowd, BitSet mixed) {
    CopiedTriangles copies = new CopiedTriangles(surface, crowd);
    Budget.spend(crowd.length);
    if (copies.runs() <= MANY_TOGETHER) {
      int[] leaders = new int[copies.runs()];
      Arrays.setAll(leaders, run -> copies.of(copies.begin(run)));
      Budget.spend((long) leaders.length * leaders.length >> PAIRS);
      column.compare(leaders, 0, leaders.length, 0);
      for (int run = 0; run < leaders.length; run++) {
        if (mixed.get(leaders[run])) {
          for (int place = copies.begin(run); place < copies.end(run); place++) {
            mixed.set(copies.of(place));
          }
        }
      }
    } else if (!hangsTogether(surface, crowd)) {
      Arrays.stream(crowd).forEach(mixed::set);
    }
  }

  /** Whether triangles are of one piece and hang together over vertices. */
  private static boolean hangsTogether(WeldedSurface surface, int[] column) {
    Partition together = new Partition(column.length);
    Map<Integer, Integer> at = new HashMap<>();
    int parts = column.length;
    for (int i = 0; i < column.length; i++) {
      if (surface.pieceOf(column[i]) != surface.pieceOf(column[0])) {
        return false;
      }
      for (int k = 3 * column[i]; k < 3 * column[i] + 3; k++) {
        Integer other = at.putIfAbsent(surface.triangles()[k], i);
        if (other != null && together.first(other) != together.first(i)) {
          together.join(other, i);
          parts--;
        }
      }
    }
    return parts == 1;
  }
}
