package org.trackwalk.check.run;

import java.util.Locale;
import java.util.Map;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Counts the work that levels of a kind cost as they are doubled, per station and rule: {@code KIND
 * SIZE [DOUBLINGS]}, with a kind of {@link GrowingLevel} or {@code all}.
 */
public final class GrowthMeasure {

  /** So many stations and rules are told, those with most work. */
  private static final int MOST = 8;

  private GrowthMeasure() {}

  /** Prints a table for each kind: units of work at each size, and the factor of the last two. */
  public static void main(String[] arguments) {
    boolean all = arguments[0].equals("all");
    for (GrowingLevel kind : GrowingLevel.values()) {
      if (all || kind == GrowingLevel.valueOf(arguments[0].toUpperCase(Locale.ROOT))) {
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 0;
        int doublings = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1;
        print(kind, size == 0 ? kind.small() : size, doublings);
      }
    }
  }

  private static void print(GrowingLevel kind, int size, int doublings) {
    WorkTally before = tally(kind, size);
    for (int i = 0; i < doublings; i++) {
      int twice = size << (i + 1);
      WorkTally after = tally(kind, twice);
      String head = kind + ", " + twice / 2 + " and " + twice;
      print(head, before.total(), after.total());
      Map<String, Long> first = before.units();
      Map<String, Long> second = after.units();
      second.keySet().stream()
          .sorted((a, b) -> Long.compare(second.get(b), second.get(a)))
          .limit(MOST)
          .forEach(what -> print("  " + what, first.getOrDefault(what, 0L), second.get(what)));
      before = after;
    }
  }

  private static void print(String what, long first, long second) {
    System.out.printf(
        Locale.ROOT,
        "%-48s %,15d %,15d  %.2f%n",
        what,
        first,
        second,
        (double) second / Math.max(1, first));
  }

  /** What a check of a level costs, with one thread, so that it is the same each time. */
  static WorkTally tally(GrowingLevel kind, int size) {
    WorkTally tally = new WorkTally();
    LevelCheck.counted(kind.of(size), CheckSettings.defaults().withJobs(1), tally, Progress.none());
    return tally;
  }
}
