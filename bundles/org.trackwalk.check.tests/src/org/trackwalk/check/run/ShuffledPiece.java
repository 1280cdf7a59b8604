package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.trackwalk.mesh.level.Piece;

/** A piece as another export would store it. */
public final class ShuffledPiece {

  private ShuffledPiece() {}

  /** The same piece with vertices and triangles in another order. */
  public static Piece of(Piece piece, Random random) {
    int n = piece.vertexCount();
    int t = piece.triangleCount();
    int[] vertexAt = permutation(n, random);
    int[] triangleAt = permutation(t, random);
    float[] positions = new float[3 * n];
    for (int v = 0; v < n; v++) {
      System.arraycopy(piece.positions(), 3 * v, positions, 3 * vertexAt[v], 3);
    }
    int[] triangles = new int[3 * t];
    int[] surfaces = new int[t];
    BitSet twoSided = new BitSet();
    for (int i = 0; i < t; i++) {
      for (int k = 0; k < 3; k++) {
        triangles[3 * triangleAt[i] + k] = vertexAt[piece.triangles()[3 * i + k]];
      }
      twoSided.set(triangleAt[i], piece.twoSided(i));
      surfaces[triangleAt[i]] = piece.surfaces().indexOf(piece.surface(i));
    }
    return piece.toBuilder()
        .mesh(positions, triangles)
        .places(null)
        .surfaces(piece.surfaces(), piece.surfaces().isEmpty() ? null : surfaces)
        .normals(null, null)
        .twoSidedTriangles(twoSided)
        .build();
  }

  private static int[] permutation(int n, Random random) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      order.add(i);
    }
    Collections.shuffle(order, random);
    return order.stream().mapToInt(Integer::intValue).toArray();
  }
}
