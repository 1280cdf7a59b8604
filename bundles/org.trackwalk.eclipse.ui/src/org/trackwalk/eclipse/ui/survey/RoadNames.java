package org.trackwalk.eclipse.ui.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Names of pieces with {@code *}, between the text that a designer writes and a list. */
public final class RoadNames {

  /** So many patterns are shown; the others are dots. */
  private static final int SHOWN = 3;

  private RoadNames() {}

  /**
   * Some names in short: those that differ only in a number are one pattern, the most frequent
   * first. {@code 'road*', 'kerb*', …}.
   */
  public static String shortened(List<String> names) {
    Map<String, Integer> stems = new TreeMap<>();
    Map<String, String> single = new TreeMap<>();
    for (String name : names) {
      String stem = name.replaceFirst("[0-9_.\\- ]*[0-9][0-9_.\\- ]*.*$", "");
      String key = stem.isEmpty() ? name : stem;
      stems.merge(key, 1, Integer::sum);
      single.put(key, name);
    }
    List<String> order = new ArrayList<>(stems.keySet());
    order.sort((a, b) -> Integer.compare(stems.get(b), stems.get(a)));
    List<String> words = new ArrayList<>();
    for (String stem : order.subList(0, Math.min(SHOWN, order.size()))) {
      words.add("'" + (stems.get(stem) == 1 ? single.get(stem) : stem + "*") + "'");
    }
    return String.join(", ", words) + (order.size() > SHOWN ? ", …" : "");
  }

  /** The names between commas. */
  public static List<String> list(String text) {
    List<String> names = new ArrayList<>();
    for (String word : text.split(",")) {
      if (!word.isBlank()) {
        names.add(word.strip());
      }
    }
    return names;
  }
}
