package org.trackwalk.drive.trial;

import java.util.Locale;

/**
 * What a drive of several bodies keeps: for each pair of bodies that are near each other what finds
 * their contacts, and of each step where every body was and what touched it. More than half of all
 * memory is refused; the other half is for the level and the reports. The answer depends on the
 * limit only, not on the moment.
 */
final class DriveNeed {

  /** Bytes of a pair of two convex bodies: measured with balls, which also need least. */
  static final long PAIR = 10_000;

  /** Bytes of a body in a step, and of a point at which it touches something. */
  static final long STEP = 400;

  static final long TOUCH = 150;

  private final long most;
  private long kept;

  /**
   * Nothing is kept yet.
   *
   * @param most bytes that may be kept
   */
  DriveNeed(long most) {
    this.most = most;
  }

  /** As the program's memory allows. */
  static DriveNeed ofMemory() {
    return new DriveNeed(Runtime.getRuntime().maxMemory() / 2);
  }

  /**
   * Foresees more of what is kept for each pair.
   *
   * @param pairs how many are near each other now
   * @throws CrowdedBodiesException when they cannot fit
   */
  void near(long pairs) {
    refuse(pairs * PAIR, "%,d pairs of bodies near each other", pairs);
  }

  /**
   * Notes a body's step.
   *
   * @param number of the step
   * @param touches points at which it touches something
   * @param pairs how many are near each other now
   * @throws CrowdedBodiesException when that is more than fits
   */
  void step(int number, int touches, long pairs) {
    kept += STEP + touches * TOUCH;
    refuse(kept + pairs * PAIR, "what bodies touch in %,d steps", number + 1L);
  }

  private void refuse(long bytes, String what, long count) {
    if (bytes > most) {
      throw new CrowdedBodiesException(
          String.format(
              Locale.ROOT,
              "to keep "
                  + what
                  + " more than %,d MB are needed; give fewer bodies or --steps, or"
                  + " more memory with TRACKWALK_JAVA_OPTS=-Xmx8g",
              count,
              most >> 20));
    }
  }
}
