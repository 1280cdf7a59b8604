package org.trackwalk.ground.reach;

import java.util.Arrays;

/**
 * A square of the ground's grid: per cell the heights of ground at its middle, ascending, of faces
 * there that carry nobody, and how high and low walls reach that a body on the cell would touch.
 */
final class Tile {

  /** Cells along a side. */
  static final int SIDE = 32;

  private static final int CELLS = SIDE * SIDE;

  /** Heights of ground, ceilings and walls in a tile that is no larger than others: four a cell. */
  static final int ORDINARY = 4 * CELLS;

  /** What a roll does in such a tile at most: looks at 256 things in each cell. */
  private static final long ORDINARY_WORK = 256L * CELLS;

  private static final int UNSEEN = -2;

  /** The node from which a flood came, for a node from which it started. */
  static final int SOURCE = -1;

  private final int x;
  private final int z;
  private final int[] groundStarts;
  private final long[] grounds;
  private final short[] cells;
  private final int[] ceilingStarts;
  private final long[] ceilings;
  private final int[] wallStarts;
  private final long[] walls;
  private final byte[] stops;
  private final int[] tilesBefore;
  private final int[] nodesBefore;

  /**
   * @param x of the first cell, in cells
   * @param z of the first cell, in cells
   * @param groundStarts per cell, and one more, where its heights begin
   * @param grounds {@link #ground(float, int)}, ascending in each cell
   * @param ceilingStarts per cell, and one more, where its ceilings begin
   * @param ceilings faces that carry nobody, {@link #ground(float, int)}
   * @param wallStarts per cell, and one more, where its walls begin
   * @param walls {@link #wall(float, float)}
   * @param stops for each wall of a cell the bits of the ways into the cell that it stops
   */
  Tile(
      int x,
      int z,
      int[] groundStarts,
      long[] grounds,
      int[] ceilingStarts,
      long[] ceilings,
      int[] wallStarts,
      long[] walls,
      long[] stops) {
    this.x = x;
    this.z = z;
    this.groundStarts = groundStarts;
    this.grounds = grounds;
    this.ceilingStarts = ceilingStarts;
    this.ceilings = ceilings;
    this.wallStarts = wallStarts;
    this.walls = walls;
    this.stops = new byte[stops.length];
    for (int w = 0; w < stops.length; w++) {
      this.stops[w] = (byte) stops[w];
    }
    cells = new short[grounds.length];
    for (int cell = 0; cell < CELLS; cell++) {
      Arrays.fill(cells, groundStarts[cell], groundStarts[cell + 1], (short) cell);
    }
    tilesBefore = new int[grounds.length];
    nodesBefore = new int[grounds.length];
    Arrays.fill(tilesBefore, UNSEEN);
  }

  private Tile(Tile other) {
    x = other.x;
    z = other.z;
    groundStarts = other.groundStarts;
    grounds = other.grounds;
    cells = other.cells;
    ceilingStarts = other.ceilingStarts;
    ceilings = other.ceilings;
    wallStarts = other.wallStarts;
    walls = other.walls;
    stops = other.stops;
    tilesBefore = new int[grounds.length];
    nodesBefore = new int[grounds.length];
    Arrays.fill(tilesBefore, UNSEEN);
  }

  /** The same ground, not reached yet. */
  Tile fresh() {
    return new Tile(this);
  }

  /**
   * How many ordinary tiles it is as large as, in memory and in work of a roll over it; at least 1.
   */
  int weight() {
    long entries = (long) grounds.length + ceilings.length + walls.length;
    long work = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      long nodes = groundStarts[cell + 1] - groundStarts[cell];
      long over = ceilingStarts[cell + 1] - ceilingStarts[cell];
      work += nodes * (nodes + over + wallStarts[cell + 1] - wallStarts[cell]);
    }
    long most = Math.max(entries / ORDINARY, work / ORDINARY_WORK);
    return (int) Math.max(1, Math.min(Integer.MAX_VALUE, most));
  }

  /** A height and the triangle that has it, ordered by height. */
  static long ground(float height, int triangle) {
    int bits = Float.floatToIntBits(height + 0f);
    return (long) (bits ^ (bits >> 31 & Integer.MAX_VALUE)) << 32 | triangle;
  }

  /** The least and the greatest height of a wall near a cell, metres. */
  static long wall(float bottom, float top) {
    return (long) Float.floatToIntBits(bottom) << 32 | Float.floatToIntBits(top) & 0xffff_ffffL;
  }

  /**
   * All of space that what is in it was taken from: min x, y, z, max x, y, z, metres.
   *
   * @param side of a cell, metres
   * @param reach of a body around the middle of a cell, metres
   */
  double[] box(double side, double reach) {
    return new double[] {
      x * side - reach,
      -Double.MAX_VALUE,
      z * side - reach,
      (x + SIDE) * side + reach,
      Double.MAX_VALUE,
      (z + SIDE) * side + reach
    };
  }

  /** Whether a cell is one of this tile. */
  boolean has(int cellX, int cellZ) {
    return cellX >= x && cellX < x + SIDE && cellZ >= z && cellZ < z + SIDE;
  }

  private int cell(int cellX, int cellZ) {
    return (cellZ - z) * SIDE + cellX - x;
  }

  /** The highest ground at a cell that is not over {@code most}; -1 when there is none. */
  int ground(int cellX, int cellZ, double most) {
    int cell = cell(cellX, cellZ);
    int from = groundStarts[cell];
    int end = groundStarts[cell + 1];
    for (int low = from; low < end; ) {
      int middle = low + end >>> 1;
      if (height(middle) <= most) {
        low = middle + 1;
      } else {
        end = middle;
      }
    }
    return end > from ? end - 1 : -1;
  }

  /** Height of a node, metres. */
  float height(int node) {
    return height(grounds[node]);
  }

  private static float height(long ground) {
    int ordered = (int) (ground >> 32);
    return Float.intBitsToFloat(ordered ^ (ordered >> 31 & Integer.MAX_VALUE));
  }

  /** The triangle that a node lies on. */
  int triangle(int node) {
    return (int) grounds[node];
  }

  /** The first node of a cell that lies no more than {@code far} below a height. */
  int firstNode(int cellX, int cellZ, double y, double far) {
    int cell = cell(cellX, cellZ);
    int first = groundStarts[cell];
    for (int end = groundStarts[cell + 1]; first < end; ) {
      int middle = first + end >>> 1;
      if (height(middle) - y < -far) {
        first = middle + 1;
      } else {
        end = middle;
      }
    }
    return first;
  }

  /** The first node that is not in a cell any more. */
  int endOfNodes(int cellX, int cellZ) {
    return groundStarts[cell(cellX, cellZ) + 1];
  }

  /** True when a flood has reached a node. */
  boolean reached(int node) {
    return tilesBefore[node] != UNSEEN;
  }

  /** Number of nodes. */
  int nodes() {
    return grounds.length;
  }

  /** Cell of a node along x. */
  int cellX(int node) {
    return x + cellOf(node) % SIDE;
  }

  /** Cell of a node along z. */
  int cellZ(int node) {
    return z + cellOf(node) / SIDE;
  }

  /**
   * The ground at the middle of a node's cell, three doubles.
   *
   * @param side of a cell, metres
   */
  double[] middle(int node, double side) {
    return new double[] {(cellX(node) + 0.5) * side, height(node), (cellZ(node) + 0.5) * side};
  }

  private int cellOf(int node) {
    return cells[node];
  }

  /**
   * How far what stands near a cell, and stops what comes into it, reaches over a level, metres; 0
   * where nothing stands there that reaches over the body's hub.
   *
   * @param ways the bits of the ways on which it may come
   */
  double face(int cellX, int cellZ, int ways, double level, Body body) {
    int cell = cell(cellX, cellZ);
    double highest = 0;
    for (int w = wallStarts[cell]; w < wallStarts[cell + 1]; w++) {
      double bottom = bottom(w) - level;
      double top = top(w) - level;
      if (bottom <= body.hub() && top > body.hub() && (stops[w] & ways) != 0) {
        highest = Math.max(highest, top);
      }
    }
    return highest;
  }

  /**
   * Room between a level and what hangs near a cell, higher than the body's hub, and stops what
   * comes into it, metres; infinite where nothing does.
   */
  double room(int cellX, int cellZ, int ways, double level, Body body) {
    int cell = cell(cellX, cellZ);
    double lowest = Double.POSITIVE_INFINITY;
    for (int w = wallStarts[cell]; w < wallStarts[cell + 1]; w++) {
      double bottom = bottom(w) - level;
      if (bottom > body.hub() && (stops[w] & ways) != 0) {
        lowest = Math.min(lowest, bottom);
      }
    }
    return lowest;
  }

  /**
   * Room between a node and the first face over it that a hub goes under, metres: a ceiling, or
   * ground that buries it.
   */
  double headroom(int node, Body body) {
    int cell = cellOf(node);
    double least = height(node) + body.hub();
    double lowest = Double.POSITIVE_INFINITY;
    for (int n = node + 1; n < groundStarts[cell + 1] && lowest > height(n); n++) {
      lowest = height(n) > least ? height(n) : lowest;
    }
    for (int c = ceilingStarts[cell]; c < ceilingStarts[cell + 1]; c++) {
      double high = height(ceilings[c]);
      lowest = high > least ? Math.min(lowest, high) : lowest;
    }
    return lowest - height(node);
  }

  private float bottom(int wall) {
    return Float.intBitsToFloat((int) (walls[wall] >> 32));
  }

  private float top(int wall) {
    return Float.intBitsToFloat((int) walls[wall]);
  }

  /** Notes from where a node was reached; false when it was before. */
  boolean reach(int node, int tileBefore, int nodeBefore) {
    if (tilesBefore[node] != UNSEEN) {
      return false;
    }
    tilesBefore[node] = tileBefore;
    nodesBefore[node] = nodeBefore;
    return true;
  }

  /** The tile from which a node was reached; {@link #SOURCE} for a start. */
  int tileBefore(int node) {
    return tilesBefore[node];
  }

  /** The node from which a node was reached. */
  int nodeBefore(int node) {
    return nodesBefore[node];
  }
}
