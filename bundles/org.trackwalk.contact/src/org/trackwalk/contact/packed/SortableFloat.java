package org.trackwalk.contact.packed;

/** Floats as ints of the same order. */
final class SortableFloat {

  private SortableFloat() {}

  /** An int that is below another exactly when the float is; equal for both zeros. */
  static int of(float value) {
    int bits = Float.floatToIntBits(value + 0.0f);
    return bits ^ (bits >> 31 & 0x7fffffff);
  }
}
