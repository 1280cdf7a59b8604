package org.trackwalk.report.text;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.RulesRun;

/** The report in words for a level designer: per level what it is, then the worst ten groups. */
public final class TextReport implements ReportFormat {

  @Override
  public String id() {
    return "text";
  }

  @Override
  public String description() {
    return "the worst ten groups in words, for people";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    Lines lines = new Lines(text, options.width(), options.color());
    Style style = new Style(options.color());
    for (LevelReport level : report.levels()) {
      new LevelLines(lines, style, options).write(level);
      lines.blank();
    }
    summary(report, lines, style);
    text.flush();
  }

  private static void summary(CheckReport report, Lines lines, Style style) throws IOException {
    int unread = 0;
    for (InputStatus input : report.inputs()) {
      if (!input.status().equals("checked")) {
        boolean failed = input.status().equals("failed");
        unread += failed ? 1 : 0;
        String label = failed ? "not read  " : "skipped   ";
        lines.folded(
            failed ? style.severity(Severity.ERROR, label) : label,
            label.length(),
            input.path() + (input.reason().isEmpty() ? "" : ": " + input.reason()),
            s -> s);
      }
    }
    if (report.levels().size() != 1 || unread > 0) {
      int[] counts = new int[Severity.values().length];
      int checked = report.levels().size();
      for (LevelReport level : report.levels()) {
        count(level.findings(), counts);
      }
      String text =
          checked == 0
              ? "Nothing was checked"
              : Numbers.counted(checked, "level") + " checked: " + words(counts);
      int incomplete = RulesRun.incomplete(report.levels());
      if (incomplete > 0) {
        text +=
            "; not all rules ran on "
                + (incomplete == checked ? checked == 1 ? "it" : "them" : incomplete + " of them");
      }
      if (unread > 0) {
        text += "; " + Numbers.counted(unread, "input") + " could not be read";
      }
      lines.folded("", 2, text + ".", style::bold);
      worst(report.levels(), lines);
    }
  }

  /** Counts of one level. */
  private record Tally(String level, int[] counts) {
    int of(Severity severity) {
      return counts[severity.ordinal()];
    }
  }

  /** Plain: a comparator of parts is put together at each start. */
  private static int worstFirst(Tally a, Tally b) {
    int c = Integer.compare(b.of(Severity.ERROR), a.of(Severity.ERROR));
    return c != 0 ? c : Integer.compare(b.of(Severity.WARNING), a.of(Severity.WARNING));
  }

  /** Where to begin among several levels: those with most errors, then with most warnings. */
  private static void worst(List<LevelReport> levels, Lines lines) throws IOException {
    if (levels.size() < 2) {
      return;
    }
    List<Tally> tallies = new ArrayList<>();
    for (LevelReport level : levels) {
      Tally tally = new Tally(level.name(), new int[Severity.values().length]);
      count(level.findings(), tally.counts());
      if (tally.of(Severity.ERROR) + tally.of(Severity.WARNING) > 0) {
        tallies.add(tally);
      }
    }
    tallies.sort(TextReport::worstFirst);
    int shown = Math.min(tallies.size(), ReportOptions.FIRST_SCREEN);
    for (Tally tally : tallies.subList(0, shown)) {
      lines.folded("  ", 4, tally.level() + ": " + words(tally.counts()), s -> s);
    }
    if (tallies.size() > shown) {
      lines.line("  and " + (tallies.size() - shown) + " more");
    }
  }

  /** Adds findings to counts per severity. */
  static void count(List<Finding> findings, int[] counts) {
    for (Finding finding : findings) {
      counts[finding.severity().ordinal()]++;
    }
  }

  /** Counts in words, worst first: {@code 3 errors, 1 warning, 20 notes}. */
  static String words(int[] counts) {
    int errors = counts[Severity.ERROR.ordinal()];
    int warnings = counts[Severity.WARNING.ordinal()];
    int notes = counts[Severity.INFO.ordinal()];
    if (errors + warnings + notes == 0) {
      return "nothing found";
    }
    return Numbers.counted(errors, "error")
        + ", "
        + Numbers.counted(warnings, "warning")
        + ", "
        + Numbers.counted(notes, "note");
  }
}
