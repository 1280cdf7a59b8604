package org.trackwalk.check.tiles;

import java.util.stream.IntStream;

/**
 * What hangs together of the ground that a tile leaves out.
 *
 * @param sizes triangles of each sheet
 * @param areas square metres of each
 * @param upward the part of its area that faces up, square metres
 * @param firsts nine floats a sheet: the corners of its first triangle in canonical order
 * @param links five numbers for each edge at which a sheet goes on in something else: piece and
 *     stored number of its own triangle there, piece and stored number of the other, the sheet
 */
record TileSheets(int[] sizes, double[] areas, double[] upward, float[] firsts, int[] links) {

  /** Numbers of a link. */
  static final int LINK = 5;

  static final TileSheets NONE =
      new TileSheets(new int[0], new double[0], new double[0], new float[0], new int[0]);

  /** Whether its lists are as long as they say of each other, and every sheet is there. */
  boolean sound() {
    int n = sizes.length;
    return areas.length == n
        && upward.length == n
        && firsts.length == 9L * n
        && links.length % LINK == 0
        && IntStream.range(0, links.length / LINK)
            .map(i -> links[LINK * i + 4])
            .allMatch(sheet -> sheet >= 0 && sheet < n);
  }

  /** Whether it speaks of pieces of such a book only. */
  boolean fits(TileBook book) {
    boolean fits = true;
    for (int i = 0; i < links.length; i += LINK) {
      fits &= isThere(book, links[i], links[i + 1]) && isThere(book, links[i + 2], links[i + 3]);
    }
    return fits;
  }

  private static boolean isThere(TileBook book, int piece, int triangle) {
    return piece >= 0
        && piece < book.pieces().size()
        && triangle >= 0
        && triangle < book.pieces().get(piece).triangles();
  }
}
