package org.trackwalk.contact.bump;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The share of passes is what counting steps that begin anywhere gives. */
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
}
