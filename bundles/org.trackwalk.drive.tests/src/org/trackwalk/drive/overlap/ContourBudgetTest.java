package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;

/** A contour may be as long as coordinates can be apart: each look at it is counted. */
class ContourBudgetTest {

  /** Things that are looked at around some bodies; a long contour has more half lanes. */
  private static final long FEW = 200_000;

  @Test
  void aLongContourIsWithinTheBudget() {
    Piece road = DrivenLevel.sheet("road", -Bodies.HALF, 0, Bodies.HALF, 1e6f, 0);
    Piece beam = Bodies.boxes("beam", 1, -0.5, 10, 2, 1, 9e5);
    Bodies level = Bodies.on(List.of(road), List.of(beam));
    Budget few = new Budget(FEW);
    assertThrows(OverBudgetException.class, () -> few.within(() -> level.overlaps(Bodies.TOUCH)));
  }
}
