package org.trackwalk.check.baseline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rules.level.UnexpectedLevel;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.PieceExtent;

/**
 * Pieces of a baseline that are not there any more, neither by name nor by what lies in their
 * place: a piece that is called otherwise, or was joined with another, is there.
 */
final class GonePieces {

  /** So many are named. */
  private static final int NAMED = 10;

  private GonePieces() {}

  /** One finding for those of the road, one for the others. */
  static List<Finding> of(List<PieceExtent> before, List<PieceExtent> now) {
    Map<String, Double> known = new HashMap<>();
    before.forEach(piece -> known.put(piece.name(), piece.area()));
    Map<String, Double> gained = new HashMap<>();
    for (PieceExtent piece : now) {
      gained.put(piece.name(), Math.max(0, piece.area() - known.getOrDefault(piece.name(), 0.0)));
    }
    List<String> road = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (PieceExtent piece : before) {
      if (!gained.containsKey(piece.name()) && piece.area() > 0 && !taken(piece, now, gained)) {
        (piece.surfaceClass() == SurfaceClass.ROAD ? road : others).add(piece.name());
      }
    }
    List<Finding> findings = new ArrayList<>();
    if (!road.isEmpty()) {
      // One drove there, and the rules about the road have one place less to look at.
      findings.add(gone(Severity.ERROR, "of the road ", road));
    }
    if (!others.isEmpty()) {
      // A tree that was felled is a day's work.
      findings.add(gone(Severity.WARNING, "", others));
    }
    return findings;
  }

  /** Whether as much has come in its place; what has is counted once. */
  private static boolean taken(
      PieceExtent gone, List<PieceExtent> now, Map<String, Double> gained) {
    double missing = ChangeLimits.TAKEN * gone.area();
    Map<String, Double> used = new HashMap<>();
    for (PieceExtent piece : now) {
      double more = gained.get(piece.name());
      if (more > 0 && missing > 0 && meet(gone.bounds(), piece.bounds())) {
        double part = Math.min(more, missing);
        used.put(piece.name(), more - part);
        missing -= part;
      }
    }
    if (missing > 0) {
      return false;
    }
    gained.putAll(used);
    return true;
  }

  private static boolean meet(double[] a, double[] b) {
    for (int k = 0; k < 3; k++) {
      if (a[k] - ChangeLimits.PLACE_REACH > b[3 + k]
          || b[k] - ChangeLimits.PLACE_REACH > a[3 + k]) {
        return false;
      }
    }
    return true;
  }

  private static Finding gone(Severity severity, String which, List<String> names) {
    int more = names.size() - NAMED;
    String list = String.join(", ", more > 0 ? names.subList(0, NAMED) : names);
    String words =
        names.size() == 1
            ? "a piece " + which + "of the baseline is gone: "
            : names.size() + " pieces " + which + "of the baseline are gone: ";
    return new FindingBuilder(
            UnexpectedLevel.INFO,
            severity,
            words + list + (more > 0 ? " and " + more + " more" : ""))
        .about("gone pieces " + which.strip())
        .count(names.size())
        .build();
  }
}
