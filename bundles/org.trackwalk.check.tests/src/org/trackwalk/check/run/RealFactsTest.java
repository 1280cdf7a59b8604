package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Real tracks and meshes have the facts that an independent reader counted (FACTS.csv beside them;
 * definitions in docs/formats.md), and on each the ledger accounts for every open edge. All rows of
 * the list are compared; where facts differ, the row is explained by name and held to facts counted
 * another way.
 */
class RealFactsTest {

  /** Facts that must be those of the list, though it is known where and why it is wrong. */
  private static final double EQUAL_SHARE = 0.98;

  /** Facts and ledger do not depend on rules. */
  private static final CheckSettings NO_RULES =
      CheckSettings.defaults().withOnly(Set.of("import.empty"));

  /** What the importer says where its native libraries are not at hand. */
  private static final String NOT_INSTALLED = "not installed";

  @Test
  void factsAreThoseOfTheIndependentReader() throws IOException {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    Path data = shared.get().resolve("data");
    List<String> lines = Files.readAllLines(data.resolve("FACTS.csv"));
    List<String> differences = new ArrayList<>();
    List<String> explained = new ArrayList<>();
    int facts = 0;
    int equal = 0;
    int absent = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] columns = line.split(",", -1);
      Path file = data.resolve(columns[0]);
      boolean ac3d = columns[0].toLowerCase(Locale.ROOT).matches(".*\\.acc?");
      String[] known = RealFactsExplained.expected(columns);
      String difference = compare(file, known, ac3d);
      if (difference.contains(NOT_INSTALLED)) {
        absent++;
      } else if (!difference.isEmpty()) {
        differences.add(columns[0] + ": " + difference);
      } else {
        for (int i = 1; i < columns.length; i++) {
          facts++;
          equal += known[i].equals(columns[i]) ? 1 : 0;
        }
        if (known != columns) {
          explained.add(columns[0]);
        }
      }
    }
    int compared = lines.size() - 1 - absent;
    String counts =
        equal + " of " + facts + " facts equal in " + compared + " files; explained: " + explained;
    assertEquals(List.of(), differences, counts);
    assertTrue(equal >= EQUAL_SHARE * facts, counts);
  }

  private static String compare(Path file, String[] expected, boolean ac3d) throws IOException {
    LevelReport report;
    try {
      LevelSource source =
          LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none()).get(0);
      if (source.status() != LevelSource.Status.FOUND) {
        return source.reason();
      }
      report = LevelCheck.check(source.load(Progress.none()), NO_RULES, Progress.none());
    } catch (ImportException e) {
      return e.oneLine();
    }
    Facts f = report.facts();
    int[] actual = {
      f.triangles(),
      f.weldedVertices(),
      f.boundaryEdgesPerPiece(),
      f.boundaryEdges(),
      f.nonManifoldEdges(),
      f.windingMismatchEdges(),
      f.degenerateTriangles(),
      f.duplicateTriangles(),
      f.signedZeroSplits(),
      f.nonFiniteVertices()
    };
    StringBuilder difference = new StringBuilder();
    for (int i = 0; i < actual.length; i++) {
      // FACTS.csv counts an AC3D object's materials as pieces.
      boolean comparable = !(ac3d && i == 2);
      if (comparable
          && !expected[i + 1].isEmpty()
          && actual[i] != Integer.parseInt(expected[i + 1])) {
        difference.append(" column ").append(i + 1).append(" is ").append(actual[i]);
        difference.append(", expected ").append(expected[i + 1]);
      }
    }
    int sum = report.ledger().values().stream().mapToInt(Integer::intValue).sum();
    if (sum != f.boundaryEdges()) {
      difference.append(" the ledger has ").append(sum).append(" edges");
    }
    return difference.toString();
  }
}
