package org.trackwalk.check.tiles;

import org.trackwalk.mesh.tree.IntList;

/**
 * Which tiles of a grid have a place within some distance of what belongs to them. A tile is asked
 * only where its row and its column come so near.
 */
final class TileReach {

  private final int columns;
  private final FlatBox[] wide;
  private final FlatBox[] ofColumn;
  private final FlatBox[] ofRow;
  private final IntList near = new IntList();

  /**
   * @param reaches around what belongs to each tile, null where nothing does
   * @param around metres
   */
  TileReach(TileGrid grid, FlatBox[] reaches, double around) {
    columns = grid.columns();
    wide = new FlatBox[reaches.length];
    ofColumn = new FlatBox[grid.columns()];
    ofRow = new FlatBox[grid.rows()];
    for (int tile = 0; tile < wide.length; tile++) {
      if (reaches[tile] != null) {
        wide[tile] = reaches[tile].wider(around);
        add(wide[tile], ofColumn, tile % columns);
        add(wide[tile], ofRow, tile / columns);
      }
    }
  }

  private static void add(FlatBox box, FlatBox[] to, int at) {
    to[at] = to[at] == null ? box : to[at].with(box);
  }

  /**
   * The tiles that a box comes near to.
   *
   * @param tiles takes them, ascending
   */
  void of(FlatBox box, IntList tiles) {
    tiles.clear();
    near.clear();
    for (int column = 0; column < columns; column++) {
      if (meets(ofColumn[column], box)) {
        near.add(column);
      }
    }
    for (int row = 0; row < ofRow.length; row++) {
      for (int i = 0; meets(ofRow[row], box) && i < near.size(); i++) {
        int tile = row * columns + near.get(i);
        if (meets(wide[tile], box)) {
          tiles.add(tile);
        }
      }
    }
  }

  private static boolean meets(FlatBox of, FlatBox box) {
    return of != null && box.meets(of);
  }
}
