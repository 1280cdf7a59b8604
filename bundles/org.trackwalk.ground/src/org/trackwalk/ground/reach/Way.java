package org.trackwalk.ground.reach;

/** A way from one cell of a grid to the next. */
enum Way {
  EAST(1, 0),
  SOUTH(0, 1),
  WEST(-1, 0),
  NORTH(0, -1);

  /** The bits of all of them. */
  static final int ALL = 15;

  private final int x;
  private final int z;

  Way(int x, int z) {
    this.x = x;
    this.z = z;
  }

  /** Cells along x. */
  int x() {
    return x;
  }

  /** Cells along z. */
  int z() {
    return z;
  }

  /** A bit of its own. */
  int bit() {
    return 1 << ordinal();
  }
}
