package org.trackwalk.contact.bump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The worst case and the share of phases against each place before the edge asked by itself, for
 * edges of every height, also below the road, and for contacts that count only from a lean on.
 */
class BumpPlacesTest {

  private static final int PLACES = 10_000;

  private static SeamEdge edge(SplittableRandom random) {
    double radius = 0.1 + random.nextDouble();
    double margin = 0.1 * radius * random.nextDouble();
    double drop = radius * (0.5 + 0.5 * random.nextDouble());
    if (random.nextInt(2) == 0) {
      drop = radius + margin * random.nextDouble();
    }
    double speed = Math.exp(random.nextDouble(-2, 5.5));
    double gravity = random.nextInt(3) == 0 ? 200 * random.nextDouble() : 9.81;
    return new SeamEdge(speed, radius, drop, margin, 1.0 / (30 + random.nextInt(90)), gravity);
  }

  /** Sine of the angle between straight up and the contact at such a place. */
  private static double lean(SeamEdge edge, double ahead) {
    return ahead / Math.hypot(edge.drop(), ahead);
  }

  private static double up(SeamEdge edge, double ground, double ahead) {
    return lean(edge, ahead) < ground ? 0 : BumpFormula.upward(edge, ahead);
  }

  /** The highest throw: the best of many places, then of many around that one. */
  private static double highest(SeamEdge edge, double ground) {
    double low = 0;
    double high = BumpFormula.reach(edge);
    double best = 0;
    for (int round = 0; round < 5; round++) {
      double at = low;
      for (int i = 0; i <= 400; i++) {
        double ahead = low + (high - low) * i / 400;
        double up = up(edge, ground, ahead);
        if (up > best) {
          best = up;
          at = ahead;
        }
      }
      double place = (high - low) / 400;
      low = Math.max(0, at - place);
      high = Math.min(BumpFormula.reach(edge), at + place);
    }
    return best;
  }

  @Test
  void eachPlaceByItself() {
    SplittableRandom random = new SplittableRandom(25);
    int none = 0;
    int parts = 0;
    for (int i = 0; i < 80; i++) {
      SeamEdge edge = edge(random);
      double ground = i % 3 == 0 ? 0 : 0.4 * random.nextDouble();
      Bump worst = BumpFormula.worst(edge, ground);
      double reach = BumpFormula.reach(edge);
      int hits = 0;
      for (int k = 0; k < PLACES; k++) {
        hits += up(edge, ground, reach * (k + 0.5) / PLACES) > 0 ? 1 : 0;
      }
      double share = Math.min(1, reach * hits / PLACES / edge.stride());
      String scene = edge + ", ground " + ground;
      // a run of places that throw begins and ends within half a place of where it is counted
      assertEquals(share, worst.share(), 2 * reach / PLACES / edge.stride(), scene);
      assertEquals(highest(edge, ground), worst.up(), 1e-6 * (1 + worst.up()), scene);
      none += hits == 0 ? 1 : 0;
      if (hits == 0) {
        assertEquals(Bump.NONE, worst, scene);
        continue;
      }
      parts += share < 1 && hits < PLACES ? 1 : 0;
      double ahead = worst.ahead() * (1 - 1e-9);
      assertTrue(lean(edge, worst.ahead()) > ground - 1e-9, scene);
      assertEquals(worst.up(), BumpFormula.upward(edge, ahead), 1e-6 * (1 + worst.up()), scene);
      assertEquals(worst.forward(), BumpFormula.forwardLoss(edge, ahead), 1e-6 * edge.speed());
    }
    assertTrue(none > 3 && parts > 15 && parts + none < 80, none + " none, " + parts + " in part");
  }

  /** 3, 4 and 5 eighths: the edge lies as far off as the radius and the margin together. */
  @Test
  void aContactEndsWithTheMargin() {
    SeamEdge edge = new SeamEdge(10, 0.5, 0.5, 0.125, 1 / 60.0, 9.81);
    assertEquals(0.375, BumpFormula.reach(edge));
    assertFalse(BumpFormula.inReach(edge, 0.375));
    assertTrue(BumpFormula.inReach(edge, 0.375 - 1e-12));
  }

  /** A contact at such a lean is the road's, and the highest throw of a fast probe is elsewhere. */
  @Test
  void leanFromWhichOn() {
    SeamEdge edge = SeamEdge.flush(5, 0.35, 0.02);
    double ahead = BumpFormula.worst(edge).ahead();
    double lean = lean(edge, ahead);
    assertEquals(BumpFormula.worst(edge).up(), BumpFormula.worst(edge, lean - 0.01).up(), 1e-9);
    assertTrue(BumpFormula.worst(edge, lean + 0.01).up() < BumpFormula.worst(edge).up());
    double end = lean(edge, BumpFormula.reach(edge));
    assertEquals(Bump.NONE, BumpFormula.worst(edge, end + 1e-9));
  }
}
