package org.trackwalk.course.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.parallel.WorkSize;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The grid on which a road is measured is work, and so is each triangle that is laid on it. */
class RoadMeasureWorkTest {

  /** So many halves of one square, which is a thousand cells wide. */
  private static WeldedSurface halves(int count) {
    float[] p = new float[9 * count];
    for (int t = 0; t < count; t++) {
      p[9 * t + 1] = p[9 * t + 4] = p[9 * t + 7] = 0.01f * t;
      p[9 * t + 5] = 100;
      p[9 * t + 6] = 100;
    }
    int[] corners = IntStream.range(0, 3 * count).toArray();
    Piece piece = Piece.named("pile", "l.obj").mesh(p, corners).build();
    return ExactWeld.weld(List.of(piece), 1, Progress.none());
  }

  private static RoadMeasure measure(WeldedSurface surface) {
    return RoadMeasure.of(surface, t -> true, Facing.of(surface, t -> true), 1);
  }

  private static long units(int count) {
    WeldedSurface surface = halves(count);
    WorkTally tally = new WorkTally();
    tally.of("", Progress.none(), () -> measure(surface));
    return tally.total();
  }

  @Test
  void halfAMillionCellsOfATriangleAreWork() {
    double cells = 0.5 * 1024 * 1024;
    long one = units(1);
    assertTrue(one > cells / 16 + 2 * cells / 16, one + " units");
    assertEquals(cells / 16, (units(9) - one) / 8.0, 0.01 * cells / 16);
  }

  @Test
  void aPileIsStoppedWithinIt() {
    WeldedSurface pile = halves(2500);
    Budget budget = Budget.ofSize(new WorkSize(pile.triangleCount(), 1));
    assertThrows(OverBudgetException.class, () -> budget.within(() -> measure(pile)));
  }
}
