package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.solver.SolverSettings;

class ApproachBumpTest {

  private static final double STEP = 1 / 60.0;

  /** Ways that see the same ground are one, for whoever leaves out what is twice there. */
  @Test
  void theSameGroundIsTheSameWay() {
    List<Approach> ways = List.of(kinked(-0.1, 0, 1), kinked(-0.1, 0, 1), kinked(-0.1, 0, 2));
    assertEquals(2, ways.stream().distinct().count());
    assertEquals(Approach.LEVEL, new Approach(new double[0], new double[0]));
  }

  @ParameterizedTest
  @CsvSource({
    "10, 0.35, 0.02, 1",
    "40, 0.35, 0.04, 1",
    "55.6, 0.14, 0.02, 0.7",
    "30, 0.7, 0.04, 1"
  })
  void onLevelGroundItIsTheClosedForm(double over, double radius, double margin, double sine) {
    SeamEdge edge = SeamEdge.flush(over, radius, margin);
    Bump expected = BumpFormula.worst(edge);
    Bump bump = ApproachBump.of(kinked(0, 0, 1), edge, sine, 0, 0);
    assertEquals(expected.up(), bump.up(), 0.01 * expected.up());
    assertEquals(expected.forward(), bump.forward(), 0.01 * expected.up());
    assertEquals(expected.share(), bump.share(), 1 / 128.0);
  }

  @ParameterizedTest
  @CsvSource({"10, 0.35, 0.02", "55.6, 0.35, 0.04"})
  void onASlopeItIsThatOfLevelGround(double over, double radius, double margin) {
    SeamEdge edge = SeamEdge.flush(over, radius, margin);
    Bump level = ApproachBump.of(kinked(0, 0, 1), edge, 1, 0, 0);
    for (double slope : new double[] {-0.05, 0.05}) {
      Bump bump = ApproachBump.of(kinked(slope, slope, 1), edge, 1, 0, 0);
      assertEquals(level.up(), bump.up(), 0.03 * level.up());
      assertEquals(level.share(), bump.share(), 0.1 * level.share());
    }
  }

  /**
   * After a crest the sphere goes straight on, but for what it falls in one to three steps: the
   * edge lies deeper under it by the slope times the distance.
   */
  @ParameterizedTest
  @CsvSource({
    "55.6, 0.35, 0.04, 0.01, 1",
    "55.6, 0.35, 0.04, 0.03, 1",
    "55.6, 0.35, 0.02, 0.03, 0.3",
    "40, 0.14, 0.04, 0.05, 0.5",
    "40, 0.7, 0.04, 0.05, 0.6"
  })
  void afterACrestTheEdgeLiesDeeper(
      double speed, double radius, double margin, double slope, double before) {
    double fall = SolverSettings.GRAVITY * STEP * STEP;
    double deeper = radius + slope * before;
    double least = at(speed, radius, deeper, margin);
    double most = at(speed, radius, deeper - 3 * fall, margin);
    SeamEdge edge = SeamEdge.flush(speed, radius, margin);
    Bump bump = ApproachBump.of(kinked(0, -slope, before), edge, 1, 0, 0);
    assertTrue(bump.up() > 0.99 * least && bump.up() < 1.01 * most, bump + ", " + least + most);
    assertTrue(bump.up() < BumpFormula.worst(edge).up());
  }

  @Test
  void overAHighCrestItIsNotMet() {
    SeamEdge edge = SeamEdge.flush(55.6, 0.35, 0.02);
    assertEquals(Bump.NONE, ApproachBump.of(kinked(0.02, -0.06, 0.5), edge, 1, 0, 0));
  }

  /** A contact that leans less than this is the road's: so much of the way before it is void. */
  @Test
  void whatHardlyLeansIsTheRoads() {
    SeamEdge edge = SeamEdge.flush(40, 0.35, 0.04);
    double ground = Math.sqrt(1 - 0.999 * 0.999);
    double all = ApproachBump.of(kinked(0, 0, 1), edge, 1, 0, 0).share();
    double rest = ApproachBump.of(kinked(0, 0, 1), edge, 1, ground, 0).share();
    assertEquals(0.35 * ground / (40 * STEP), all - rest, 2 / 128.0);
    assertEquals(BumpFormula.worst(edge, ground).share(), rest, 1 / 128.0);
  }

  private static double at(double speed, double radius, double drop, double margin) {
    return BumpFormula.worst(
                new SeamEdge(speed, radius, drop, margin, STEP, SolverSettings.GRAVITY))
            .up()
        + SolverSettings.GRAVITY * STEP;
  }

  /** A road that breaks so far before the edge from one slope to another. */
  static Approach kinked(double first, double second, double before) {
    return new Approach(
        new double[] {-12, -before, 0, 0.5},
        new double[] {-second * before - first * (12 - before), -second * before, 0, second * 0.5});
  }
}
