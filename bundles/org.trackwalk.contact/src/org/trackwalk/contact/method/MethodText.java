package org.trackwalk.contact.method;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The id of a method with numeric options: {@code name:option=number,option=number}. Options at
 * their usual value are left out.
 */
final class MethodText {

  private final StringBuilder text;
  private boolean optioned;

  MethodText(String name) {
    text = new StringBuilder(name);
  }

  /** Appends an option unless it has its usual value. */
  MethodText with(String option, double value, double usual) {
    if (value != usual) {
      String number = new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
      text.append(optioned ? ',' : ':').append(option).append('=').append(number);
      optioned = true;
    }
    return this;
  }

  String id() {
    return text.toString();
  }

  /** The name in an id: what stands before the colon. */
  static String name(String id) {
    int colon = id.indexOf(':');
    return colon < 0 ? id : id.substring(0, colon);
  }

  /** The options in an id; empty when they do not read as finite numbers, each given once. */
  static Optional<Map<String, Double>> options(String id) {
    Map<String, Double> options = new TreeMap<>();
    int colon = id.indexOf(':');
    if (colon < 0) {
      return Optional.of(options);
    }
    for (String option : id.substring(colon + 1).split(",", -1)) {
      int equals = option.indexOf('=');
      if (equals < 0 || !option.substring(equals + 1).matches("[+-]?[0-9.]+([eE][+-]?[0-9]+)?")) {
        return Optional.empty();
      }
      try {
        double value = Double.parseDouble(option.substring(equals + 1)) + 0.0;
        if (!Double.isFinite(value) || options.put(option.substring(0, equals), value) != null) {
          return Optional.empty();
        }
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }
    return Optional.of(options);
  }

  /** True when all options are among the given ones. */
  static boolean only(Map<String, Double> options, String... known) {
    List<String> names = Arrays.asList(known);
    return names.containsAll(options.keySet());
  }
}
