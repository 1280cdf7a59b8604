package org.trackwalk.check.baseline;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.report.LevelReport;

/**
 * Which level of today is which of the baseline: by name; by the path of its file, which is its
 * name in a run with another level of the same file name; what is left, by name without the file's
 * extension where that is clear, as a level may be exported in another format one day.
 */
final class LevelNames {

  private LevelNames() {}

  /** Name of a level to its name in the baseline; levels that it does not have are left out. */
  static Map<String, String> pair(List<LevelReport> levels, Collection<String> known) {
    Map<String, String> pairs = new HashMap<>();
    List<String> left = new ArrayList<>();
    for (LevelReport level : levels) {
      String path = level.sources().size() == 1 ? level.sources().get(0) : level.name();
      if (known.contains(level.name())) {
        pairs.put(level.name(), level.name());
      } else if (known.contains(path)) {
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

  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
