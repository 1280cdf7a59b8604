package org.trackwalk.drive.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Crests and dips of known radius, just sharper and just flatter than what is looked for. */
class BendFinderTest {

  /** Radius over the square of the speed from which a bend is none, s²/m. */
  private static final double FACTOR = 0.1;

  private static final double LIMIT = FACTOR * Roads.SPEED * Roads.SPEED;

  /** An arc from 120 to 180 m, with the slopes of its ends before and behind. */
  private static DoubleUnaryOperator arc(double radius, int sign) {
    return x -> {
      double from = Math.max(-30, Math.min(30, x - 150));
      return sign * (from * from / 2 + from * (x - 150 - from)) / radius;
    };
  }

  private static List<Bend> found(DoubleUnaryOperator height, boolean convex) {
    return BendFinder.find(Roads.straight(height), convex, FACTOR);
  }

  @ParameterizedTest
  @CsvSource({"-1, true", "1, false"})
  void aBendSharperThanTheLimitIsFoundOnceAndMeasured(int sign, boolean convex) {
    double radius = 0.96 * LIMIT;
    List<Bend> bends = found(arc(radius, sign), convex);
    assertEquals(1, bends.size(), bends.toString());
    Bend bend = bends.get(0);
    assertEquals(radius, bend.radius(), 0.03 * radius);
    assertEquals(Roads.SPEED, bend.speed());
    // Where slopes are measured over ten metres on both sides, forty of the sixty are as sharp.
    assertEquals(40, bend.rows(), 4);
  }

  @ParameterizedTest
  @CsvSource({"-1, true", "1, false"})
  void aFlatterOneAndTheOtherKindAreNot(int sign, boolean convex) {
    assertEquals(List.of(), found(arc(1.04 * LIMIT, sign), convex));
    assertEquals(List.of(), found(arc(0.96 * LIMIT, sign), !convex));
  }

  /** A kink has a finding of its own: six tenths of what a bend may turn in ten rows. */
  @ParameterizedTest
  @ValueSource(doubles = {0.05, 0.1, 0.3})
  void aKinkIsNoBend(double slope) {
    assertEquals(List.of(), found(x -> -slope * Math.max(0, x - 150), true));
    assertEquals(List.of(), found(x -> slope * Math.max(0, x - 150), false));
  }

  /** Between two rows a road rises by half a metre at most; what rises more is a step. */
  @Test
  void aStepIsNoBend() {
    assertEquals(List.of(), found(x -> x < 150 ? 0 : 0.6, true));
    assertEquals(List.of(), found(x -> x < 150 ? 0 : 0.6, false));
  }

  /** Two crests are one when no more than ten rows lie between what is too sharp of them. */
  @Test
  void twoCrestsFarApartAreTwo() {
    DoubleUnaryOperator one = arc(0.5 * LIMIT, -1);
    DoubleUnaryOperator back = arc(0.5 * LIMIT, 1);
    List<Bend> bends =
        found(
            x -> one.applyAsDouble(x + 80) + one.applyAsDouble(x - 60) + back.applyAsDouble(x),
            true);
    assertEquals(2, bends.size(), bends.toString());
    assertTrue(bends.get(1).first() - bends.get(0).first() - bends.get(0).rows() > 10);
  }
}
