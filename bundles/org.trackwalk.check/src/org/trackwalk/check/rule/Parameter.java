package org.trackwalk.check.rule;

/**
 * A number that a rule holds its measure against.
 *
 * @param name as in {@code --set RULE.NAME=VALUE}
 * @param value default
 * @param unit {@code m}, {@code deg}, {@code m/s} or empty
 * @param meaning half a sentence
 */
public record Parameter(String name, double value, String unit, String meaning) {}
