package org.trackwalk.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** By what a level is judged and which rules run, where what they find fails nothing. */
public final class RuleOptions implements PlainOptions {

  @Mixin private JudgingOptions judging = new JudgingOptions();

  @Option(
      names = "--only",
      paramLabel = "ID",
      split = ",",
      description = "Run these rules or groups only.")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--skip",
      paramLabel = "ID",
      split = ",",
      description = "Do not run these rules or groups.")
  private List<String> skip = new ArrayList<>();

  /** The settings of a check. */
  public CheckSettings settings(ConfigFile file) throws UsageException {
    return settings(file, Severity.ERROR);
  }

  /**
   * The settings of a check.
   *
   * @param failOn null for never
   */
  CheckSettings settings(ConfigFile file, Severity failOn) throws UsageException {
    return judging.settings(
        file,
        RuleChoice.rules("--only", only.isEmpty() ? file.texts("only") : only),
        RuleChoice.rules("--skip", skip.isEmpty() ? file.texts("skip") : skip),
        failOn);
  }

  /** By what a level is judged. */
  public JudgingOptions judging() {
    return judging;
  }

  @Override
  public boolean value(String name, String value) {
    return judging.value(name, value);
  }

  @Override
  public boolean item(String name, String value) {
    return switch (name) {
      case "--only" -> PlainOptions.split(value, only);
      case "--skip" -> PlainOptions.split(value, skip);
      default -> judging.item(name, value);
    };
  }
}
