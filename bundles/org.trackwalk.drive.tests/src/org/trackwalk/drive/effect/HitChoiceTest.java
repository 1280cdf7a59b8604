package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which contacts Jolt keeps, and with which normal; both ways as its sources have them. */
class HitChoiceTest {

  private static final double FACE = StrictMath.cos(StrictMath.toRadians(1));

  private static final double[] ALONG = {40, 0};

  /** Two triangles of one square, and one beside it that no other has a side of. */
  private static GroundTriangles ground() {
    GroundTriangles ground = new GroundTriangles();
    ground.add(new double[] {0, 0, 0, 0, 0, 1, 1, 0, 0}, new long[] {0, 1, 2}, 0);
    ground.add(new double[] {1, 0, 0, 0, 0, 1, 1, 0, 1}, new long[] {2, 1, 3}, 0);
    return ground;
  }

  private static BoxHit hit(int triangle, double slope, double deep, double along, double aside) {
    double length = Math.hypot(1, slope);
    double[] normal = {-slope / length, 1 / length, 0};
    return new BoxHit(triangle, normal, new double[] {along, 0, aside}, deep, new double[0][]);
  }

  private static double slope(BoxHit hit) {
    return -hit.normal()[0] / hit.normal()[1];
  }

  /** At the side that both share nothing catches: the triangle's normal. */
  @ParameterizedTest
  @ValueSource(doubles = {0.05, 0.3, 2})
  void atASharedSideItIsTheTriangles(double steep) {
    BoxHit hit = hit(0, steep, 0.01, 0.5, 0.5);
    List<BoxHit> kept = new HitChoice(ground()).active(List.of(hit), 0, ALONG);
    assertArrayEquals(new double[] {0, 1, 0}, kept.get(0).normal(), 1e-12);
  }

  /** What hinders the box less than the triangle's normal stays, wherever it is. */
  @ParameterizedTest
  @ValueSource(doubles = {-0.01, -0.3})
  void whatHindersLessStays(double slope) {
    BoxHit hit = hit(0, slope, 0.01, 0.5, 0.5);
    List<BoxHit> kept = new HitChoice(ground()).active(List.of(hit), 0, ALONG);
    assertEquals(slope, slope(kept.get(0)), 1e-12);
  }

  /** At a side that no other triangle has it catches; the middle is told apart from it. */
  @Test
  void atAnOpenSideItCatches() {
    HitChoice choice = new HitChoice(ground());
    double there = slope(choice.active(List.of(hit(0, 0.3, 0.01, -2, 0.5)), 2, ALONG).get(0));
    assertEquals(0.3, there, 1e-12);
    double inside = slope(choice.active(List.of(hit(0, 0.3, 0.01, -1.8, 0.5)), 2, ALONG).get(0));
    assertEquals(0, inside, 1e-12);
  }

  /** One along its triangle takes that one's corners, and the other one's at the shared side. */
  @Test
  void theEnhancedRemovalLeavesOutWhatIsTaken() {
    HitChoice choice = new HitChoice(ground());
    BoxHit flat = hit(0, 0.001, 0.01, 0.2, 0.2);
    BoxHit shared = hit(1, 0.3, 0.02, 0.5, 0.5);
    BoxHit open = hit(1, 0.3, 0.02, 1, 0.5);
    assertEquals(List.of(flat), choice.enhanced(List.of(shared, flat), 0, FACE));
    assertEquals(List.of(flat, open), choice.enhanced(List.of(open, flat), 0, FACE));
    assertTrue(choice.enhanced(List.of(shared), 0, FACE).contains(shared), "nobody has it");
  }

  /** Of two that are steep the deeper one is first. */
  @Test
  void theDeeperOneIsFirst() {
    HitChoice choice = new HitChoice(ground());
    BoxHit less = hit(0, 0.3, 0.01, 0.5, 0.5);
    BoxHit more = hit(1, 0.3, 0.02, 0.5, 0.5);
    assertEquals(List.of(more), choice.enhanced(List.of(less, more), 0, FACE));
  }
}
