package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/** Tiles that are not one level are refused by name. */
class TileFaultsTest {

  @TempDir private Path folder;
  private TileBook book;
  private final List<Path> parts = new ArrayList<>();

  @BeforeEach
  void fourTiles() throws Exception {
    book = cut(Circuit.generate(CircuitShape.SMALL).level(), folder);
    for (TileHead tile : book.tiles()) {
      parts.add(part(book, folder, tile.name(), folder));
    }
  }

  private static TileBook cut(Level level, Path into) throws Exception {
    return TileCut.cut(
        level,
        new TileInput("level.obj", FindingStates.NONE),
        TileGrid.into(TileCut.box(level), 4),
        false,
        TilesTest.VERSION,
        into,
        Progress.none());
  }

  private static Path part(TileBook book, Path from, String tile, Path into) throws Exception {
    Path part = into.resolve(tile + "-part");
    TilePart.read(book, from.resolve(tile), TilesTest.VERSION)
        .write(part, TilesTest.VERSION, 1, Progress.none());
    return part;
  }

  private String refused(Class<? extends Exception> how) {
    return assertThrows(
            how, () -> TileJoin.of(book, folder, parts, TilesTest.VERSION, Progress.none()))
        .getMessage();
  }

  @Test
  void aMissingPartIsNamed() {
    parts.remove(1);
    String why = refused(TileException.class);
    assertEquals("the part of tile-0002.trackwalk-tile is missing (3 of 4 are there)", why);
  }

  @Test
  void aPartThatIsThereTwiceIsNamed() {
    parts.add(parts.get(2));
    assertTrue(refused(TileException.class).startsWith("tile-0003.trackwalk-tile is there twice"));
  }

  @Test
  void aPartOfAnotherCutIsNamed() throws Exception {
    Path other = Files.createDirectory(folder.resolve("other"));
    TileBook second = cut(Circuit.generate(CircuitShape.EXAMPLE).level(), other);
    Path part = part(second, other, second.tiles().get(0).name(), other);
    parts.set(0, part);
    assertTrue(refused(TileException.class).startsWith(part + ": it is of another level"));
    TileException wrong =
        assertThrows(
            TileException.class, () -> part(book, other, "tile-0002.trackwalk-tile", other));
    assertTrue(wrong.getMessage().contains("no tile of the level beside which it lies"));
  }

  @Test
  void aTileIsNoPart() {
    parts.set(0, folder.resolve(book.tiles().get(0).name()));
    String why = refused(IOException.class);
    assertTrue(why.endsWith("it is nothing that 'trackwalk tiles check' wrote"), why);
  }

  /** Wherever a byte is another one or the rest is gone, the file is refused and named. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.001, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999})
  void aBrokenPartIsNamed(double where) throws IOException {
    Path part = parts.get(1);
    byte[] bytes = Files.readAllBytes(part);
    int at = (int) (where * bytes.length);
    Files.write(part, Arrays.copyOf(bytes, at));
    assertTrue(refused(IOException.class).startsWith(part + ": "));
    bytes[at] ^= 0x41;
    Files.write(part, bytes);
    assertTrue(refused(IOException.class).startsWith(part + ": "));
  }

  @Test
  void anotherVersionIsNamed() {
    String why =
        assertThrows(IOException.class, () -> TileFile.book(folder, "another")).getMessage();
    assertTrue(why.contains("it is of Trackwalk test, this is another"), why);
  }

  /** A length of -1 is for lists that may be missing; flags may not. */
  @Test
  void aMeshWithoutFlagsIsBroken() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    int listsBefore = 7;
    for (int i = 0; i < 1 + listsBefore; i++) {
      out.writeInt(0);
    }
    out.writeInt(-1);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    IOException why = assertThrows(IOException.class, () -> TileMeshBytes.read(in, bytes.size()));
    assertEquals("it is broken", why.getMessage());
  }

  @Test
  void aPartThatIsNotThereIsNoSuchFile() throws IOException {
    Files.delete(parts.get(1));
    NoSuchFileException why =
        assertThrows(
            NoSuchFileException.class,
            () -> TileJoin.of(book, folder, parts, TilesTest.VERSION, Progress.none()));
    assertEquals(parts.get(1).toString(), why.getFile());
  }

  /** A cut that did not come to its end has no book; another one of fewer tiles takes its place. */
  @Test
  void whatAnAbortedCutLeftGoesAndNothingElse() throws Exception {
    Files.delete(folder.resolve(TileBook.NAME));
    Path notes = Files.writeString(folder.resolve("tile-notes.txt"), "mine");
    Level level = Circuit.generate(CircuitShape.SMALL).level();
    TileCut.cut(
        level,
        new TileInput("level.obj", FindingStates.NONE),
        TileGrid.into(TileCut.box(level), 1),
        false,
        TilesTest.VERSION,
        folder,
        Progress.none());
    List<String> left = new ArrayList<>(List.of(folder.toFile().list()));
    left.sort(null);
    assertEquals(
        List.of(TileBook.NAME, "tile-0001.trackwalk-tile", notes.getFileName().toString()), left);
  }

  @Test
  void aFolderWithTilesIsNotWrittenOver() {
    TileException why =
        assertThrows(
            TileException.class, () -> cut(Circuit.generate(CircuitShape.SMALL).level(), folder));
    assertTrue(why.getMessage().contains("there are tiles already"));
  }

  /** One number of a part is another one, and whoever wrote it has made the digest anew. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "corner",
        "vertices",
        "triangles",
        "points",
        "flags",
        "loose",
        "piece",
        "triangle",
        "number"
      })
  void aPartThatIsNotOfTheLevelIsNamed(String what) throws IOException {
    Path part = parts.get(1);
    Tile tile = TileFile.read(part, Tile.Kind.PART, TilesTest.VERSION);
    List<TileMesh> meshes = new ArrayList<>(tile.meshes());
    TileMesh m = meshes.get(0);
    int[] corners = m.corners().clone();
    int[] vertices = m.vertices().clone();
    int[] triangles = m.triangles().clone();
    int piece = m.piece();
    float[] points = m.points();
    byte[] flags = m.flags();
    int[] loose = m.loose();
    int number = tile.number();
    switch (what) {
      case "corner" -> corners[1] = vertices.length;
      case "vertices" -> vertices[0] = vertices[1];
      case "triangles" -> triangles[1] = triangles[0];
      case "points" -> points = Arrays.copyOf(points, points.length - 3);
      case "flags" -> flags = Arrays.copyOf(flags, flags.length + 1);
      case "loose" -> loose = new int[] {vertices[vertices.length - 1] + 1};
      case "piece" -> piece = -1;
      case "triangle" -> triangles[triangles.length - 1] = Integer.MAX_VALUE;
      default -> number = -1;
    }
    meshes.set(
        0,
        new TileMesh(
            piece,
            triangles,
            corners,
            vertices,
            points,
            loose,
            m.surfaces(),
            m.places(),
            flags,
            m.cornerNormals(),
            m.normals()));
    Tile odd = new Tile(tile.kind(), tile.book(), number, tile.sheets(), meshes);
    TileFile.write(odd, TilesTest.VERSION, part);
    Exception why =
        assertThrows(
            Exception.class,
            () -> TileJoin.of(book, folder, parts, TilesTest.VERSION, Progress.none()));
    assertTrue(why instanceof IOException || why instanceof TileException, why.toString());
    assertTrue(why.getMessage().startsWith(part + ": it is "), why.toString());
  }

  /** A digest says that nothing has changed, not that it makes sense. */
  @Test
  void aBookThatNamesWhatIsNotThereIsNone() throws IOException {
    TileBook read = TileFile.book(folder, TilesTest.VERSION);
    PieceHead head = read.pieces().get(0);
    for (int list : new int[] {-1, read.pieces().size()}) {
      PieceHead odd =
          new PieceHead(
              head.name(),
              head.file(),
              head.node(),
              head.frame(),
              head.surfaces(),
              list,
              head.soup(),
              head.collidable(),
              head.surfaceClass(),
              head.totals(),
              head.ends(),
              head.digest());
      List<PieceHead> pieces = new ArrayList<>(read.pieces());
      pieces.set(0, odd);
      assertThrows(IllegalArgumentException.class, () -> with(read, pieces));
    }
    PieceHead whole = read.pieces().get(0);
    for (int missing = 0; missing < 9; missing++) {
      PieceHead part =
          new PieceHead(
              missing == 0 ? null : whole.name(),
              missing == 1 ? null : whole.file(),
              missing == 2 ? null : whole.node(),
              missing == 3 ? null : whole.frame(),
              missing == 4 ? null : whole.surfaces(),
              whole.list(),
              whole.soup(),
              whole.collidable(),
              missing == 5 ? null : whole.surfaceClass(),
              missing == 6 ? null : whole.totals(),
              missing == 7 ? null : whole.ends(),
              missing == 8 ? null : whole.digest());
      byte[] bytes = PackedRecord.bytes(part);
      assertThrows(
          IOException.class, () -> PackedRecord.of(bytes, PieceHead.class), "part " + missing);
    }
  }

  private static TileBook with(TileBook book, List<PieceHead> pieces) {
    return new TileBook(
        book.id(),
        book.input(),
        book.name(),
        book.grouping(),
        book.problems(),
        book.sources(),
        book.hints(),
        book.markers(),
        pieces,
        book.neighbours(),
        book.car(),
        book.whole(),
        book.zone(),
        book.tiles());
  }
}
