package org.trackwalk.report.sarif;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.RulesRun;
import org.trackwalk.report.json.JsonText;

/**
 * The run as one SARIF 2.1.0 log. No time, no GUID and no machine stands in it, so equal input
 * gives equal bytes. Limits are those of GitHub's code scanning, which refuses a whole file that
 * breaks one; what they leave out is said among the notifications.
 */
public final class SarifReport implements ReportFormat {

  /** Where the standard keeps its JSON schema. */
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  /** Results that a run may have. */
  static final int MOST_RESULTS = 25_000;

  /**
   * From this exit code on something did not work; below it the check itself did (docs/batch.md).
   */
  private static final int UNREADABLE = 3;

  @Override
  public String id() {
    return "sarif";
  }

  @Override
  public String description() {
    return "SARIF 2.1.0, for code scanning and editors";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    List<SarifResult> all = new ArrayList<>();
    Map<String, Integer> cut = new TreeMap<>();
    for (LevelReport level : report.levels()) {
      Cut kept = Cut.of(level, options);
      kept.cut().forEach((rule, n) -> cut.merge(rule, n, Integer::sum));
      all.addAll(SarifResult.of(level, kept.kept()));
    }
    List<SarifResult> results = SarifResult.worst(all, MOST_RESULTS);
    SarifRules rules = new SarifRules(results.stream().map(SarifResult::rule).toList());
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    JsonText json = new JsonText(text);
    json.object(true);
    json.name("$schema").value(SCHEMA);
    json.name("version").value("2.1.0");
    json.name("runs").array(true).object(true);
    tool(json, report, rules);
    json.name("automationDetails").object(false);
    json.name("id").value("trackwalk/");
    json.end();
    invocation(json, report, cut, all.size() - results.size());
    json.name("columnKind").value("utf16CodeUnits");
    json.name("originalUriBaseIds").object(false).name(ArtifactUri.ROOT).object(false);
    json.name("description").object(false);
    json.name("text").value("The folder in which trackwalk was started.");
    json.end().end().end();
    LogicalPlaces places = new LogicalPlaces();
    ResultJson writer = new ResultJson(json, rules, places, options.coords());
    json.name("results").array(true);
    for (SarifResult result : results) {
      writer.write(result);
    }
    json.end();
    places.writeAll(json);
    properties(json, report, options);
    json.end().end().end();
    text.append('\n');
    text.flush();
  }

  private static void tool(JsonText json, CheckReport report, SarifRules rules) throws IOException {
    json.name("tool").object(true).name("driver").object(true);
    json.name("name").value("Trackwalk");
    json.name("version").value(report.toolVersion());
    json.name("language").value("en");
    json.name("shortDescription").object(false);
    json.name("text").value("Checks the collision meshes of race tracks for what a car feels.");
    json.end();
    rules.write(json);
    json.end().end();
  }

  private static void invocation(
      JsonText json, CheckReport report, Map<String, Integer> cut, int over) throws IOException {
    json.name("invocations").array(true).object(true);
    json.name("executionSuccessful").value(report.exit() < UNREADABLE);
    json.name("exitCode").value(report.exit());
    json.name("exitCodeDescription").value(meaning(report.exit()));
    json.name("toolExecutionNotifications").array(true);
    for (InputStatus input : report.inputs()) {
      if (!input.status().equals("checked")) {
        boolean failed = input.status().equals("failed");
        String text = (failed ? "Not read: " : "Skipped: ") + input.reason();
        notification(
            json, failed ? "error" : "note", "input." + input.status(), text, input.path());
      }
    }
    for (LevelReport level : report.levels()) {
      RulesRun run = RulesRun.of(level);
      if (!run.complete()) {
        notification(json, "note", "rules.not-run", level.name() + ": " + run.missing(), null);
      }
    }
    for (Map.Entry<String, Integer> rule : cut.entrySet()) {
      String text =
          Numbers.counted(rule.getValue(), "finding")
              + " of "
              + rule.getKey()
              + " left out by --max-findings.";
      notification(json, "warning", "findings.cut", text, null);
    }
    if (over > 0) {
      String text =
          Numbers.counted(over, "result")
              + " left out: code scanning refuses a file with more than "
              + Numbers.count(MOST_RESULTS)
              + ". The JSON report has them all.";
      notification(json, "warning", "results.cut", text, null);
    }
    json.end().end().end();
  }

  private static void notification(JsonText json, String level, String id, String text, String path)
      throws IOException {
    json.object(false);
    json.name("level").value(level);
    json.name("descriptor").object(false).name("id").value(id).end();
    json.name("message").object(false).name("text").value(PlainMessage.of(text)).end();
    if (path != null) {
      json.name("locations").array(false).object(false);
      json.name("physicalLocation").object(false);
      ArtifactUri.write(json, path);
      json.end().end().end();
    }
    json.end();
  }

  private static void properties(JsonText json, CheckReport report, ReportOptions options)
      throws IOException {
    json.name("properties").object(true);
    json.name("profiles").texts(report.profiles());
    json.name("coordinates").value(options.coords().id());
    json.name("settings").object(true);
    for (Map.Entry<String, String> setting : report.settings().entrySet()) {
      json.name(setting.getKey()).value(setting.getValue());
    }
    json.end().end();
  }

  private static String meaning(int exit) {
    return switch (exit) {
      case 0 -> "No findings that fail the check.";
      case 1 -> "Findings that fail the check.";
      case 3 -> "An input could not be read; the others were checked.";
      case 4 -> "The tool itself failed on a level; the others were checked.";
      default -> "Wrong usage.";
    };
  }
}
