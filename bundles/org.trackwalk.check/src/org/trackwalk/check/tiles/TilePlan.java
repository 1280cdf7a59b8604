package org.trackwalk.check.tiles;

import java.util.BitSet;
import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;

/**
 * Which triangles belong to the tiles of a grid, and which lie around them. It holds some numbers
 * per piece and tile, none per triangle: pieces are looked at one after the other, and again for
 * each tile that has something of them.
 */
final class TilePlan {

  private final List<Piece> pieces;
  private final TileGrid grid;

  /** Around what belongs to each tile; null where nothing does. */
  private final FlatBox[] reaches;

  /** What lies around each tile; null where nothing does, or nothing is wanted. */
  private final FlatBox[] wide;

  private final int[] own;
  private final int[] around;

  /** Per piece the tiles that have something of it. */
  private final BitSet[] met;

  private TilePlan(List<Piece> pieces, TileGrid grid) {
    this.pieces = pieces;
    this.grid = grid;
    reaches = new FlatBox[grid.count()];
    wide = new FlatBox[grid.count()];
    own = new int[grid.count()];
    around = new int[grid.count()];
    met = new BitSet[pieces.size()];
  }

  /**
   * Plans tiles.
   *
   * @param distance how far around a tile something comes with it, metres; 0 for nothing
   */
  static TilePlan of(List<Piece> pieces, TileGrid grid, double distance, Progress progress) {
    TilePlan plan = new TilePlan(pieces, grid);
    for (int p = 0; p < pieces.size(); p++) {
      progress.check();
      plan.give(p);
    }
    if (distance > 0) {
      plan.widen(distance);
      TileReach reach = new TileReach(grid, plan.reaches, distance);
      for (int p = 0; p < pieces.size(); p++) {
        progress.check();
        plan.surround(p, reach);
      }
    }
    return plan;
  }

  /** Gives each triangle of a piece to a tile. */
  private void give(int p) {
    Piece piece = pieces.get(p);
    float[] placed = piece.frame().place(piece.points());
    int[] corners = piece.corners();
    met[p] = new BitSet();
    for (int t = 0; 3 * t < corners.length; t++) {
      FlatBox box = TileMesh.box(placed, corners, t);
      int tile = owner(box);
      own[tile]++;
      met[p].set(tile);
      if (box.finite()) {
        reaches[tile] = reaches[tile] == null ? box : reaches[tile].with(box);
      }
    }
  }

  /** The tile in which the middle lies; the first has what lies nowhere. */
  private int owner(FlatBox box) {
    return box.finite() ? grid.of((box.minX() + box.maxX()) / 2, (box.minZ() + box.maxZ()) / 2) : 0;
  }

  private void widen(double distance) {
    for (int tile = 0; tile < wide.length; tile++) {
      wide[tile] = reaches[tile] == null ? null : reaches[tile].wider(distance);
    }
  }

  private void surround(int p, TileReach reach) {
    Piece piece = pieces.get(p);
    float[] placed = piece.frame().place(piece.points());
    int[] corners = piece.corners();
    IntList at = new IntList();
    for (int t = 0; 3 * t < corners.length; t++) {
      FlatBox box = TileMesh.box(placed, corners, t);
      int owner = owner(box);
      reach.of(box, at);
      for (int i = 0; i < at.size(); i++) {
        if (at.get(i) != owner) {
          around[at.get(i)]++;
          met[p].set(at.get(i));
        }
      }
    }
  }

  /** Whether nothing belongs to a tile; the first is there in any case. */
  boolean empty(int tile) {
    return tile > 0 && own[tile] == 0;
  }

  /** How many triangles belong to a tile. */
  int own(int tile) {
    return own[tile];
  }

  /** How many triangles of others lie around a tile. */
  int around(int tile) {
    return around[tile];
  }

  /**
   * What a tile has of a piece.
   *
   * @param triangles stored numbers, ascending
   * @param own those of them that belong to the tile
   */
  record Share(int[] triangles, BitSet own) {}

  /** What a tile has of a piece. */
  Share share(int tile, int p) {
    IntList triangles = new IntList();
    BitSet owned = new BitSet();
    if (met[p].get(tile)) {
      Piece piece = pieces.get(p);
      float[] placed = piece.frame().place(piece.points());
      int[] corners = piece.corners();
      for (int t = 0; 3 * t < corners.length; t++) {
        FlatBox box = TileMesh.box(placed, corners, t);
        boolean belongs = owner(box) == tile;
        if (belongs || wide[tile] != null && box.meets(wide[tile])) {
          triangles.add(t);
          owned.set(t, belongs);
        }
      }
    }
    return new Share(triangles.array(), owned);
  }
}
