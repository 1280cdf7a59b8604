package org.trackwalk.check.report;

/** A rule that did not run, and why. */
public record SkippedRule(String rule, String reason) {}
