package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.assimp.AssimpImporter;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.progress.Progress;

/**
 * Every mesh file of the test data, sound or damaged, is read or refused with the reason that the
 * page of formats tells. Formats that a worker reads are left to its own tests where they are
 * damaged.
 */
final class EveryFileTest {

  private static final String TITLE = "## Files of the test data that are refused";

  private static final Path PAGE = Path.of("docs", "formats.md");

  @Test
  void whatIsRefusedStandsOnThePage() throws IOException {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    Map<String, String> refused = new TreeMap<>();
    List<String> unread = new ArrayList<>();
    int read = 0;
    for (String folder : List.of("data", "bad")) {
      for (Path file : files(shared.orElseThrow().resolve(folder))) {
        MeshImporter importer = Importers.forFileName(file.getFileName().toString()).orElseThrow();
        boolean byWorker = importer instanceof AssimpImporter;
        if (byWorker && (folder.equals("bad") || !installed())) {
          continue;
        }
        String name = shared.get().relativize(file).toString().replace('\\', '/');
        String reason = reason(importer, file);
        if (reason.isEmpty()) {
          read++;
        } else if (byWorker) {
          unread.add(name + ": " + reason);
        } else {
          refused.put(name, reason);
        }
      }
    }
    assertEquals(List.of(), unread, "formats read by a worker");
    assertTrue(read > 500, "only " + read + " files were read");
    assertEquals(String.join("\n", rows(refused)), String.join("\n", rowsOfThePage()));
  }

  private static boolean installed() {
    try {
      return WorkerProgram.find() != null;
    } catch (WorkerException e) {
      return false;
    }
  }

  /** Files with an ending that is read; what compressed glTF needs is a worker's as well. */
  private static List<Path> files(Path folder) throws IOException {
    Set<String> endings = Importers.extensions();
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> endings.contains(Importers.ending(file.getFileName().toString())))
          .filter(file -> !file.toString().replace('\\', '/').contains("/bad/compressed/"))
          .sorted()
          .toList();
    }
  }

  private static String reason(MeshImporter importer, Path file) throws IOException {
    try {
      ImportedMesh mesh = importer.read(ImportRequest.of(file), Progress.none());
      assertFalse(mesh.pieces().isEmpty(), file.toString());
      return "";
    } catch (ImportException e) {
      return (e.place().isEmpty() ? "" : e.place() + ": ") + e.getMessage();
    }
  }

  private static List<String> rows(Map<String, String> refused) {
    List<String> rows = new ArrayList<>();
    refused.forEach((file, reason) -> rows.add("| `" + file + "` | " + reason + " |"));
    return rows;
  }

  /** The project's folder: where its page is, from the working folder up. */
  private static Path root() {
    String start = System.getProperty("trackwalk.root", System.getProperty("user.dir"));
    Path folder = Path.of(start).toAbsolutePath();
    while (folder.getParent() != null && !Files.exists(folder.resolve(PAGE))) {
      folder = folder.getParent();
    }
    return folder;
  }

  private static List<String> rowsOfThePage() throws IOException {
    List<String> lines = Files.readAllLines(root().resolve(PAGE));
    return lines.subList(lines.indexOf(TITLE) + 1, lines.size()).stream()
        .takeWhile(line -> !line.startsWith("## "))
        .filter(line -> line.startsWith("| `"))
        .toList();
  }
}
