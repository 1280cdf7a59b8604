package org.trackwalk.contact.packed;

/** Boxes in arrays of six floats each: min x, y, z, max x, y, z. */
final class Boxes {

  private Boxes() {}

  /** Makes a box empty. */
  static void clear(float[] b, int at) {
    b[at] = Float.POSITIVE_INFINITY;
    b[at + 1] = Float.POSITIVE_INFINITY;
    b[at + 2] = Float.POSITIVE_INFINITY;
    b[at + 3] = Float.NEGATIVE_INFINITY;
    b[at + 4] = Float.NEGATIVE_INFINITY;
    b[at + 5] = Float.NEGATIVE_INFINITY;
  }

  /** Widens a box by another. */
  static void include(float[] b, int at, float[] other, int from) {
    b[at] = Math.min(b[at], other[from]);
    b[at + 1] = Math.min(b[at + 1], other[from + 1]);
    b[at + 2] = Math.min(b[at + 2], other[from + 2]);
    b[at + 3] = Math.max(b[at + 3], other[from + 3]);
    b[at + 4] = Math.max(b[at + 4], other[from + 4]);
    b[at + 5] = Math.max(b[at + 5], other[from + 5]);
  }

  /** Half the surface of a box that is not empty. */
  static float halfArea(float[] b, int at) {
    float dx = b[at + 3] - b[at];
    float dy = b[at + 4] - b[at + 1];
    float dz = b[at + 5] - b[at + 2];
    return dx * dy + dy * dz + dz * dx;
  }
}
