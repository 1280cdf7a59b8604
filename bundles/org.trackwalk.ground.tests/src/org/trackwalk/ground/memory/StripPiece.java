package org.trackwalk.ground.memory;

import java.util.stream.IntStream;
import org.trackwalk.mesh.level.Piece;

/** A row of triangles that touch nothing, one each metre along x. */
final class StripPiece {

  private StripPiece() {}

  /**
   * The piece.
   *
   * @param x where it begins
   * @param count of triangles
   */
  static Piece of(String name, float x, int count) {
    float[] p = new float[9 * count];
    for (int t = 0; t < count; t++) {
      float[] corners = {x + t, 0, 0, x + t, 0, 0.5f, x + t + 0.5f, 0, 0.5f};
      System.arraycopy(corners, 0, p, 9 * t, 9);
    }
    return Piece.named(name, "l.obj").mesh(p, IntStream.range(0, 3 * count).toArray()).build();
  }

  /** The same with one number of its places another. */
  static Piece moved(Piece piece, int place, float by) {
    float[] p = piece.positions().clone();
    p[place] += by;
    return piece.toBuilder().mesh(p, piece.triangles()).build();
  }
}
