package org.trackwalk.io.scene.assetto;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.kn5.Kn5Bytes;
import org.trackwalk.io.kn5.Kn5Importer;
import org.trackwalk.io.manifest.LineFile;
import org.trackwalk.io.robust.Mutants;
import org.trackwalk.io.robust.SoundPieces;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/**
 * Real files of a game that end after each of their bytes, and files of which bytes were changed:
 * each is read, or refused in one line that says its name. {@code EVERY_PREFIX_FILES=FILE:…} names
 * larger ones than those that are looked at always.
 */
final class EveryPrefixTest {

  private static final int MUTANTS = 2_000;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "assetto/colliders/vw_sa_citi_golf.kn5",
        "assetto/pista_caudina/cw/ai/pit_lane.ai",
        "assetto/pista_caudina/cw/data/surfaces.ini"
      })
  void ofARealFile(String name) throws Exception {
    prefixes(games().resolve(name));
  }

  @Test
  void ofFilesThatTheEnvironmentNames() throws Exception {
    String files = System.getenv("EVERY_PREFIX_FILES");
    assumeTrue(files != null, "EVERY_PREFIX_FILES names no files");
    for (String file : files.split(":")) {
      prefixes(Path.of(file));
    }
  }

  /**
   * Only the whole file is read. A recorded line may end behind its points, too, and before the
   * number behind all that nobody asks for; a text may end anywhere but at its first byte.
   */
  private void prefixes(Path file) throws IOException {
    byte[] whole = Files.readAllBytes(file);
    String name = file.getFileName().toString();
    for (int length = 0; length <= whole.length; length++) {
      boolean read = read(name, Arrays.copyOf(whole, length));
      assertTrue(
          read == mayBeRead(name, whole, length), "the first " + length + " bytes of " + name);
    }
  }

  private static boolean mayBeRead(String name, byte[] whole, int length) {
    if (name.endsWith(".ini")) {
      return length > 0;
    }
    if (name.endsWith(".ai")) {
      int points = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getInt(4);
      return length == 16 + 20 * points || length >= whole.length - 4;
    }
    return length == whole.length;
  }

  @ParameterizedTest
  @CsvSource({"cw/ai/pit_lane.ai, 1", "cw/data/surfaces.ini, 2", "models_cw.ini, 3"})
  void mutantsOfARealFile(String name, long seed) throws Exception {
    Path file = games().resolve("assetto/pista_caudina").resolve(name);
    Mutants mutants = new Mutants(Files.readAllBytes(file), seed);
    for (int i = 0; i < MUTANTS; i++) {
      byte[] mutant = mutants.next();
      try {
        read(file.getFileName().toString(), mutant);
      } catch (RuntimeException | Error e) {
        throw new AssertionError("mutant " + i + " of seed " + seed, e);
      }
    }
  }

  private boolean read(String name, byte[] bytes) throws IOException {
    if (name.endsWith(".kn5")) {
      return SoundPieces.check(new Kn5Importer(), Files.write(folder.resolve(name), bytes));
    }
    try {
      if (name.endsWith(".ai")) {
        LineFile line = LineFile.read(Files.write(folder.resolve(name), bytes), name);
        return line.points().length > 0;
      }
      return level(name, bytes).pieces().size() == 1;
    } catch (ImportException e) {
      assertFalse(e.getMessage().isBlank(), "a reason is given");
      assertTrue(e.oneLine().contains(name), e.oneLine());
      assertTrue(e.oneLine().lines().count() == 1, e.oneLine());
      return false;
    }
  }

  /** A track of one square with this file where the game looks for it. */
  private Level level(String name, byte[] bytes) throws IOException, ImportException {
    Path track = Files.createDirectories(folder.resolve("track/data")).getParent();
    float[] square = {0, 0, 0, 0, 0, 9, 9, 0, 9, 9, 0, 0};
    byte[] mesh = Kn5Bytes.mesh("1ROAD", 0, square, 0, 1, 2, 0, 2, 3);
    byte[] root = Kn5Bytes.node("root", Kn5Bytes.STILL, mesh);
    Path model = track.resolve("track.kn5");
    if (!Files.exists(model)) {
      Files.write(model, Kn5Bytes.file(6, new String[] {"tar"}, root));
    }
    Files.write(track.resolve(name.startsWith("models") ? name : "data/" + name), bytes);
    return LevelFinder.find(List.of(track), LoadOptions.DEFAULT, Progress.none())
        .get(0)
        .load(Progress.none());
  }

  private static Path games() {
    Optional<Path> shared = SharedData.folder().map(s -> s.resolve("games"));
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get()), "the folder of games is not here");
    return shared.get();
  }
}
