package org.trackwalk.report.github;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.report.BaselineFacts;
import org.trackwalk.check.report.CheckReport;
import org.trackwalk.check.report.InputStatus;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.report.format.FindingSentence;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/**
 * The run on a page of Markdown, as a workflow run shows it when it is written to the file that
 * {@code GITHUB_STEP_SUMMARY} names: what was not read, a row per level, the worst ten groups.
 */
public final class GithubSummary implements ReportFormat {

  /** A page may have 1 MiB; so many rows are far below that. */
  private static final int MOST_ROWS = 500;

  @Override
  public String id() {
    return "github-summary";
  }

  @Override
  public String description() {
    return "the summary of a GitHub workflow run, in Markdown";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    text.append("## Trackwalk: ").append(Numbers.counted(report.levels().size(), "level"));
    text.append(" checked, ");
    text.append(Numbers.counted(count(report, Severity.ERROR), "error")).append(", ");
    text.append(Numbers.counted(count(report, Severity.WARNING), "warning")).append(", ");
    text.append(Numbers.counted(count(report, Severity.INFO), "note")).append("\n\n");
    unread(text, report);
    if (!report.levels().isEmpty()) {
      levels(text, report);
      worst(text, report, options);
    }
    text.flush();
  }

  private static void unread(Writer text, CheckReport report) throws IOException {
    int rows = 0;
    for (InputStatus input : report.inputs()) {
      if (input.status().equals("failed")) {
        if (rows++ < MOST_ROWS) {
          text.append("- **not read** ").append(cell(input.path()));
          text.append(": ").append(cell(input.reason())).append('\n');
        }
      }
    }
    if (rows > MOST_ROWS) {
      text.append("- and ").append(Numbers.count(rows - MOST_ROWS)).append(" more\n");
    }
    text.append(rows > 0 ? "\n" : "");
  }

  private static void levels(Writer text, CheckReport report) throws IOException {
    boolean compared = report.levels().stream().anyMatch(level -> level.baseline() != null);
    text.append("| level | errors | warnings | notes |").append(compared ? " new | fixed |" : "");
    text.append("\n| --- | ---: | ---: | ---: |").append(compared ? " ---: | ---: |" : "");
    text.append('\n');
    int shown = Math.min(MOST_ROWS, report.levels().size());
    for (LevelReport level : report.levels().subList(0, shown)) {
      text.append("| ").append(cell(level.name()));
      for (Severity s : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
        text.append(" | ").append(Numbers.count(count(level, s)));
      }
      BaselineFacts facts = level.baseline();
      if (compared) {
        text.append(" | ").append(facts == null ? "" : Numbers.count(facts.added()));
        text.append(" | ").append(facts == null ? "" : Numbers.count(facts.fixed().size()));
      }
      text.append(" |\n");
    }
    if (report.levels().size() > shown) {
      text.append("\nand ").append(Numbers.count(report.levels().size() - shown));
      text.append(" more levels\n");
    }
  }

  private static void worst(Writer text, CheckReport report, ReportOptions options)
      throws IOException {
    List<WorstGroup> all = WorstGroup.of(report, options);
    if (all.isEmpty()) {
      return;
    }
    int shown = Math.min(ReportOptions.FIRST_SCREEN, all.size());
    text.append("\n| | level | what | rule |\n| --- | --- | --- | --- |\n");
    for (WorstGroup worst : all.subList(0, shown)) {
      Finding f = worst.lead();
      String severity = f.severity() == Severity.INFO ? "note" : f.severity().id();
      String what = FindingSentence.of(worst.level(), f, options.coords()) + worst.more();
      text.append("| ").append(severity).append(" | ").append(cell(worst.level().name()));
      text.append(" | ").append(cell(what)).append(" | `").append(f.rule()).append("` |\n");
    }
    if (all.size() > shown) {
      text.append("\nand ").append(Numbers.counted(all.size() - shown, "more group"));
      text.append(" of findings in the report\n");
    }
  }

  private static int count(CheckReport report, Severity severity) {
    return report.levels().stream().mapToInt(level -> count(level, severity)).sum();
  }

  private static int count(LevelReport level, Severity severity) {
    return (int) level.findings().stream().filter(f -> f.severity() == severity).count();
  }

  /** A text in a table: no mark-up of its own, no line ends. */
  private static String cell(String text) {
    StringBuilder cell = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (Character.isISOControl(c)) {
        cell.append(' ');
      } else if (c == '<') {
        cell.append("&lt;");
      } else {
        cell.append("\\`*_[]|".indexOf(c) >= 0 ? "\\" : "").append(c);
      }
    }
    return cell.toString();
  }
}
