package org.trackwalk.check.baseline;

import java.util.List;
import java.util.SortedMap;

/**
 * What an earlier check found.
 *
 * @param file where it was read from, for people
 * @param levels level name to findings
 */
public record Baseline(String file, SortedMap<String, List<KnownFinding>> levels) {}
