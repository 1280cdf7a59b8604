package org.trackwalk.drive.things;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.course.road.Strand;

/**
 * The rows of one pass of a road by a thing: a lap that goes over or under itself comes by twice,
 * and what it meets of a bridge's post on one level says nothing of the other.
 */
final class Pass {

  /** Rows after which a road may be back at a thing: a full turn, as tight as a car can. */
  private static final int BACK = (int) (2 * Math.PI * Sweep.TIGHTEST / Strand.ROW);

  private final Set<Integer> rows = new HashSet<>();
  private final Strand strand;

  private Pass(Strand strand) {
    this.strand = strand;
  }

  /** Those around one part, of all that is met of a thing on its strand. */
  static Pass of(Met part, List<Met> met, Strand strand) {
    Pass pass = new Pass(strand);
    int[] all = met.stream().mapToInt(Met::row).distinct().sorted().toArray();
    int at = Arrays.binarySearch(all, part.row());
    pass.rows.add(part.row());
    for (int step = -1; step <= 1; step += 2) {
      int last = part.row();
      for (int i = 1; i < all.length; i++) {
        int k = at + step * i;
        if (!strand.closed() && (k < 0 || k >= all.length)) {
          break;
        }
        int row = all[Math.floorMod(k, all.length)];
        int gap = step * (row - last);
        if ((strand.closed() ? Math.floorMod(gap, strand.rows()) : gap) > BACK) {
          break;
        }
        pass.rows.add(row);
        last = row;
      }
    }
    return pass;
  }

  /** Whether a row is one of them. */
  boolean has(int row) {
    return rows.contains(row);
  }

  /** Whether a row is one of them or beside one. */
  boolean isNear(int row) {
    return has(row) || has(strand.row(row, -1)) || has(strand.row(row, 1));
  }
}
