package org.trackwalk.contact.bump;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.solver.SolverSettings;

/** A sharp front before an edge in parts: against contacts that are solved one after the other. */
class SharpFrontTest {

  private static final double STEP = 1 / 60.0;

  private static final double CENTIMETRE = 0.01;

  private static BoxEdge edge(double speed, double margin) {
    return new BoxEdge(speed, 4.5, 0.5, 0, margin, STEP, SolverSettings.GRAVITY);
  }

  /** Measured at 40 m/s, both margins, docs/engines.md: both corners up to a centimetre. */
  @ParameterizedTest
  @CsvSource({
    "0.005, 0, 39.6",
    "0.022, 0, 39.6",
    "0.03, 0, 28.1",
    "0.005, 0.01, 39.6",
    "0.0056, 0.01, 28.1",
    "0.022, 0.01, 28.1",
    "-0.03, 0.01, 28.1"
  })
  void theFarCorner(double skew, double together, double measured) {
    double[][] whole = {new Slant(skew, 0).along(1.8)};
    for (double margin : new double[] {0.04, 0.08}) {
      boolean within = together == 0 && Math.abs(skew) * 1.8 < margin;
      double told = SharpFront.worst(edge(40, margin), 1.8, whole, together).forward();
      assertEquals(within ? 39.6 : measured, told, 0.2);
    }
  }

  /** Part of the road behind begins under the other half of the front, a corner's width later. */
  @Test
  void aPartThatBeginsUnderTheOtherHalf() {
    double[][] parts = {{-0.9, -0.018, 0.1, 0.002}, {0.1, 0.002, 0.9, 0.018}};
    double both = SharpFront.worst(edge(40, 0.04), 1.8, parts, CENTIMETRE).forward();
    assertEquals(BoxFormula.worst(edge(40, 0.04)).forward(), both, 1e-9);
    double[][] later = {{-0.9, -0.09, 0.1, 0.01}, {0.1, 0.01, 0.9, 0.09}};
    double one = SharpFront.worst(edge(40, 0.04), 1.8, later, CENTIMETRE).forward();
    assertEquals(28.1, one, 0.2);
  }

  /** The same box, its contacts pushed in turn until none closes: 200 seeds. */
  @Test
  void asContactsInTurn() {
    Random random = new Random(3);
    for (int seed = 0; seed < 200; seed++) {
      double width = 0.8 + 1.6 * random.nextDouble();
      double skew = 0.1 * (random.nextDouble() - 0.5);
      double cut = width * (random.nextDouble() - 0.5);
      double half = width / 2;
      double[][] parts = {
        {-half, -half * skew, cut, cut * skew}, {cut, cut * skew, half, half * skew}
      };
      BoxEdge edge = edge(20 + 40 * random.nextDouble(), 0.04);
      double told = SharpFront.worst(edge, width, parts, CENTIMETRE).forward();
      double solved = inTurn(edge, width, skew, new double[] {-half, cut, half});
      assertEquals(solved, told, 0.02 * told, "seed " + seed);
    }
  }

  /** What is lost with a contact at each place that has one. */
  private static double inTurn(BoxEdge edge, double width, double skew, double[] ends) {
    double nearest = -Math.abs(skew) * width / 2;
    boolean[] met = new boolean[3];
    for (int part = 0; part < 2; part++) {
      int near = skew < 0 ? part + 1 : part;
      int far = 2 * part + 1 - near;
      if (skew * ends[near] - nearest < edge.margin()) {
        met[near] = true;
        met[far] |= skew * (ends[far] - ends[near]) < CENTIMETRE;
      }
    }
    double pitch = 12 / (4.5 * 4.5 + 0.25);
    double yaw = 12 / (4.5 * 4.5 + width * width);
    double speed = edge.speed();
    double turns = 0;
    double nods = 0;
    double up = 0;
    double[] pushed = new double[4];
    for (int sweep = 0; sweep < 4000; sweep++) {
      for (int i = 0; i < 3; i++) {
        // forward at the place: the yaw takes it along, a nose that goes down holds it back
        double closes = speed - turns * ends[i] + 0.25 * nods;
        double wanted = closes / (1 + ends[i] * ends[i] * yaw + 0.0625 * pitch);
        double impulse = met[i] ? Math.max(-pushed[i], wanted) : 0;
        pushed[i] += impulse;
        speed -= impulse;
        turns += impulse * ends[i] * yaw;
        nods -= impulse * 0.25 * pitch;
      }
      // its front does not go into the road
      double impulse = Math.max(-pushed[3], -(up + 2.25 * nods) / (1 + 2.25 * 2.25 * pitch));
      pushed[3] += impulse;
      up += impulse;
      nods += impulse * 2.25 * pitch;
    }
    return edge.speed() - speed;
  }
}
