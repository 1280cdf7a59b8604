package org.trackwalk.check.tiles;

import java.util.List;

/**
 * What a file holds: a tile as cut, or a part as checked.
 *
 * @param kind which of them
 * @param book id of the book that it belongs to
 * @param number of the tile in the book, from 0; of the share, where it is of all tiles
 * @param shares into how many parts were dealt out; 0 where they were not
 * @param sheets what hangs together of the ground that was left out
 * @param meshes one for each piece of which something is here
 */
record Tile(
    Kind kind, String book, int number, int shares, TileSheets sheets, List<TileMesh> meshes) {

  /** What it holds. */
  enum Kind {
    /** What belongs to a tile and what lies around it. */
    CUT,
    /** What is left of a tile when plain ground was left out. */
    PART,
    /** Meshes of others than the level's pieces. */
    BESIDE,
    /** What a part has of some pieces. */
    DEALT,
    /** What all parts have of some pieces. */
    SHARE;

    /** Whether it is one of several that the parts were dealt out to. */
    boolean shared() {
      return this == DEALT || this == SHARE;
    }
  }

  /** One that was not dealt out. */
  Tile(Kind kind, String book, int number, TileSheets sheets, List<TileMesh> meshes) {
    this(kind, book, number, 0, sheets, meshes);
  }

  /** Whether it may be one of such a book: its number and its meshes are of what the book has. */
  boolean of(TileBook whole) {
    return book.equals(whole.id())
        && kind.shared() == shares > 0
        && sheets.fits(whole)
        && number >= 0
        && number < (kind == Kind.SHARE ? shares : whole.tiles().size())
        && meshes.stream()
            .allMatch(
                mesh ->
                    mesh.piece() >= 0
                        && mesh.piece() < whole.pieces().size()
                        && mesh.fits(whole.pieces().get(mesh.piece())));
  }
}
