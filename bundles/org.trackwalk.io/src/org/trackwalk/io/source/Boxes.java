package org.trackwalk.io.source;

/** How the boxes of two files lie to each other; six floats each, min and max corner. */
final class Boxes {

  /** Boxes farther apart belong to no common seam (docs/formats.md), metres. */
  static final double REACH = 0.05;

  /** Files whose boxes share more than this part of the larger one are modelled in one place. */
  private static final double KIT_SHARE = 0.5;

  private Boxes() {}

  /** Whether the gap between the boxes is at most {@link #REACH}. */
  static boolean near(float[] a, float[] b) {
    for (int k = 0; k < 3; k++) {
      if (!(a[k] - REACH <= b[3 + k] && b[k] - REACH <= a[3 + k])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the boxes overlap by over half of the larger one. Both are made thicker by {@link
   * #REACH} so that flat ones have a volume.
   */
  static boolean samePlace(float[] a, float[] b) {
    double common = 1;
    double sizeA = 1;
    double sizeB = 1;
    for (int k = 0; k < 3; k++) {
      double low = Math.max(a[k], b[k]) - REACH;
      double high = Math.min(a[3 + k], b[3 + k]) + REACH;
      common *= Math.max(0, high - low);
      sizeA *= (double) a[3 + k] - a[k] + 2 * REACH;
      sizeB *= (double) b[3 + k] - b[k] + 2 * REACH;
    }
    return common > KIT_SHARE * Math.max(sizeA, sizeB);
  }

  /** The box around two boxes. */
  static float[] around(float[] a, float[] b) {
    float[] both = new float[6];
    for (int k = 0; k < 3; k++) {
      both[k] = Math.min(a[k], b[k]);
      both[3 + k] = Math.max(a[3 + k], b[3 + k]);
    }
    return both;
  }
}
