package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.model.profile.ShapeKind;

class TracesTest {

  private static final Probe SPHERE =
      new Probe("sphere", ShapeKind.SPHERE, true, new double[] {0.35, 0.35, 0.35});

  private static final double FALL = 9.81 / 60;

  private static final EnginePass PASS =
      new EnginePass(
          new double[] {0, 0.35, 0, 0, 0, 0, 1},
          new double[] {60, 0, 0},
          new double[] {0, 0, 100, 0},
          60,
          5);

  @Test
  void nothingIsFeltWhereBothDoTheSame() {
    float[] quiet = trace(new double[5], new double[5]);
    assertFalse(Traces.lively(PASS, quiet));
    // a rise of the ground, which the copy has too
    float[] rising = trace(new double[] {0, 0, 0, 2, 2}, new double[5]);
    assertTrue(Traces.lively(PASS, rising));
    assertNull(Traces.first(PASS, rising, rising, SPHERE, 3, 0.1, FALL));
  }

  @Test
  void whatTheLevelAddsIsFeltWhereTheStepBegan() {
    float[] level = trace(new double[] {0, 0, 0, 12, 11.8}, new double[] {0, 0, 0, 4, 0});
    float[] healed = trace(new double[] {0, 0, 0, 2, 2}, new double[5]);
    Jolted jolt = Traces.first(PASS, level, healed, SPHERE, 3, 0.1, FALL);
    assertEquals(10, jolt.up(), 1e-5);
    assertEquals(4, jolt.forward(), 1e-5);
    assertEquals(0, jolt.side(), 1e-5);
    // three steps of a metre, and half of what a sphere reaches ahead
    assertEquals(3.06, jolt.place()[0], 1e-5);
    assertEquals(0, jolt.place()[1], 1e-5);
  }

  @Test
  void whatOnlyTheCopyDoesIsNoFault() {
    float[] quiet = trace(new double[5], new double[5]);
    float[] bent = trace(new double[] {0, 0, 0, 0.4, 0.4}, new double[5]);
    assertNull(Traces.first(PASS, quiet, bent, SPHERE, 3, 0.1, FALL));
  }

  @Test
  void whatTheCopyDoesAStepLaterIsNoFault() {
    float[] level = trace(new double[] {0, 0, 0, 1.3, 1.3}, new double[5]);
    float[] later = trace(new double[] {0, 0, 0, 0, 1.3}, new double[5]);
    assertNull(Traces.first(PASS, level, later, SPHERE, 3, 0.1, FALL));
    // a jolt that comes with a rise of both is one
    float[] more = trace(new double[] {0, 0, 0, 5, 5}, new double[5]);
    assertEquals(5, Traces.first(PASS, more, later, SPHERE, 3, 0.1, FALL).up(), 1e-5);
  }

  @Test
  void whatFallsWhereTheCopyIsHeldIsNotJolted() {
    float[] falling = trace(new double[] {0, 0, 0, -FALL, -2 * FALL}, new double[5]);
    float[] held = trace(new double[5], new double[5]);
    assertNull(Traces.first(PASS, falling, held, SPHERE, 3, 0.1, FALL));
    assertNull(Traces.first(PASS, held, falling, SPHERE, 3, 0.1, FALL));
    float[] caught = trace(new double[] {0, -FALL, -2 * FALL, 0, 0}, new double[5]);
    assertNull(Traces.first(PASS, caught, held, SPHERE, 3, 0.1, FALL));
    float[] jolted = trace(new double[] {0, 0, 0, 0.3, 0.1}, new double[5]);
    assertEquals(0.3, Traces.first(PASS, jolted, falling, SPHERE, 3, 0.1, FALL).up(), 1e-5);
  }

  @Test
  void whereTheCopyHasTheSameFaultAStepCountsAsItIs() {
    float[] level = trace(new double[] {0, 0, 0, 12, 11.8}, new double[] {0, 0, 0, 4, 0});
    assertNull(Traces.first(PASS, level, level, SPHERE, 3, 1, FALL));
    Jolted jolt = Traces.first(PASS, level, null, SPHERE, 3, 1, FALL);
    assertEquals(12, jolt.up(), 1e-5);
    assertEquals(4, jolt.forward(), 1e-5);
  }

  @Test
  void whatIsFeltBeforeTheWindowSpoilsThePass() {
    float[] early = trace(new double[] {0, 5, 4.8, 4.7, 4.5}, new double[5]);
    float[] quiet = trace(new double[5], new double[5]);
    assertSame(Traces.TOO_EARLY, Traces.first(PASS, early, quiet, SPHERE, 3, 0.1, FALL));
    float[] broken = trace(new double[] {0, 0, 0, Double.NaN, 0}, new double[5]);
    assertSame(Traces.TOO_EARLY, Traces.first(PASS, broken, quiet, SPHERE, 3, 0.1, FALL));
  }

  /** A metre a step along x; so fast upward after each, and so much slower than it was towed. */
  private static float[] trace(double[] up, double[] lost) {
    float[] trace = new float[6 * up.length];
    for (int i = 0; i < up.length; i++) {
      trace[6 * i] = i + 1;
      trace[6 * i + 1] = 0.35f;
      trace[6 * i + 3] = (float) (60 - lost[i]);
      trace[6 * i + 4] = (float) up[i];
    }
    return trace;
  }
}
