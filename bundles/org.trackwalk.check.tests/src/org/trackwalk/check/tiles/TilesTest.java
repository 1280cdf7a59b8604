package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.io.aside.ShelfFile;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** A level that is cut and joined has the findings that it has in one piece. */
class TilesTest {

  static final String VERSION = "test";

  private static final Map<String, Level> WORLDS = new TreeMap<>();
  private static final Map<String, LevelReport> WHOLE = new TreeMap<>();

  @TempDir private Path folder;

  @BeforeAll
  static void checkOnce() {
    for (String called : List.of("hill", "grass")) {
      WORLDS.put(called, WideWorld.of(called, true));
      WHOLE.put(called, LevelCheck.check(WORLDS.get(called), settings(), Progress.none()));
    }
  }

  static CheckSettings settings() {
    return CheckSettings.defaults().withJobs(1);
  }

  /** Cuts, checks each tile and reads the parts. */
  static JoinedTiles joined(Level level, int tiles, boolean keepAll, Path folder) throws Exception {
    TileBook book =
        TileCut.cut(
            level,
            new TileInput(level.name(), FindingStates.NONE),
            TileGrid.into(TileCut.box(level), tiles),
            keepAll,
            VERSION,
            folder,
            Progress.none());
    List<Path> parts = new ArrayList<>();
    for (TileHead tile : book.tiles()) {
      Path part = folder.resolve(tile.name() + "-part");
      TilePart.read(book, folder.resolve(tile.name()), VERSION)
          .write(part, VERSION, 1, Progress.none());
      parts.add(0, part);
    }
    return TileJoin.of(TileFile.book(folder, VERSION), folder, parts, VERSION, Progress.none());
  }

  /** Everything that a finding says but for its rank, one line each. */
  static List<String> lines(LevelReport report, Set<String> without) {
    List<String> lines = new ArrayList<>();
    for (Finding f : report.findings()) {
      if (!without.contains(f.rule())) {
        lines.add(
            String.join(
                " ",
                f.rule(),
                f.fingerprint(),
                f.severity().toString(),
                f.message(),
                String.valueOf(f.measure()),
                Arrays.toString(f.position()),
                Arrays.toString(f.path()),
                Arrays.toString(f.bounds()),
                f.features().toString(),
                f.effects().toString(),
                f.surfaceClass().toString(),
                f.group()));
      }
    }
    return lines;
  }

  /** What is cut need not be held. */
  @Test
  void meshesThatLieOnAShelfAreCutIntoTheSameBytes() throws Exception {
    Level level = WORLDS.get("hill");
    Path held = folder.resolve("held");
    joined(level, 9, false, held);
    Path other = folder.resolve("shelved");
    try (ShelfFile shelf = ShelfFile.make(folder.resolve("meshes"))) {
      joined(level.withPieces(shelf.laid(level.pieces())), 9, false, other);
    }
    try (Stream<Path> files = Files.list(held)) {
      for (Path file : files.toList()) {
        Path same = other.resolve(file.getFileName());
        assertEquals(-1, Files.mismatch(file, same), file.toString());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"4,hill", "4,grass", "9,grass", "64,hill", "64,grass"})
  void aWideWorldHasItsFindingsInAnyNumberOfTiles(int tiles, String called) throws Exception {
    LevelReport whole = WHOLE.get(called);
    JoinedTiles joined = joined(WORLDS.get(called), tiles, false, folder);
    Set<String> notAsked = joined.notAsked(settings()).keySet();
    assertFalse(notAsked.contains("topology.winding") || notAsked.contains("normal.facing-down"));
    LevelReport report = joined.check(settings(), false, Progress.none());
    assertEquals(lines(whole, notAsked), lines(report, notAsked));
    assertTrue(joined.leftOut() > whole.facts().triangles() / 2, joined.leftOut() + " left out");
    assertEquals(whole.facts().triangles(), report.facts().triangles());
    assertEquals(whole.ledger(), report.ledger());
    for (String rule : notAsked) {
      assertTrue(
          report.rulesSkipped().stream()
              .anyMatch(
                  s -> s.rule().equals(rule) && s.reason().startsWith("not asked in tiles: ")),
          rule);
    }
  }

  @Test
  void theWorldHasFarFaults() {
    List<String> hills =
        WHOLE.get("hill").findings().stream()
            .filter(f -> f.pieces().stream().anyMatch(p -> p.startsWith("hill_")))
            .map(Finding::rule)
            .distinct()
            .sorted()
            .toList();
    assertTrue(hills.size() >= 6, hills.toString());
    List<String> turned =
        WHOLE.get("hill").findings().stream()
            .filter(f -> f.rule().equals("topology.winding") && f.pieces().contains("hill_3_0"))
            .map(Finding::message)
            .toList();
    String told =
        "on scenery, 4 places; worst: hill_3_0: 1120 triangles face the other way, unlike the"
            + " triangles around";
    assertEquals(List.of(told), turned);
  }

  @Test
  void aCircuitIsKeptAsItIs() throws Exception {
    Level circuit = WideWorld.circuit();
    JoinedTiles joined = joined(circuit, 9, false, folder);
    assertEquals(0, joined.leftOut());
    assertTrue(joined.notAsked(settings()).isEmpty());
    for (int i = 0; i < circuit.pieces().size(); i++) {
      assertSameBits(circuit.pieces().get(i), joined.level().pieces().get(i));
    }
  }

  /** Primitives of one glTF mesh have one list of vertices, of which each uses some. */
  @Test
  void piecesWithOneListOfVerticesHaveOneAgain() throws Exception {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : WideWorld.of("hill", false).pieces()) {
      int[] all = piece.triangles();
      int half = all.length / 6 * 3;
      int[] second = Arrays.copyOfRange(all, half, all.length);
      pieces.add(
          piece.toBuilder().mesh(piece.positions(), Arrays.copyOf(all, half)).places(null).build());
      pieces.add(
          piece.toBuilder()
              .name(piece.name() + " #2")
              .mesh(piece.positions(), second)
              .surfaces(List.of(), null)
              .places(null)
              .build());
    }
    pieces.replaceAll(p -> p.toBuilder().surfaces(List.of(), null).normals(null, null).build());
    Level from = WideWorld.circuit();
    Level level =
        new Level("halves", "", pieces, List.of(), from.sources(), from.hints(), List.of());
    JoinedTiles joined = joined(level, 9, false, folder);
    assertTrue(joined.leftOut() > 0);
    for (int i = 0; i < pieces.size(); i += 2) {
      List<Piece> two = joined.level().pieces().subList(i, i + 2);
      assertSame(two.get(0).positions(), two.get(1).positions(), two.get(0).name());
      assertEquals(unused(pieces.subList(i, i + 2)), unused(two), two.get(0).name());
    }
  }

  /** Vertices that neither of two pieces uses. */
  private static int unused(List<Piece> two) {
    BitSet used = new BitSet();
    two.forEach(piece -> Arrays.stream(piece.triangles()).forEach(used::set));
    return two.get(0).vertexCount() - used.cardinality();
  }

  /** To the bit. */
  static void assertSameBits(Piece expected, Piece piece) {
    assertEquals(expected.toString(), piece.toString());
    assertEquals(expected.frame(), piece.frame());
    assertArrayEquals(expected.triangles(), piece.triangles());
    for (int i = 0; i < expected.positions().length; i++) {
      assertEquals(
          Float.floatToRawIntBits(expected.positions()[i]),
          Float.floatToRawIntBits(piece.positions()[i]));
    }
    for (int t = 0; t < expected.triangleCount(); t++) {
      assertEquals(expected.surface(t), piece.surface(t));
      assertEquals(expected.twoSided(t), piece.twoSided(t));
      assertEquals(expected.place(t), piece.place(t));
    }
  }
}
