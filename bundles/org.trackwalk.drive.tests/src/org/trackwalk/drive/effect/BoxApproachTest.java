package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.BoxFormula;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.RoundedBoxFormula;
import org.trackwalk.contact.solver.SolverSettings;

/** A box that comes over bent ground: whether its front is down when it is at the seam. */
class BoxApproachTest {

  private static final double STEP = 1 / 60.0;

  private static final double SEAM = 30;

  private static final double LANE = 0.13;

  private static BoxGround ground(DoubleBinaryOperator height) {
    return BentRoad.of(2 * SEAM, SEAM, 1, 1, (x, z) -> height.applyAsDouble(x - SEAM, z))
        .ground(LANE, 0.9, 12);
  }

  private static BoxEdge edge(double speed) {
    return new BoxEdge(speed, 4.5, 0.5, 0, 0.04, STEP, SolverSettings.GRAVITY);
  }

  private static Bump bump(DoubleBinaryOperator height, double speed) {
    return BoxApproach.of(ground(height), edge(speed), 1.8, new BoxContacts(0, 0, 0, 0));
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 40", "0.05, 0, 40", "-0.08, 0.03, 20", "0, -0.1, 55.6"})
  void onAPlaneItIsTheClosedForm(double along, double across, double speed) {
    DoubleBinaryOperator plane = (x, z) -> along * x + across * z;
    assertTrue(ground(plane).isPlane());
    Bump level = BoxFormula.worst(edge(speed));
    Bump bump = bump(plane, speed);
    assertEquals(level.forward(), bump.forward(), 0.02 * speed);
    assertEquals(level.share(), bump.share(), 1e-3);
  }

  /** As PhysX does (BoxClearanceInEnginesTest): a crest within its length lifts its front. */
  @ParameterizedTest
  @CsvSource({
    "-0.0025, 0, true",
    "-0.0025, 1, false",
    "-0.0025, 3, false",
    "-0.0025, 6, true",
    "-0.01, 0, true",
    "-0.01, 3, false",
    "0.005, 1, true",
    "0.005, 3, true"
  })
  void behindACrestItHangs(double slope, double before, boolean stopped) {
    DoubleBinaryOperator broken = (x, z) -> slope * Math.max(0, x + before);
    assertFalse(ground(broken).isPlane());
    Bump bump = bump(broken, 40);
    assertEquals(stopped ? 0.06 : 0, bump.share(), 1e-3);
    assertEquals(stopped ? BoxFormula.worst(edge(40)).forward() : 0, bump.forward(), 1e-9);
  }

  private static Bump rounded(DoubleBinaryOperator height) {
    BoxEdge edge = new BoxEdge(40, 4.5, 0.5, 0, 0.02, STEP, SolverSettings.GRAVITY);
    return BoxApproach.of(ground(height), edge, 1.8, new BoxContacts(0.02, 0.05, 0, 0));
  }

  /** A rounded front meets the edge as high or deep as it is (RoundedApproachInEnginesTest). */
  @Test
  void aRoundedFrontMeetsTheEdgeAsItStands() {
    Bump level = rounded((x, z) -> 0);
    BoxEdge flush = new BoxEdge(40, 4.5, 0.5, 0, 0.02, STEP, SolverSettings.GRAVITY);
    double formula = RoundedBoxFormula.worst(flush, 0.05).forward();
    assertEquals(formula, level.forward(), 0.005 * formula);
    double lost = level.forward();
    for (double steeper : new double[] {0.005, 0.01, 0.02, 0.03}) {
      double deeper = rounded((x, z) -> steeper * Math.max(0, x + 2)).forward();
      assertTrue(deeper > lost + 2, deeper + " after " + lost);
      lost = deeper;
    }
    lost = level.forward();
    for (double falls : new double[] {0.0025, 0.005, 0.01}) {
      double less = rounded((x, z) -> -falls * Math.max(0, x + 1)).forward();
      assertTrue(less < lost - 0.5, less + " after " + lost);
      lost = less;
    }
    assertEquals(0, rounded((x, z) -> -0.02 * Math.max(0, x + 3)).share());
  }

  /** Where the road breaks on one side only the other side of the front is down. */
  @Test
  void aCrestOfOneSideLiftsNothing() {
    DoubleBinaryOperator left = (x, z) -> z < 0 ? -0.01 * Math.max(0, x + 3) * -z : 0;
    assertTrue(bump(left, 40).share() > 0);
    DoubleBinaryOperator both = (x, z) -> -0.01 * Math.max(0, x + 3 + z / 2);
    assertEquals(0, bump(both, 40).share());
  }

  @Test
  void aLineKeepsTheCornersAtWhichItBreaks() {
    double[][] line = {{-3, -2, -1, -0.5, 0}, {0, 0.01, 0.02, 0.02, 0.02}};
    double[][] thin = BoxGround.thinned(line);
    assertArrayEquals(new double[] {-3, -1, 0}, thin[0]);
    assertArrayEquals(new double[] {0, 0.02, 0.02}, thin[1]);
  }
}
