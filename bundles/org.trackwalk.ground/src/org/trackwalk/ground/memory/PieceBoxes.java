package org.trackwalk.ground.memory;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The box around each piece's triangles in a surface. That of a piece that is the very object that
 * it was in the last check is known.
 */
public final class PieceBoxes {

  private final Map<Piece, float[]> boxes = new IdentityHashMap<>();

  private PieceBoxes() {}

  /**
   * The boxes, by the piece's place among those of the surface.
   *
   * @param memory of the check that the surface is of
   * @return min x, y, z, max x, y, z, metres; null for a piece without a triangle. Shared: do not
   *     write
   */
  public static float[][] of(WeldedSurface surface, Memory memory) {
    PieceBoxes known = memory.shared(PieceBoxes.class, () -> made(surface, memory));
    List<Piece> pieces = surface.pieces();
    float[][] boxes = new float[pieces.size()][];
    for (int i = 0; i < boxes.length; i++) {
      boxes[i] = known.boxes.get(pieces.get(i));
    }
    return boxes;
  }

  private static PieceBoxes made(WeldedSurface surface, Memory memory) {
    PieceBoxes last = memory.last(PieceBoxes.class).orElse(null);
    List<Piece> pieces = surface.pieces();
    float[][] boxes = new float[pieces.size()][];
    BitSet unknown = new BitSet();
    for (int i = 0; i < boxes.length; i++) {
      boxes[i] = last == null ? null : last.boxes.get(pieces.get(i));
      unknown.set(i, boxes[i] == null);
    }
    PieceTriangles.each(
        surface,
        unknown,
        memory,
        t -> {
          int piece = surface.pieceOf(t);
          if (boxes[piece] == null) {
            float inf = Float.POSITIVE_INFINITY;
            boxes[piece] = new float[] {inf, inf, inf, -inf, -inf, -inf};
          }
          add(surface, t, boxes[piece]);
        });
    PieceBoxes made = new PieceBoxes();
    for (int i = 0; i < boxes.length; i++) {
      if (boxes[i] != null) {
        made.boxes.put(pieces.get(i), boxes[i]);
      }
    }
    return made;
  }

  private static void add(WeldedSurface surface, int t, float[] box) {
    float[] p = surface.positions();
    for (int c = 3 * t; c < 3 * t + 3; c++) {
      int v = 3 * surface.triangles()[c];
      for (int k = 0; k < 3; k++) {
        float x = p[v + k];
        if (x < box[k]) {
          box[k] = x;
        }
        if (x > box[3 + k]) {
          box[3 + k] = x;
        }
      }
    }
  }
}
