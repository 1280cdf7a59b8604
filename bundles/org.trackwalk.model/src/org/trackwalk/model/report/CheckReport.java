package org.trackwalk.model.report;

import java.util.List;
import java.util.Map;

/**
 * The result of one run over any number of inputs; what every writer gets.
 *
 * @param toolVersion for instance {@code 0.1.0}
 * @param settings effective settings, key to value, in key order
 * @param profiles ids of the engine profiles judged
 * @param inputs every input, in order, with what became of it
 * @param levels one per level that could be checked
 * @param exit exit code (docs/batch.md)
 */
public record CheckReport(
    String toolVersion,
    Map<String, String> settings,
    List<String> profiles,
    List<InputStatus> inputs,
    List<LevelReport> levels,
    int exit) {}
