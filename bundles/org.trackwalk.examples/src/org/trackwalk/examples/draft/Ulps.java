package org.trackwalk.examples.draft;

/** Steps from a float to its neighbours. */
public final class Ulps {

  private Ulps() {}

  /** The float so many representable numbers above; below when the count is negative. */
  public static float step(float f, int count) {
    float result = f;
    for (int i = 0; i < Math.abs(count); i++) {
      result = count > 0 ? Math.nextUp(result) : Math.nextDown(result);
    }
    return result;
  }
}
