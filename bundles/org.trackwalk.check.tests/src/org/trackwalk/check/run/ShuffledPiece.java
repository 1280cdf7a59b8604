package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;

/** A piece as another export would store it. */
public final class ShuffledPiece {

  private ShuffledPiece() {}

  /** Vertices of a list in another order: the list, and where each of them has gone. */
  private record Vertices(float[] positions, int[] at) {

    static Vertices of(Piece piece, Random random) {
      int n = piece.vertexCount();
      int[] at = permutation(n, random);
      float[] positions = new float[3 * n];
      for (int v = 0; v < n; v++) {
        System.arraycopy(piece.positions(), 3 * v, positions, 3 * at[v], 3);
      }
      return new Vertices(positions, at);
    }
  }

  /** A level as another export would store it; pieces that share a vertex list still do. */
  public static Level level(Level level, Random random) {
    Map<float[], Vertices> lists = new IdentityHashMap<>();
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      pieces.add(
          piece.isSoup()
              ? piece
              : of(
                  piece,
                  lists.computeIfAbsent(piece.positions(), p -> Vertices.of(piece, random)),
                  random));
    }
    Collections.shuffle(pieces, random);
    return new Level(
        level.name(),
        level.grouping(),
        pieces,
        level.problems(),
        level.sources(),
        level.hints(),
        level.markers());
  }

  /** The same piece with vertices and triangles in another order. */
  public static Piece of(Piece piece, Random random) {
    return of(piece, Vertices.of(piece, random), random);
  }

  private static Piece of(Piece piece, Vertices vertices, Random random) {
    int[] vertexAt = vertices.at();
    float[] positions = vertices.positions();
    int t = piece.triangleCount();
    int[] triangleAt = permutation(t, random);
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
