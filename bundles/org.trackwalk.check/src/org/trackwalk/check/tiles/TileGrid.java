package org.trackwalk.check.tiles;

/**
 * Equal rectangles over a level, seen from above; each place belongs to one of them, what lies
 * beyond them to the nearest.
 *
 * @param x least x, metres
 * @param z least z, metres
 * @param width of a tile along x, metres
 * @param depth of a tile along z, metres
 * @param columns along x
 * @param rows along z
 */
public record TileGrid(double x, double z, double width, double depth, int columns, int rows) {

  /** More tiles than anybody has machines for; a smaller number is a slip of the pen. */
  public static final int MOST = 10_000;

  /** A level without extent has a tile all the same. */
  private static final double LEAST = 1;

  /**
   * So many tiles over a box, as square as that number allows.
   *
   * @param box least x and z, largest x and z
   */
  public static TileGrid into(double[] box, int tiles) {
    double wide = Math.max(LEAST, box[2] - box[0]);
    double deep = Math.max(LEAST, box[3] - box[1]);
    int columns = 1;
    for (int c = 2; c <= tiles; c++) {
      if (tiles % c == 0 && skew(wide, deep, c, tiles) < skew(wide, deep, columns, tiles)) {
        columns = c;
      }
    }
    int rows = tiles / columns;
    return new TileGrid(box[0], box[1], wide / columns, deep / rows, columns, rows);
  }

  /** How far from square a tile is; 0 for a square. */
  private static double skew(double wide, double deep, int columns, int tiles) {
    double rows = (double) tiles / columns;
    return Math.abs(StrictMath.log(wide / columns / (deep / rows)));
  }

  /**
   * Squares of a size whose borders are multiples of it, so that they stay where they are when the
   * level grows.
   *
   * @throws IllegalArgumentException when these would be too many
   */
  public static TileGrid ofSize(double[] box, double size) {
    double x = Math.floor(box[0] / size);
    double z = Math.floor(box[1] / size);
    double columns = Math.max(1, Math.ceil(box[2] / size) - x);
    double rows = Math.max(1, Math.ceil(box[3] / size) - z);
    if (!(columns * rows <= MOST)) {
      throw new IllegalArgumentException(
          String.format(
              "tiles of that size would be %.0f, and %d are taken", columns * rows, MOST));
    }
    return new TileGrid(x * size, z * size, size, size, (int) columns, (int) rows);
  }

  /** Number of tiles. */
  public int count() {
    return columns * rows;
  }

  /** The tile of a place. */
  public int of(double px, double pz) {
    int column = (int) Math.max(0, Math.min(columns - 1, Math.floor((px - x) / width)));
    int row = (int) Math.max(0, Math.min(rows - 1, Math.floor((pz - z) / depth)));
    return row * columns + column;
  }
}
