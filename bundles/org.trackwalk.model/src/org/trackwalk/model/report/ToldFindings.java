package org.trackwalk.model.report;

import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Numbers;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Suppressed;

/**
 * What a check found.
 *
 * @param findings worst first
 * @param suppressed findings that the team has accepted, worst first
 * @param truncated findings per rule that a report left out of which this one was read; empty for a
 *     level that was checked
 */
public record ToldFindings(
    List<Finding> findings, List<Suppressed> suppressed, Map<String, Integer> truncated) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public ToldFindings {
    Numbers.requireCounts(truncated.values());
  }
}
