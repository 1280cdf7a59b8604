package org.trackwalk.contact.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.gjk.ConvexPair;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Solids;

/** Two ways to one number: EPA expands a polytope, SAT tries axes. */
class DepthAgreementTest {

  private static final int PAIRS = 100_000;
  private static final int HULLS = 400;

  @Test
  void epaAndSeparatingAxesSayTheSameDepth() {
    Random random = new Random(70);
    ConvexHull[] hulls = new ConvexHull[HULLS];
    AxisSet[] sets = new AxisSet[HULLS];
    for (int i = 0; i < HULLS; i++) {
      hulls[i] = hull(random, i);
      sets[i] = AxisSet.of(hulls[i].core());
    }
    PlacedPolyhedron[] first = new PlacedPolyhedron[HULLS];
    PlacedPolyhedron[] second = new PlacedPolyhedron[HULLS];
    for (int i = 0; i < HULLS; i++) {
      first[i] = new PlacedPolyhedron(sets[i]);
      second[i] = new PlacedPolyhedron(sets[i]);
    }
    SeparatingAxes axes = new SeparatingAxes();
    ConvexPair pair = new ConvexPair();
    BestAxis best = new BestAxis();
    int overlapping = 0;
    for (int i = 0; i < PAIRS; i++) {
      int a = random.nextInt(HULLS);
      int b = random.nextInt(HULLS);
      Pose at = Solids.pose(random, 0.25);
      Pose bt = Solids.pose(random, 0.25);
      first[a].place(at, 0, 0, 0);
      second[b].place(bt, 0, 0, 0);

      axes.measure(first[a], second[b], best);
      assertTrue(pair.measure(hulls[a], at, hulls[b], bt, Double.POSITIVE_INFINITY));

      String where = "seed 70, pair " + i;
      if (best.separation > 0) {
        assertTrue(pair.separation() >= best.separation - 1e-9, where);
      } else {
        overlapping++;
        double depth = -pair.separation();
        assertEquals(depth, -best.separation, 1e-4 * depth + 2 * SeparatingAxes.TIE, where);
      }
    }
    assertTrue(overlapping > 0.7 * PAIRS, overlapping + " overlap");
  }

  /** Four to thirty corners, mostly few; points of a ball, so that some are inside. */
  private static ConvexHull hull(Random random, int i) {
    int points = i % 8 == 0 ? 4 + random.nextInt(27) : 4 + random.nextInt(9);
    double[] p = new double[3 * points];
    double flat = 0.2 + random.nextDouble();
    for (int k = 0; k < points; k++) {
      double x = random.nextGaussian();
      double y = random.nextGaussian();
      double z = random.nextGaussian();
      double r = Math.sqrt(x * x + y * y + z * z) / (0.7 + 0.3 * random.nextDouble());
      p[3 * k] = x / r;
      p[3 * k + 1] = flat * y / r;
      p[3 * k + 2] = z / r;
    }
    return HullBuilder.hull(p);
  }
}
