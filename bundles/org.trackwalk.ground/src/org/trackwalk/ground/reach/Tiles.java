package org.trackwalk.ground.reach;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.model.profile.BackFaces;

/**
 * The tiles of some land, each made when somebody asks first: rolls over the same ground share what
 * is in them, and each begins with none of it reached. One thread.
 */
public final class Tiles implements TileSource {

  private final TileMaker maker;
  private final Map<Long, Tile> made = new HashMap<>();

  /**
   * Nothing is made yet.
   *
   * @param backs which walls stop a body from behind too
   * @param reach to its sides, metres
   * @param cell side of the cells, metres: at least the reach, at most twice as much
   */
  public Tiles(Land land, BackFaces backs, double reach, double cell) {
    maker = new TileMaker(land.surface(), backs, land.tree(), cell, reach);
  }

  @Override
  public Tile make(int x, int z) {
    return made.computeIfAbsent((long) x << 32 ^ z & 0xffff_ffffL, k -> maker.make(x, z)).fresh();
  }
}
