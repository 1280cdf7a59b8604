package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;

/** Parts that are dealt out by pieces and joined share by share are the level that they were. */
class PartSharesTest {

  private static final int TILES = 16;

  @TempDir private static Path tiles;

  private static JoinedTiles joined;
  private static TileBook book;
  private static List<String> lines;

  @TempDir private Path folder;

  @BeforeAll
  static void sixteenTiles() throws Exception {
    joined = TilesTest.joined(WideWorld.of("hill", true), TILES, false, tiles);
    book = TileFile.book(tiles, TilesTest.VERSION);
    lines = lines(joined);
  }

  private static List<String> lines(JoinedTiles of) throws Exception {
    LevelReport report = of.check(TilesTest.settings(), false, Progress.none());
    List<String> all = new ArrayList<>(TilesTest.lines(report, Set.of()));
    all.add(report.ledger().toString());
    return all;
  }

  private static List<Path> parts() {
    return book.tiles().stream().map(tile -> tiles.resolve(tile.name() + "-part")).toList();
  }

  /** By share what it gets of each tile, the last tile first. */
  private static List<List<byte[]>> dealt(int shares) throws IOException {
    List<List<byte[]>> all = new ArrayList<>();
    for (int share = 0; share < shares; share++) {
      all.add(new ArrayList<>());
    }
    for (Path part : parts()) {
      List<byte[]> each = PartShares.deal(Files.readAllBytes(part), shares, TilesTest.VERSION);
      assertEquals(shares, each.size());
      for (int share = 0; share < shares; share++) {
        all.get(share).add(0, each.get(share));
      }
    }
    return all;
  }

  private List<Path> shares(int shares) throws Exception {
    List<Path> files = new ArrayList<>();
    List<List<byte[]>> dealt = dealt(shares);
    for (int share = 0; share < shares; share++) {
      byte[] bytes = PartShares.join(book, share, dealt.get(share), TilesTest.VERSION);
      files.add(0, Files.write(folder.resolve("share" + share + "of" + shares), bytes));
    }
    return files;
  }

  private static JoinedTiles join(List<Path> files) throws Exception {
    return TileJoin.of(book, tiles, files, TilesTest.VERSION, Progress.none());
  }

  /** One, some, and more than there are pieces. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4, 200})
  void sharesAreTheSameLevel(int shares) throws Exception {
    JoinedTiles again = join(shares(shares));
    assertEquals(joined.leftOut(), again.leftOut());
    assertEquals(joined.level().pieces().size(), again.level().pieces().size());
    for (int i = 0; i < joined.level().pieces().size(); i++) {
      Piece one = joined.level().pieces().get(i);
      Piece other = again.level().pieces().get(i);
      assertEquals(one.name(), other.name());
      assertArrayEquals(one.corners(), other.corners(), one.name());
      assertArrayEquals(bits(one.points()), bits(other.points()), one.name());
    }
    assertEquals(lines, lines(again));
  }

  private static int[] bits(float[] values) {
    int[] bits = new int[values.length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = Float.floatToRawIntBits(values[i]);
    }
    return bits;
  }

  /** Of the many edges at which a sheet goes on in one of the next tile one is told by each. */
  @Test
  void twoSheetsAreJoinedOnce() throws Exception {
    List<int[]> ofTiles = new ArrayList<>();
    int sheets = 0;
    for (Path part : parts()) {
      TileSheets each = TileFile.read(part, Tile.Kind.PART, TilesTest.VERSION).sheets();
      ofTiles.add(numberedFrom(sheets, each.links()));
      sheets += each.sizes().length;
    }
    List<int[]> ofShares = new ArrayList<>();
    for (Path share : shares(3)) {
      TileSheets each = TileFile.read(share, Tile.Kind.SHARE, TilesTest.VERSION).sheets();
      assertEquals(sheets, each.sizes().length);
      ofShares.add(each.links());
    }
    List<List<Integer>> before = joins(ofTiles);
    List<List<Integer>> after = joins(ofShares);
    assertEquals(new HashSet<>(before), new HashSet<>(after));
    assertEquals(new HashSet<>(after).size(), after.size());
    assertTrue(after.size() < before.size() / 4, after.size() + " of " + before.size());
  }

  private static int[] numberedFrom(int first, int[] links) {
    for (int i = 0; i < links.length; i += TileSheets.LINK) {
      links[i + 4] += first;
    }
    return links;
  }

  /** For each link that leads to what was left out, both sheets. */
  private static List<List<Integer>> joins(List<int[]> all) {
    Map<List<Integer>, Integer> sheets = new HashMap<>();
    for (int[] links : all) {
      for (int i = 0; i < links.length; i += TileSheets.LINK) {
        sheets.put(List.of(links[i], links[i + 1]), links[i + 4]);
      }
    }
    List<List<Integer>> joins = new ArrayList<>();
    for (int[] links : all) {
      for (int i = 0; i < links.length; i += TileSheets.LINK) {
        Integer other = sheets.get(List.of(links[i + 2], links[i + 3]));
        if (other != null) {
          joins.add(List.of(links[i + 4], other));
        }
      }
    }
    return joins;
  }

  private static String refused(List<Path> files) {
    return assertThrows(TileException.class, () -> join(files)).getMessage();
  }

  @Test
  void aShareThatIsMissingTwiceOrOfOthersIsNamed() throws Exception {
    List<Path> files = shares(3);
    Path second = files.get(1);
    assertEquals(
        "share 2 of 3 is missing (2 of 3 are there)", refused(List.of(files.get(0), files.get(2))));
    List<Path> twice = new ArrayList<>(files);
    twice.add(second);
    assertEquals("share 2 of 3 is there twice: " + second + " and " + second, refused(twice));
    List<Path> mixed = new ArrayList<>(files);
    mixed.add(parts().get(0));
    assertEquals(parts().get(0) + ": it was not made together with the others", refused(mixed));
    List<Path> others = new ArrayList<>(files.subList(0, 2));
    others.add(shares(4).get(0));
    assertTrue(refused(others).endsWith("it was not made together with the others"));
  }

  private static String unjoined(List<byte[]> dealt) {
    return assertThrows(
            TileException.class, () -> PartShares.join(book, 1, dealt, TilesTest.VERSION))
        .getMessage();
  }

  @Test
  void aTileThatIsMissingOrThereTwiceInAShareIsNamed() throws Exception {
    List<byte[]> dealt = dealt(3).get(1);
    List<byte[]> twice = new ArrayList<>(dealt);
    twice.add(dealt.get(0));
    assertTrue(unjoined(twice).contains(" is there twice"), unjoined(twice));
    byte[] last = dealt.remove(0);
    assertEquals(
        "the part of tile-0016.trackwalk-tile is missing (15 of 16 are there)", unjoined(dealt));
    last[last.length / 2] ^= 1;
    dealt.add(last);
    assertThrows(IOException.class, () -> PartShares.join(book, 1, dealt, TilesTest.VERSION));
    assertThrows(
        IOException.class,
        () -> PartShares.deal(dealt.get(0), 3, TilesTest.VERSION),
        "it has been dealt out");
  }

  /** What two tiles hold is the same to the bit, and no triangle is in two. */
  @Test
  void tilesThatDoNotFitAreRefused() throws Exception {
    List<Tile> read = new ArrayList<>();
    for (byte[] bytes : dealt(1).get(0)) {
      ByteArrayInputStream in = new ByteArrayInputStream(bytes);
      EnumSet<Tile.Kind> kinds = EnumSet.of(Tile.Kind.DEALT);
      read.add(TileFile.read(in, bytes.length, kinds, TilesTest.VERSION));
    }
    boolean moved = false;
    for (Tile tile : read) {
      for (TileMesh mesh : tile.meshes()) {
        if (!moved && shared(mesh, read)) {
          mesh.points()[0] = Math.nextUp(mesh.points()[0]);
          moved = true;
        }
      }
    }
    assertTrue(moved, "no two tiles have a first vertex in common");
    assertTrue(unfit(read).endsWith("its tiles do not fit each other: cut and check them again"));
  }

  private static boolean shared(TileMesh mesh, List<Tile> tiles) {
    return tiles.stream()
            .flatMap(tile -> tile.meshes().stream())
            .filter(other -> other.piece() == mesh.piece())
            .filter(other -> Arrays.binarySearch(other.vertices(), mesh.vertices()[0]) >= 0)
            .count()
        > 1;
  }

  private static String unfit(List<Tile> tiles) throws IOException {
    List<byte[]> dealt = new ArrayList<>();
    for (Tile tile : tiles) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      TileFile.write(tile, TilesTest.VERSION, bytes);
      dealt.add(bytes.toByteArray());
    }
    return assertThrows(
            TileException.class, () -> PartShares.join(book, 0, dealt, TilesTest.VERSION))
        .getMessage();
  }
}
