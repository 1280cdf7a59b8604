package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.ManifestPlaces;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints.Suppression;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.settings.CheckSettings;

/** What the manifest says about rules: which rules are off, and thresholds for this level. */
public final class ManifestRules {

  private ManifestRules() {}

  /** Whether the manifest switches a rule off. */
  static boolean off(Level level, String rule) {
    return "off".equals(level.hints().rules().get(rule));
  }

  /**
   * The settings with the thresholds of rule sets under those of the manifest, and its profiles and
   * vehicle, all under those of the user.
   *
   * @throws ImportException when the manifest names a rule, parameter, profile or vehicle that does
   *     not exist, or gives something that is no number
   */
  public static CheckSettings apply(Level level, CheckSettings settings) throws ImportException {
    List<RuleSet> sets;
    try {
      sets = Chosen.ruleSets(level, settings);
    } catch (ProfileException e) {
      throw new ImportException(level.name(), "rulesOf", e.getMessage());
    }
    TreeMap<String, Double> parameters = asked(level, sets);
    for (Map.Entry<String, String> entry : new TreeMap<>(level.hints().rules()).entrySet()) {
      String key = entry.getKey();
      if (entry.getValue().equals("off") && RuleList.byId(key).isPresent()) {
        continue;
      }
      if (!known().contains(key)) {
        String problem = "no rule or parameter is called '" + key + "'" + nearest(key);
        throw ManifestPlaces.ofRule(level, key, problem);
      }
      parameters.put(key, number(level, key, entry.getValue()));
    }
    List<Suppression> accepted = level.hints().suppressions();
    for (int i = 0; i < accepted.size(); i++) {
      String rule = accepted.get(i).rule();
      if (rule != null && !exists(rule)) {
        String problem = "no rule is called '" + rule + "'" + nearest(rule);
        throw ManifestPlaces.ofAcceptance(level, i, problem);
      }
    }
    requireBounded(level, parameters);
    parameters.putAll(settings.parameters());
    try {
      return Chosen.of(level, settings.withParameters(parameters).withRuleSets(sets));
    } catch (ProfileException e) {
      throw new ImportException(level.name(), "profiles and vehicle", e.getMessage());
    }
  }

  /** What a manifest or a rule set says may cost no more work than what a user may say. */
  private static void requireBounded(Level level, Map<String, Double> parameters)
      throws ImportException {
    for (Rule rule : RuleList.all()) {
      for (Parameter parameter : rule.info().parameters()) {
        String key = rule.info().id() + "." + parameter.name();
        String problem = parameter.problem(parameters.getOrDefault(key, 0.0));
        if (!problem.isEmpty()) {
          throw ManifestPlaces.ofRule(level, key, "'" + key + "': " + problem);
        }
      }
    }
  }

  /** The limits of rule sets; where two ask for other limits the later one counts. */
  private static TreeMap<String, Double> asked(Level level, List<RuleSet> sets)
      throws ImportException {
    TreeMap<String, Double> parameters = new TreeMap<>();
    for (RuleSet set : sets) {
      for (RuleSet.Demand demand : set.demands()) {
        requireKnown(level, set, demand.rule());
        for (Map.Entry<String, Double> each : demand.parameters().entrySet()) {
          String key = demand.rule() + "." + each.getKey();
          requireKnown(level, set, key);
          parameters.put(key, each.getValue());
        }
      }
    }
    return parameters;
  }

  private static void requireKnown(Level level, RuleSet set, String key) throws ImportException {
    if (!known().contains(key)) {
      String problem = "no rule or parameter is called '" + key + "'" + nearest(key);
      throw new ImportException(level.name(), "rule set " + set.id(), problem);
    }
  }

  /** A rule's id, a group followed by {@code .*}, or {@code *}. */
  private static boolean exists(String rule) {
    return rule.equals("*")
        || RuleList.all().stream()
            .map(Rule::info)
            .anyMatch(info -> info.id().equals(rule) || rule.equals(info.group() + ".*"));
  }

  private static double number(Level level, String key, String value) throws ImportException {
    try {
      return Double.parseDouble(value);
    } catch (NumberFormatException e) {
      String problem = "'" + key + "' takes a number, not '" + value + "'";
      throw ManifestPlaces.ofRule(level, key, problem);
    }
  }

  private static List<String> known() {
    List<String> names = new ArrayList<>();
    for (Rule rule : RuleList.all()) {
      names.add(rule.info().id());
      for (Parameter parameter : rule.info().parameters()) {
        names.add(rule.info().id() + "." + parameter.name());
      }
    }
    return names;
  }

  private static String nearest(String key) {
    return NearestName.hint(key, known());
  }
}
