package org.trackwalk.model.report;

import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Vehicle;

/**
 * What a level was judged by: whatever is said of jolts holds for these engines and this vehicle.
 *
 * @param profiles ids of the engine profiles
 * @param engines their titles, in the same order
 * @param vehicle id of the vehicle
 * @param drives its title
 * @param speed its largest, m/s
 */
public record JudgedBy(
    List<String> profiles, List<String> engines, String vehicle, String drives, double speed) {

  /** From data files. */
  public static JudgedBy of(List<Profile> profiles, Vehicle vehicle, double speed) {
    Stream<String> titles = profiles.stream().map(Profile::title);
    return new JudgedBy(
        profiles.stream().map(Profile::id).toList(),
        titles.toList(),
        vehicle.id(),
        vehicle.title(),
        speed);
  }
}
