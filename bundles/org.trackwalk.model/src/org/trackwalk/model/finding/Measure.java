package org.trackwalk.model.finding;

/**
 * The number behind a finding and the threshold it is held against.
 *
 * @param name what was measured, for instance {@code gap}, {@code step}, {@code distance}
 * @param value in {@code unit}
 * @param unit {@code m}, {@code deg}, {@code m/s}, {@code ulp}, or empty for a plain number
 * @param threshold the limit that the value passed, in the same unit
 */
public record Measure(String name, double value, String unit, double threshold) {}
