package org.trackwalk.eclipse.core.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.Jolt;
import org.trackwalk.report.format.Numbers;

/**
 * What another vehicle feels where the level's own finds something, this once. The list stays that
 * of the level's own.
 *
 * @param own what the level is judged by
 * @param other what stands beside it
 * @param effects of the other by fingerprint of single findings
 */
public record SecondVehicle(Vehicle own, Vehicle other, Map<String, List<Effect>> effects) {

  private static final String NOT_FOUND = "-";

  /** Checks a level that has been checked once more, by another vehicle. */
  static SecondVehicle of(
      CheckedLevel checked, Vehicle other, CheckSettings settings, Progress progress) {
    CheckedLevel again =
        LevelCheck.open(
            checked.context().level(),
            settings.judgedBy(settings.profiles(), settings.bodies(), other),
            progress);
    Map<String, List<Effect>> effects = new HashMap<>();
    for (Finding finding : again.findings()) {
      effects
          .computeIfAbsent(finding.fingerprint(), f -> new ArrayList<>())
          .addAll(finding.effects());
    }
    return new SecondVehicle(checked.context().vehicle(), other, effects);
  }

  /**
   * What the other vehicle feels at a finding; of one that stands for many at the worst of them,
   * whose effects it has. Empty where the other's check does not find it.
   */
  public List<Effect> at(Finding finding) {
    return effects.getOrDefault(lead(finding), List.of());
  }

  /**
   * The jolts of both that lead wherever a finding is told, side by side, a dash where the other's
   * check does not find it; empty where neither feels any.
   */
  public String words(Finding finding) {
    List<Effect> others = at(finding);
    if (others.isEmpty() && finding.effects().isEmpty()) {
      return "";
    }
    String felt = effects.containsKey(lead(finding)) ? worst(others) : NOT_FOUND;
    return own.id() + " " + worst(finding.effects()) + " | " + other.id() + " " + felt;
  }

  /** The single finding whose effects a finding has. */
  private static String lead(Finding finding) {
    return finding.flow().stream()
        .map(FlowStep::fingerprint)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(finding.fingerprint());
  }

  private static String worst(List<Effect> effects) {
    Effect worst = Jolt.worst(effects);
    return Numbers.rounded(worst == null ? 0 : worst.worst()) + " m/s";
  }
}
