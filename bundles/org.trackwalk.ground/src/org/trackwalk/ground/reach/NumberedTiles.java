package org.trackwalk.ground.reach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tiles that a roll has looked at, numbered in that order; no more than so many, of which a
 * tile counts as several in which much lies over each other.
 */
final class NumberedTiles {

  /** An odd number with many bits (S. Vigna's splitmix64): no two tiles become one. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final TileSource source;
  private final int most;
  private final Map<Long, Integer> numbers = new HashMap<>();
  private final List<Tile> tiles = new ArrayList<>();
  private long weight;
  private boolean cut;

  NumberedTiles(TileSource source, int most) {
    this.source = source;
    this.most = most;
  }

  /** Number of the tile that a cell is in; -1 when it may not be made any more. */
  int number(int cellX, int cellZ) {
    long key = key(cellX, cellZ);
    Integer number = numbers.get(key);
    if (number != null) {
      return number;
    }
    if (weight >= most) {
      cut = true;
      return -1;
    }
    Tile made =
        source.make(
            Math.floorDiv(cellX, Tile.SIDE) * Tile.SIDE,
            Math.floorDiv(cellZ, Tile.SIDE) * Tile.SIDE);
    tiles.add(made);
    weight += made.weight();
    numbers.put(key, tiles.size() - 1);
    return tiles.size() - 1;
  }

  /** Number of the tile that a cell is in; -1 when it has none yet. */
  int known(int cellX, int cellZ) {
    return numbers.getOrDefault(key(cellX, cellZ), -1);
  }

  Tile get(int number) {
    return tiles.get(number);
  }

  int size() {
    return tiles.size();
  }

  /** All of them, in the order of their numbers. */
  List<Tile> all() {
    return Collections.unmodifiableList(tiles);
  }

  /** True when there were more than were allowed. */
  boolean cut() {
    return cut;
  }

  /** Number of a tile by its place, spread over all bits: a hash table folds them. */
  private static long key(int cellX, int cellZ) {
    long x = Math.floorDiv(cellX, Tile.SIDE);
    return (x << 32 ^ Math.floorDiv(cellZ, Tile.SIDE) & 0xffff_ffffL) * SPREAD;
  }
}
