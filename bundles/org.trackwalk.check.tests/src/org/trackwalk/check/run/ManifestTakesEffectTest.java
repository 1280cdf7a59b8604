package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What a manifest says about rules is heard, or refused with the nearest name. */
class ManifestTakesEffectTest {

  @TempDir Path folder;

  /** Two road pieces of 4 x 4 m with a gap of 5 mm between them. */
  @BeforeEach
  void writeLevel() throws IOException {
    Files.writeString(
        folder.resolve("level.obj"),
        """
        o road_1
        v 0 0 0
        v 0 0 4
        v 4 0 4
        v 4 0 0
        f 1 2 3 4
        o road_2
        v 4.005 0 0
        v 4.005 0 4
        v 8 0 4
        v 8 0 0
        f 5 6 7 8
        """);
  }

  private CheckReport check(String members) throws IOException {
    Path manifest = folder.resolve("level.trackwalk.json");
    Files.writeString(
        manifest,
        "{\"schema\": \"trackwalk-manifest/1\", \"pieces\": [{\"file\": \"level.obj\"}]"
            + members
            + "}");
    return CheckRun.run(
        List.of(manifest), LoadOptions.DEFAULT, CheckSettings.defaults(), "test", Progress.none());
  }

  private LevelReport level(String members) throws IOException {
    CheckReport report = check(members);
    assertEquals("checked", report.inputs().get(0).status(), report.inputs().toString());
    return report.levels().get(0);
  }

  private static List<String> rules(List<Finding> findings) {
    return findings.stream().map(Finding::rule).toList();
  }

  @Test
  void withoutAWordTheGapIsFound() throws IOException {
    assertEquals(List.of("seam.gap"), rules(level("").findings()));
  }

  @Test
  void aThresholdOfTheManifestCounts() throws IOException {
    assertEquals(List.of(), level(", \"rules\": {\"seam.gap.warning\": 0.006}").findings());
    assertEquals(1, level(", \"rules\": {\"seam.gap.warning\": 0.004}").findings().size());
  }

  @Test
  void aRuleThatIsOffIsListedAsSkipped() throws IOException {
    LevelReport report = level(", \"rules\": {\"seam.gap\": \"off\"}");
    assertEquals(List.of(), report.findings());
    assertTrue(report.rulesSkipped().stream().anyMatch(s -> s.rule().equals("seam.gap")));
  }

  @Test
  void anUnknownRuleIsRefusedWithTheNearestName() throws IOException {
    CheckReport report = check(", \"rules\": {\"seam.gpa.warning\": 0.004}");
    assertEquals(3, report.exit());
    String reason = report.inputs().get(0).reason();
    assertTrue(reason.contains("seam.gpa.warning"), reason);
    assertTrue(reason.contains("seam.gap.warning"), reason);
  }

  @Test
  void anAcceptanceOfAnUnknownRuleIsRefusedWithTheNearestName() throws IOException {
    String box = "\"box\": [3, -1, -1, 5, 1, 5], \"reason\": \"meant\"";
    CheckReport report = check(", \"suppress\": [{\"rule\": \"seam.gpa\", " + box + "}]");
    assertEquals(3, report.exit());
    String reason = report.inputs().get(0).reason();
    assertTrue(reason.contains("'seam.gpa' (did you mean 'seam.gap'?)"), reason);
    CheckReport group = check(", \"suppress\": [{\"rule\": \"seam.*\", " + box + "}]");
    assertEquals(1, group.levels().get(0).suppressed().size());
  }

  /**
   * Which rules there are is not known when the manifest is read; its place is said all the same.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"suppress\": [{\"reason\": \"x\", \"piece\": \"a\", \"rule\": @\"seam.gpa\"}]",
        "\"suppress\": [{\"rule\": \"*\", \"reason\": \"x\", \"piece\": \"a\"},"
            + " {\"rule\": @\"gap\", \"reason\": \"x\", \"piece\": \"a\"}]",
        "\"rules\": {\"seam.gap\": \"off\", @\"seam.gpa\": \"off\"}",
        "\"rules\": {\"seam.gap\": {@\"wran\": 1}}",
        "\"rules\": {@\"seam.gap.warning\": \"much\"}",
        "\"rules\": {@\"probe.chassis-hit.length\": 1e9}",
      })
  void aWrongRuleIsSaidWithItsPlace(String said) throws IOException {
    String before = ",\n " + said;
    CheckReport report = check(before.replace("@", ""));
    String reason = report.inputs().get(0).reason();
    int column = before.indexOf('@') - before.indexOf('\n');
    assertTrue(reason.startsWith("line 2, column " + column + ": "), reason);
  }

  @Test
  void anAcceptedFindingStaysInTheReportUntilItsDay() throws IOException {
    String box = "\"rule\": \"seam.gap\", \"box\": [3, -1, -1, 5, 1, 5], \"reason\": \"meant\"";
    LevelReport accepted = level(", \"suppress\": [{" + box + "}]");
    assertEquals(List.of(), accepted.findings());
    assertEquals(
        List.of("seam.gap"),
        rules(accepted.suppressed().stream().map(Suppressed::finding).toList()));
    LevelReport over = level(", \"suppress\": [{" + box + ", \"until\": \"2020-01-31\"}]");
    assertEquals(List.of("seam.gap"), rules(over.findings()));
    assertTrue(over.rulesSkipped().stream().anyMatch(s -> s.reason().contains("until 2020-01-31")));
    assertTrue(accepted.rulesSkipped().stream().noneMatch(s -> s.reason().contains("meant")));
    LevelReport later = level(", \"suppress\": [{" + box + ", \"until\": \"9999-12-31\"}]");
    assertEquals(List.of(), later.findings());
  }

  @Test
  void anAcceptanceThatFitsNothingIsSaid() throws IOException {
    LevelReport report =
        level(
            ", \"suppress\": [{\"rule\": \"seam.gap\", \"fingerprint\": \"0123456789abcdef\","
                + " \"reason\": \"long gone\"}]");
    assertTrue(report.rulesSkipped().stream().anyMatch(s -> s.reason().contains("long gone")));
    assertEquals(List.of("seam.gap"), rules(report.findings()));
  }

  @Test
  void aBorderThatFacesANeighbourIsStreamed() throws IOException {
    // The far end of road_2 lies at x = 8; the neighbour goes on there, 10 mm away.
    Files.writeString(
        folder.resolve("next.obj"),
        """
        o next_1
        v 8.01 0 0
        v 8.01 0 4
        v 12 0 4
        v 12 0 0
        f 1 2 3 4
        """);
    assertEquals(0, level("").ledger().get(LedgerClass.STREAMED));
    LevelReport report = level(", \"neighbours\": [\"next.obj\"]");
    assertEquals(1, report.ledger().get(LedgerClass.STREAMED));
    assertEquals(2, report.facts().pieces());
    int open = report.ledger().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(report.facts().boundaryEdges(), open);
  }

  @Test
  void aNeighbourThatIsNotThereIsRefused() throws IOException {
    CheckReport report = check(", \"neighbours\": [\"nxt.obj\"]");
    assertEquals(3, report.exit());
    assertTrue(report.inputs().get(0).reason().contains("nxt.obj"), report.inputs().toString());
  }

  @Test
  void whatNoRuleLooksAtIsSaid() throws IOException {
    LevelReport report = level(", \"speed\": {\"grip\": 1.2}");
    List<String> said = report.rulesSkipped().stream().map(s -> s.reason()).toList();
    assertTrue(said.stream().anyMatch(r -> r.contains("grip")), said.toString());
  }
}
