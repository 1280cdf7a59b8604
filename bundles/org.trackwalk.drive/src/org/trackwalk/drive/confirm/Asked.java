package org.trackwalk.drive.confirm;

import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.judge.Judge;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * What is confirmed.
 *
 * @param surface of the level
 * @param healed its healed copy
 * @param road with at least one strand
 * @param findings of a check by the profiles of the engines, one by one
 * @param extent how much is driven
 */
public record Asked(
    WeldedSurface surface, HealedSurface healed, Road road, List<Finding> findings, Extent extent) {

  /** Takes a copy of the list. */
  public Asked {
    findings = List.copyOf(findings);
  }

  /**
   * What a checked level answers; heals it when that was not done yet.
   *
   * @throws org.trackwalk.mesh.parallel.OverBudgetException when healing costs more than it may
   */
  public static Asked of(
      WeldedSurface surface, Judge judge, Road road, List<Finding> findings, Extent extent) {
    return new Asked(surface, judge.healed(), road, findings, extent);
  }
}
