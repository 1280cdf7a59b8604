package org.trackwalk.report.github;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.FindingSentence;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.RulesRun;
import org.trackwalk.report.format.WorstLevels;

/**
 * The run on a page of Markdown, as a workflow run shows it when it is written to the file that
 * {@code GITHUB_STEP_SUMMARY} names: what was not read, the worst ten groups, a row per level with
 * findings, the worst first. A step's page may have 1 MiB, else nothing of it is shown (GitHub
 * Docs, Workflow commands, "Step isolation and limits"); what does not fit is counted.
 */
public final class GithubSummary implements ReportFormat {

  /** Bytes of all rows: a page may have 1,048,576, and some lines are no rows. */
  private static final int MOST_BYTES = 1_000_000;

  /** Bytes kept for the worst groups and the levels when very many inputs could not be read. */
  private static final int OF_LEVELS = 600_000;

  /** Bytes kept for the levels behind the worst groups. */
  private static final int OF_ROWS = 300_000;

  /** More rows than this are not looked at. */
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
    MarkdownPage page = new MarkdownPage(MOST_BYTES);
    page.add("## Trackwalk: " + Numbers.counted(report.levels().size(), "level") + " checked, ");
    page.add(Numbers.counted(count(report, Severity.ERROR), "error") + ", ");
    page.add(Numbers.counted(count(report, Severity.WARNING), "warning") + ", ");
    page.add(Numbers.counted(count(report, Severity.INFO), "note") + "\n\n");
    unread(page, report);
    worst(page, report, options);
    levels(page, report);
    out.write(page.toString().getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static void unread(MarkdownPage page, CheckReport report) {
    List<InputStatus> failed =
        report.inputs().stream().filter(input -> input.status().equals("failed")).toList();
    if (failed.isEmpty()) {
      return;
    }
    int rows = 0;
    while (rows < Math.min(MOST_ROWS, failed.size())
        && page.row(unread(failed.get(rows)), OF_LEVELS)) {
      rows++;
    }
    if (rows < failed.size()) {
      page.add("- and " + Numbers.count(failed.size() - rows) + " more\n");
    }
    page.add("\n");
  }

  private static String unread(InputStatus input) {
    String path = MarkdownPage.cell(input.path());
    return "- **not read** " + path + ": " + MarkdownPage.cell(input.reason()) + "\n";
  }

  private static void worst(MarkdownPage page, CheckReport report, ReportOptions options) {
    List<WorstGroup> all = WorstGroup.of(report, options);
    if (all.isEmpty()) {
      return;
    }
    page.add("| | level | what | rule |\n| --- | --- | --- | --- |\n");
    int shown = 0;
    while (shown < Math.min(ReportOptions.FIRST_SCREEN, all.size())
        && page.row(group(all.get(shown), options), OF_ROWS)) {
      shown++;
    }
    if (all.size() > shown) {
      page.add("\nand " + Numbers.counted(all.size() - shown, "more group"));
      page.add(" of findings in the report\n");
    }
    page.add("\n");
  }

  private static String group(WorstGroup worst, ReportOptions options) {
    Finding f = worst.lead();
    String severity = f.severity() == Severity.INFO ? "note" : f.severity().id();
    String what = FindingSentence.of(worst.level(), f, options.coords()) + worst.more();
    String level = MarkdownPage.cell(worst.level().name());
    String cells = severity + " | " + level + " | " + MarkdownPage.cell(what);
    return "| " + cells + " | `" + f.rule() + "` |\n";
  }

  /** A level without findings, from which nothing has gone either, is counted only. */
  private static void levels(MarkdownPage page, CheckReport report) {
    List<LevelReport> told =
        WorstLevels.first(report.levels().stream().filter(GithubSummary::isTold).toList());
    boolean compared = report.levels().stream().anyMatch(level -> level.baseline() != null);
    if (!told.isEmpty()) {
      page.add(
          "| level | errors | warnings | notes |" + (compared ? " new | worse | fixed |" : ""));
      page.add("\n| --- | ---: | ---: | ---: |" + (compared ? " ---: | ---: | ---: |" : "") + "\n");
    }
    int shown = 0;
    while (shown < Math.min(MOST_ROWS, told.size())
        && page.row(level(told.get(shown), compared), 0)) {
      shown++;
    }
    if (told.size() > shown) {
      page.add("\nand " + Numbers.counted(told.size() - shown, "more level"));
      page.add(" with findings\n");
    }
    List<LevelReport> silent = report.levels().stream().filter(l -> !isTold(l)).toList();
    if (!silent.isEmpty()) {
      int incomplete = RulesRun.incomplete(silent);
      page.add((told.isEmpty() ? "" : "\n") + Numbers.counted(silent.size(), "level"));
      page.add(" without findings");
      page.add(incomplete == 0 ? "\n" : "; some rules did not run on " + incomplete + " of them\n");
    }
  }

  private static boolean isTold(LevelReport level) {
    return !level.findings().isEmpty()
        || level.baseline() != null && !level.baseline().fixed().isEmpty();
  }

  private static String level(LevelReport level, boolean compared) {
    StringBuilder row = new StringBuilder("| ").append(MarkdownPage.cell(level.name()));
    for (Severity s : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      row.append(" | ").append(Numbers.count(count(level, s)));
    }
    if (compared) {
      BaselineFacts facts = level.baseline();
      row.append(" | ").append(facts == null ? "" : Numbers.count(facts.added()));
      row.append(" | ").append(facts == null ? "" : Numbers.count(facts.worse()));
      row.append(" | ").append(facts == null ? "" : Numbers.count(facts.fixed().size()));
    }
    return row.append(" |\n").toString();
  }

  private static int count(CheckReport report, Severity severity) {
    return report.levels().stream().mapToInt(level -> count(level, severity)).sum();
  }

  private static int count(LevelReport level, Severity severity) {
    return (int) level.findings().stream().filter(f -> f.severity() == severity).count();
  }
}
