package org.trackwalk.contact.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.sat.AxisSet;
import org.trackwalk.contact.sat.BestAxis;
import org.trackwalk.contact.sat.PlacedPolyhedron;
import org.trackwalk.contact.sat.SeparatingAxes;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;

/** Two roads to one depth: GJK with EPA, and separating axes, on 100,000 random pairs of hulls. */
class SatAgreementTest {

  private static final int PAIRS = 100_000;

  private static final int HULLS = 300;

  /** Of the depth. */
  private static final double RELATIVE = 1e-4;

  private static ConvexHull hull(Random random) {
    double[] p = new double[3 * (4 + random.nextInt(17))];
    double flat = random.nextInt(4) == 0 ? 0.05 : 1;
    for (int i = 0; i < p.length; i++) {
      p[i] = (random.nextDouble() * 2 - 1) * (i % 3 == 1 ? flat : 1);
    }
    return HullBuilder.hull(p);
  }

  @Test
  void depthsAgree() {
    Random random = new Random(31_415);
    ConvexHull[] hulls = new ConvexHull[HULLS];
    PlacedPolyhedron[] first = new PlacedPolyhedron[HULLS];
    PlacedPolyhedron[] second = new PlacedPolyhedron[HULLS];
    for (int i = 0; i < HULLS; i++) {
      hulls[i] = hull(random);
      AxisSet axes = AxisSet.of(hulls[i].core());
      first[i] = new PlacedPolyhedron(axes);
      second[i] = new PlacedPolyhedron(axes);
    }
    SeparatingAxes sat = new SeparatingAxes();
    BestAxis axis = new BestAxis();
    ConvexPair pair = new ConvexPair();
    int overlaps = 0;
    int apart = 0;
    for (int i = 0; i < PAIRS; i++) {
      int a = random.nextInt(HULLS);
      int b = random.nextInt(HULLS);
      Pose at = HullPairsTest.pose(random, 0.5);
      Pose bt = HullPairsTest.pose(random, 0.2);
      first[a].place(at, 0, 0, 0);
      second[b].place(bt, 0, 0, 0);
      sat.measure(first[a], second[b], axis);
      pair.measure(hulls[a], at, hulls[b], bt, Double.POSITIVE_INFINITY);
      String where = "seed 31415, pair " + i;
      if (axis.separation < 0) {
        overlaps++;
        double tolerance = RELATIVE * -axis.separation + SeparatingAxes.TIE;
        assertEquals(axis.separation, pair.separation(), tolerance, where);
      } else {
        apart++;
        assertTrue(pair.separation() >= axis.separation - SeparatingAxes.TIE, where);
      }
    }
    assertTrue(overlaps > PAIRS / 3 && apart > PAIRS / 20, overlaps + " overlap");
  }
}
