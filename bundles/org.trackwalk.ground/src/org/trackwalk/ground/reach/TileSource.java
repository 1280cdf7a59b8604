package org.trackwalk.ground.reach;

/** Where a roll has its tiles from. */
interface TileSource {

  /** The tile whose first cell is given, in cells; nothing of it is reached. */
  Tile make(int x, int z);
}
