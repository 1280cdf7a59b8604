package org.trackwalk.contact.bump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.solver.SolverSettings;

/** A box that meets an edge askew: against what PhysX and Jolt did (SkewedSeamInEnginesTest). */
class CornerFormulaTest {

  private static final double STEP = 1 / 60.0;

  private static BoxEdge edge(double speed, double raised, double margin) {
    return new BoxEdge(speed, 4.5, 0.5, raised, margin, STEP, SolverSettings.GRAVITY);
  }

  private static Slant askew(double along) {
    return new Slant(along, 0);
  }

  /** 28.1 of 39.6 m/s, 38.6 of 54.5; of a box half as wide 35.6 of 40.0. */
  @ParameterizedTest
  @CsvSource({"40, 1.8, 28.1", "55, 1.8, 38.6", "40, 0.9, 35.6", "55, 0.9, 48.9"})
  void aSharpCornerLosesLess(double speed, double width, double measured) {
    BoxEdge edge = edge(speed, 0, 0.04);
    for (double skew : new double[] {0.05, -0.05, 0.1, 0.3}) {
      assertEquals(measured, CornerFormula.worst(edge, 0, width, askew(skew)).forward(), 0.2);
    }
  }

  /** Both corners are within the margin when a step begins. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.01, -0.01, 0.022})
  void bothCornersAreMetTogether(double skew) {
    BoxEdge edge = edge(40, 0, 0.04);
    assertEquals(BoxFormula.worst(edge), CornerFormula.worst(edge, 0, 1.8, askew(skew)));
  }

  /** Measured: bend 1 % eight metres before the seam, which the box is 1 cm deeper at. */
  @ParameterizedTest
  @CsvSource({"40, 0, 14.7, 8.8", "55, 0, 20.2, 11.6", "40, 0.01, 15.4, 12.9"})
  void aRoundedCornerToo(double speed, double raised, double up, double lost) {
    BoxEdge edge = edge(speed, raised, 0.02);
    for (double skew : new double[] {0.03, -0.05}) {
      Bump corner = CornerFormula.worst(edge, 0.05, 1.8, askew(skew));
      assertEquals(up, corner.up(), 0.08 * up);
      assertEquals(lost, corner.forward(), 0.08 * lost);
    }
  }

  /** What the sweeps find for two corners at once is the closed form. */
  @ParameterizedTest
  @CsvSource({"40, 0", "40, 0.01", "40, 0.03", "55, -0.01", "20, 0.02"})
  void withBothCornersItIsTheClosedForm(double speed, double raised) {
    BoxEdge edge = edge(speed, raised, 0.02);
    Bump square = RoundedBoxFormula.worst(edge, 0.05);
    Bump nearly = CornerFormula.worst(edge, 0.05, 1.8, askew(1e-4));
    assertEquals(square.forward(), nearly.forward(), 0.02 * square.forward());
    assertEquals(square.up(), nearly.up(), 0.02 * square.up());
  }

  /** One corner is as deep as all of it would be, the other one less: between the two. */
  @ParameterizedTest
  @CsvSource({"0.004", "-0.004", "0.01"})
  void oneCornerIsDeeper(double up) {
    Bump corner = CornerFormula.worst(edge(40, 0.015, 0.02), 0.05, 1.8, new Slant(0, up));
    double deep = 0.015 + 0.85 * Math.abs(up);
    Bump most = RoundedBoxFormula.worst(edge(40, deep, 0.02), 0.05);
    Bump least = RoundedBoxFormula.worst(edge(40, 0.03 - deep, 0.02), 0.05);
    assertTrue(corner.forward() < 0.97 * most.forward(), corner + " of " + most);
    assertTrue(corner.forward() > least.forward(), corner + " over " + least);
  }

  @ParameterizedTest
  @CsvSource({"0.01", "0.02", "0.035"})
  void theMoreAskewTheLess(double raised) {
    BoxEdge edge = edge(40, raised, 0.02);
    double first = worst(edge, askew(0));
    double last = first;
    for (double skew : new double[] {0.01, 0.02, 0.05}) {
      double worst = worst(edge, askew(skew));
      assertTrue(worst <= last + 1e-6, worst + " after " + last);
      last = worst;
    }
    assertTrue(last < 0.9 * first);
  }

  /**
   * Jolt, an edge that stands up by so much and that much more per metre aside, 100 phases: both
   * corners are met along one direction.
   */
  @ParameterizedTest
  @CsvSource({
    "40, 0.01, 0.006, 19.8",
    "40, 0.01, 0.012, 22.7",
    "40, 0.01, 0.02, 26.9",
    "55, 0.01, 0.012, 29.3",
    "55, 0.01, 0.02, 38.0",
    "40, 0, 0.012, 16.7",
    "55, 0, 0.012, 23.0",
    "40, 0.02, 0.012, 29.5",
    "55, 0.02, 0.02, 44.9"
  })
  void theDeeperCornerIsMetHarder(double speed, double raised, double up, double measured) {
    for (double slant : new double[] {up, -up}) {
      double worst = worst(edge(speed, raised, 0.02), new Slant(0, slant));
      assertEquals(measured, worst, 0.12 * measured);
    }
  }

  /** One point of an edge: in the middle as all of it would be, at a side the box turns. */
  @ParameterizedTest
  @CsvSource({"40, 0", "55, 0.01", "55, 0.02"})
  void onePointIsMetAsFarAsItIsAside(double speed, double raised) {
    BoxEdge edge = edge(speed, raised, 0.02);
    double all = RoundedBoxFormula.worst(edge, 0.05).forward();
    double last = CornerFormula.point(edge, 0.05, 1.8, 0).forward();
    assertEquals(all, last, 0.02 * all);
    for (double aside : new double[] {0.3, 0.6, 0.8}) {
      double one = CornerFormula.point(edge, 0.05, 1.8, aside).forward();
      assertEquals(one, CornerFormula.point(edge, 0.05, 1.8, -aside).forward(), 1e-4);
      assertTrue(one < last, one + " after " + last);
      last = one;
    }
  }

  private static double worst(BoxEdge edge, Slant slant) {
    Bump bump = CornerFormula.worst(edge, 0.05, 1.8, slant);
    return Math.max(bump.up(), bump.forward());
  }
}
