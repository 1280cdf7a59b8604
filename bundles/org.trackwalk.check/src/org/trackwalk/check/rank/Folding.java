package org.trackwalk.check.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.Severity;

/**
 * Makes one finding of many that have one cause: all that a rule finds on scenery, and all that a
 * rule finds when it hits over 20 % of what it could hit.
 */
final class Folding {

  /** So few findings are read one by one, however large their share. */
  private static final int FEW = 10;

  private final Population population;

  Folding(Population population) {
    this.population = population;
  }

  List<Finding> fold(List<Finding> findings) {
    TreeMap<String, List<Finding>> byRule = new TreeMap<>();
    List<Finding> folded = new ArrayList<>();
    for (Finding finding : findings) {
      if (finding.cause() != null && finding.whole()) {
        // Many places with one cause are one finding already.
        folded.add(finding);
        continue;
      }
      boolean scenery = finding.surfaceClass() == SurfaceClass.SCENERY;
      String key = finding.rule() + (scenery ? " scenery" : " " + finding.surfaceClass().id());
      byRule.computeIfAbsent(key, k -> new ArrayList<>()).add(finding);
    }
    byRule.forEach((key, same) -> folded.addAll(foldOne(key.endsWith(" scenery"), same)));
    return folded;
  }

  private List<Finding> foldOne(boolean scenery, List<Finding> same) {
    if (scenery) {
      return List.of(scenery(same));
    }
    long hits = same.stream().mapToLong(Finding::count).sum();
    int possible = population.of(same.get(0).rule());
    double share = possible == 0 ? 0 : Math.min(1, (double) hits / possible);
    if (same.size() <= FEW || share <= RankLimits.SYSTEMIC) {
      return same;
    }
    Finding worst = worst(same);
    String message =
        String.format(
            Locale.ROOT,
            "systemic: %d places, %.0f %% of all it could be; one cause is likely, such as the way"
                + " the pieces were modelled or exported. Worst: %s",
            same.size(),
            100 * share,
            worst.message());
    return List.of(
        worst.speakingFor(worst.severity(), message, (int) hits, places(same), subject(worst)));
  }

  private static Finding scenery(List<Finding> same) {
    Finding worst = worst(same);
    String message =
        same.size() == 1
            ? "on scenery: " + worst.message()
            : String.format(
                Locale.ROOT, "on scenery, %d places; worst: %s", same.size(), worst.message());
    int hits = same.stream().mapToInt(Finding::count).sum();
    return worst.speakingFor(Severity.INFO, message, hits, places(same), subject(worst));
  }

  /** The worst one's pieces and place change from export to export; rule and class do not. */
  private static String subject(Finding worst) {
    return "many on " + worst.surfaceClass().id();
  }

  private static Finding worst(List<Finding> same) {
    return same.stream().min(WorstFirst.ORDER).orElseThrow();
  }

  private static List<FlowStep> places(List<Finding> same) {
    return same.stream()
        .sorted(WorstFirst.ORDER)
        .map(f -> new FlowStep(f.position(), f.message(), f.fingerprint()))
        .toList();
  }
}
