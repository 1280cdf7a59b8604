package org.trackwalk.ground.reach;

/** The places of the ground that a wheel got to, found by where they lie. */
final class ReachedNodes {

  /** Cells farther from the origin than this have no number, nor have those around them. */
  private static final double FARTHEST = 1e9;

  private final NumberedTiles tiles;
  private final double cell;

  /**
   * @param tiles that nodes are reached in, now or later
   * @param cell side of their cells, metres
   */
  ReachedNodes(NumberedTiles tiles, double cell) {
    this.tiles = tiles;
    this.cell = cell;
  }

  /** Tells nodes by the number of their tile and theirs in it. */
  interface Node {
    boolean test(int tile, int node);
  }

  /** Whether a place, three doubles, lies where cells have no numbers any more. */
  boolean isOut(double[] p) {
    return !(Math.abs(p[0]) < FARTHEST * cell && Math.abs(p[2]) < FARTHEST * cell);
  }

  /**
   * Whether a node that is wanted was reached near a point.
   *
   * @param p three doubles, level coordinates
   * @param far metres along each axis
   */
  boolean near(double[] p, double far, Node wanted) {
    if (isOut(p)) {
      return false;
    }
    int toX = (int) Math.floor((p[0] + far) / cell);
    int toZ = (int) Math.floor((p[2] + far) / cell);
    for (int x = (int) Math.floor((p[0] - far) / cell); x <= toX; x++) {
      for (int z = (int) Math.floor((p[2] - far) / cell); z <= toZ; z++) {
        int number = tiles.known(x, z);
        if (number >= 0 && in(number, x, z, p[1], far, wanted)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean in(int number, int x, int z, double y, double far, Node wanted) {
    Tile tile = tiles.get(number);
    int end = tile.endOfNodes(x, z);
    for (int node = tile.firstNode(x, z, y, far);
        node < end && tile.height(node) - y <= far;
        node++) {
      if (tile.reached(node) && wanted.test(number, node)) {
        return true;
      }
    }
    return false;
  }
}
