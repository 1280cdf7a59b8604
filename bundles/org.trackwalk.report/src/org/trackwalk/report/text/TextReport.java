package org.trackwalk.report.text;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.report.CheckReport;
import org.trackwalk.check.report.InputStatus;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

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
    Lines lines = new Lines(text, options.width());
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
      if (unread > 0) {
        text += "; " + Numbers.counted(unread, "input") + " could not be read";
      }
      lines.folded("", 2, text + ".", style::bold);
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
      return "clean, nothing found";
    }
    return Numbers.counted(errors, "error")
        + ", "
        + Numbers.counted(warnings, "warning")
        + ", "
        + Numbers.counted(notes, "note");
  }
}
