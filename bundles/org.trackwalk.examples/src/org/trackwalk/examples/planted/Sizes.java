package org.trackwalk.examples.planted;

import java.util.Random;

/** How large the planted defects are: as the example's files have them, or any size that counts. */
public final class Sizes {

  /** Margin to a class's limits, so that rounding to floats does not carry a defect over. */
  private static final double MARGIN = 1.15;

  private static final double MILLIMETRE = 0.001;

  private final boolean any;

  private Sizes(boolean any) {
    this.any = any;
  }

  /** The sizes of the examples. */
  public static Sizes ofExamples() {
    return new Sizes(false);
  }

  /** From one representable number to 5 cm, as likely small as large. */
  public static Sizes any() {
    return new Sizes(true);
  }

  /** Representable numbers by which a vertex at this coordinate is off; under a millimetre. */
  int ulps(Random random, float coordinate) {
    int most = (int) (MILLIMETRE / MARGIN / Math.ulp(coordinate));
    return any ? (int) Math.round(logarithmic(random, 1, Math.max(1, most))) : 8;
  }

  /** A near miss that no rounding hides, metres. */
  double miss(Random random) {
    return any ? logarithmic(random, 0.0006, MILLIMETRE / MARGIN) : 0.0005;
  }

  /** A gap, metres. */
  double gap(Random random) {
    return any ? logarithmic(random, MARGIN * MILLIMETRE, 0.05 / MARGIN) : whole(random, 4, 20);
  }

  /** A step, metres. */
  double step(Random random) {
    return any ? logarithmic(random, MARGIN * MILLIMETRE, 0.05) : whole(random, 4, 30);
  }

  /** How far a piece starts too early, metres. */
  double overlap(Random random) {
    return any ? logarithmic(random, MARGIN * MILLIMETRE, 0.03 / MARGIN) : 0.01;
  }

  /** How high a painted layer lies over the road, metres. */
  double layer(Random random) {
    return any ? logarithmic(random, 0.0006, 0.03 / MARGIN) : 0.0005;
  }

  /** Height of a sliver, metres. */
  double sliver(Random random) {
    return any ? logarithmic(random, 0.0003, MILLIMETRE / MARGIN) : 0.0004;
  }

  private static double whole(Random random, int from, int to) {
    return (from + random.nextInt(to - from + 1)) / 1000.0;
  }

  /** A size between two, as likely small as large. */
  static double logarithmic(Random random, double from, double to) {
    return from * StrictMath.exp(random.nextDouble() * StrictMath.log(to / from));
  }
}
