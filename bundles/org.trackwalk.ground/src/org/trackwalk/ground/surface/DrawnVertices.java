package org.trackwalk.ground.surface;

import java.util.Arrays;
import org.trackwalk.mesh.level.Piece;

/** How many vertices a game draws of a piece: one for each position with each of its normals. */
public final class DrawnVertices {

  private DrawnVertices() {}

  /** Different pairs of a point and a render normal; 0 where the piece has no normals. */
  public static int count(Piece piece) {
    int[] normals = piece.cornerNormals();
    if (normals == null) {
      return 0;
    }
    int[] corners = piece.corners();
    int[] ends = new int[piece.pointCount() + 1];
    for (int point : corners) {
      ends[point + 1]++;
    }
    Arrays.parallelPrefix(ends, Integer::sum);
    int[] sorted = new int[corners.length];
    int[] next = ends.clone();
    for (int i = 0; i < corners.length; i++) {
      sorted[next[corners[i]]++] = normals[i];
    }
    int different = 0;
    for (int point = 0; point + 1 < ends.length; point++) {
      Arrays.sort(sorted, ends[point], ends[point + 1]);
      for (int i = ends[point]; i < ends[point + 1]; i++) {
        different += i == ends[point] || sorted[i] != sorted[i - 1] ? 1 : 0;
      }
    }
    return different;
  }
}
