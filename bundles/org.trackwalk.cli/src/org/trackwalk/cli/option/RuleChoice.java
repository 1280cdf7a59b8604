package org.trackwalk.cli.option;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.cli.console.UsageException;

/**
 * Rules, groups and parameters by name, as {@code --only}, {@code --skip} and {@code --set} say.
 */
public final class RuleChoice {

  private static final String LISTED = "'trackwalk rules' lists all";

  private RuleChoice() {}

  /** Checks ids of rules or groups. */
  public static Set<String> rules(String what, Collection<String> names) throws UsageException {
    Set<String> known = new TreeSet<>();
    for (Rule rule : RuleList.all()) {
      known.add(rule.info().id());
      known.add(rule.info().group());
    }
    Set<String> chosen = new LinkedHashSet<>();
    for (String name : names) {
      // The manifest writes a group as seam.*; both ways are understood everywhere.
      String stripped = name.strip();
      String plain =
          stripped.endsWith(".*") ? stripped.substring(0, stripped.length() - 2) : stripped;
      if (!plain.isEmpty()) {
        chosen.add(Choice.oneOfMany(what, plain, known, LISTED));
      }
    }
    return chosen;
  }

  /** The rule with an id; a wrong one is answered with the nearest. */
  public static RuleInfo rule(String what, String id) throws UsageException {
    List<String> ids = RuleList.all().stream().map(rule -> rule.info().id()).toList();
    Choice.oneOfMany(what, id, ids, LISTED);
    return RuleList.byId(id).orElseThrow().info();
  }

  /** Adds {@code RULE.PARAM=VALUE} to parameters. */
  public static void set(Map<String, Double> parameters, String text) throws UsageException {
    int equals = text.indexOf('=');
    if (equals < 0) {
      throw new UsageException("--set " + text + ": write RULE.PARAM=VALUE");
    }
    set(parameters, "--set", text.substring(0, equals).strip(), text.substring(equals + 1));
  }

  /** Adds a parameter, {@code rule.param}, with its value as text. */
  public static void set(Map<String, Double> parameters, String what, String key, String value)
      throws UsageException {
    int dot = key.lastIndexOf('.');
    String id = dot < 0 ? key : key.substring(0, dot);
    if (id.indexOf('.') < 0) {
      rule(what, key);
      throw new UsageException(
          what + " " + key + ": which parameter? Write " + key + ".NAME=VALUE");
    }
    RuleInfo info = rule(what, id);
    List<String> names = info.parameters().stream().map(Parameter::name).toList();
    if (names.isEmpty()) {
      throw new UsageException(what + " " + key + ": " + id + " has no parameter");
    }
    Choice.known(what + " " + id, key.substring(dot + 1), names);
    double number = Choice.number(what + " " + key, value);
    if (number < 0) {
      throw new UsageException(what + " " + key + ": " + value.strip() + " is below zero");
    }
    String name = key.substring(dot + 1).strip();
    for (Parameter parameter : info.parameters()) {
      String problem = parameter.name().equals(name) ? parameter.problem(number) : "";
      if (!problem.isEmpty()) {
        throw new UsageException(what + " " + key + ": " + value.strip() + ": " + problem);
      }
    }
    parameters.put(key, number);
  }

  /** Parameters in key order. */
  public static Map<String, Double> none() {
    return new TreeMap<>();
  }
}
