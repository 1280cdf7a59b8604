package org.trackwalk.report.sarif;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.json.JsonText;

/** The whole catalogue of rules as reporting descriptors, and the index that results name. */
final class SarifRules {

  /** Rules that this version does not have, by id, are null. */
  private final Map<String, RuleInfo> rules = new LinkedHashMap<>();

  private final Map<String, Integer> indices = new LinkedHashMap<>();

  /**
   * The catalogue and what a report names beyond it.
   *
   * @param named ids of the rules that results name
   */
  SarifRules(Iterable<String> named) {
    for (Rule rule : RuleList.all()) {
      rules.put(rule.info().id(), rule.info());
    }
    TreeSet<String> others = new TreeSet<>();
    named.forEach(others::add);
    others.forEach(id -> rules.putIfAbsent(id, null));
    rules.keySet().forEach(id -> indices.put(id, indices.size()));
  }

  int index(String id) {
    return indices.get(id);
  }

  /** Writes the member {@code rules}. */
  void write(JsonText json) throws IOException {
    json.name("rules").array(true);
    for (Map.Entry<String, RuleInfo> entry : rules.entrySet()) {
      json.object(true);
      json.name("id").value(entry.getKey());
      json.name("name").value(name(entry.getKey()));
      if (entry.getValue() != null) {
        describe(json, entry.getValue());
      }
      json.end();
    }
    json.end();
  }

  private static void describe(JsonText json, RuleInfo rule) throws IOException {
    text(json, "shortDescription", sentence(rule.title()));
    text(json, "fullDescription", rule.why());
    json.name("help").object(false);
    json.name("text").value(rule.fix());
    json.name("markdown").value(markdown(rule));
    json.end();
    json.name("defaultConfiguration").object(false);
    json.name("level").value(level(rule.severity()));
    json.end();
    json.name("properties").object(false);
    json.name("tags").array(false).value(rule.group()).end();
    json.name("severity").value(rule.severity());
    json.name("source").value(rule.source());
    json.name("parameters").object(false);
    for (Parameter p : rule.parameters()) {
      json.name(p.name()).object(false);
      json.name("default").value(p.value());
      json.name("unit").value(p.unit());
      json.name("meaning").value(p.meaning());
      json.end();
    }
    json.end().end();
  }

  private static void text(JsonText json, String name, String text) throws IOException {
    json.name(name).object(false);
    json.name("text").value(text);
    json.end();
  }

  private static String markdown(RuleInfo rule) {
    StringBuilder text = new StringBuilder();
    text.append("**Why.** ").append(rule.why());
    text.append("\n\n**Fix.** ").append(rule.fix());
    if (!rule.parameters().isEmpty()) {
      text.append("\n\n| parameter | default | meaning |\n| --- | --- | --- |");
      for (Parameter p : rule.parameters()) {
        String unit = p.unit().isEmpty() ? "" : " " + p.unit();
        text.append("\n| `").append(rule.id()).append('.').append(p.name());
        text.append("` | ").append(Numbers.exact(p.value())).append(unit);
        text.append(" | ").append(p.meaning().replace("|", "\\|")).append(" |");
      }
    }
    return text.append("\n\nSource: ").append(rule.source()).toString();
  }

  /** The first of what a rule's severity can be: on road, or before effects are weighed. */
  private static String level(String severity) {
    return severity.startsWith("error")
        ? "error"
        : severity.startsWith("information") ? "note" : "warning";
  }

  /** {@code seam.t-junction} is {@code SeamTJunction}. */
  private static String name(String id) {
    StringBuilder name = new StringBuilder();
    for (String word : id.split("[.-]")) {
      if (!word.isEmpty()) {
        name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
      }
    }
    return name.toString();
  }

  private static String sentence(String title) {
    String first = Character.toUpperCase(title.charAt(0)) + title.substring(1);
    return first.endsWith(".") ? first : first + ".";
  }
}
