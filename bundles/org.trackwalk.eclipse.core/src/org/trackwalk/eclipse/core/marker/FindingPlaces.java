package org.trackwalk.eclipse.core.marker;

import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;

/**
 * Whether a finding is anywhere: what has no place stands at the origin, and nobody may go there.
 */
public final class FindingPlaces {

  private FindingPlaces() {}

  /**
   * Whether its position means a place of the level: not where it is about something as a whole
   * without an example, or about pieces that have no triangle.
   *
   * @param pieces those of its level
   */
  public static boolean known(Finding finding, List<Piece> pieces) {
    double[] at = finding.position();
    if (!finding.placed() || at[0] != 0 || at[1] != 0 || at[2] != 0) {
      return finding.placed();
    }
    return finding.pieces().isEmpty()
        || pieces.stream()
            .filter(piece -> finding.pieces().contains(piece.name()))
            .anyMatch(piece -> piece.triangleCount() > 0);
  }
}
