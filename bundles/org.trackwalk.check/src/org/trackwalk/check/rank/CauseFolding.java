package org.trackwalk.check.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.seams.ledger.PaintedSheets;

/**
 * Tells findings that share a cause as one, with the list inside: a designer mends the cause once.
 * Scenery is folded elsewhere. Some causes make one group only ({@link #isGroup}), and each finding
 * stays one.
 */
final class CauseFolding {

  private CauseFolding() {}

  static List<Finding> fold(List<Finding> findings) {
    TreeMap<String, List<Finding>> byCause = new TreeMap<>();
    List<Finding> told = new ArrayList<>();
    for (Finding finding : findings) {
      boolean alone = finding.cause() == null || isGroup(finding.cause());
      if (alone || finding.surfaceClass() == SurfaceClass.SCENERY) {
        told.add(finding);
      } else {
        byCause.computeIfAbsent(finding.cause(), k -> new ArrayList<>()).add(finding);
      }
    }
    byCause.forEach((cause, same) -> told.add(same.size() == 1 ? same.get(0) : one(cause, same)));
    return told;
  }

  /**
   * Whether findings of a cause are read as one line and stay apart: of sheets like paint some may
   * be meant to be driven on, and of what stands at the road's side some may be in the way.
   */
  static boolean isGroup(String cause) {
    return PaintedSheets.CAUSE.equals(cause) || RoadThings.AT_SIDE.equals(cause);
  }

  private static Finding one(String cause, List<Finding> same) {
    Finding worst = same.stream().min(WorstFirst.ORDER).orElseThrow();
    String message =
        String.format(Locale.ROOT, "%s, %d places; worst: %s", cause, same.size(), worst.message());
    int hits = same.stream().mapToInt(Finding::count).sum();
    List<FlowStep> places =
        same.stream()
            .sorted(WorstFirst.ORDER)
            .map(f -> new FlowStep(f.position(), f.message(), f.fingerprint()))
            .toList();
    return worst.speakingFor(worst.severity(), message, hits, places, cause);
  }
}
