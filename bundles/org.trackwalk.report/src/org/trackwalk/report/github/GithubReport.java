package org.trackwalk.report.github;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.report.format.FindingSentence;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.SourcePlace;

/**
 * Annotations of a workflow run, worst first. A runner keeps ten errors, ten warnings and ten
 * notices of a step and drops all others without a word (actions/toolkit, docs/problem-matchers.md,
 * "Limitations"); so no more are written, and the last line says how many there are.
 */
public final class GithubReport implements ReportFormat {

  /** Annotations of one kind that a step may have. */
  static final int MOST_OF_A_KIND = 10;

  private static final String ERROR = "error";
  private static final String WARNING = "warning";
  private static final String NOTICE = "notice";

  @Override
  public String id() {
    return "github";
  }

  @Override
  public String description() {
    return "annotations of a GitHub workflow run, the worst ten of each kind";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Map<String, List<String>> lines = new LinkedHashMap<>();
    for (String kind : List.of(ERROR, WARNING, NOTICE)) {
      lines.put(kind, new ArrayList<>());
    }
    for (InputStatus input : report.inputs()) {
      if (input.status().equals("failed")) {
        String path = input.path().replace('\\', '/');
        lines.get(ERROR).add(WorkflowCommand.of(ERROR, path, 0, "not read", input.reason()));
      }
    }
    for (WorstGroup worst : WorstGroup.of(report, options)) {
      String kind = kind(worst.group().severity());
      lines.get(kind).add(annotation(kind, worst, options));
    }
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    List<String> left = new ArrayList<>();
    for (Map.Entry<String, List<String>> entry : lines.entrySet()) {
      List<String> all = entry.getValue();
      // The last notice is the one that says what is missing.
      int most = entry.getKey().equals(NOTICE) ? MOST_OF_A_KIND - 1 : MOST_OF_A_KIND;
      for (String line : all.subList(0, Math.min(most, all.size()))) {
        text.append(line).append('\n');
      }
      if (all.size() > most) {
        left.add(Numbers.counted(all.size() - most, "more " + entry.getKey()));
      }
    }
    if (!left.isEmpty()) {
      String message =
          String.join(", ", left)
              + ": a step shows ten annotations of each kind, these are the worst. All of them"
              + " are in the reports (--report text, json, sarif or junit).";
      text.append(WorkflowCommand.of(NOTICE, "", 0, "Trackwalk", message)).append('\n');
    }
    text.flush();
  }

  private static String annotation(String kind, WorstGroup worst, ReportOptions options) {
    Finding f = worst.lead();
    SourcePlace place = SourcePlace.of(worst.level(), f);
    String fix = f.help() == null || f.help().isBlank() ? "" : "\nFix: " + f.help();
    String message = FindingSentence.of(worst.level(), f, options.coords()) + worst.more() + fix;
    String title = worst.level().name() + ": " + f.rule();
    return WorkflowCommand.of(kind, place.file(), place.line(), title, message);
  }

  private static String kind(Severity severity) {
    return switch (severity) {
      case ERROR -> ERROR;
      case WARNING -> WARNING;
      case INFO -> NOTICE;
    };
  }
}
