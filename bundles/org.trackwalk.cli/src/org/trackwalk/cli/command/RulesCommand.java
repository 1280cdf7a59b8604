package org.trackwalk.cli.command;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.RuleChoice;
import org.trackwalk.report.format.Numbers;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code rules}: the catalogue, or one rule with its reason, its cure and its thresholds. */
@CommandLine.Command(
    name = "rules",
    description = "Lists all rules, or explains one.",
    footer = {"", "Example:", "  trackwalk rules seam.gap"})
public final class RulesCommand implements Command {

  @Parameters(
      arity = "0..1",
      paramLabel = "ID",
      description = "A rule, for instance seam.gap, or a group, for instance seam.")
  private String id;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException {
    PrintStream out = terminal.text();
    boolean group =
        id != null && RuleList.all().stream().anyMatch(rule -> rule.info().group().equals(id));
    if (id != null && !group) {
      RuleChoice.rules("rules", List.of(id));
      explain(RuleChoice.rule("rules", id), out);
      return ExitCode.CLEAN;
    }
    for (RuleInfo info : byGroup()) {
      if (id == null || info.group().equals(id)) {
        out.print(
            String.format(Locale.ROOT, "%-29s %-16s %s\n", info.id(), brief(info), info.title()));
      }
    }
    return ExitCode.CLEAN;
  }

  /** Rules in the order of the list, but each group in one block, where its first rule stands. */
  private static List<RuleInfo> byGroup() {
    Map<String, List<RuleInfo>> groups = new LinkedHashMap<>();
    for (Rule rule : RuleList.all()) {
      groups.computeIfAbsent(rule.info().group(), g -> new ArrayList<>()).add(rule.info());
    }
    return groups.values().stream().flatMap(List::stream).toList();
  }

  private static void explain(RuleInfo info, PrintStream out) {
    LabelledText text = new LabelledText(out);
    text.title(info.id() + ": " + info.title());
    text.line("severity", words(info.severity()) + jolt(info));
    text.line("why", info.why());
    text.line("fix", info.fix());
    text.line("looks at", words(info.scope()));
    text.line("source", info.source());
    List<Parameter> parameters = info.parameters();
    if (!parameters.isEmpty()) {
      out.print("\nParameters (--set " + info.id() + ".NAME=VALUE):\n");
      for (Parameter p : parameters) {
        String value = Numbers.exact(p.value()) + (p.unit().isEmpty() ? "" : " " + p.unit());
        out.print(String.format(Locale.ROOT, "  %-16s %-12s %s\n", p.name(), value, p.meaning()));
      }
    }
  }

  /** What the effect of a seam adds to its rule's severity. */
  private static String jolt(RuleInfo info) {
    return counts(info) ? "; an error where the jolt reaches 1 m/s" : "";
  }

  private static boolean counts(RuleInfo info) {
    String severity = info.severity();
    return info.scope() == Scope.SEAM
        && !info.group().equals("topology")
        && (severity.equals("warning") || severity.equals("by value"));
  }

  /** What a change of the level must be near to, that the rule says something else. */
  private static String words(Scope scope) {
    return switch (scope) {
      case PIECE -> "each piece alone";
      case SEAM -> "two pieces along the border between them";
      case BALL -> "a place and all that is near it";
      case LINE -> "the road, along the way that cars drive";
      case LEVEL -> "the whole level";
    };
  }

  /** As reports name it. */
  private static String words(String severity) {
    return severity.replace("information", "note").replace("by value", "by size");
  }

  /** For the list: {@code warning / note}, on the road and elsewhere. */
  private static String brief(RuleInfo info) {
    String severity = words(info.severity()).replace(" on road, else ", " / ");
    return counts(info) && severity.equals("warning") ? "warning or error" : severity;
  }
}
