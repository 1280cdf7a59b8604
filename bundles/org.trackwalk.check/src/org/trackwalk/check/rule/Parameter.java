package org.trackwalk.check.rule;

import java.util.Locale;

/**
 * A number that a rule holds its measure against.
 *
 * @param name as in {@code --set RULE.NAME=VALUE}
 * @param value default
 * @param unit {@code m}, {@code deg}, {@code m/s} or empty
 * @param meaning half a sentence
 * @param most it may be: what is larger is a mistake, and work grows with it
 */
public record Parameter(String name, double value, String unit, String meaning, double most) {

  /** Any number, with which no work grows. */
  public Parameter(String name, double value, String unit, String meaning) {
    this(name, value, unit, meaning, Double.POSITIVE_INFINITY);
  }

  /** Why a number cannot be taken; empty when it can. */
  public String problem(double number) {
    return number <= most
        ? ""
        : String.format(Locale.ROOT, "it may be %.0f %s at most", most, unit);
  }
}
