package org.trackwalk.check.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ShuffledPiece;
import org.trackwalk.examples.SharedData;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.LevelHints.Suppression;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A new export keeps at least 99 % of the findings of a baseline: with vertices, triangles and
 * pieces in another order, with numbers printed to six decimals, and with pieces renumbered.
 */
class ReExportTest {

  /** Findings of a baseline that a new export keeps at least, docs/baseline.md. */
  private static final double KEPT = 0.99;

  /** Where digits are lost, geometry changes: near misses meet, others part. */
  private static final double KEPT_OF_ONE = 0.97;

  private static final Set<String> NEEDLES =
      Set.of("topology.degenerate-triangle", "quality.sliver", "import.text-rounding");

  /** Rules about the mesh itself, whose findings lost digits hardly move. */
  private static final CheckSettings MESH =
      CheckSettings.defaults()
          .withOnly(Set.of("weld", "seam", "boundary", "topology", "normal", "quality"));

  private static final List<String> TRACKS =
      List.of(
          "torcs/e-track-1/e-track-1.ac",
          "torcs/aalborg/aalborg.acc",
          "torcs/wheel-1",
          "torcs/dirt-5",
          "torcs/road/g-track-3/g-track-3.ac");

  private static List<Level> load(String name) throws IOException, ImportException {
    if (name.startsWith("planted ")) {
      long seed = Long.parseLong(name.substring(8));
      return List.of(
          PlantedCircuit.plant(
                  Circuit.generate(CircuitShape.EXAMPLE), seed, List.of(DefectKind.values()))
              .level());
    }
    Assumptions.assumeTrue(SharedData.folder().isPresent(), "no real tracks here");
    return read(SharedData.folder().get().resolve("data/tracks").resolve(name));
  }

  private static List<Level> read(Path path) throws IOException, ImportException {
    List<Level> levels = new ArrayList<>();
    for (LevelSource source :
        LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none())) {
      if (source.status() == LevelSource.Status.FOUND) {
        levels.add(source.load(Progress.none()));
      }
    }
    return levels;
  }

  @ParameterizedTest
  @ValueSource(strings = {"planted 7", "planted 8"})
  void anotherOrderKeepsEveryFingerprint(String name) throws IOException, ImportException {
    Random random = new Random(31);
    for (Level level : load(name)) {
      requireSame(findings(level), level, random);
    }
  }

  @Test
  void realTracksKeepEveryFingerprintInAnotherOrderAndTheirFindingsWithSixDecimals()
      throws IOException, ImportException {
    Random random = new Random(32);
    int all = 0;
    int kept = 0;
    for (String name : TRACKS) {
      for (Level level : load(name)) {
        List<KnownFinding> before = findings(level);
        requireSame(before, level, random);
        List<KnownFinding> now =
            findings(exported(level, p -> printed(ShuffledPiece.of(p, random)), random));
        int same = kept(before, now);
        assertTrue(same >= KEPT_OF_ONE * before.size(), name + ": " + same + ", seed 32");
        all += before.size();
        kept += same;
      }
    }
    assertTrue(kept >= KEPT * all, kept + " of " + all + ", seed 32");
  }

  private static void requireSame(List<KnownFinding> before, Level level, Random random) {
    Level other = exported(level, p -> ShuffledPiece.of(p, random), random);
    assertEquals(fingerprints(before), fingerprints(findings(other)), level.name());
  }

  @Test
  void aFormatThatMakesTwoPiecesOfTwoMaterialsKeepsNineTenths(@TempDir Path folder)
      throws IOException, ImportException {
    Level level = load("planted 9").get(0);
    Path obj = folder.resolve("circuit.obj");
    Path glb = folder.resolve("circuit.glb");
    Files.write(obj, ObjFile.bytes(level.pieces()));
    Files.write(glb, GlbFile.bytes(level.pieces()));
    List<KnownFinding> before = findings(read(obj).get(0));
    List<KnownFinding> now = findings(read(glb).get(0));
    assertTrue(before.size() >= 20, before.size() + " findings");
    assertTrue(
        kept(before, now) >= 0.9 * before.size(), kept(before, now) + " of " + before.size());
  }

  @Test
  void renumberedPiecesKeepTheFindings() throws IOException, ImportException {
    Random random = new Random(34);
    for (Level level : load("planted 7")) {
      List<KnownFinding> before = findings(level);
      List<KnownFinding> now = findings(exported(level, ReExportTest::renumbered, random));
      // The importer's own notes still name the old pieces here.
      long others = before.stream().filter(f -> !f.rule().startsWith("import.")).count();
      assertTrue(kept(before, now) >= others, kept(before, now) + " of " + others + ", seed 34");
    }
  }

  @Test
  void whatIsAcceptedStaysAccepted() throws IOException, ImportException {
    Random random = new Random(35);
    Level level = load("planted 8").get(0);
    LevelReport before = LevelCheck.check(level, MESH, Progress.none());
    List<Suppression> accepted =
        before.findings().stream()
            .filter(f -> !NEEDLES.contains(f.rule()))
            .map(
                f ->
                    new Suppression(
                        f.rule(), f.fingerprint(), List.of(), null, "meant", null, null))
            .toList();
    LevelHints hints = LevelHints.NONE.withSuppressions(accepted);
    Level again = exported(level, p -> printed(ShuffledPiece.of(p, random)), random);
    LevelReport now =
        LevelCheck.check(
            new Level(
                level.name(),
                level.grouping(),
                again.pieces(),
                level.problems(),
                level.sources(),
                hints),
            MESH,
            Progress.none());
    // Digits that are lost make needles of triangles without area, and the other way round.
    assertEquals(
        List.of(),
        now.findings().stream().map(Finding::rule).filter(r -> !NEEDLES.contains(r)).toList(),
        "seed 35");
    assertEquals(accepted.size(), now.suppressed().size(), "seed 35");
  }

  /** Written anew: pieces and triangles in another order, and spread over three files. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "planted 7",
        "planted 8",
        "torcs/e-track-1/e-track-1.ac",
        "torcs/aalborg/aalborg.acc",
        "torcs/dirt-5"
      })
  void otherFilesKeepTheFingerprints(String name, @TempDir Path folder)
      throws IOException, ImportException {
    Random random = new Random(36);
    for (Level level : load(name)) {
      List<Piece> pieces = new ArrayList<>(level.pieces());
      pieces.removeIf(piece -> piece.triangleCount() == 0);
      List<String> before = fingerprints(findings(inFiles(folder.resolve("one"), pieces, 1)));
      List<Piece> others = new ArrayList<>();
      pieces.forEach(piece -> others.add(ShuffledPiece.of(piece, random)));
      Collections.shuffle(others, random);
      List<String> now = fingerprints(findings(inFiles(folder.resolve("three"), others, 3)));
      List<String> lost = new ArrayList<>(before);
      now.forEach(lost::remove);
      assertTrue(before.size() >= 10, before.size() + " findings");
      assertTrue(
          lost.size() <= (1 - KEPT) * before.size(),
          () -> lost.size() + " of " + before.size() + " lost, seed 36: " + lost);
    }
  }

  private static Level inFiles(Path folder, List<Piece> pieces, int count)
      throws IOException, ImportException {
    Files.createDirectories(folder);
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < count; i++) {
      int from = i * pieces.size() / count;
      int to = (i + 1) * pieces.size() / count;
      Path file = folder.resolve("part_" + i + ".obj");
      Files.write(file, ObjFile.bytes(pieces.subList(from, to)));
      names.append(i == 0 ? "" : ", ").append("{\"file\": \"part_" + i + ".obj\"}");
    }
    Path manifest = folder.resolve("level.trackwalk.json");
    Files.writeString(
        manifest,
        "{\"schema\": \"trackwalk-manifest/1\", \"name\": \"level\", \"pieces\": [" + names + "]}");
    return read(manifest).get(0);
  }

  private static int kept(List<KnownFinding> before, List<KnownFinding> now) {
    return (int) Arrays.stream(Pairing.of(before, now)).filter(p -> p >= 0).count();
  }

  private static List<String> fingerprints(List<KnownFinding> findings) {
    return findings.stream().map(KnownFinding::fingerprint).sorted().toList();
  }

  private static Level exported(Level level, UnaryOperator<Piece> export, Random random) {
    List<Piece> pieces = new ArrayList<>();
    level.pieces().forEach(piece -> pieces.add(export.apply(piece)));
    Collections.shuffle(pieces, random);
    return new Level(
        level.name(), level.grouping(), pieces, level.problems(), level.sources(), level.hints());
  }

  private static List<KnownFinding> findings(Level level) {
    LevelReport report = LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
    return report.findings().stream().map(KnownFinding::of).toList();
  }

  /** As a text file with six decimals would have it. */
  private static Piece printed(Piece piece) {
    float[] p = piece.positions().clone();
    for (int i = 0; i < p.length; i++) {
      if (Float.isFinite(p[i])) {
        p[i] = Float.parseFloat(String.format(Locale.ROOT, "%.6f", p[i]));
      }
    }
    return piece.toBuilder().mesh(p, piece.triangles()).build();
  }

  /** road_07 becomes road_107. */
  private static Piece renumbered(Piece piece) {
    return piece.toBuilder().name(piece.name().replaceAll("([0-9]+)$", "1$1")).build();
  }
}
