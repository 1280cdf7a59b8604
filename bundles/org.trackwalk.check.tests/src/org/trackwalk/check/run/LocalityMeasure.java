package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Counts the findings that random edits change farther than 30 m from where they are. Arguments:
 * edits of each level, a seed, and levels: files, or {@code small}, {@code example}, {@code
 * planted} for generated circuits. With {@code -Dverbose=N} it shows N changes of each kind.
 */
public final class LocalityMeasure {

  private LocalityMeasure() {}

  /** Prints a line for each edit that changed something far off, then what changed by its kind. */
  public static void main(String[] arguments) throws Exception {
    int edits = Integer.parseInt(arguments[0]);
    long seed = Long.parseLong(arguments[1]);
    Map<String, Integer> kinds = new TreeMap<>();
    Map<String, List<String>> samples = new LinkedHashMap<>();
    int tried = 0;
    int spread = 0;
    int changed = 0;
    CheckSettings settings = CheckSettings.defaults().withJobs(1);
    for (int i = 2; i < arguments.length; i++) {
      Level level = MeasuredLevel.of(arguments[i]);
      CheckedLevel before = LevelCheck.open(level, settings, Progress.none());
      LocalEdits random = new LocalEdits(level, before, seed + i);
      System.out.printf(Locale.ROOT, "%s: %d findings%n", arguments[i], before.findings().size());
      for (int n = 0; n < edits; n++) {
        LocalEdit edit = random.next();
        CheckedLevel after = LevelCheck.open(edit.level(), settings, Progress.none());
        List<FarChanges.Change> far = FarChanges.of(before.findings(), after.findings(), edit);
        tried++;
        spread += far.isEmpty() ? 0 : 1;
        changed += far.size();
        if (!far.isEmpty()) {
          double most = far.stream().mapToDouble(FarChanges.Change::distance).max().orElse(0);
          System.out.printf(
              Locale.ROOT, "  %s: %d changed, up to %.0f m off%n", edit.what(), far.size(), most);
          walked("was", before);
          walked("is ", after);
        }
        for (FarChanges.Change change : far) {
          kinds.merge(change.kind(), 1, Integer::sum);
          List<String> some = samples.computeIfAbsent(change.kind(), k -> new ArrayList<>());
          if (some.size() < Integer.getInteger("verbose", 0)) {
            some.add(edit.what() + "\n      " + change.before() + "\n      " + change.after());
          }
        }
      }
    }
    System.out.printf(
        Locale.ROOT, "%d edits, %d with changes far off, %d findings%n", tried, spread, changed);
    kinds.forEach(
        (kind, count) -> {
          System.out.println(count + "  " + kind);
          samples.get(kind).forEach(sample -> System.out.println("    " + sample));
        });
  }

  /** What all findings hang on: the road and how it was walked. */
  private static void walked(String when, CheckedLevel level) {
    StringBuilder strands = new StringBuilder();
    for (Strand strand : level.context().road().strands()) {
      strands.append(
          String.format(
              Locale.ROOT,
              " %d rows%s from %.2f %.2f",
              strand.rows(),
              strand.closed() ? " around" : "",
              strand.centre(0, 0),
              strand.centre(0, 2)));
    }
    System.out.println(
        "    " + when + " " + level.report().corridor().explanation() + ";" + strands);
  }
}
