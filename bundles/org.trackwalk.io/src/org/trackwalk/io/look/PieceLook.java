package org.trackwalk.io.look;

import java.util.Arrays;
import org.trackwalk.mesh.level.Piece;

/**
 * The look of one piece. Arrays are shared: do not write.
 *
 * @param materials one index per triangle of the piece, -1 for none; null where there is none at
 *     all
 * @param places of corners in the picture, two numbers per corner and six per triangle: from left
 *     to right and from top to bottom, 1 is the whole picture, beyond it repeats; null where
 *     nothing says so
 */
public record PieceLook(int[] materials, float[] places) {

  /** Numbers per triangle. */
  public static final int NUMBERS = 6;

  /** A piece without a look. */
  public static final PieceLook NONE = new PieceLook(null, null);

  /** One material for all triangles of a piece, with a place for each of its stored vertices. */
  public static PieceLook perVertex(Piece piece, int material, float[] uv) {
    return new PieceLook(all(piece, material), uv == null ? null : spread(piece, uv));
  }

  /** The same material for all triangles of a piece. */
  public static int[] all(Piece piece, int material) {
    int[] all = new int[piece.triangleCount()];
    Arrays.fill(all, material);
    return all;
  }

  private static float[] spread(Piece piece, float[] uv) {
    float[] places = new float[NUMBERS * piece.triangleCount()];
    for (int corner = 0; corner < places.length / 2; corner++) {
      int vertex = piece.vertexOf(corner);
      if (2 * vertex + 1 < uv.length) {
        places[2 * corner] = uv[2 * vertex];
        places[2 * corner + 1] = uv[2 * vertex + 1];
      }
    }
    return places;
  }

  /** The material of a triangle; -1 for none. */
  public int material(int triangle) {
    return materials == null ? -1 : materials[triangle];
  }
}
