package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What the team accepts: by piece, by place, by a fingerprint that has moved, before folding. */
class AcceptanceTest {

  @TempDir Path folder;

  /** A row of pieces of 4 m with gaps of 5 mm, the first of which are moved aside. */
  private LevelReport row(int gaps, double aside, String suppress) throws IOException {
    StringBuilder obj = new StringBuilder();
    for (int i = 0; i <= gaps; i++) {
      double x = i == 0 ? 0 : 4 * i + 0.005;
      double end = 4 * i + 4;
      obj.append("o road_").append(i + 1).append('\n');
      obj.append("v " + x + " 0 " + aside + "\nv " + x + " 0 " + (aside + 4) + "\n");
      obj.append("v " + end + " 0 " + (aside + 4) + "\nv " + end + " 0 " + aside + "\n");
      obj.append("f -4 -3 -2 -1\n");
    }
    Files.writeString(folder.resolve("row.obj"), obj);
    Path manifest = folder.resolve("row.trackwalk.json");
    Files.writeString(
        manifest, "{\"pieces\": [{\"file\": \"row.obj\"}], \"suppress\": [" + suppress + "]}");
    return CheckRun.run(
            List.of(manifest),
            LoadOptions.DEFAULT,
            CheckSettings.defaults().withOnly(Set.of("seam")),
            "test",
            Progress.none())
        .levels()
        .get(0);
  }

  private static String entry(String members) {
    return "{\"reason\": \"meant\", " + members + "}";
  }

  private static List<List<String>> pieces(LevelReport report) {
    return report.findings().stream().map(Finding::pieces).toList();
  }

  @Test
  void byPieceOnEitherSideOfASeam() throws IOException {
    LevelReport report = row(3, 0, entry("\"rule\": \"seam.gap\", \"piece\": \"road_2\""));
    assertEquals(List.of(List.of("road_3", "road_4")), pieces(report));
    assertEquals(2, report.suppressed().size());
  }

  @Test
  void byBothPiecesOfASeamAndByPattern() throws IOException {
    LevelReport both = row(3, 0, entry("\"rule\": \"*\", \"piece\": [\"road_2\", \"road_3\"]"));
    assertEquals(2, both.findings().size());
    LevelReport all = row(3, 0, entry("\"rule\": \"seam.*\", \"piece\": \"road*\""));
    assertEquals(List.of(), all.findings());
  }

  @Test
  void byPieceInABox() throws IOException {
    String box = "\"box\": [3, -1, -1, 5, 1, 5]";
    assertEquals(
        2, row(3, 0, entry("\"rule\": \"*\", \"piece\": \"road_2\", " + box)).findings().size());
    LevelReport none = row(3, 0, entry("\"rule\": \"*\", \"piece\": \"road_4\", " + box));
    assertEquals(3, none.findings().size());
    assertTrue(none.rulesSkipped().stream().anyMatch(s -> s.reason().contains("fits no finding")));
  }

  @Test
  void aFingerprintHoldsWhenTheFindingMovesByLessThanAMetre() throws IOException {
    Finding first = row(3, 0, "").findings().get(0);
    String accept =
        entry("\"rule\": \"seam.gap\", \"fingerprint\": \"" + first.fingerprint() + "\"");
    assertEquals(2, row(3, 0, accept).findings().size());
    assertEquals(2, row(3, 0.6, accept).findings().size());
    LevelReport far = row(3, 1.6, accept);
    assertEquals(3, far.findings().size());
    assertTrue(far.rulesSkipped().stream().anyMatch(s -> s.reason().contains("meant")));
  }

  @Test
  void aSingleFindingInsideAFoldedOneCanBeAccepted() throws IOException {
    LevelReport before = row(14, 0, "");
    assertEquals(1, before.findings().size());
    Finding folded = before.findings().get(0);
    int places = folded.flow().size();
    assertEquals(14, places);
    FlowStep third = folded.flow().get(2);
    LevelReport after =
        row(
            14,
            0,
            entry("\"rule\": \"seam.gap\", \"fingerprint\": \"" + third.fingerprint() + "\""));
    assertEquals(13, after.findings().get(0).flow().size());
    Suppressed one = after.suppressed().get(0);
    assertEquals(third.fingerprint(), one.finding().fingerprint());
    assertEquals("meant", one.reason());
  }

  @Test
  void aFoldedFindingCanBeAcceptedAsAWhole() throws IOException {
    Finding folded = row(14, 0, "").findings().get(0);
    String accept =
        entry("\"rule\": \"seam.gap\", \"fingerprint\": \"" + folded.fingerprint() + "\"");
    LevelReport after = row(16, 0, accept);
    assertEquals(List.of(), after.findings());
    assertEquals(1, after.suppressed().size());
  }
}
