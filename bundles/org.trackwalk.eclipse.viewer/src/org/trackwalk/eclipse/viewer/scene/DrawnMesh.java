package org.trackwalk.eclipse.viewer.scene;

import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A surface ready to be drawn: all that there is of a level while it is checked for the first time.
 *
 * @param surface the triangles
 * @param chunks the order of drawing
 * @param coarse coarser meshes for what is far away
 * @param skies pieces, by index, that all else lies under
 */
public record DrawnMesh(
    WeldedSurface surface, TriangleChunks chunks, CoarseChunks coarse, BitSet skies) {

  /** Of a surface; takes about a second for a million triangles. */
  public static DrawnMesh of(WeldedSurface surface) {
    TriangleChunks chunks = TriangleChunks.of(surface);
    return new DrawnMesh(surface, chunks, CoarseChunks.of(surface, chunks), SkyPieces.of(surface));
  }

  /** The same surface with chunks of one group each, from 0. */
  public DrawnMesh grouped(IntUnaryOperator groups) {
    TriangleChunks apart = TriangleChunks.of(surface, groups);
    return new DrawnMesh(surface, apart, CoarseChunks.of(surface, apart), skies);
  }

  /** The colours of its pieces. */
  public TriangleColours pieces() {
    return t -> Palette.piece(surface.pieceOf(t));
  }

  /** The box around all but the skies: min and max corner. */
  public double[] ground() {
    double[] ground = SkyPieces.box(surface, skies);
    return ground == null ? box() : ground;
  }

  /** The box around all triangles: min and max corner. */
  public double[] box() {
    double inf = Double.POSITIVE_INFINITY;
    double[] box = {inf, inf, inf, -inf, -inf, -inf};
    for (int c = 0; c < chunks.count(); c++) {
      for (int k = 0; k < 3; k++) {
        box[k] = Math.min(box[k], chunks.box(c, k));
        box[3 + k] = Math.max(box[3 + k], chunks.box(c, 3 + k));
      }
    }
    return chunks.count() == 0 ? new double[] {-1, -1, -1, 1, 1, 1} : box;
  }
}
