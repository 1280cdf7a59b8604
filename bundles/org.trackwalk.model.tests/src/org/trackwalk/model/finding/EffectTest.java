package org.trackwalk.model.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a car loses and gains, and how bad that is. */
class EffectTest {

  private static Effect jolt(double up, double forward, double side) {
    return new Effect("bullet", "sphere r 0.35", 40, up, forward, side, 0.5);
  }

  @Test
  void theWorstIsTheLargestOfTheThreeWhicheverWayItGoes() {
    assertEquals(3, jolt(-3, 2, 1).worst());
    assertEquals(4, jolt(0, -4, 1).worst());
    assertEquals(5, jolt(0, 2, -5).worst());
  }

  @Test
  void whoIsStoppedOrFallsLosesAllOfHisSpeed() {
    for (Effect end : new Effect[] {Effect.stops(55, 0.25), Effect.falls(55, 0.25)}) {
      assertTrue(end.endsTheWay());
      assertTrue(end.knowsItsWidth());
      assertEquals(55, end.worst());
      assertEquals(0.25, end.share());
      assertFalse(end.probed());
    }
    assertFalse(jolt(55, 0, 0).endsTheWay());
    assertFalse(jolt(55, 0, 0).knowsItsWidth());
  }

  @Test
  void aFindingIsAsBadAsTheWorstOfItsEffects() {
    assertEquals(0, Samples.with().worstEffect());
    assertEquals(4, Samples.with(jolt(1, 0, 0), jolt(0, -4, 0), jolt(0, 0, 3)).worstEffect());
  }

  /** One line on each side of both boundaries. */
  @ParameterizedTest
  @CsvSource({"0, INFO", "0.0999, INFO", "0.1, WARNING", "0.9999, WARNING", "1, ERROR"})
  void severityOfAJolt(double jolt, Severity severity) {
    assertEquals(severity, Severity.ofJolt(jolt));
  }

  @Test
  void theWorseOfTwoSeverities() {
    assertEquals(Severity.ERROR, Severity.ERROR.worse(Severity.INFO));
    assertEquals(Severity.ERROR, Severity.INFO.worse(Severity.ERROR));
    assertEquals(Severity.INFO, Severity.INFO.worse(Severity.INFO));
  }
}
