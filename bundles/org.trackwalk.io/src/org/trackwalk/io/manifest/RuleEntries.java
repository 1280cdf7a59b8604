package org.trackwalk.io.manifest;

import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;

/**
 * Reads {@code rules}: {@code "seam.gap": "off"}, {@code "seam.gap.warn": 0.5} or {@code
 * "seam.gap": {"warn": 0.5}}. Which rules and parameters there are is not known here.
 */
final class RuleEntries {

  private RuleEntries() {}

  static Map<String, String> read(JsonValue rules) throws JsonException {
    Map<String, String> all = new TreeMap<>();
    if (rules == null) {
      return all;
    }
    for (JsonMember rule : rules.members()) {
      if (rule.value().is(JsonValue.Kind.OBJECT)) {
        for (JsonMember parameter : rule.value().members()) {
          put(all, rule.name() + "." + parameter.name(), parameter);
        }
        refuseRepeated(rule.value());
      } else {
        put(all, rule.name(), rule);
      }
    }
    refuseRepeated(rules);
    return all;
  }

  private static void put(Map<String, String> all, String key, JsonMember member)
      throws JsonException {
    if (all.put(key, value(member.value())) != null) {
      throw StrictObject.at(member, "'" + key + "' comes twice");
    }
  }

  private static void refuseRepeated(JsonValue object) throws JsonException {
    if (object.repeated() != null) {
      JsonMember member = object.repeated();
      throw StrictObject.at(member, "the key '" + member.name() + "' comes twice");
    }
  }

  private static String value(JsonValue value) throws JsonException {
    return switch (value.kind()) {
      case STRING -> value.text();
      case BOOLEAN -> String.valueOf(value.truth());
      case NUMBER -> number(value.number());
      default ->
          throw new JsonException(
              value, "the value of a rule is a number, a text or true or false");
    };
  }

  private static String number(double number) {
    long whole = (long) number;
    return whole == number ? Long.toString(whole) : Double.toString(number);
  }
}
