package org.trackwalk.check.baseline;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.model.report.LevelReport;

/**
 * Which level of today is which of the baseline: by where its first file lies, seen from the
 * baseline, whatever it is called and wherever the check is started; by name; by the path of its
 * file, which is its name in a run with another level of the same file name; what is left, by name
 * without the file's extension where that is clear, as a level may be exported in another format
 * one day.
 */
final class LevelNames {

  private LevelNames() {}

  /** Name of a level to its name in the baseline; levels that it does not have are left out. */
  static Map<String, String> pair(List<LevelReport> levels, Baseline baseline) {
    Set<String> known = baseline.levels().keySet();
    Map<String, String> pairs = byPath(levels, baseline.paths());
    Set<String> taken = new HashSet<>(pairs.values());
    List<String> left = new ArrayList<>();
    for (LevelReport level : levels) {
      if (pairs.containsKey(level.name())) {
        continue;
      }
      String path = level.sources().size() == 1 ? level.sources().get(0) : level.name();
      if (known.contains(level.name()) && taken.add(level.name())) {
        pairs.put(level.name(), level.name());
      } else if (known.contains(path) && taken.add(path)) {
        pairs.put(level.name(), path);
      } else {
        left.add(level.name());
      }
    }
    List<String> free = new ArrayList<>(known);
    free.removeAll(pairs.values());
    for (String name : left) {
      List<String> same = free.stream().filter(k -> stem(k).equals(stem(name))).toList();
      boolean clear = left.stream().filter(n -> stem(n).equals(stem(name))).count() == 1;
      if (same.size() == 1 && clear) {
        pairs.put(name, same.get(0));
      }
    }
    return pairs;
  }

  /** Levels whose first file is where that of one level of the baseline was. */
  private static Map<String, String> byPath(List<LevelReport> levels, Map<String, Path> paths) {
    Map<Path, List<String>> before = new HashMap<>();
    paths.forEach((name, path) -> before.computeIfAbsent(path, k -> new ArrayList<>()).add(name));
    Map<Path, List<String>> now = new HashMap<>();
    for (LevelReport level : levels) {
      if (!paths.isEmpty() && !level.sources().isEmpty()) {
        Path path = Path.of(level.sources().get(0)).toAbsolutePath().normalize();
        now.computeIfAbsent(path, k -> new ArrayList<>()).add(level.name());
      }
    }
    Map<String, String> pairs = new HashMap<>();
    now.forEach(
        (path, names) -> {
          List<String> same = before.getOrDefault(path, List.of());
          if (names.size() == 1 && same.size() == 1) {
            pairs.put(names.get(0), same.get(0));
          }
        });
    return pairs;
  }

  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
