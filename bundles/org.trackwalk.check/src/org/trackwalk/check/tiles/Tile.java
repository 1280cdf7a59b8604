package org.trackwalk.check.tiles;

import java.util.List;

/**
 * What a file holds: a tile as cut, or a part as checked.
 *
 * @param kind which of them
 * @param book id of the book that it belongs to
 * @param number of the tile in the book, from 0
 * @param sheets what hangs together of the ground that was left out
 * @param meshes one for each piece of which something is here
 */
record Tile(Kind kind, String book, int number, TileSheets sheets, List<TileMesh> meshes) {

  /** What it holds. */
  enum Kind {
    /** What belongs to a tile and what lies around it. */
    CUT,
    /** What is left of a tile when plain ground was left out. */
    PART,
    /** Meshes of others than the level's pieces. */
    BESIDE
  }

  /** Whether it may be one of such a book: its number and its meshes are of what the book has. */
  boolean of(TileBook whole) {
    return book.equals(whole.id())
        && sheets.fits(whole)
        && number >= 0
        && number < whole.tiles().size()
        && meshes.stream()
            .allMatch(
                mesh ->
                    mesh.piece() >= 0
                        && mesh.piece() < whole.pieces().size()
                        && mesh.fits(whole.pieces().get(mesh.piece())));
  }
}
