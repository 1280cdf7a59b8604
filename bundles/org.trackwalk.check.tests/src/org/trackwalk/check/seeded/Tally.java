package org.trackwalk.check.seeded;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How many scenes of each kind came out how. */
final class Tally {

  private static final int SCENES = 0;
  private static final int TOLD = 1;
  private static final int SEVERE = 2;
  private static final int MEASURED = 3;
  private static final int ONCE = 4;
  private static final int QUIET = 5;
  private static final int RIGHT = 6;

  private final Map<String, int[]> kinds = new TreeMap<>();

  void count(Heard heard) {
    add(heard, heard.scene().kind());
    add(heard, "~ all");
  }

  private void add(Heard heard, String kind) {
    int[] n = kinds.computeIfAbsent(kind, k -> new int[RIGHT + 1]);
    n[SCENES]++;
    n[TOLD] += heard.told() ? 1 : 0;
    n[SEVERE] += heard.severe() ? 1 : 0;
    n[MEASURED] += heard.told() && heard.measured() ? 1 : 0;
    n[ONCE] += heard.loud() <= 1 ? 1 : 0;
    n[QUIET] += heard.wrong().isEmpty() ? 1 : 0;
    n[RIGHT] += heard.right() ? 1 : 0;
  }

  int right() {
    return kinds.get("~ all")[RIGHT];
  }

  String table() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%-16s %7s %7s %9s %9s %7s %10s %7s%n",
            "kind",
            "scenes",
            "told",
            "severity",
            "measure",
            "once",
            "no others",
            "right"));
    kinds.forEach(
        (kind, n) ->
            text.append(
                String.format(
                    Locale.ROOT,
                    "%-16s %7d %7d %9d %9d %7d %10d %7d%n",
                    kind,
                    n[SCENES],
                    n[TOLD],
                    n[SEVERE],
                    n[MEASURED],
                    n[ONCE],
                    n[QUIET],
                    n[RIGHT])));
    return text.toString();
  }
}
