package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Counts the fingerprints that a level keeps when vertices, triangles and pieces are stored in
 * another order. Arguments: orders of each level, a seed, and levels as {@link MeasuredLevel} has
 * them.
 */
public final class ReExportMeasure {

  private ReExportMeasure() {}

  /** Prints a line for each level and one for each fingerprint that is lost. */
  public static void main(String[] arguments) throws Exception {
    int orders = Integer.parseInt(arguments[0]);
    long seed = Long.parseLong(arguments[1]);
    CheckSettings settings = CheckSettings.defaults().withJobs(1);
    Map<String, Integer> rules = new TreeMap<>();
    int all = 0;
    int kept = 0;
    double least = 1;
    for (int i = 2; i < arguments.length; i++) {
      Level level = MeasuredLevel.of(arguments[i]);
      List<Finding> before = LevelCheck.open(level, settings, Progress.none()).findings();
      Random random = new Random(seed + i);
      for (int n = 0; n < orders; n++) {
        List<Finding> after =
            LevelCheck.open(ShuffledPiece.level(level, random), settings, Progress.none())
                .findings();
        List<String> left = new ArrayList<>(after.stream().map(Finding::fingerprint).toList());
        int lost = 0;
        int added = 0;
        for (Finding finding : before) {
          if (!left.remove(finding.fingerprint())) {
            lost++;
            rules.merge(finding.rule(), 1, Integer::sum);
            System.out.println("  lost " + finding.rule() + ": " + finding.message());
          }
        }
        for (Finding finding : after) {
          if (left.remove(finding.fingerprint())) {
            added++;
            System.out.println("  new " + finding.rule() + ": " + finding.message());
          }
        }
        int same = before.size() - lost;
        System.out.printf(
            Locale.ROOT, "%s: %d of %d, %d new%n", arguments[i], same, before.size(), added);
        all += before.size();
        kept += same;
        least = before.isEmpty() ? least : Math.min(least, (double) same / before.size());
      }
    }
    System.out.printf(
        Locale.ROOT, "%d of %d kept, %.4f of the worst level; lost %s%n", kept, all, least, rules);
  }
}
