package org.trackwalk.model.report;

import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.profile.Vehicle;

/**
 * What a level was judged by: whatever is said of jolts holds for these engines and this vehicle.
 *
 * @param profiles ids of the engine profiles
 * @param engines their titles, in the same order
 * @param vehicle id of the vehicle
 * @param drives its title
 * @param speed its largest, m/s
 * @param rules ids of the rule sets that the level must satisfy
 */
public record JudgedBy(
    List<String> profiles,
    List<String> engines,
    String vehicle,
    String drives,
    double speed,
    List<String> rules) {

  /**
   * Each profile has its title.
   *
   * @throws IllegalArgumentException when they are not
   */
  public JudgedBy {
    if (profiles.size() != engines.size()) {
      throw new IllegalArgumentException(
          profiles.size() + " profiles have " + engines.size() + " titles");
    }
  }

  /** A level of which no rule set asks anything. */
  public JudgedBy(
      List<String> profiles, List<String> engines, String vehicle, String drives, double speed) {
    this(profiles, engines, vehicle, drives, speed, List.of());
  }

  /** From data files. */
  public static JudgedBy of(
      List<Profile> profiles, Vehicle vehicle, double speed, List<RuleSet> rules) {
    Stream<String> titles = profiles.stream().map(Profile::title);
    return new JudgedBy(
        profiles.stream().map(Profile::id).toList(),
        titles.toList(),
        vehicle.id(),
        vehicle.title(),
        speed,
        rules.stream().map(RuleSet::id).toList());
  }
}
