package org.trackwalk.cli.option;

import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What decides what a check says; from the command line, else from {@code trackwalk.json}. */
public final class CheckOptions implements PlainOptions {

  private static final List<String> LIMITS = List.of("error", "warning", "info", "never");

  @Mixin private RuleOptions rules = new RuleOptions();

  @Option(
      names = "--fail-on",
      paramLabel = "SEVERITY",
      description = "Exit code 1 from here on: error (default), warning, info or never.")
  private String failOn;

  /** The settings of a check. */
  public CheckSettings settings(ConfigFile file) throws UsageException {
    return rules.settings(file, failOn(file));
  }

  /** Which rules run, and by what a level is judged. */
  public RuleOptions rules() {
    return rules;
  }

  private Severity failOn(ConfigFile file) throws UsageException {
    String limit = failOn == null ? file.text("failOn", "error") : failOn;
    String what = file.label(failOn != null, "--fail-on", "failOn");
    return switch (Choice.known(what, limit, LIMITS)) {
      case "never" -> null;
      case "warning" -> Severity.WARNING;
      case "info" -> Severity.INFO;
      default -> Severity.ERROR;
    };
  }

  @Override
  public boolean value(String name, String value) {
    if (!name.equals("--fail-on")) {
      return rules.value(name, value);
    }
    failOn = value;
    return true;
  }

  @Override
  public boolean item(String name, String value) {
    return rules.item(name, value);
  }
}
