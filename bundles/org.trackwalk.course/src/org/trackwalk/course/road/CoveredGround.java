package org.trackwalk.course.road;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which triangles of the road have their middles on a row of a strand. Where a triangle is what it
 * was in the check before, and the row that it lay on is there again to the bit, it lies on it.
 */
final class CoveredGround {

  /** By triangle where nothing is known. */
  private static final int NONE = -1;

  /**
   * What a check leaves for the next.
   *
   * @param rows the number of each row, by all that decides what lies on it
   * @param on per triangle the number of the row that it lies on; {@link #NONE} for none
   */
  private record Kept(Map<Row, Integer> rows, int[] on) {}

  /** All numbers of a row that decide what lies on it. */
  private record Row(double[] numbers) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Row row && Arrays.equals(numbers, row.numbers);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(numbers);
    }
  }

  private final WeldedSurface surface;
  private final FinishedStrands walked;
  private final boolean lasting;
  private final SurfaceChange change;
  private final Kept before;
  private final Kept now;

  /** Per row of before its number among those of now. */
  private final int[] present;

  private int strands;

  private CoveredGround(
      WeldedSurface surface, FinishedStrands walked, SurfaceChange change, Kept before, Kept now) {
    this.surface = surface;
    this.walked = walked;
    this.change = change;
    this.before = before;
    this.now = now;
    lasting = now != null;
    present = new int[before == null ? 0 : before.rows.size()];
    Arrays.fill(present, NONE);
  }

  /** Of a walk of which nothing is done yet; what is found is kept for the next check. */
  static CoveredGround of(WeldedSurface surface, FinishedStrands walked, Memory memory) {
    if (!memory.lasting()) {
      return new CoveredGround(surface, walked, null, null, null);
    }
    int[] on = new int[surface.triangleCount()];
    Arrays.fill(on, NONE);
    Kept now = new Kept(new HashMap<>(), on);
    memory.keep(Kept.class, now);
    Kept before = memory.change() == null ? null : memory.last(Kept.class).orElse(null);
    return new CoveredGround(surface, walked, memory.change(), before, now);
  }

  /** Whether the middle of a triangle lies on a row of a strand that is walked by now. */
  boolean has(int t) {
    if (!lasting) {
      double[] c = middle(surface, t);
      return walked.covering(c[0], c[1], c[2]) >= 0;
    }
    note();
    int was = before == null ? NONE : change.before(t);
    int row = was < 0 ? NONE : before.on[was];
    if (row >= 0 && present[row] >= 0) {
      now.on[t] = present[row];
      return true;
    }
    double[] c = middle(surface, t);
    int on = walked.covering(c[0], c[1], c[2]);
    now.on[t] = on < 0 ? NONE : now.rows.get(row(on));
    return on >= 0;
  }

  /** Numbers the rows of strands that were walked meanwhile. */
  private void note() {
    for (; strands < walked.all().size(); strands++) {
      for (int row = 0; row < walked.all().get(strands).count(); row++) {
        Row content = row(walked.number(strands, row));
        Integer number = now.rows.size();
        Integer there = now.rows.putIfAbsent(content, number);
        Integer was = before == null ? null : before.rows.get(content);
        if (was != null) {
          present[was] = there == null ? number : there;
        }
      }
    }
  }

  private Row row(int number) {
    return new Row(walked.reach(number));
  }

  /** The middle of a triangle: x, y, z. */
  static double[] middle(WeldedSurface surface, int t) {
    double[] sum = new double[3];
    for (int c = 0; c < 3; c++) {
      int v = 3 * surface.triangles()[3 * t + c];
      for (int k = 0; k < 3; k++) {
        sum[k] += surface.positions()[v + k] / 3.0;
      }
    }
    return sum;
  }
}
