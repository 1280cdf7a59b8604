package org.trackwalk.contact.bump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What a rounded box does at worst against each place of its axis by itself. */
class RoundedPlacesTest {

  private static final int PLACES = 5_000;

  /** So many the formula looks at. */
  private static final int COARSE = 400;

  @Test
  void eachPlaceByItself() {
    SplittableRandom random = new SplittableRandom(26);
    int parts = 0;
    int ends = 0;
    for (int i = 0; i < 40; i++) {
      double radius = 0.02 + 0.2 * random.nextDouble();
      double margin = 0.02 + 0.02 * random.nextDouble();
      double raised = random.nextDouble(-margin, radius);
      BoxEdge edge =
          new BoxEdge(
              Math.exp(random.nextDouble(0, 4)),
              0.3 + 5 * random.nextDouble(),
              2 * radius + 2 * random.nextDouble(),
              raised,
              margin,
              1.0 / (30 + random.nextInt(90)),
              random.nextInt(2) == 0 ? 9.81 : 150 * random.nextDouble());
      double reach = Math.min(RoundedBoxFormula.reach(edge, radius), edge.stride());
      int hits = 0;
      double most = 0;
      double at = 0;
      for (int k = 0; k < PLACES; k++) {
        double ahead = reach * (k + 0.5) / PLACES;
        double[] step = RoundedBoxFormula.step(edge, radius, ahead);
        hits += step[0] > 0 || step[1] > 0 ? 1 : 0;
        if (Math.max(step[0], step[1]) > most) {
          most = Math.max(step[0], step[1]);
          at = ahead;
        }
      }
      Bump worst = RoundedBoxFormula.worst(edge, radius);
      String scene = edge + ", radius " + radius;
      assertEquals((double) hits / PLACES * reach / edge.stride(), worst.share(), 1.0 / COARSE);
      if (hits < 2 * PLACES / COARSE) {
        continue;
      }
      parts += hits < PLACES ? 1 : 0;
      double[] step = RoundedBoxFormula.step(edge, radius, worst.ahead());
      assertEquals(step[0], worst.up(), scene);
      assertEquals(step[1], worst.forward(), scene);
      assertTrue(Math.max(step[0], step[1]) <= most + 1e-3 * most, scene);
      assertTrue(Math.max(step[0], step[1]) >= 0.97 * most, scene);
      if (at > reach * (1 - 1.0 / PLACES)) {
        ends++;
        assertEquals(at, worst.ahead(), 0.51 * reach / COARSE, scene);
      }
    }
    assertTrue(parts > 3 && parts < 40 && ends > 3, parts + " in part, " + ends + " at the end");
  }

  /** What lies deeper under the box than the margin is not met; a hair less deep it is. */
  @Test
  void fliesOverWhatLiesDeeperThanTheMargin() {
    for (double margin : new double[] {0.005, 0.02, 0.1}) {
      BoxEdge deep = new BoxEdge(20, 4.5, 0.5, -margin, margin, 1.0 / 60, 9.81);
      assertEquals(Bump.NONE, RoundedBoxFormula.worst(deep, 0.05));
      BoxEdge near = new BoxEdge(20, 4.5, 0.5, -0.01 * margin, margin, 1.0 / 60, 9.81);
      assertTrue(RoundedBoxFormula.worst(near, 0.05).share() > 0);
    }
  }
}
