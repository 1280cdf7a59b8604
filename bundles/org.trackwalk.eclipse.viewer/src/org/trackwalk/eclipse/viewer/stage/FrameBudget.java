package org.trackwalk.eclipse.viewer.stage;

/**
 * How many triangles a picture may have while the view moves: learned from how long the last
 * pictures took. A view that stands still has no budget.
 */
final class FrameBudget {

  /** A picture in motion should take so long, milliseconds. */
  static final double WANTED = 45;

  private static final int FEWEST = 60_000;

  /** How far one picture moves the estimate. */
  private static final double LEARNING = 0.5;

  private double perMillisecond = 5_000;

  /** Triangles for a picture in motion. */
  int triangles() {
    return (int) Math.max(FEWEST, Math.min(Integer.MAX_VALUE / 4.0, perMillisecond * WANTED));
  }

  /** Learns from a picture. */
  void took(int triangles, double milliseconds) {
    if (triangles >= FEWEST / 2 && milliseconds > 0) {
      perMillisecond += LEARNING * (triangles / milliseconds - perMillisecond);
    }
  }
}
