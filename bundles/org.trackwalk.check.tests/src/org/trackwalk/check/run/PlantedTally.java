package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;

/**
 * Counts over many levels what was planted, what of it was found once with its pieces and measure,
 * and what was found besides.
 */
final class PlantedTally {

  private static final double SHARE = 0.99;

  /** Where a finding of a defect may lie outside of it, metres: a float step and a rounding. */
  private static final double NEAR = 0.01;

  /** Rules that only ever note: what they say besides what is planted is invented, too. */
  private static final Set<String> NOTES =
      Set.of("topology.bow-tie", "quality.micro-edge", "quality.oversized");

  /** The rule whose findings are where a car comes down; their paths begin where it took off. */
  private static final String FLIGHTS = "ride.landing";

  /** How far from a defect a car leaves the ground, metres: its own length. */
  private static final double LIP = 4.5;

  private final TreeMap<String, Integer> planted = new TreeMap<>();
  private final TreeMap<String, Integer> found = new TreeMap<>();

  /** By rule: what it said loudly, and what of that was not planted. */
  private final TreeMap<String, Integer> loud = new TreeMap<>();

  private final TreeMap<String, Integer> invented = new TreeMap<>();
  private final List<String> wrong = new ArrayList<>();
  private final double around;
  private final Set<String> once;

  /** As strict as can be. */
  PlantedTally() {
    this(NEAR, Set.of());
  }

  /**
   * A tally.
   *
   * @param around how far from a defect the rules speak that it may trouble besides, metres
   * @param once rules that may speak once on each level, of the level as a whole
   */
  PlantedTally(double around, Set<String> once) {
    this.around = around;
    this.once = once;
  }

  void count(long seed, List<Truth> truths, LevelReport report) {
    for (Truth truth : truths) {
      planted.merge(truth.kind(), 1, Integer::sum);
      String problem = problem(truth, report);
      if (problem.isEmpty()) {
        found.merge(truth.kind(), 1, Integer::sum);
      } else {
        wrong.add("seed " + seed + ": " + problem + ": " + truth);
      }
    }
    List<String> heard = new ArrayList<>();
    for (Finding finding : report.findings()) {
      if (finding.severity() == Severity.INFO && !NOTES.contains(finding.rule())) {
        continue;
      }
      loud.merge(finding.rule(), 1, Integer::sum);
      boolean whole = once.contains(finding.rule()) && !heard.contains(finding.rule());
      heard.add(finding.rule());
      if (!whole && truths.stream().noneMatch(truth -> explains(truth, finding))) {
        invented.merge(finding.rule(), 1, Integer::sum);
        wrong.add(
            String.format(
                "seed %d: not planted: %s %s; %s",
                seed, finding.rule(), finding.message(), nearest(truths, finding)));
      }
    }
  }

  /**
   * At least 99 of 100 of each kind were found, and 99 of 100 of what each rule said was planted.
   */
  void assertTrustworthy() {
    String all = String.join("\n", wrong);
    for (String kind : planted.keySet()) {
      double recall = (double) found.getOrDefault(kind, 0) / planted.get(kind);
      assertTrue(recall >= SHARE, kind + ": " + recall + "\n" + all);
    }
    for (String rule : loud.keySet()) {
      double precision = 1 - (double) invented.getOrDefault(rule, 0) / loud.get(rule);
      assertTrue(precision >= SHARE, rule + ": " + precision + "\n" + all);
    }
  }

  private static String problem(Truth truth, LevelReport report) {
    List<Finding> hits =
        report.findings().stream()
            .filter(f -> f.rule().equals(truth.rule()))
            .filter(f -> truth.covers(f.position(), NEAR))
            .filter(f -> truth.placed() || f.pieces().equals(truth.pieces()))
            .toList();
    if (hits.size() != 1) {
      return hits.size() + " times found";
    }
    Finding hit = hits.get(0);
    if (!hit.pieces().equals(truth.pieces())) {
      return "pieces " + hit.pieces();
    }
    return truth.fits(hit.measure().value()) ? "" : "measured " + hit.measure();
  }

  /** Which defect lies nearest, for whoever looks for the cause. */
  private static String nearest(List<Truth> truths, Finding finding) {
    for (double far = 1; far < 1000; far *= 2) {
      for (Truth truth : truths) {
        if (truth.placed() && truth.covers(finding.position(), far)) {
          return truth.kind() + " is within " + far + " m";
        }
      }
    }
    return "nothing is near";
  }

  /** Whether a car that a defect throws comes down there: its flight begins at the defect. */
  private static boolean throwsTo(Truth truth, Finding finding) {
    return finding.rule().equals(FLIGHTS)
        && truth.placed()
        && truth.covers(Arrays.copyOf(finding.path(), 3), LIP);
  }

  private boolean explains(Truth truth, Finding finding) {
    if (throwsTo(truth, finding)) {
      return true;
    }
    boolean own = truth.rule().equals(finding.rule());
    boolean also = truth.alsoRules().contains(finding.rule());
    return (own || also)
        && (truth.placed() || truth.pieces().equals(finding.pieces()))
        && truth.covers(finding.position(), own ? NEAR : around);
  }
}
