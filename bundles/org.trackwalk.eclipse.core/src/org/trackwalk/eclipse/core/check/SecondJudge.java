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
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.Jolt;
import org.trackwalk.report.format.Numbers;

/**
 * What another vehicle feels, or what it comes to in another engine, where the level's own finds
 * something, this once. The list stays that of the level's own.
 *
 * @param own ids of the vehicle or the engines that the level is judged by
 * @param other id of what stands beside it
 * @param heading what is told of the other
 * @param effects of the other by fingerprint of single findings
 */
public record SecondJudge(
    List<String> own, String other, String heading, Map<String, List<Effect>> effects) {

  private static final String NOT_FOUND = "-";

  /** Takes a copy. */
  public SecondJudge {
    own = List.copyOf(own);
  }

  /** Checks a level that has been checked once more, by another vehicle. */
  static SecondJudge of(
      CheckedLevel checked, Vehicle other, CheckSettings settings, Progress progress) {
    return new SecondJudge(
        List.of(checked.context().vehicle().id()),
        other.id(),
        "What another vehicle feels: " + other.title(),
        effects(
            checked, settings.judgedBy(settings.profiles(), settings.bodies(), other), progress));
  }

  /** Checks a level that has been checked once more, by another engine. */
  static SecondJudge of(
      CheckedLevel checked, Profile other, CheckSettings settings, Progress progress) {
    return new SecondJudge(
        checked.context().profiles().stream().map(Profile::id).toList(),
        other.id(),
        "What it comes to in another engine: " + other.title(),
        effects(
            checked,
            settings.judgedBy(List.of(other), settings.bodies(), settings.vehicle()),
            progress));
  }

  private static Map<String, List<Effect>> effects(
      CheckedLevel checked, CheckSettings settings, Progress progress) {
    CheckedLevel again = LevelCheck.open(checked.context().level(), settings, progress);
    Map<String, List<Effect>> effects = new HashMap<>();
    for (Finding finding : again.findings()) {
      effects
          .computeIfAbsent(finding.fingerprint(), f -> new ArrayList<>())
          .addAll(finding.effects());
    }
    return effects;
  }

  /**
   * What the other finds at a finding; of one that stands for many at the worst of them, whose
   * effects it has. Empty where the other's check does not find it.
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
    StringBuilder words = new StringBuilder();
    for (String id : own) {
      List<Effect> its =
          own.size() == 1
              ? finding.effects()
              : finding.effects().stream().filter(e -> e.profile().equals(id)).toList();
      words.append(id).append(' ').append(worst(its)).append(" | ");
    }
    return words.append(other).append(' ').append(felt).toString();
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
