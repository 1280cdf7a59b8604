package org.trackwalk.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.report.output.FormatList;
import picocli.CommandLine.Option;

/** The reports that a run writes; from the command line, else from {@code trackwalk.json}. */
public final class WantedReports implements PlainOptions {

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "Write a report: text, json, jsonl, html, csv, sarif, junit, github, github-summary,"
              + " svg, card, baseline, overlay, blender, seams or seams-svg; FILE - is standard"
              + " output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  /**
   * What the user asked for; text on standard output when neither it nor a text file was.
   *
   * @throws UsageException when a report cannot be written, before any work is done
   */
  public List<ReportTarget> withText(ConfigFile file) throws UsageException {
    List<ReportTarget> targets = asked(file);
    boolean text =
        targets.stream().anyMatch(t -> t.file() == null || t.format().id().equals("text"));
    if (!text) {
      targets.add(0, new ReportTarget(FormatList.byId("text").orElseThrow(), null));
    }
    return targets;
  }

  /**
   * What the user asked for, and nothing else.
   *
   * @throws UsageException as {@link #withText}
   */
  public List<ReportTarget> asked(ConfigFile file) throws UsageException {
    return of(reports, file);
  }

  /**
   * What was typed, else what the file says.
   *
   * @throws UsageException as {@link #withText}
   */
  public static List<ReportTarget> of(List<String> typed, ConfigFile file) throws UsageException {
    if (!typed.isEmpty()) {
      return ReportTarget.parse(typed);
    }
    List<ReportTarget.Asked> asked = new ArrayList<>();
    for (var entry : file.map("reports").entrySet()) {
      String format = entry.getKey();
      String what = file.label("reports", format);
      boolean relative = file.folder() != null && !entry.getValue().equals("-");
      String name =
          relative
              ? NamedPath.in(file.folder(), what, entry.getValue()).toString()
              : entry.getValue();
      asked.add(new ReportTarget.Asked(what, format + "=" + name));
    }
    return ReportTarget.of(asked);
  }

  @Override
  public boolean item(String name, String value) {
    return name.equals("--report") && reports.add(value);
  }
}
