package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** A level that is cut and joined has the findings that it has in one piece. */
class TilesTest {

  static final String VERSION = "test";

  private static Level world;
  private static LevelReport whole;

  @TempDir private Path folder;

  @BeforeAll
  static void checkOnce() {
    world = WideWorld.of(true);
    whole = LevelCheck.check(world, settings(), Progress.none());
  }

  static CheckSettings settings() {
    return CheckSettings.defaults().withJobs(1);
  }

  /** Cuts, checks each tile and reads the parts. */
  static JoinedTiles joined(Level level, int tiles, boolean keepAll, Path folder) throws Exception {
    TileBook book =
        TileCut.cut(
            level,
            level.name(),
            box -> TileGrid.into(box, tiles),
            keepAll,
            VERSION,
            folder,
            Progress.none());
    List<Path> parts = new ArrayList<>();
    for (TileHead tile : book.tiles()) {
      Path part = folder.resolve(tile.name() + "-part");
      TilePart.write(book, folder.resolve(tile.name()), part, VERSION, 1, Progress.none());
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

  @ParameterizedTest
  @ValueSource(ints = {4, 9, 64})
  void aWideWorldHasItsFindingsInAnyNumberOfTiles(int tiles) throws Exception {
    JoinedTiles joined = joined(world, tiles, false, folder);
    Set<String> notAsked = joined.notAsked(settings()).keySet();
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
        whole.findings().stream()
            .filter(f -> f.pieces().stream().anyMatch(p -> p.startsWith("hill_")))
            .map(Finding::rule)
            .distinct()
            .sorted()
            .toList();
    assertTrue(hills.size() >= 6, hills.toString());
  }

  @Test
  void aCircuitIsKeptAsItIs() throws Exception {
    Level circuit = WideWorld.circuit();
    JoinedTiles joined = joined(circuit, 9, false, folder);
    assertEquals(0, joined.leftOut());
    assertTrue(joined.notAsked(settings()).isEmpty());
    for (int i = 0; i < circuit.pieces().size(); i++) {
      assertSame(circuit.pieces().get(i), joined.level().pieces().get(i));
    }
  }

  /** To the bit. */
  static void assertSame(Piece expected, Piece piece) {
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
