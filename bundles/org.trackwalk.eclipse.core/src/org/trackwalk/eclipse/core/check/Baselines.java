package org.trackwalk.eclipse.core.check;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.check.baseline.BaselineComparison;
import org.trackwalk.check.baseline.BaselineException;
import org.trackwalk.check.baseline.BaselineReader;
import org.trackwalk.check.baseline.KnownFinding;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;

/**
 * The baseline that a level is compared with, if any.
 *
 * @param baseline null without one
 * @param problem why the one that is set cannot be read
 */
record Baselines(Baseline baseline, Optional<String> problem) {

  /** What somebody who has changed something wants to see first. */
  private static final List<String> URGENT = List.of("new", "worse");

  static Baselines of(TrackLevel level) {
    String name = SettingStore.get(level.project(), SettingKey.BASELINE).strip();
    Path project = DiskPath.of(level.project()).orElse(null);
    if (name.isEmpty() || project == null) {
      return new Baselines(null, Optional.empty());
    }
    try {
      return new Baselines(BaselineReader.read(project.resolve(name)), Optional.empty());
    } catch (BaselineException | InvalidPathException e) {
      return new Baselines(null, Optional.of("the baseline is not used: " + e.getMessage()));
    }
  }

  /** The report with the states of its findings; as it is without a baseline. */
  LevelReport compared(LevelReport report) {
    return baseline == null ? report : against(report, baseline);
  }

  /** What has become of the findings since those of before. */
  static News since(LevelReport now, List<KnownFinding> before) {
    TreeMap<String, List<KnownFinding>> levels = new TreeMap<>(Map.of(now.name(), before));
    LevelReport compared = against(now, new Baseline("the check before", levels));
    BaselineFacts facts = compared.baseline();
    Map<String, String> states = new HashMap<>();
    for (Finding finding : compared.findings()) {
      if (URGENT.contains(finding.baselineState())) {
        states.put(finding.fingerprint(), finding.baselineState());
      }
    }
    SinceLast sum =
        new SinceLast(
            facts.fixed().size(), facts.unchanged() + facts.better(), facts.added(), facts.worse());
    return new News(sum, states, facts.fixed());
  }

  private static LevelReport against(LevelReport report, Baseline known) {
    CheckReport alone = new CheckReport("", Map.of(), List.of(), List.of(), List.of(report), 0);
    return BaselineComparison.of(alone, known, null, false).levels().get(0);
  }
}
