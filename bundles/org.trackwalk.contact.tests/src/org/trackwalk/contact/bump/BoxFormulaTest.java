package org.trackwalk.contact.bump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The share of passes is what counting steps that begin anywhere gives, the speeds what the momenta
 * of one step do.
 */
class BoxFormulaTest {

  private static final int STEPS = 100_000;

  private static BoxEdge edge(double speed, double raised, double margin) {
    return new BoxEdge(speed, 4.5, 0.5, raised, margin, 1.0 / 60, 9.81);
  }

  /**
   * A pass is a hit when one of its steps begins within the margin before the edge, or over it and
   * less far in than the edge is high: then the shorter way out is back.
   */
  @ParameterizedTest
  @CsvSource({
    "55.6, 0, 0.02",
    "55.6, 0.007, 0.02",
    "55.6, 0.007, 0",
    "10, 0.02, 0.02",
    "10, 0.3, 0.02",
    "1, 0.01, 0.02",
    "30, 0, 0"
  })
  void shareOfPasses(double speed, double raised, double margin) {
    BoxEdge edge = edge(speed, raised, margin);
    double stride = speed / 60;
    int hits = 0;
    for (int i = 0; i < STEPS; i++) {
      double first = margin - stride * (i + 0.5) / STEPS;
      // Steps of one pass begin a stride apart; the first that is within the margin, and later
      // ones.
      boolean hit = false;
      for (double ahead = first; ahead > -raised - stride; ahead -= stride) {
        boolean before = ahead >= 0 && ahead < margin;
        boolean over = ahead < 0 && -ahead < raised;
        hit |= before || over;
      }
      hits += hit ? 1 : 0;
    }
    assertEquals((double) hits / STEPS, BoxFormula.worst(edge).share(), 2.0 / STEPS);
  }

  /** The example that engines were measured at, docs/engines.md. */
  @Test
  void theMeasuredBoxLosesAndJumpsAsItDid() {
    BoxEdge edge = new BoxEdge(10, 1.0, 0.5, 0, 0.02, 1.0 / 60, 9.81);
    assertEquals(7.76, BoxFormula.forwardLoss(edge, 0.0154), 0.005);
    assertEquals(2.62, BoxFormula.upward(edge, 0.0154), 0.005);
  }

  /**
   * The momenta of the step written down one by one and solved: forward and upward speed and turn
   * after it, and the impulses of wall and road, of which the road presses where the box turns to.
   */
  @Test
  void speedsAreThoseOfTheFiveMomenta() {
    SplittableRandom random = new SplittableRandom(31);
    int turns = 0;
    for (int i = 0; i < 2000; i++) {
      double l = 0.5 + 5 * random.nextDouble();
      double h = 0.2 + 2 * random.nextDouble();
      double raised = h * random.nextDouble();
      double dt = 1.0 / (30 + random.nextInt(200));
      BoxEdge edge =
          new BoxEdge(
              0.1 + 60 * random.nextDouble(), l, h, raised, 0.02, dt, 20 * random.nextDouble());
      double ahead = random.nextInt(4) == 0 ? 0 : 0.02 * random.nextDouble();
      double onward = ahead / dt;
      if (edge.speed() <= onward) {
        assertEquals(0, BoxFormula.upward(edge, ahead), "it does not reach the edge");
        assertEquals(0, BoxFormula.forwardLoss(edge, ahead));
        continue;
      }
      double a = h / 2 - raised;
      double end = a > 0 ? l / 2 : -l / 2;
      double inertia = (l * l + h * h) / 12;
      double fall = edge.gravity() * dt;
      double[] x =
          solved(
              new double[][] {
                {1, 0, 0, 1, 0, edge.speed()}, // forward speed, less what the wall takes
                {0, 1, 0, 0, -1, -fall}, // upward speed, and what the road gives
                {0, 0, inertia, a, -end, 0}, // turn: the wall below the centre, the road at an end
                {1, 0, a, 0, 0, onward}, // the wall's contact goes on as far as the edge
                {0, 1, end, 0, 0, 0} // the end on the road stays on it
              });
      boolean lifts = x[1] > 0;
      turns += lifts ? 1 : 0;
      // Where the weight holds both ends down it is only stopped.
      double up = lifts ? x[1] : 0;
      double loss = lifts ? edge.speed() - x[0] : edge.speed() - onward;
      assertEquals(up, BoxFormula.upward(edge, ahead), 1e-9 * (1 + up));
      assertEquals(loss, BoxFormula.forwardLoss(edge, ahead), 1e-9 * (1 + loss));
      if (ahead == 0) {
        assertEquals(BoxFormula.upward(edge, 0), BoxFormula.worst(edge).up());
        assertEquals(BoxFormula.forwardLoss(edge, 0), BoxFormula.worst(edge).forward());
      }
    }
    assertTrue(turns > 500 && turns < 2000, turns + " boxes turned");
  }

  @Test
  void theMarginEndsWhereItEnds() {
    BoxEdge edge = edge(55.6, 0, 0.02);
    assertTrue(BoxFormula.forwardLoss(edge, Math.nextDown(0.02)) > 0);
    assertEquals(0, BoxFormula.forwardLoss(edge, 0.02));
    assertTrue(BoxFormula.forwardLoss(edge(55.6, 0, 0), 0) > 0, "right at the edge without one");
    assertEquals(0, BoxFormula.upward(edge(0.6, 0, 0.02), 0.01), "exactly up to the edge");
  }

  /** Gauss, with the largest of each column. */
  private static double[] solved(double[][] rows) {
    int n = rows.length;
    for (int c = 0; c < n; c++) {
      int best = c;
      for (int r = c; r < n; r++) {
        best = Math.abs(rows[r][c]) > Math.abs(rows[best][c]) ? r : best;
      }
      double[] swap = rows[c];
      rows[c] = rows[best];
      rows[best] = swap;
      for (int r = 0; r < n; r++) {
        double factor = r == c ? 0 : rows[r][c] / rows[c][c];
        for (int k = c; k <= n && factor != 0; k++) {
          rows[r][k] -= factor * rows[c][k];
        }
      }
    }
    double[] x = new double[n];
    for (int r = 0; r < n; r++) {
      x[r] = rows[r][n] / rows[r][r];
    }
    return x;
  }
}
