package org.trackwalk.ground.geometry;

/** Counts representable numbers between floats. */
public final class FloatSteps {

  private FloatSteps() {}

  /** How many steps of the float grid lie between two numbers; 0 for -0.0 and +0.0. */
  public static long between(float a, float b) {
    return Math.abs(order(a) - order(b));
  }

  /** Floats in ascending order as ascending numbers, so that a difference counts float steps. */
  private static long order(float value) {
    int bits = Float.floatToRawIntBits(value);
    return bits < 0 ? -(long) (bits & 0x7fff_ffff) : bits;
  }
}
