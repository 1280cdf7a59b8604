package org.trackwalk.model.report;

import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Numbers;

/**
 * A level compared with an earlier check of it.
 *
 * @param known whether the baseline has the level; if not, all its findings are new
 * @param added findings that were not there
 * @param worse findings that were there and were smaller
 * @param unchanged findings that were there
 * @param better findings that were there and were larger
 * @param fixed what was there and is gone, worst first
 * @param notCompared findings of the baseline whose rules did not run this time
 * @param before by fingerprint what findings that are worse or better were
 */
public record BaselineFacts(
    boolean known,
    int added,
    int worse,
    int unchanged,
    int better,
    List<FixedFinding> fixed,
    int notCompared,
    Map<String, Before> before) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public BaselineFacts {
    Numbers.requireCounts(added, worse, unchanged, better, notCompared);
  }
}
