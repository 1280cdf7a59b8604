package org.trackwalk.check.run;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.io.names.NamePattern;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints.Suppression;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Fingerprint;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.SkippedRule;

/**
 * Sets aside what the team has accepted in the manifest; nothing is lost, it stays in the report.
 * Single findings are asked before they are folded, and what they were folded into after that. A
 * fingerprint is matched in two passes (docs/baseline.md): exactly, then the nearest finding within
 * reach that has the same rule and pieces.
 */
final class Acceptance {

  private final Level level;
  private final Supplier<LocalDate> today;
  private final Map<Suppression, Boolean> used = new LinkedHashMap<>();
  private final List<Suppressed> suppressed = new ArrayList<>();

  /**
   * The acceptances of a level.
   *
   * @param today tells the day on which those that end are looked at; asked only when one ends,
   *     since it takes the zones of the whole world
   */
  Acceptance(Level level, Supplier<LocalDate> today) {
    this.level = level;
    this.today = today;
    level.hints().suppressions().forEach(s -> used.put(s, false));
  }

  /** The findings that still count, in their order; the others are kept as suppressed. */
  List<Finding> sort(List<Finding> all) {
    Suppression[] by = new Suppression[all.size()];
    for (int i = 0; i < by.length; i++) {
      Finding finding = all.get(i);
      by[i] =
          used.keySet().stream()
              .filter(s -> holds(s) && concerns(s, finding) && accepts(s, finding))
              .findFirst()
              .orElse(null);
      if (by[i] != null) {
        used.put(by[i], true);
      }
    }
    for (Suppression s : used.keySet()) {
      int nearest = used.get(s) || !holds(s) ? -1 : nearest(s, all, by);
      if (nearest >= 0) {
        by[nearest] = s;
        used.put(s, true);
      }
    }
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < by.length; i++) {
      if (by[i] == null) {
        findings.add(all.get(i));
      } else {
        suppressed.add(new Suppressed(all.get(i), by[i].reason(), by[i].by(), by[i].until()));
      }
    }
    return List.copyOf(findings);
  }

  /** What was set aside, in the order in which it was. */
  List<Suppressed> suppressed() {
    return List.copyOf(suppressed);
  }

  /** Acceptances that accept nothing, with the reason. */
  List<SkippedRule> idle() {
    List<SkippedRule> idle = new ArrayList<>();
    used.forEach(
        (s, wasUsed) -> {
          if (!wasUsed) {
            String why = holds(s) ? "fits no finding any more" : "held until " + s.until();
            String rule = s.rule() == null ? "*" : s.rule();
            idle.add(
                new SkippedRule(
                    rule, "the acceptance \"" + s.reason() + "\" " + why, SkippedRule.How.RAN));
          }
        });
    return List.copyOf(idle);
  }

  private boolean accepts(Suppression s, Finding finding) {
    if (s.fingerprint() != null) {
      return s.fingerprint().equals(finding.fingerprint());
    }
    boolean somewhere = s.box() != null || !s.pieces().isEmpty();
    return somewhere && fitsPieces(s, finding) && isInside(s, finding);
  }

  private static boolean concerns(Suppression s, Finding finding) {
    String rule = s.rule();
    return rule == null
        || rule.equals("*")
        || rule.equals(finding.rule())
        || (rule.endsWith(".*") && finding.rule().startsWith(rule.substring(0, rule.length() - 1)));
  }

  /** Each name fits a piece of the finding. */
  private static boolean fitsPieces(Suppression s, Finding finding) {
    return s.pieces().isEmpty()
        || s.pieces().stream()
            .map(NamePattern::new)
            .allMatch(name -> finding.pieces().stream().anyMatch(name::matches));
  }

  private boolean isInside(Suppression s, Finding finding) {
    if (s.box() == null) {
      return true;
    }
    double[] p = finding.position();
    double[] at = level.reportFrame().toFileAxes(p[0], p[1], p[2]);
    for (int k = 0; k < 3; k++) {
      if (at[k] < s.box()[k] || at[k] > s.box()[3 + k]) {
        return false;
      }
    }
    return true;
  }

  /** The finding of the same kind nearest to where an accepted one was; -1 without one. */
  private static int nearest(Suppression s, List<Finding> all, Suppression[] by) {
    Optional<Fingerprint> wanted =
        s.fingerprint() == null ? Optional.empty() : Fingerprint.parse(s.fingerprint());
    if (wanted.isEmpty() || wanted.get().cell() == null) {
      return -1;
    }
    double[] place = wanted.get().place();
    int nearest = -1;
    double least = Fingerprint.REACH;
    for (int i = 0; i < by.length; i++) {
      Finding finding = all.get(i);
      boolean same =
          by[i] == null
              && !finding.whole()
              && concerns(s, finding)
              && finding.fingerprint().startsWith(wanted.get().kind() + ":");
      double distance = same ? Vec.distance(finding.anchor(), place) : least;
      if (distance < least) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }

  /** False after the last day on which the acceptance holds. */
  private boolean holds(Suppression s) {
    try {
      return s.until() == null || !LocalDate.parse(s.until()).isBefore(today.get());
    } catch (DateTimeParseException e) {
      return false;
    }
  }
}
