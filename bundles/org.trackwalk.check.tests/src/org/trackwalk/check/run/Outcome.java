package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What holds for a check of any file, however broken: a report in which all adds up. */
final class Outcome {

  private static final Set<String> STATES = Set.of("checked", "failed", "skipped");

  private Outcome() {}

  /** Checks one file as the command line does and looks at the report. */
  static CheckReport of(Path file) {
    CheckReport report =
        CheckRun.run(
            List.of(file), LoadOptions.DEFAULT, CheckSettings.defaults(), "test", Progress.none());
    assertFalse(report.inputs().isEmpty(), "every input is in the report");
    int checked = 0;
    for (InputStatus input : report.inputs()) {
      assertTrue(STATES.contains(input.status()), input.status());
      assertEquals("checked".equals(input.status()), input.reason().isEmpty(), input.reason());
      requireForDesigners(input.reason());
      checked += "checked".equals(input.status()) ? 1 : 0;
    }
    assertEquals(checked, report.levels().size(), "each checked input is a level");
    boolean failed = report.inputs().stream().anyMatch(i -> "failed".equals(i.status()));
    assertEquals(failed, report.exit() == RunOutcome.UNREADABLE, "exit code " + report.exit());
    assertTrue(failed || report.exit() <= RunOutcome.FINDINGS, "exit code " + report.exit());
    report.levels().forEach(Outcome::requireSound);
    return report;
  }

  private static void requireSound(LevelReport level) {
    int edges = level.ledger().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(level.facts().boundaryEdges(), edges, "the ledger has all open edges");
    for (Finding finding : level.findings()) {
      assertFalse(finding.rule().startsWith("meta."), finding.message());
      requireForDesigners(finding.message());
      double sum = 0;
      for (double coordinate : finding.position()) {
        sum += coordinate;
      }
      assertTrue(Double.isFinite(sum), finding.rule() + " is nowhere: " + finding.message());
    }
  }

  /** One line in words, not what a program says to programmers. */
  private static void requireForDesigners(String text) {
    assertTrue(text.lines().count() <= 1, "one line: " + text);
    String lower = text.toLowerCase(Locale.ROOT);
    assertFalse(lower.contains("exception") || lower.contains("java."), text);
    // JSON has a null of its own, and a reason may name it.
    assertFalse(text.endsWith(" null") && !text.endsWith("not null"), text);
  }
}
