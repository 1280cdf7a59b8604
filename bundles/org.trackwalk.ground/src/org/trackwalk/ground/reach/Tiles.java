package org.trackwalk.ground.reach;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.profile.BackFaces;

/**
 * The tiles of some land, each made when somebody asks first: rolls over the same ground share what
 * is in them, and each begins with none of it reached. The next check has those again at which
 * nothing has changed; the triangles of their ground are not asked for. One thread.
 */
public final class Tiles implements TileSource {

  private final TileMaker maker;
  private final Map<Long, Tile> made;

  private Tiles(TileMaker maker, Map<Long, Tile> made) {
    this.maker = maker;
    this.made = made;
  }

  /**
   * Of some land, with what the last check has left.
   *
   * @param backs which walls stop a body from behind too
   * @param reach to its sides, metres
   * @param cell side of the cells, metres: at least the reach, at most twice as much
   */
  public static Tiles of(Land land, BackFaces backs, double reach, double cell, Memory memory) {
    TileMaker maker = new TileMaker(land.surface(), backs, land.tree(), cell, reach, t -> true);
    Map<Long, Tile> made =
        memory
            .last(Left.class)
            .filter(left -> left.backs.equals(backs) && left.reach == reach && left.cell == cell)
            .map(left -> left.after(memory.change()))
            .orElseGet(HashMap::new);
    memory.keep(Left.class, new Left(backs, reach, cell, made));
    return new Tiles(maker, made);
  }

  /**
   * Of some of the ground, as if there were no other; all walls stand there.
   *
   * @param reach to the sides of a body, metres, and a side of the cells
   * @param grounds triangles; walls are not asked for
   */
  public static Tiles over(Land land, BackFaces backs, double reach, IntPredicate grounds) {
    TileMaker maker = new TileMaker(land.surface(), backs, land.tree(), reach, reach, grounds);
    return new Tiles(maker, new HashMap<>());
  }

  /**
   * Ground of one of them as seen from above, square metres.
   *
   * @param cell side of the cells, metres
   */
  public static double area(double cell) {
    return Tile.SIDE * cell * (Tile.SIDE * cell);
  }

  @Override
  public Tile make(int x, int z) {
    return made.computeIfAbsent((long) x << 32 ^ z & 0xffff_ffffL, k -> maker.make(x, z)).fresh();
  }

  /** What a check leaves for the next. */
  private record Left(BackFaces backs, double reach, double cell, Map<Long, Tile> made) {

    /** The tiles at which nothing has changed. */
    Map<Long, Tile> after(SurfaceChange change) {
      IntList scratch = new IntList();
      Map<Long, Tile> kept = new HashMap<>(made);
      kept.values().removeIf(tile -> touched(tile, change, scratch));
      return kept;
    }

    private boolean touched(Tile tile, SurfaceChange change, IntList scratch) {
      double[] b = tile.box(cell, reach);
      float[] all = change.around();
      return b[0] <= all[3]
          && b[3] >= all[0]
          && b[2] <= all[5]
          && b[5] >= all[2]
          && change.touches(b[0], b[1], b[2], b[3], b[4], b[5], scratch);
    }
  }
}
