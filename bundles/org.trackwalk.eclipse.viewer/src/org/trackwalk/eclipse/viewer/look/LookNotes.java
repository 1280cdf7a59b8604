package org.trackwalk.eclipse.viewer.look;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What could not be shown, in few and short lines. */
final class LookNotes {

  /** Names in a line, and lines, at most. */
  private static final int NAMES = 3;

  private static final int LINES = 3;

  private final Set<String> notFound = new LinkedHashSet<>();
  private final Map<String, String> unread = new LinkedHashMap<>();

  /** A file that is not there, as its referrer names it. */
  void notFound(String name) {
    String steps = name.replace('\\', '/');
    notFound.add(steps.substring(steps.lastIndexOf('/') + 1));
  }

  /** A file that is there and not shown. */
  void unread(String name, String why) {
    unread.putIfAbsent(name, why);
  }

  /** Lines, the worst first. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (!notFound.isEmpty()) {
      lines.add("not found: " + some(notFound));
    }
    List<String> others = new ArrayList<>();
    unread.forEach((name, why) -> others.add(name + " " + why));
    int shown = Math.min(others.size(), LINES);
    lines.addAll(others.subList(0, shown));
    if (others.size() > shown) {
      lines.add("and " + (others.size() - shown) + " more that are not shown");
    }
    return lines;
  }

  private static String some(Collection<String> names) {
    List<String> all = List.copyOf(names);
    String first = String.join(", ", all.subList(0, Math.min(NAMES, all.size())));
    return all.size() <= NAMES ? first : first + " and " + (all.size() - NAMES) + " more";
  }
}
