package org.trackwalk.check.rule;

import org.trackwalk.course.road.RoadSource;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.drive.judge.Judge;

/**
 * What is driven on a level, each worked out when it is first asked for.
 *
 * @param effects what the vehicle would feel at seams
 * @param roads where the road is walked
 * @param judging what engines' contacts do to the vehicle
 */
public record LevelDrive(SeamEffects effects, RoadSource roads, Once<Judge> judging) {

  /** What engines' contacts do to the vehicle. */
  public Judge judge() {
    return judging.get();
  }
}
