package org.trackwalk.model.ride;

import java.util.List;
import org.trackwalk.model.finding.Finding;

/**
 * The ride along all lanes of a level's road.
 *
 * @param vehicle what drives, in words
 * @param speed its largest, m/s
 * @param travel of its suspension, metres; NaN when it has none
 * @param rides the racing line if there is one, then lane by lane from the left, each forward and
 *     then in reverse
 * @param findings those on the road, in the order of the report
 */
public record LevelRide(
    String vehicle, double speed, double travel, List<Ride> rides, List<OnRoad> findings) {

  /**
   * A finding at its place along the road.
   *
   * @param strand of the road, from 0
   * @param station metres along the road's centre line
   */
  public record OnRoad(Finding finding, int strand, double station) {}

  /** Takes copies of the lists. */
  public LevelRide {
    rides = List.copyOf(rides);
    findings = List.copyOf(findings);
  }
}
