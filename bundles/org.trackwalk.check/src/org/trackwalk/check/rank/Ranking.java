package org.trackwalk.check.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Fingerprint;

/** Folds, names, weighs, groups and sorts what the rules found. */
public final class Ranking {

  /** What copies of a piece are told apart by: numbers, and what stands between. */
  private static final String COUNTING = "# ._-";

  private Ranking() {}

  /** The findings of one level, folded, worst first. */
  public static List<Finding> rank(List<Finding> raw, Population population, RacingLine line) {
    return fold(weigh(raw, line), population, path -> null);
  }

  /**
   * Marks what belongs to one closure of the lap, so that it is told as one.
   *
   * @param pieces names of all pieces of the level
   * @param meet whether two pieces have an edge in common
   */
  public static List<Finding> markLapClosure(
      List<Finding> findings, Iterable<String> pieces, BiPredicate<String, String> meet) {
    return LapClosure.mark(findings, pieces, meet);
  }

  /** Findings about a level as a whole, of which none is near to a line. */
  public static List<Finding> weigh(List<Finding> raw) {
    return weigh(raw, RacingLine.none());
  }

  /** Single findings with fingerprint, risk and group, worst first; nothing is folded yet. */
  public static List<Finding> weigh(List<Finding> raw, RacingLine line) {
    List<Finding> weighed = new ArrayList<>();
    for (Finding finding : raw) {
      boolean onLine = line.known() && line.distance(finding.path()) <= RankLimits.NEAR_LINE;
      weighed.add(
          finding.ranked(
              Fingerprint.of(finding).toString(),
              (onLine ? 2 : 1) * risk(finding),
              group(finding)));
    }
    weighed.sort(WorstFirst.ORDER);
    return List.copyOf(weighed);
  }

  /** Makes one of many with one cause, worst first. */
  public static List<Finding> fold(List<Finding> weighed, Population population, WayAcross way) {
    List<Finding> ranked = new ArrayList<>();
    List<Finding> folded = new Folding(population).fold(CauseFolding.fold(weighed));
    for (Finding finding : folded) {
      String name = Fingerprint.of(finding).toString();
      boolean cause = RuleList.traits(finding.rule()).role() == RuleTraits.Role.CAUSE;
      double risk = cause ? risk(finding, folded) : finding.risk();
      if (WorstFirst.leads(finding)) {
        risk = folded.stream().mapToDouble(Finding::risk).max().orElse(risk);
      }
      ranked.add(FollowUps.told(finding, folded).ranked(name, risk, group(finding)));
    }
    ranked.sort(WorstFirst.ORDER);
    return List.copyOf(Spots.grouped(ranked, way));
  }

  /**
   * What explains others weighs as much as the worst that it may explain: it is read before them.
   */
  private static double risk(Finding cause, List<Finding> all) {
    double risk = cause.risk();
    for (Finding other : all) {
      if (other.severity() == cause.severity() && other.surfaceClass() == cause.surfaceClass()) {
        risk = Math.max(risk, other.risk());
      }
    }
    return risk;
  }

  /** Velocity that is lost or gained x share of passes x weight of the class of surface. */
  private static double risk(Finding finding) {
    // Of what an engine does the length tells how many cars come by; the rest knows its width.
    double part =
        Math.min(1, Math.max(RankLimits.POINT_LENGTH, finding.length()) / RankLimits.FULL_LENGTH);
    double change = 0;
    for (Effect effect : finding.effects()) {
      double passes = effect.share() * (effect.knowsItsWidth() ? 1 : part);
      change = Math.max(change, effect.worst() * passes);
    }
    if (finding.effects().isEmpty()) {
      // Without a known effect a finding counts as much as the least effect of its severity.
      change =
          part
              * switch (finding.severity()) {
                case ERROR -> 1.0;
                case WARNING -> 0.1;
                case INFO -> 0.01;
              };
    }
    return change * finding.surfaceClass().weight();
  }

  /** What a designer reads as one line: one rule between pieces of the same kinds, or one cause. */
  private static String group(Finding finding) {
    if (CauseFolding.isGroup(finding.cause())) {
      return finding.cause() + " | " + finding.severity().id();
    }
    StringBuilder group = new StringBuilder(finding.rule());
    group.append(" | ").append(finding.severity().id());
    if (finding.surfaceClass() != SurfaceClass.UNKNOWN) {
      group.append(" | ").append(finding.surfaceClass().id());
    }
    about(finding)
        .map(Ranking::family)
        .distinct()
        .limit(2)
        .forEach(f -> group.append(" | ").append(f));
    return group.toString();
  }

  /** Its pieces; what is about none, a marker for one, is of the kind of its subject. */
  private static Stream<String> about(Finding finding) {
    return finding.pieces().isEmpty()
        ? Stream.ofNullable(finding.subject())
        : finding.pieces().stream();
  }

  /**
   * A piece's name without its numbers: road_07 and road_12 are of one family, and so are rail and
   * its copies rail.001 and rail2.
   */
  private static String family(String piece) {
    // Not by an expression: a name from a file may be as long as the file.
    String numbered = piece.toLowerCase(Locale.ROOT).replaceAll("[0-9]+", "#");
    int end = numbered.length();
    while (end > 0 && COUNTING.indexOf(numbered.charAt(end - 1)) >= 0) {
      end--;
    }
    return end == 0 || !numbered.endsWith("#") ? numbered : numbered.substring(0, end);
  }
}
