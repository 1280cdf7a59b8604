package org.trackwalk.check.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.surface.LeftSheets;
import org.trackwalk.mesh.tree.IntList;

/** Joins the sheets of all tiles where they go on in each other. */
final class SheetJoin {

  private final List<TileSheets> tiles = new ArrayList<>();
  private int count;

  void add(TileSheets sheets) {
    tiles.add(sheets);
    count += sheets.sizes().length;
  }

  /**
   * What came of it.
   *
   * @param sheets without triangles
   * @param beside by the name of a piece, pairs, ascending: the place of a kept triangle, the sheet
   */
  record Joined(LeftSheets sheets, Map<String, int[]> beside) {}

  /**
   * Joins them.
   *
   * @param kept by piece, what is kept of it
   * @throws TileException when one goes on in what is not there
   */
  Joined joined(TileBook book, TileMesh[] kept) throws TileException {
    Partition parts = new Partition(count);
    Map<Long, Integer> owners = new HashMap<>();
    int from = 0;
    for (TileSheets tile : tiles) {
      int[] links = tile.links();
      for (int i = 0; i < links.length; i += TileSheets.LINK) {
        owners.put(key(links[i], links[i + 1]), from + links[i + 4]);
      }
      from += tile.sizes().length;
    }
    Map<Integer, List<long[]>> beside = new HashMap<>();
    from = 0;
    for (TileSheets tile : tiles) {
      int[] links = tile.links();
      for (int i = 0; i < links.length; i += TileSheets.LINK) {
        int sheet = from + links[i + 4];
        Integer other = owners.get(key(links[i + 2], links[i + 3]));
        if (other != null) {
          parts.join(sheet, other);
          continue;
        }
        int at = Arrays.binarySearch(kept[links[i + 2]].triangles(), links[i + 3]);
        if (at < 0) {
          throw new TileException(
              book.name() + ": its tiles do not fit each other: cut and check them again");
        }
        beside.computeIfAbsent(links[i + 2], k -> new ArrayList<>()).add(new long[] {at, sheet});
      }
      from += tile.sizes().length;
    }
    int[] numbers = numbers(parts);
    Map<String, int[]> named = new HashMap<>();
    beside.forEach(
        (piece, pairs) -> {
          pairs.sort((a, b) -> Arrays.compare(a, b));
          IntList all = new IntList();
          for (long[] pair : pairs) {
            all.add((int) pair[0]);
            all.add(numbers[(int) pair[1]]);
          }
          named.put(book.pieces().get(piece).name(), all.array());
        });
    return new Joined(sums(numbers), named);
  }

  private static long key(int piece, int triangle) {
    return (long) piece << Integer.SIZE | triangle;
  }

  /** The number of what each sheet is part of. */
  private int[] numbers(Partition parts) {
    int[] numbers = new int[count];
    int next = 0;
    for (int i = 0; i < count; i++) {
      numbers[i] = parts.first(i) == i ? next++ : numbers[parts.first(i)];
    }
    return numbers;
  }

  private LeftSheets sums(int[] numbers) {
    int n = Arrays.stream(numbers).max().orElse(-1) + 1;
    int[] sizes = new int[n];
    double[] areas = new double[n];
    double[] upward = new double[n];
    float[] firsts = new float[9 * n];
    int at = 0;
    for (TileSheets tile : tiles) {
      for (int i = 0; i < tile.sizes().length; i++, at++) {
        int sheet = numbers[at];
        if (sizes[sheet] == 0 || LeftSheets.compare(tile.firsts(), i, firsts, sheet) < 0) {
          System.arraycopy(tile.firsts(), 9 * i, firsts, 9 * sheet, 9);
        }
        sizes[sheet] += tile.sizes()[i];
        areas[sheet] += tile.areas()[i];
        upward[sheet] += tile.upward()[i];
      }
    }
    return new LeftSheets(sizes, areas, upward, firsts, new int[0], new int[0]);
  }
}
