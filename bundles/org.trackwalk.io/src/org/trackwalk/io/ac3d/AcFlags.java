package org.trackwalk.io.ac3d;

/**
 * The number behind {@code SURF}: the low four bits say what the surface is made of, the next two
 * whether it is shaded smoothly and seen from both sides.
 *
 * @param bits as written
 */
record AcFlags(int bits) {

  private static final int KIND = 0x0F;
  private static final int CLOSED_LINE = 1;
  private static final int LINE = 2;
  private static final int STRIP = 4;
  private static final int TWO_SIDED = 0x20;

  /** Whether the kind of surface is one that is known. */
  boolean known() {
    return (bits & KIND) == 0 || lines() || strip();
  }

  /** A line, closed or not: nothing to drive on. */
  boolean lines() {
    return (bits & KIND) == CLOSED_LINE || (bits & KIND) == LINE;
  }

  /** A line whose end is joined to its beginning. */
  boolean closed() {
    return (bits & KIND) == CLOSED_LINE;
  }

  /** A triangle strip, as compiled tracks have it. */
  boolean strip() {
    return (bits & KIND) == STRIP;
  }

  boolean twoSided() {
    return (bits & TWO_SIDED) != 0;
  }
}
