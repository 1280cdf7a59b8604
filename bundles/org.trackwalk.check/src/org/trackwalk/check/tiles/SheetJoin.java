package org.trackwalk.check.tiles;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.surface.AreaFacing;
import org.trackwalk.ground.surface.LeftSheets;
import org.trackwalk.mesh.tree.IntList;

/** Joins the sheets of all tiles where they go on in each other. */
final class SheetJoin {

  private final List<TileSheets> tiles;
  private final int count;

  /** Ascending: triangles at which sheets go on in something else, by piece and stored number. */
  private final long[] keys;

  /** The sheet of each. */
  private final int[] owners;

  /**
   * @param tiles in the order of their numbers
   */
  SheetJoin(List<TileSheets> tiles) {
    this.tiles = tiles;
    long[] all = new long[tiles.stream().mapToInt(t -> t.links().length / TileSheets.LINK).sum()];
    int at = 0;
    for (TileSheets tile : tiles) {
      int[] links = tile.links();
      for (int i = 0; i < links.length; i += TileSheets.LINK) {
        all[at++] = key(links[i], links[i + 1]);
      }
    }
    keys = ascending(all);
    owners = new int[keys.length];
    int from = 0;
    for (TileSheets tile : tiles) {
      int[] links = tile.links();
      for (int i = 0; i < links.length; i += TileSheets.LINK) {
        owners[Arrays.binarySearch(keys, key(links[i], links[i + 1]))] = from + links[i + 4];
      }
      from += tile.sizes().length;
    }
    count = from;
  }

  /** The sheet of a triangle that was left out and goes on in something else; -1 of any other. */
  int owner(int piece, int triangle) {
    int at = Arrays.binarySearch(keys, key(piece, triangle));
    return at < 0 ? -1 : owners[at];
  }

  /** Each once; the array itself is sorted. */
  private static long[] ascending(long[] all) {
    Arrays.sort(all);
    int n = 0;
    for (int i = 0; i < all.length; i++) {
      if (i == 0 || all[i] != all[i - 1]) {
        all[n++] = all[i];
      }
    }
    return Arrays.copyOf(all, n);
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
    Map<Integer, IntList> beside = new TreeMap<>();
    int from = 0;
    for (TileSheets tile : tiles) {
      int[] links = tile.links();
      for (int i = 0; i < links.length; i += TileSheets.LINK) {
        int sheet = from + links[i + 4];
        int other = owner(links[i + 2], links[i + 3]);
        if (other >= 0) {
          parts.join(sheet, other);
          continue;
        }
        int at = Arrays.binarySearch(kept[links[i + 2]].triangles(), links[i + 3]);
        if (at < 0) {
          throw TileException.unfit(book.name());
        }
        IntList pairs = beside.computeIfAbsent(links[i + 2], k -> new IntList());
        pairs.add(at);
        pairs.add(sheet);
      }
      from += tile.sizes().length;
    }
    int[] numbers = numbers(parts);
    Map<String, int[]> named = new HashMap<>();
    beside.forEach(
        (piece, pairs) -> named.put(book.pieces().get(piece).name(), sorted(pairs, numbers)));
    return new Joined(sums(numbers), named);
  }

  /**
   * Links that say the same: of two sheets that go on in each other at many edges one is enough.
   * Sheets are numbered through all tiles.
   *
   * @param asked pieces of which links are wanted that lead there
   * @param kept of those pieces, what is kept
   * @throws TileException when one goes on in what is not there
   */
  int[] fewer(TileBook book, IntPredicate asked, Map<Integer, TileMesh> kept) throws TileException {
    IntList fewer = new IntList();
    Set<Long> met = new HashSet<>();
    int from = 0;
    for (TileSheets tile : tiles) {
      int[] links = tile.links();
      for (int i = 0; i < links.length; i += TileSheets.LINK) {
        if (asked.test(links[i + 2])) {
          int sheet = from + links[i + 4];
          int other = owner(links[i + 2], links[i + 3]);
          if (other < 0) {
            requireKept(book, kept.get(links[i + 2]), links[i + 3]);
            add(fewer, links, i, 0, sheet);
          } else if (sheet < other && met.add(key(sheet, other))) {
            // The other sheet has the same edge.
            add(fewer, links, i, 0, sheet);
            add(fewer, links, i, 2, other);
          }
        }
      }
      from += tile.sizes().length;
    }
    return fewer.array();
  }

  /** A link as seen from its own triangle (0) or from the other one (2). */
  private static void add(IntList to, int[] links, int i, int own, int sheet) {
    to.add(links[i + own]);
    to.add(links[i + own + 1]);
    to.add(links[i + 2 - own]);
    to.add(links[i + 3 - own]);
    to.add(sheet);
  }

  private static void requireKept(TileBook book, TileMesh mesh, int triangle) throws TileException {
    if (mesh == null || Arrays.binarySearch(mesh.triangles(), triangle) < 0) {
      throw TileException.unfit(book.name());
    }
  }

  /** Pairs of a triangle's place and a sheet, ascending, each sheet by what it is part of. */
  private static int[] sorted(IntList pairs, int[] numbers) {
    long[] all = new long[pairs.size() / 2];
    for (int i = 0; i < all.length; i++) {
      all[i] = key(pairs.get(2 * i), numbers[pairs.get(2 * i + 1)]);
    }
    Arrays.sort(all);
    int[] sorted = new int[2 * all.length];
    for (int i = 0; i < all.length; i++) {
      sorted[2 * i] = (int) (all[i] >>> Integer.SIZE);
      sorted[2 * i + 1] = (int) all[i];
    }
    return sorted;
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
    AreaFacing facing = new AreaFacing();
    int at = 0;
    for (TileSheets tile : tiles) {
      facing.add(AreaFacing.of(tile.facing(), tile.largest()));
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
    return new LeftSheets(sizes, areas, upward, firsts, new int[0], new int[0], facing);
  }
}
