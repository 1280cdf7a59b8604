package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * The order of pieces, triangles and vertices in the input changes nothing that is reported but
 * element indices, and the number of threads nothing at all.
 */
class SameReportTest {

  private static Level level;
  private static String expected;

  @BeforeAll
  static void checkOnce() {
    level =
        PlantedCircuit.plant(
                Circuit.generate(CircuitShape.EXAMPLE), 7, List.of(DefectKind.values()))
            .level();
    expected = text(level, 1);
    assertTrue(expected.lines().count() > 25, "the planted circuit has findings");
  }

  private static String text(Level checked, int threads) {
    return text(
        LevelCheck.check(checked, CheckSettings.defaults().withJobs(threads), Progress.none()));
  }

  private static String text(LevelReport report) {
    return report.ledger() + " " + report.facts().weldedVertices() + '\n' + findings(report);
  }

  /** Findings in full. */
  static String findings(LevelReport report) {
    StringBuilder text = new StringBuilder();
    for (Finding f : report.findings()) {
      text.append(f.rule()).append(' ').append(f.severity()).append(' ').append(f.message());
      text.append(Arrays.toString(f.position())).append(Arrays.toString(f.path()));
      text.append(Arrays.toString(f.bounds())).append(f.length()).append(' ').append(f.count());
      text.append(f.measure()).append(f.effects()).append(f.pieces()).append(f.fingerprint());
      text.append(f.risk()).append(f.group()).append(f.surfaceClass()).append(f.ledgerClass());
      f.flow().forEach(s -> text.append(Arrays.toString(s.position())).append(s.what()));
      text.append('\n');
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8})
  void threadsChangeNothing(int threads) {
    assertEquals(expected, text(level, threads));
  }

  @Test
  void scarceMemoryChangesNothing() {
    assertEquals(
        expected,
        text(
            LevelCheck.chosen(level, CheckSettings.defaults().withJobs(2), true, Progress.none())));
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13})
  void theOrderOfTheInputChangesNothing(long seed) {
    Random random = new Random(seed);
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      pieces.add(ShuffledPiece.of(piece, random));
    }
    Collections.shuffle(pieces, random);
    Level other =
        new Level(
            level.name(),
            level.grouping(),
            pieces,
            level.problems(),
            level.sources(),
            level.hints());
    assertEquals(expected, text(other, 2));
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24})
  void manyFaultsOfOneKindAreShownAtTheSamePlace(long seed) {
    float[] positions = new float[3 * 60];
    Random random = new Random(1);
    for (int i = 0; i < positions.length; i++) {
      positions[i] = i % 60 == 0 ? Float.NaN : random.nextInt(40);
    }
    int[] triangles = new int[3 * 40];
    for (int i = 0; i < triangles.length; i++) {
      triangles[i] = random.nextInt(45);
    }
    Piece broken = Piece.named("broken", "broken.obj").mesh(positions, triangles).build();
    String once = text(alone(broken), 1);
    assertTrue(once.contains("import.non-finite") && once.contains("topology.isolated-vertex"));
    assertEquals(once, text(alone(ShuffledPiece.of(broken, new Random(seed))), 1));
  }

  private static Level alone(Piece piece) {
    return new Level("one", "", List.of(piece), List.of(), List.of(), LevelHints.NONE);
  }

  @Test
  void aChangeOfGeometryDoesChangeTheText() {
    Piece first = level.pieces().get(0);
    float[] moved = first.positions().clone();
    moved[1] += 0.25f;
    List<Piece> pieces = new ArrayList<>(level.pieces());
    pieces.set(0, first.toBuilder().mesh(moved, first.triangles()).build());
    Level other =
        new Level(
            level.name(),
            level.grouping(),
            pieces,
            level.problems(),
            level.sources(),
            level.hints());
    assertTrue(!expected.equals(text(other, 1)));
  }
}
