package org.trackwalk.mesh.weld;

/** Where a triangle starts so that its three ids, read in its winding, come first in order. */
final class Rotation {

  private Rotation() {}

  /** How many corners to turn: 0 to start with a, 1 with b, 2 with c. */
  static int smallestFirst(int a, int b, int c) {
    if (a < b) {
      // a, a, b must win over a, b, a: only matters for repeated corners
      return c < a || c == a ? 2 : 0;
    }
    if (b < a) {
      return c < b ? 2 : 1;
    }
    return c < a ? 2 : 0;
  }
}
