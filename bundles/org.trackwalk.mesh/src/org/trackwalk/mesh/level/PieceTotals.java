package org.trackwalk.mesh.level;

import java.util.List;

/**
 * What a piece had as a whole before triangles were left out of it that nobody needs to see
 * (docs/tiles.md): what is counted, or summed up, over all of it.
 *
 * @param triangles number of them
 * @param vertices stored ones
 * @param points as {@link Piece#pointCount}
 * @param drawn different pairs of a point and a render normal; 0 where it has no normals
 * @param bySurface triangles without a surface, then those of each of its surfaces
 * @param repeated stored vertices with the bits of an earlier one; 0 where each corner of each
 *     triangle is stored on its own
 * @param lowest xyz, as stored, of that one of them with the smallest coordinates; empty for none
 * @param ground square metres as seen from above
 * @param rounding how far off its corners may be because its file has few decimals, metres
 */
public record PieceTotals(
    int triangles,
    int vertices,
    int points,
    int drawn,
    List<Integer> bySurface,
    int repeated,
    List<Float> lowest,
    double ground,
    double rounding) {

  /** Its numbers are such as there are, and fit each other. */
  public PieceTotals {
    Numbers.requireCounts(triangles, vertices, points, drawn, repeated);
    bySurface = List.copyOf(bySurface);
    lowest = List.copyOf(lowest);
    boolean sound =
        bySurface.stream().allMatch(count -> count >= 0)
            && bySurface.stream().mapToLong(count -> count).sum() == triangles
            && lowest.size() == (repeated > 0 ? 3 : 0);
    if (!sound) {
      throw new IllegalArgumentException("these are no totals of a piece");
    }
  }
}
