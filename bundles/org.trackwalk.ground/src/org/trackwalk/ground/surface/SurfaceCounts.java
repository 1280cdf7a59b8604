package org.trackwalk.ground.surface;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.Piece;

/** How many triangles of a piece each of its surfaces has. */
public final class SurfaceCounts {

  private SurfaceCounts() {}

  /** Triangles without a surface, then those of each: of the whole piece. */
  public static List<Integer> of(Piece piece) {
    if (piece.totals() != null) {
      return piece.totals().bySurface();
    }
    int[] counts = new int[1 + piece.surfaces().size()];
    for (int t = 0; t < piece.triangleCount(); t++) {
      counts[1 + piece.surfaceIndex(t)]++;
    }
    List<Integer> all = new ArrayList<>();
    for (int count : counts) {
      all.add(count);
    }
    return all;
  }
}
