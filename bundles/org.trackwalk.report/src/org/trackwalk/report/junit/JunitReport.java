package org.trackwalk.report.junit;

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
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.FindingSentence;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.WarningOutcome;
import org.trackwalk.report.junit.RuleCase.Outcome;

/**
 * The run as tests: a suite per level, a case per rule that found something, or per rule. There is
 * no standard; what is written is what the schemas of the Jenkins xUnit plug-in (junit-10) and of
 * Maven Surefire 3 both allow. All times are 0, so equal input gives equal bytes.
 */
public final class JunitReport implements ReportFormat {

  private static final String NO_TIME = "0";
  private static final String PACKAGE = "trackwalk.";

  /** So many findings of a case are listed without {@code --all}. */
  private static final int LISTED = 20;

  @Override
  public String id() {
    return "junit";
  }

  @Override
  public String description() {
    return "JUnit XML, a suite per level and a case per rule with findings, for build servers";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    boolean onlyNew = "true".equals(report.settings().get("failOnNew"));
    WarningOutcome warnings = warnings(report, options);
    List<LevelCases> levels = new ArrayList<>();
    int tests = 0;
    int failures = 0;
    for (LevelReport level : report.levels()) {
      List<RuleCase> all = RuleCase.of(level, Cut.of(level, options).kept(), warnings, onlyNew);
      LevelCases cases = LevelCases.of(level, all, options.junitCases());
      levels.add(cases);
      tests += cases.tests();
      failures += cases.count(Outcome.FAILED);
    }
    List<InputStatus> unread =
        report.inputs().stream().filter(input -> !input.status().equals("checked")).toList();
    int errors = (int) unread.stream().filter(input -> input.status().equals("failed")).count();
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    XmlText xml = new XmlText(text);
    xml.open(
        "testsuites",
        "name",
        "trackwalk",
        "tests",
        Integer.toString(tests + unread.size()),
        "failures",
        Integer.toString(failures),
        "errors",
        Integer.toString(errors),
        "time",
        NO_TIME);
    if (!unread.isEmpty()) {
      inputs(xml, unread, errors);
    }
    for (int i = 0; i < levels.size(); i++) {
      suite(xml, report.levels().get(i), levels.get(i), options);
    }
    xml.close("testsuites");
    text.flush();
  }

  /** As it was asked for; else a failure where a warning fails the check. */
  private static WarningOutcome warnings(CheckReport report, ReportOptions options) {
    if (options.junitWarnings() != null) {
      return options.junitWarnings();
    }
    String failOn = report.settings().getOrDefault("failOn", Severity.ERROR.id());
    boolean fail = failOn.equals(Severity.WARNING.id()) || failOn.equals(Severity.INFO.id());
    return fail ? WarningOutcome.FAILURE : WarningOutcome.PASSED;
  }

  /** What could not be read is an error, what was passed over a skipped case. */
  private static void inputs(XmlText xml, List<InputStatus> unread, int errors) throws IOException {
    suite(xml, "inputs", unread.size(), 0, errors, unread.size() - errors);
    for (InputStatus input : unread) {
      openCase(xml, "inputs", input.path());
      if (input.status().equals("failed")) {
        xml.text("error", input.reason(), "message", input.reason(), "type", "unread");
      } else {
        xml.empty("skipped", "message", input.reason());
      }
      xml.close("testcase");
    }
    xml.close("testsuite");
  }

  private static void suite(XmlText xml, LevelReport level, LevelCases cases, ReportOptions options)
      throws IOException {
    int failed = cases.count(Outcome.FAILED);
    suite(xml, level.name(), cases.tests(), failed, 0, cases.count(Outcome.SKIPPED));
    xml.open("properties");
    property(xml, "pieces", Integer.toString(level.facts().pieces()));
    property(xml, "triangles", Integer.toString(level.facts().triangles()));
    property(xml, "road", level.corridor().explanation());
    property(xml, "profiles", String.join(",", level.judgedBy().profiles()));
    property(xml, "vehicle", level.judgedBy().vehicle());
    for (SkippedRule rule : level.rulesSkipped()) {
      if (rule.ran()) {
        property(xml, "note " + rule.rule(), rule.reason());
      }
    }
    xml.close("properties");
    for (RuleCase one : cases.ofRules()) {
      write(xml, level, one, options);
    }
    if (!cases.quiet().isEmpty()) {
      openCase(xml, level.name(), LevelCases.QUIET);
      xml.text("system-out", cases.quiet());
      xml.close("testcase");
    }
    xml.close("testsuite");
  }

  private static void suite(
      XmlText xml, String name, int tests, int failures, int errors, int skipped)
      throws IOException {
    xml.open(
        "testsuite",
        "name",
        name,
        "tests",
        Integer.toString(tests),
        "failures",
        Integer.toString(failures),
        "errors",
        Integer.toString(errors),
        "skipped",
        Integer.toString(skipped),
        "time",
        NO_TIME);
  }

  private static void property(XmlText xml, String name, String value) throws IOException {
    xml.empty("property", "name", name, "value", value);
  }

  private static void openCase(XmlText xml, String level, String name) throws IOException {
    xml.open("testcase", caseAttributes(level, name));
  }

  /** Build servers take what stands before the last dot for a package. */
  private static String[] caseAttributes(String level, String name) {
    String className = PACKAGE + level.replace('.', '_');
    return new String[] {"name", name, "classname", className, "time", NO_TIME};
  }

  private static void write(XmlText xml, LevelReport level, RuleCase one, ReportOptions options)
      throws IOException {
    String rest = rest(level, one, options);
    if (one.outcome() == Outcome.PASSED && rest.isEmpty()) {
      xml.empty("testcase", caseAttributes(level.name(), one.rule()));
      return;
    }
    openCase(xml, level.name(), one.rule());
    if (!one.reason().isEmpty()) {
      xml.empty("skipped", "message", one.reason());
    } else if (one.outcome() == Outcome.SKIPPED) {
      xml.empty("skipped", "message", summary(one));
    } else if (one.outcome() == Outcome.FAILED) {
      String type = one.counting().get(0).severity().id();
      String text = list(level, one.counting(), options);
      xml.text("failure", text, "message", summary(one), "type", type);
    }
    if (!rest.isEmpty()) {
      xml.text("system-out", rest);
    }
    xml.close("testcase");
  }

  private static String summary(RuleCase one) {
    List<Finding> counting = one.counting();
    String first = counting.get(0).message();
    return counting.size() == 1 ? first : first + " (and " + (counting.size() - 1) + " more)";
  }

  /** One finding per line, then what to do. */
  private static String list(LevelReport level, List<Finding> findings, ReportOptions options) {
    StringBuilder text = new StringBuilder();
    int shown = options.all() ? findings.size() : Math.min(LISTED, findings.size());
    for (Finding f : findings.subList(0, shown)) {
      text.append(f.severity().id()).append(": ");
      text.append(FindingSentence.of(level, f, options.coords()));
      text.append("; ").append(f.fingerprint()).append('\n');
    }
    if (findings.size() > shown) {
      text.append("and ").append(Numbers.count(findings.size() - shown)).append(" more (--all)\n");
    }
    String help = findings.get(0).help();
    return help == null || help.isBlank() ? text.toString() : text + "Fix: " + help + '\n';
  }

  /** Findings that do not make the outcome, and what the team has accepted. */
  private static String rest(LevelReport level, RuleCase one, ReportOptions options) {
    List<Finding> others = new ArrayList<>(one.findings());
    if (one.outcome() == Outcome.FAILED) {
      others.removeAll(one.counting());
    }
    StringBuilder text = new StringBuilder();
    if (!others.isEmpty()) {
      text.append(list(level, others, options));
    }
    for (Suppressed accepted : level.suppressed()) {
      if (accepted.finding().rule().equals(one.rule())) {
        text.append("accepted (").append(accepted.reason()).append("): ");
        text.append(FindingSentence.of(level, accepted.finding(), options.coords()));
        text.append('\n');
      }
    }
    return text.toString();
  }
}
