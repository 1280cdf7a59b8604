package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.report.format.Numbers;

/** What the line of all notes says: how many, and what most of them are. */
final class NotesWords {

  /** More rules than this are not named. */
  private static final int NAMED = 4;

  private NotesWords() {}

  /**
   * The words.
   *
   * @param rules how many notes there are of each
   * @param count of all
   */
  static String of(Map<String, Integer> rules, int count) {
    List<String> names = new ArrayList<>();
    rules.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(NAMED)
        .forEach(e -> names.add(title(e.getKey()) + times(e.getValue())));
    return Numbers.counted(count, "note")
        + ": "
        + String.join("; ", names)
        + (rules.size() > NAMED ? "; …" : "");
  }

  private static String times(int count) {
    return count == 1 ? "" : " (" + Numbers.count(count) + ")";
  }

  /** What a rule finds, in words; its id where it is none of ours. */
  private static String title(String rule) {
    return RuleList.byId(rule).map(known -> known.info().title()).orElse(rule);
  }
}
