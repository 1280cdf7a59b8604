package org.trackwalk.check.baseline;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.trackwalk.check.rank.Ranking;
import org.trackwalk.check.rank.WorstFirst;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.Before;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.FixedFinding;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelExtent;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;

/** Says of each finding what has become of it since a baseline, and what is gone. */
public final class BaselineComparison {

  /** Exit code when findings reach the limit (docs/batch.md). */
  private static final int FINDINGS = 1;

  private BaselineComparison() {}

  /**
   * A report with states; new findings come first, then worse ones, then the others, each worst
   * first. How levels are matched: {@link LevelNames}.
   *
   * @param failOn findings from here on make the exit code 1; null for never
   * @param onlyNew whether only those count for it that are new or worse
   */
  public static CheckReport of(
      CheckReport report, Baseline baseline, Severity failOn, boolean onlyNew) {
    return of(report, baseline, failOn, onlyNew, file -> false);
  }

  /**
   * The same; a level that the baseline has and whose file is not there any more could not be read.
   *
   * @param asked whether a file, an absolute path, would have been looked at if it were there
   */
  public static CheckReport of(
      CheckReport report,
      Baseline baseline,
      Severity failOn,
      boolean onlyNew,
      Predicate<Path> asked) {
    List<LevelReport> levels = new ArrayList<>();
    Map<String, String> known = LevelNames.pair(report.levels(), baseline);
    boolean fails = false;
    for (LevelReport level : report.levels()) {
      String name = known.get(level.name());
      LevelReport guarded = guarded(level, name == null ? null : baseline.extents().get(name));
      LevelReport compared = of(guarded, name == null ? null : baseline.levels().get(name));
      levels.add(compared);
      fails |= compared.findings().stream().anyMatch(f -> counts(f, failOn, onlyNew));
    }
    List<InputStatus> inputs = new ArrayList<>(report.inputs());
    List<InputStatus> missing = MissingLevels.of(baseline, known.values(), asked);
    inputs.addAll(missing);
    SortedMap<String, String> settings = new TreeMap<>(report.settings());
    settings.put("baseline", baseline.file());
    settings.put("failOnNew", Boolean.toString(onlyNew));
    int exit = report.exit() > FINDINGS ? report.exit() : fails ? FINDINGS : 0;
    exit = Math.max(exit, MissingLevels.exit(missing));
    return new CheckReport(
        report.toolVersion(),
        Collections.unmodifiableSortedMap(settings),
        report.profiles(),
        List.copyOf(inputs),
        List.copyOf(levels),
        exit);
  }

  /** With what is told of a level that is not what it was. */
  private static LevelReport guarded(LevelReport level, LevelExtent before) {
    List<Finding> told = ExtentChange.of(before, level.extent(), level.corridor().explanation());
    if (told.isEmpty()) {
      return level;
    }
    List<Finding> findings = new ArrayList<>();
    for (Finding f : Ranking.weigh(told)) {
      // Each says another thing, and none speaks for the others.
      findings.add(f.ranked(f.fingerprint(), f.risk(), f.group() + " | " + f.subject()));
    }
    findings.addAll(level.findings());
    findings.sort(WorstFirst.ORDER);
    return level.toBuilder().findings(List.copyOf(findings)).build();
  }

  private static boolean counts(Finding f, Severity failOn, boolean onlyNew) {
    boolean grown =
        Change.NEW.id().equals(f.baselineState()) || Change.WORSE.id().equals(f.baselineState());
    return failOn != null && f.severity().compareTo(failOn) >= 0 && (grown || !onlyNew);
  }

  /** One level; {@code known} is null when the baseline does not have it. */
  private static LevelReport of(LevelReport level, List<KnownFinding> known) {
    Set<String> silent = new HashSet<>();
    for (SkippedRule rule : level.rulesSkipped()) {
      if (!rule.ran()) {
        silent.add(rule.rule());
      }
    }
    List<KnownFinding> before =
        known == null ? List.of() : known.stream().filter(f -> !silent.contains(f.rule())).toList();
    List<KnownFinding> now = new ArrayList<>();
    level.findings().forEach(f -> now.add(KnownFinding.of(f)));
    for (Suppressed accepted : level.suppressed()) {
      now.add(KnownFinding.of(accepted.finding()));
    }
    int[] partner = Pairing.of(before, now);
    Change[] changes = new Change[now.size()];
    boolean[] met = new boolean[before.size()];
    for (int j = 0; j < changes.length; j++) {
      changes[j] = partner[j] < 0 ? Change.NEW : Change.of(before.get(partner[j]), now.get(j));
      if (partner[j] >= 0) {
        met[partner[j]] = true;
      }
    }
    new RoadStretches(before, met).settle(now, partner, changes);
    new FoldedElsewhere(before, met).settle(now, changes);
    int[] counts = new int[Change.values().length];
    Map<String, Before> was = new HashMap<>();
    List<Finding> states = new ArrayList<>();
    for (int j = 0; j < level.findings().size(); j++) {
      counts[changes[j].ordinal()]++;
      Finding f = level.findings().get(j);
      if (partner[j] >= 0 && (changes[j] == Change.WORSE || changes[j] == Change.BETTER)) {
        Before old = Change.before(before.get(partner[j]), now.get(j));
        if (old != null) {
          was.put(f.fingerprint(), old);
        }
      }
      states.add(f.since(changes[j].id(), f.group() + " | " + changes[j].id()));
    }
    List<Suppressed> accepted = new ArrayList<>();
    for (int k = 0; k < level.suppressed().size(); k++) {
      Suppressed s = level.suppressed().get(k);
      Finding f = s.finding();
      String state = changes[level.findings().size() + k].id();
      accepted.add(new Suppressed(f.since(state, f.group()), s.reason(), s.by(), s.until()));
    }
    states.sort(Comparator.comparingInt(BaselineComparison::urgency));
    BaselineFacts facts =
        new BaselineFacts(
            known != null,
            counts[Change.NEW.ordinal()],
            counts[Change.WORSE.ordinal()],
            counts[Change.UNCHANGED.ordinal()],
            counts[Change.BETTER.ordinal()],
            fixed(before, met),
            known == null ? 0 : known.size() - before.size(),
            Map.copyOf(was));
    return level.since(List.copyOf(states), List.copyOf(accepted), facts);
  }

  private static int urgency(Finding f) {
    return switch (f.baselineState()) {
      case "new" -> 0;
      case "worse" -> 1;
      default -> 2;
    };
  }

  private static List<FixedFinding> fixed(List<KnownFinding> before, boolean[] met) {
    Map<Severity, List<FixedFinding>> bySeverity = new HashMap<>();
    for (int i = 0; i < met.length; i++) {
      if (!met[i]) {
        KnownFinding f = before.get(i);
        bySeverity
            .computeIfAbsent(f.severity(), k -> new ArrayList<>())
            .add(
                new FixedFinding(
                    f.rule(), f.severity(), f.message(), f.at(), f.pieces(), f.fingerprint()));
      }
    }
    List<FixedFinding> fixed = new ArrayList<>();
    for (Severity s : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      fixed.addAll(bySeverity.getOrDefault(s, List.of()));
    }
    return List.copyOf(fixed);
  }
}
