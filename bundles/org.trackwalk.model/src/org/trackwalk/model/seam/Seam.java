package org.trackwalk.model.seam;

import java.util.List;
import java.util.Map;
import org.trackwalk.model.finding.LedgerClass;

/**
 * All that two pieces have in common.
 *
 * @param piece index of the piece along whose side the seam is measured
 * @param other index of the other piece; equal to {@code piece} for a slit inside one piece
 * @param shared edges that the exact weld made one
 * @param open open edges of both sides by owner class, those from {@code signed-zero} to {@code
 *     overlap}
 * @param length metres along the measured side, shared edges included
 * @param curves runs, the worst first; none where all is shared
 */
public record Seam(
    int piece,
    int other,
    int shared,
    Map<LedgerClass, Integer> open,
    double length,
    List<SeamCurve> curves) {

  /** Open edges of all classes. */
  public int openEdges() {
    return open.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The largest height or width anywhere, metres. */
  public double worst() {
    return curves.isEmpty() ? 0 : curves.get(0).worst();
  }
}
