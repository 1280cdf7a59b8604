package org.trackwalk.cli.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.json.JsonValue;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * What holds for every option, and what manifests say about their levels.
 *
 * @param options in the order of the keys
 * @param manifests of each manifest what it decides, because neither the command line nor the file
 *     of options does
 */
public record EffectiveOptions(
    Map<ConfigKey, Said> options, Map<String, Map<ConfigKey, Said>> manifests) {

  /** Its limits are taken one by one, so those of several places hold beside each other. */
  private static final String RULES = "rules";

  /**
   * Asks all who may say something.
   *
   * @param typed the command line
   * @param file the file of options
   * @param levels manifests by name
   */
  public static EffectiveOptions of(
      ParseResult typed, ConfigFile file, Map<String, JsonValue> levels) {
    Map<ConfigKey, Said> options = new LinkedHashMap<>();
    for (ConfigKey key : ConfigKeys.options()) {
      options.put(key, said(key, typed, file));
    }
    Map<String, Map<ConfigKey, Said>> manifests = new LinkedHashMap<>();
    for (Map.Entry<String, JsonValue> level : levels.entrySet()) {
      Map<ConfigKey, Said> own = new LinkedHashMap<>();
      for (ConfigKey key : ConfigKeys.options()) {
        boolean open = options.get(key).origin() == Said.Origin.DEFAULT || key.name().equals(RULES);
        if (open && key.manifest() != null) {
          SaidInJson.of(level.getValue(), key.manifest(), Said.Origin.MANIFEST, level.getKey())
              .ifPresent(said -> own.put(key, said));
        }
      }
      manifests.put(level.getKey(), own);
    }
    return new EffectiveOptions(options, manifests);
  }

  private static Said said(ConfigKey key, ParseResult typed, ConfigFile file) {
    OptionSpec option = typed.matchedOption(key.option());
    if (option != null) {
      String value = typed(key, option);
      String beside = key.name().equals(RULES) ? file.said(RULES).map(Said::value).orElse("") : "";
      String all = beside.isEmpty() ? value : value + "; of the others " + beside;
      return new Said(all, Said.Origin.COMMAND_LINE, null, 0);
    }
    if (key.name().equals("cache") && typed.hasMatchedOption("--no-cache")) {
      return new Said("none", Said.Origin.COMMAND_LINE, null, 0);
    }
    Optional<Said> written = file.said(key.name());
    if (written.isPresent()) {
      return written.get();
    }
    String colors = System.getenv("NO_COLOR");
    if (key.name().equals("color") && colors != null && !colors.isEmpty()) {
      return new Said("never (NO_COLOR is set)", Said.Origin.ENVIRONMENT, null, 0);
    }
    return new Said(key.usual(), Said.Origin.DEFAULT, null, 0);
  }

  private static String typed(ConfigKey key, OptionSpec option) {
    if (option.arity().max() > 0) {
      List<String> values = new ArrayList<>(option.originalStringValues());
      return String.join(", ", values);
    }
    return key.option().startsWith("--no-") ? "false" : "true";
  }
}
