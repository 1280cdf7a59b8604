package org.trackwalk.eclipse.viewer.stage;

/** The halo of a finding that was just selected: three times up and down. */
final class HaloPulse {

  private static final double SECONDS = 2.4;
  private static final double NANOS = 1e9;
  private static final int TIMES = 3;

  private long began;

  /** Another one is selected. */
  void begin() {
    began = System.nanoTime();
  }

  /** 0 to 1; 1 from when it is over. */
  double now() {
    double seconds = (System.nanoTime() - began) / NANOS;
    return seconds > SECONDS ? 1 : 0.5 - 0.49 * Math.cos(seconds * 2 * Math.PI * TIMES / SECONDS);
  }
}
