package org.trackwalk.io.scene.stk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what is to be told, one sentence for each reason however many elements have it. */
final class StkNotes {

  /** Names that a sentence lists. */
  private static final int SHOWN = 5;

  private final Map<String, Map<String, Integer>> byReason = new LinkedHashMap<>();
  private final List<String> plain = new ArrayList<>();

  /** A sentence of its own. */
  void say(String sentence) {
    plain.add(sentence);
  }

  /**
   * One more element with a reason.
   *
   * @param reason begins the sentence; the names follow behind a colon
   * @param name of its model or kind
   */
  void count(String reason, String name) {
    byReason.computeIfAbsent(reason, key -> new LinkedHashMap<>()).merge(name, 1, Integer::sum);
  }

  /** All sentences. */
  List<String> sentences() {
    List<String> all = new ArrayList<>(plain);
    byReason.forEach((reason, names) -> all.add(sentence(reason, names)));
    return all;
  }

  private static String sentence(String reason, Map<String, Integer> names) {
    List<String> shown = new ArrayList<>();
    for (Map.Entry<String, Integer> name : names.entrySet()) {
      if (shown.size() < SHOWN) {
        shown.add(name.getValue() == 1 ? name.getKey() : name.getKey() + " x" + name.getValue());
      }
    }
    String more = names.size() > SHOWN ? " and " + (names.size() - SHOWN) + " more names" : "";
    return reason + ": " + String.join(", ", shown) + more;
  }
}
