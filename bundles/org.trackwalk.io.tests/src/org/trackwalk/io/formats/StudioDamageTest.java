package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.mesh.progress.Progress;

/**
 * Real 3D Studio files with bytes cut off or changed are read or refused, never anything else.
 * Skipped where the real files are not at hand; {@link MutantsTest} damages files made for it.
 */
final class StudioDamageTest {

  private static final int MUTANTS = 400;

  @TempDir Path folder;

  @Test
  void aFileThatIsCutOffAnywhereIsRefused() throws IOException {
    byte[] original = real("CameraRollAnim.3ds");
    for (int length = 0; length < original.length; length++) {
      byte[] shorter = Arrays.copyOf(original, length);
      assertFalse(reads(shorter, length + " bytes"), length + " bytes were read");
      if (length >= 6) {
        // As if the file were meant to be so short: what is inside is cut off.
        ByteBuffer.wrap(shorter).order(ByteOrder.LITTLE_ENDIAN).putInt(2, length);
        reads(shorter, length + " bytes, as the file says");
      }
    }
    assertTrue(reads(original, "the whole file"));
  }

  @Test
  void aChangedByteIsReadOrRefused() throws IOException {
    for (String name : new String[] {"test1.3ds", "CameraRollAnimWithChildObject.3ds"}) {
      byte[] original = real(name);
      int read = 0;
      for (int seed = 0; seed < MUTANTS; seed++) {
        Random random = new Random(seed);
        byte[] mutant = original.clone();
        int at = random.nextInt(mutant.length);
        mutant[at] = (byte) (mutant[at] + 1 + random.nextInt(255));
        read += reads(mutant, name + " with seed " + seed) ? 1 : 0;
      }
      assertTrue(read > 0 && read < MUTANTS, read + " of " + MUTANTS + " were read");
    }
  }

  private boolean reads(byte[] bytes, String what) throws IOException {
    MeshImporter importer = Importers.forFileName("x.3ds").orElseThrow();
    Path file = Files.write(folder.resolve("mutant.3ds"), bytes);
    try {
      SoundMesh.check(importer.read(ImportRequest.of(file), Progress.none()));
      return true;
    } catch (ImportException refusal) {
      SoundMesh.assertOneLine(refusal.oneLine());
      return false;
    } catch (RuntimeException e) {
      return fail(what, e);
    }
  }

  private static byte[] real(String name) throws IOException {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real files is not here");
    Path file = shared.get().resolve("data/meshes/assimp/3DS").resolve(name);
    assumeTrue(Files.exists(file), file + " is not here");
    return Files.readAllBytes(file);
  }
}
