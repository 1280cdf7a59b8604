package org.trackwalk.contact.bump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The numbers of docs/engines.md, which were measured in PhysX and Jolt. */
class BumpFormulaTest {

  private static SeamEdge flushAt(double speed) {
    return SeamEdge.flush(speed, SeamEdge.PROBE_RADIUS, SeamEdge.GENERIC_MARGIN);
  }

  /** Rounded to millimetres per second: the different upward speeds that 12 phases give. */
  private static TreeSet<Long> visited(SeamEdge edge) {
    TreeSet<Long> speeds = new TreeSet<>();
    double before = Math.max(1.5, Math.min(edge.speed() / 2, 20));
    for (int k = 0; k < 12; k++) {
      double ahead = before + 0.5 * (k + 0.37) / 12;
      while (ahead > 0) {
        double up = BumpFormula.upward(edge, ahead);
        if (up > 0) {
          speeds.add(Math.round(up * 1000));
        }
        ahead -= edge.stride();
      }
    }
    return speeds;
  }

  @Test
  void twelvePhasesAtTenMetresPerSecondGiveTheMeasuredSpeeds() {
    assertEquals(new TreeSet<>(List.of(419L, 1311L, 1812L)), visited(flushAt(10)));
  }

  @Test
  void twelvePhasesAtFortyMetresPerSecondGiveTheMeasuredLargest() {
    assertEquals(9652L, visited(flushAt(40)).last());
  }

  @Test
  void oneCentimetreStepGivesTheMeasuredLargest() {
    // table of docs/engines.md, row "1 cm step, two meshes", PhysX and Jolt enhanced: 2.51 and 13.1
    SeamEdge ten = SeamEdge.raised(10, 0.35, 0.02, 0.01);
    assertEquals(2.51, visited(ten).last() / 1000.0, 0.005);
    SeamEdge forty = SeamEdge.raised(40, 0.35, 0.02, 0.01);
    assertEquals(13.1, visited(forty).last() / 1000.0, 0.05);
  }

  @Test
  void tenthOfAMillimetreStepGivesTheMeasuredLargest() {
    assertEquals(1.82, visited(SeamEdge.raised(10, 0.35, 0.02, 0.0001)).last() / 1000.0, 0.005);
    assertEquals(9.66, visited(SeamEdge.raised(40, 0.35, 0.02, 0.0001)).last() / 1000.0, 0.03);
  }

  @Test
  void worstOverAllPhases() {
    // docs/engines.md cuts its numbers (0.0238, 1.9156) instead of rounding them
    assertEquals(0.0235, BumpFormula.worst(flushAt(1)).up(), 0.0005);
    assertEquals(1.9155, BumpFormula.worst(flushAt(10)).up(), 0.0005);
    assertEquals(11.1, BumpFormula.worst(flushAt(40)).up(), 0.05);
    assertEquals(13.7, BumpFormula.worst(SeamEdge.flush(40, 0.35, 0.04)).up(), 0.05);
  }

  @Test
  void shareOfPhases() {
    assertEquals(0.72, BumpFormula.worst(flushAt(10)).share(), 0.005);
    assertEquals(0.18, BumpFormula.worst(flushAt(40)).share(), 0.005);
    assertEquals(0.13, BumpFormula.worst(flushAt(55.6)).share(), 0.005);
    assertEquals(1.0, BumpFormula.worst(flushAt(1)).share());
  }

  @Test
  void forwardLossAtTenMetresPerSecond() {
    assertEquals(0.7, BumpFormula.worst(flushAt(10)).forward(), 0.05);
  }

  @Test
  void worstIsNeverBelowAnyPhase() {
    for (double speed : new double[] {0.1, 0.5, 1, 2, 3, 5, 8, 13, 21, 34, 55.6, 89}) {
      for (double height : new double[] {0, 0.0001, 0.003, 0.01, 0.05, 0.2}) {
        SeamEdge edge = SeamEdge.raised(speed, 0.35, 0.02, height);
        Bump worst = BumpFormula.worst(edge);
        double reach = BumpFormula.reach(edge);
        int hits = 0;
        int phases = 20_011;
        for (int i = 0; i < phases; i++) {
          double ahead = reach * i / phases;
          double up = BumpFormula.upward(edge, ahead);
          assertTrue(up <= worst.up() + 1e-12, () -> edge + " at " + ahead);
          hits += up > 0 ? 1 : 0;
        }
        double counted = Math.min(1, reach * hits / phases / edge.stride());
        assertEquals(counted, worst.share(), 0.001, edge::toString);
      }
    }
  }

  @Test
  void edgeBelowReachDoesNothing() {
    assertEquals(Bump.NONE, BumpFormula.worst(new SeamEdge(10, 0.35, 0.38, 0.02, 1 / 60.0, 9.81)));
    assertEquals(0, BumpFormula.upward(flushAt(10), 0.13));
    assertEquals(0, BumpFormula.forwardLoss(flushAt(10), 0.13));
  }

  @Test
  void wallIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> SeamEdge.raised(10, 0.35, 0.02, 0.35));
    assertThrows(IllegalArgumentException.class, () -> SeamEdge.flush(Double.NaN, 0.35, 0.02));
  }
}
