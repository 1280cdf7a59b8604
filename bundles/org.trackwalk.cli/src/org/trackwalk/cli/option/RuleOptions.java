package org.trackwalk.cli.option;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
        file, chosen(file, "--only", only), chosen(file, "--skip", skip), failOn);
  }

  private static Set<String> chosen(ConfigFile file, String option, List<String> typed)
      throws UsageException {
    if (!typed.isEmpty()) {
      return RuleChoice.rules(option, typed);
    }
    String key = option.substring(2);
    Set<String> chosen = new LinkedHashSet<>();
    for (String name : file.texts(key)) {
      chosen.addAll(RuleChoice.rules(file.label(key, name), List.of(name)));
    }
    return chosen;
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
