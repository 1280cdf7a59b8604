package org.trackwalk.ground.reach;

import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/**
 * Lets a body roll from where it is to wherever it gets: {@link Pace} is its only rule. Walls are
 * seen as wide as its reach and a cell, so an opening of two reaches and a cell is found, one askew
 * to the cells when it is half as wide again, and one of less than two reaches never. One thread.
 */
public final class Roll {

  /**
   * A hole or gap of up to this width is no end of the level, metres: radius 5 m (docs/ledger.md).
   */
  private static final double WIDEST_HOLE = 10;

  /** Cells that a wheel spans, or flies off an edge. */
  static final int FLIGHT = 3;

  /** Cells between two looks at the cancel flag. */
  private static final int POLL = 4096;

  private static final Way[] WAYS = Way.values();

  private final WeldedSurface surface;
  private final Body body;
  private final double reach;
  private final double cell;

  /** How far from where it starts it goes, cells, seen from above. */
  private final double most;

  /** Whether it is asked for its ways out. */
  private final boolean leaves;

  private final NumberedTiles tiles;
  private final ReachedNodes got;
  private final IntList queueTiles = new IntList();
  private final IntList queueNodes = new IntList();
  private final IntList exits = new IntList();
  private int head;

  /**
   * Of a body on some land.
   *
   * @param backs which walls stop it from behind too
   * @param reach to its sides, metres
   * @param cell side of the cells, metres: at least the reach, at most twice as much
   * @param mostTiles of 32 x 32 cells that are looked at: 14 kB each
   */
  public Roll(Land land, BackFaces backs, Body body, double reach, double cell, int mostTiles) {
    this(
        land.surface(),
        new TileMaker(land.surface(), backs, land.tree(), cell, reach, t -> true),
        body,
        reach,
        cell,
        mostTiles,
        Double.POSITIVE_INFINITY,
        true);
  }

  private Roll(
      WeldedSurface surface,
      TileSource source,
      Body body,
      double reach,
      double cell,
      int mostTiles,
      double most,
      boolean leaves) {
    this.surface = surface;
    this.tiles = new NumberedTiles(source, mostTiles);
    this.got = new ReachedNodes(tiles, cell);
    this.body = body;
    this.reach = reach;
    this.cell = cell;
    this.most = most / cell;
    this.leaves = leaves;
  }

  /**
   * The same over tiles that are there already, and that other rolls go over, too. It knows no ways
   * out.
   *
   * @param side of the cells, and as far as the body is looked for to its sides, metres
   */
  public static Roll over(Land land, Tiles tiles, Body body, double side, int mostTiles) {
    double most = Double.POSITIVE_INFINITY;
    return new Roll(land.surface(), tiles, body, side, side, mostTiles, most, false);
  }

  /**
   * The same of a body that goes no farther from where it started than so many metres, seen from
   * above. It starts wherever it does before it rolls; of a place it tells from where it came, but
   * not on which way, and it knows no ways out.
   */
  public static Roll beside(
      Land land, Tiles tiles, Body body, double reach, double cell, int mostTiles, double most) {
    return new Roll(land.surface(), tiles, body, reach, cell, mostTiles, most, false);
  }

  /** Starts on all of the road, as far as a body can stand there. */
  public void start(IntPredicate road) {
    int[] c = surface.triangles();
    float[] p = surface.positions();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (road.test(t)) {
        int a = 3 * c[3 * t];
        int b = 3 * c[3 * t + 1];
        int d = 3 * c[3 * t + 2];
        int toX = tileOf(Math.max(p[a], Math.max(p[b], p[d])));
        int fromZ = tileOf(Math.min(p[a + 2], Math.min(p[b + 2], p[d + 2])));
        int toZ = tileOf(Math.max(p[a + 2], Math.max(p[b + 2], p[d + 2])));
        for (int x = tileOf(Math.min(p[a], Math.min(p[b], p[d]))); x <= toX && !cut(); x++) {
          for (int z = fromZ; z <= toZ && !cut(); z++) {
            tile(x * Tile.SIDE, z * Tile.SIDE);
          }
        }
      }
    }
    for (int number = 0; number < tiles.size(); number++) {
      Tile tile = tiles.get(number);
      for (int node = 0; node < tile.nodes(); node++) {
        if (road.test(tile.triangle(node)) && stands(number, node)) {
          reach(number, node, Tile.SOURCE, 0);
        }
      }
    }
  }

  /** Starts at a place of the ground, three doubles; false where no body can stand there. */
  public boolean startAt(double[] p) {
    if (got.isOut(p)) {
      return false;
    }
    int x = (int) Math.floor(p[0] / cell);
    int z = (int) Math.floor(p[2] / cell);
    int number = tile(x, z);
    int node = number < 0 ? -1 : tiles.get(number).ground(x, z, p[1] + up());
    if (node >= 0 && tiles.get(number).height(node) >= p[1] - up() && stands(number, node)) {
      reach(number, node, Tile.SOURCE, 0);
      return true;
    }
    return false;
  }

  /** Whether nothing stands or hangs in a body that is on a node. */
  private boolean stands(int number, int node) {
    Tile tile = tiles.get(number);
    int x = tile.cellX(node);
    int z = tile.cellZ(node);
    double y = tile.height(node);
    return pace(number, x, z, Way.ALL, y, 0, 0, tile.headroom(node, body)).arrives();
  }

  private int tileOf(double x) {
    return Math.floorDiv((int) Math.floor(x / cell), Tile.SIDE);
  }

  /** Rolls on until nothing new is reached. */
  public void run(Progress progress) {
    while (rollOn()) {
      progress.check();
    }
  }

  /** Rolls on for a while, nearest to the road first; false when nothing new was reached. */
  public boolean rollOn() {
    int from = head;
    for (; head < queueTiles.size() && head < from + POLL; head++) {
      int tile = queueTiles.get(head);
      int node = queueNodes.get(head);
      for (int d = 0; d < WAYS.length; d++) {
        if (!roll(tile, node, WAYS[d])) {
          exits.add(tile);
          exits.add(node);
          exits.add(d);
        }
      }
    }
    return head > from;
  }

  /** True when there were more tiles than were allowed. */
  public boolean cut() {
    return tiles.cut();
  }

  /** The ground to which a wheel gets: triangles under the middles of cells. */
  public BitSet ground() {
    BitSet ground = new BitSet();
    for (int i = 0; i < queueTiles.size(); i++) {
      ground.set(tiles.get(queueTiles.get(i)).triangle(queueNodes.get(i)));
    }
    return ground;
  }

  /**
   * Units of work that were done: places that a wheel got to, and a look at each row of the tiles
   * that were made for it. It counts nothing against a budget by itself.
   */
  public long work() {
    return queueTiles.size() + (long) Tile.SIDE * tiles.size();
  }

  /** Square metres that a wheel gets to. */
  public double area() {
    return queueTiles.size() * cell * cell;
  }

  /**
   * Whether a wheel got somewhere near a point from where something is true, on a shortest way.
   *
   * @param p three doubles, level coordinates
   * @param far metres along each axis
   * @param wanted of the ground under the wheel's middle, three doubles, and where its way began
   */
  public boolean gotNear(double[] p, double far, BiPredicate<double[], Supplier<double[]>> wanted) {
    return got.near(
        p, far, (tile, node) -> wanted.test(position(tile, node), () -> start(tile, node)));
  }

  /** Whether a wheel got anywhere near a point; parameters as above. */
  public boolean gotNear(double[] p, double far) {
    return got.near(p, far, (tile, node) -> true);
  }

  /** Where the way to a node of a body that does not go far began, three doubles. */
  private double[] start(int number, int node) {
    Tile tile = tiles.get(number);
    return tile.tileBefore(node) == Tile.SOURCE
        ? position(number, node)
        : position(tile.tileBefore(node), tile.nodeBefore(node));
  }

  /**
   * The shortest way to each end of the level that a wheel gets to, in the order of discovery; none
   * of a roll that knows none.
   */
  public List<WayOut> waysOut() {
    return new WaysOut(tiles.all(), cell, reach).of(exits);
  }

  /** How much higher the next cell may be. */
  private double up() {
    return body.climb(cell) + body.hub();
  }

  /** Number of the tile that a cell is in; -1 when it may not be made any more. */
  private int tile(int cellX, int cellZ) {
    return tiles.number(cellX, cellZ);
  }

  private void reach(int tile, int node, int tileBefore, int nodeBefore) {
    if (tiles.get(tile).reach(node, tileBefore, nodeBefore)) {
      queueTiles.add(tile);
      queueNodes.add(node);
    }
  }

  /** Comes to a node from another one, unless that is too far from where it started. */
  private void rollTo(int tile, int node, int tileBefore, int nodeBefore) {
    if (most == Double.POSITIVE_INFINITY) {
      reach(tile, node, tileBefore, nodeBefore);
      return;
    }
    // Who does not go far only remembers where it started.
    boolean first = tiles.get(tileBefore).tileBefore(nodeBefore) == Tile.SOURCE;
    int from = first ? tileBefore : tiles.get(tileBefore).tileBefore(nodeBefore);
    int start = first ? nodeBefore : tiles.get(tileBefore).nodeBefore(nodeBefore);
    double dx = (double) tiles.get(tile).cellX(node) - tiles.get(from).cellX(start);
    double dz = (double) tiles.get(tile).cellZ(node) - tiles.get(from).cellZ(start);
    if (dx * dx + dz * dz <= most * most) {
      reach(tile, node, from, start);
    }
  }

  /** Rolls on in a direction as far as that goes; false when the level ends there. */
  private boolean roll(int tile, int node, Way way) {
    Tile from = tiles.get(tile);
    double y = from.height(node);
    int x = from.cellX(node);
    int z = from.cellZ(node);
    double up = up();
    // A wheel spans what is narrower than itself; off an edge it flies clear of the wall below.
    for (int k = 1; k <= FLIGHT; k++) {
      int toX = x + k * way.x();
      int toZ = z + k * way.z();
      int next = from.has(toX, toZ) ? tile : tile(toX, toZ);
      if (next < 0) {
        return true;
      }
      Tile to = tiles.get(next);
      int ground = to.ground(toX, toZ, y + up);
      // Most places are come to from all sides: whether from this one too changes nothing.
      if (ground >= 0 && to.reached(ground) && to.height(ground) >= y - up) {
        return true;
      }
      if (!pace(next, toX, toZ, way.bit(), y, 0, 0, Double.POSITIVE_INFINITY).arrives()) {
        return true;
      }
      if (ground >= 0) {
        double height = to.height(ground);
        double gap = (k - 1) * cell;
        double over = to.headroom(ground, body);
        // What is too steep to stand on still catches who falls.
        double room = over < y - height ? 0 : over;
        boolean arrives = pace(next, toX, toZ, way.bit(), height, gap, height - y, room).arrives();
        if (arrives) {
          rollTo(next, ground, tile, node);
        }
        if (arrives || height >= y - up) {
          return true;
        }
      }
    }
    return !leaves || !ends(x, z, y, way.x(), way.z());
  }

  /**
   * What happens on the way into a cell.
   *
   * @param level at which the body comes, metres
   * @param gap metres on the way without ground
   * @param rise metres of the ground on the way
   * @param room over the ground there, metres
   */
  private Pace pace(
      int tile, int x, int z, int ways, double level, double gap, double rise, double room) {
    Tile to = tiles.get(tile);
    double least = Math.min(room, to.room(x, z, ways, level, body));
    return Pace.of(body, cell, gap, rise, to.face(x, z, ways, level, body), least);
  }

  /** True when no ground lies in a direction, as far as a hole may be wide. */
  private boolean ends(int x, int z, double y, int dx, int dz) {
    for (int k = 1; k * cell <= WIDEST_HOLE; k++) {
      int next = tile(x + k * dx, z + k * dz);
      if (next < 0) {
        return false;
      }
      int ground = tiles.get(next).ground(x + k * dx, z + k * dz, y + up());
      if (ground >= 0 && tiles.get(next).height(ground) >= y - Body.FALL) {
        return false;
      }
    }
    return true;
  }

  private double[] position(int tile, int node) {
    return tiles.get(tile).middle(node, cell);
  }
}
