package org.trackwalk.check.tiles;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.trackwalk.ground.surface.AreaFacing;

/**
 * What hangs together of the ground that a tile leaves out.
 *
 * @param sizes triangles of each sheet
 * @param areas square metres of each
 * @param upward the part of its area that faces up, square metres
 * @param firsts nine floats a sheet: the corners of its first triangle in canonical order
 * @param facing square metres of all of it, of what faces up within 45 degrees, and likewise along
 *     x and along z
 * @param largest nine floats: the corners of its largest triangle; none where nothing is left out
 * @param links five numbers for each edge at which a sheet goes on in what another tile has, and as
 *     many such edges to what the tile keeps as it takes to say what hangs together: piece and
 *     stored number of its own triangle there, piece and stored number of the other, the sheet
 */
record TileSheets(
    int[] sizes,
    double[] areas,
    double[] upward,
    float[] firsts,
    double[] facing,
    float[] largest,
    int[] links) {

  /** Numbers of a link. */
  static final int LINK = 5;

  static final TileSheets NONE =
      new TileSheets(
          new int[0],
          new double[0],
          new double[0],
          new float[0],
          new double[4],
          new float[0],
          new int[0]);

  /**
   * The sheets of all tiles, from shares that each have all of them and some of the links.
   *
   * @throws TileException when they have not the same sheets
   */
  static TileSheets ofShares(TileBook book, List<TileSheets> shares) throws TileException {
    TileSheets first = shares.get(0);
    int[] links = new int[shares.stream().mapToInt(share -> share.links.length).sum()];
    int at = 0;
    for (TileSheets share : shares) {
      boolean same =
          Arrays.equals(first.sizes, share.sizes)
              && Arrays.equals(first.areas, share.areas)
              && Arrays.equals(first.upward, share.upward)
              && Arrays.equals(first.firsts, share.firsts)
              && Arrays.equals(first.facing, share.facing)
              && Arrays.equals(first.largest, share.largest);
      if (!same) {
        throw TileException.unfit(book.name());
      }
      System.arraycopy(share.links, 0, links, at, share.links.length);
      at += share.links.length;
    }
    return first.with(links);
  }

  /** All that several have, one after the other, but for their links. */
  static TileSheets following(List<TileSheets> tiles) {
    int n = tiles.stream().mapToInt(tile -> tile.sizes.length).sum();
    AreaFacing facing = new AreaFacing();
    for (TileSheets tile : tiles) {
      facing.add(AreaFacing.of(tile.facing, tile.largest));
    }
    TileSheets all =
        new TileSheets(
            new int[n],
            new double[n],
            new double[n],
            new float[9 * n],
            facing.sums(),
            facing.largest(),
            new int[0]);
    int at = 0;
    for (TileSheets tile : tiles) {
      int count = tile.sizes.length;
      System.arraycopy(tile.sizes, 0, all.sizes, at, count);
      System.arraycopy(tile.areas, 0, all.areas, at, count);
      System.arraycopy(tile.upward, 0, all.upward, at, count);
      System.arraycopy(tile.firsts, 0, all.firsts, 9 * at, 9 * count);
      at += count;
    }
    return all;
  }

  /** The same with other links. */
  TileSheets with(int[] other) {
    return new TileSheets(sizes, areas, upward, firsts, facing, largest, other);
  }

  /** Whether its lists are as long as they say of each other, and every sheet is there. */
  boolean sound() {
    int n = sizes.length;
    return areas.length == n
        && upward.length == n
        && firsts.length == 9L * n
        && facing.length == 4
        && (largest.length == 9 || largest.length == 0 && n == 0)
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
