package org.trackwalk.model.seam;

import java.util.List;

/**
 * All seams of a level: the piece x piece matrix, sparse.
 *
 * @param names of the pieces by index
 * @param seams pairs of pieces that meet, by the worst height or width, then by name
 * @param nearMisses how near misses are spread
 */
public record SeamBook(List<String> names, List<Seam> seams, NearMisses nearMisses) {

  /** {@code a | b}, or {@code a} for a slit inside one piece. */
  public String title(Seam seam) {
    String first = names.get(seam.piece());
    return seam.piece() == seam.other() ? first : first + " | " + names.get(seam.other());
  }
}
