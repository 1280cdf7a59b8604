package org.trackwalk.model.report;

import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.mesh.level.Numbers;
import org.trackwalk.model.finding.LedgerClass;

/**
 * What was checked of a level, and by what.
 *
 * @param corridor how the road was found
 * @param judgedBy the engines and the vehicle that findings speak of
 * @param facts counts
 * @param extent how large it is, for the next check of it; null when a report does not say
 * @param ledger open edges per class, in order; classes that nobody asked for are not there
 * @param rulesSkipped rules that did not run
 */
public record CheckBasis(
    CorridorFacts corridor,
    JudgedBy judgedBy,
    Facts facts,
    @MayBeNull LevelExtent extent,
    Map<LedgerClass, Integer> ledger,
    List<SkippedRule> rulesSkipped) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public CheckBasis {
    Numbers.requireCounts(ledger.values());
  }
}
