package org.trackwalk.io.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** What holds for whatever an importer is given: sound pieces, or one line on why not. */
public final class SoundPieces {

  private SoundPieces() {}

  /** Reads a file and checks the outcome; returns whether there were pieces. */
  public static boolean check(MeshImporter importer, Path file) throws IOException {
    try {
      ImportedMesh mesh = importer.read(ImportRequest.of(file), Progress.none());
      check(mesh);
      return true;
    } catch (ImportException e) {
      String line = e.oneLine();
      assertFalse(e.getMessage().isBlank(), "a reason is given");
      assertTrue(line.lines().count() == 1, "one line: " + line);
      return false;
    }
  }

  /** Seeded mutants of a file, each read from disk. */
  public static void mutants(MeshImporter importer, byte[] good, Path file, int count, long seed)
      throws IOException {
    Mutants mutants = new Mutants(good, seed);
    for (int i = 0; i < count; i++) {
      byte[] mutant = mutants.next();
      Files.write(file, mutant);
      try {
        check(importer, file);
      } catch (RuntimeException | Error e) {
        throw new AssertionError("mutant " + i + " of seed " + seed, e);
      }
    }
  }

  /** The shared malformed and real files of some endings; skips the test where there are none. */
  public static List<Path> sharedFiles(String folder, List<String> endings) throws IOException {
    Path root = SharedData.folder().map(shared -> shared.resolve(folder)).orElse(null);
    Assumptions.assumeTrue(
        root != null && Files.isDirectory(root), "shared folder '" + folder + "' is not there");
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .filter(f -> endings.stream().anyMatch(e -> f.toString().toLowerCase().endsWith(e)))
          .sorted()
          .toList();
    }
  }

  private static void check(ImportedMesh mesh) {
    Set<String> names = new HashSet<>();
    for (Piece piece : mesh.pieces()) {
      assertTrue(names.add(piece.name()), "names are unique: " + piece.name());
      assertFalse(piece.name().isBlank(), "names are not blank");
      for (int v : piece.triangles()) {
        assertTrue(v >= 0 && v < piece.vertexCount(), "index in range");
      }
      if (piece.cornerNormals() != null) {
        assertEquals(piece.triangles().length, piece.cornerNormals().length);
        for (int n : piece.cornerNormals()) {
          assertTrue(n < piece.normals().length / 3, "normal in range");
        }
      }
      for (int t = 0; t < piece.triangleCount(); t++) {
        assertTrue(piece.surface(t) != null);
        piece.twoSided(t);
        piece.place(t);
      }
    }
  }
}
