package org.trackwalk.check.baseline;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.trackwalk.model.report.LevelExtent;

/**
 * What an earlier check found.
 *
 * @param file where it was read from, for people
 * @param levels level name to findings
 * @param paths level name to the absolute path of its first file; only of those that are known
 * @param extents level name to how large it was; only of those of which the file says so
 */
public record Baseline(
    String file,
    SortedMap<String, List<KnownFinding>> levels,
    Map<String, Path> paths,
    Map<String, LevelExtent> extents) {

  /** A baseline that knows its levels by their names alone. */
  public Baseline(String file, SortedMap<String, List<KnownFinding>> levels) {
    this(file, levels, Map.of(), Map.of());
  }
}
