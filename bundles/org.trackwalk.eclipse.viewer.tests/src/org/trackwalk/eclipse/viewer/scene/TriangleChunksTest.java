package org.trackwalk.eclipse.viewer.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Every triangle is in exactly one chunk of its own piece, inside the chunk's box. */
class TriangleChunksTest {

  private static final WeldedSurface SURFACE =
      Sheets.welded(Sheets.sheet("a", 40, 7, 0, 0, 0), Sheets.sheet("b", 9, 30, 100, 2, 5));

  @Test
  void everyTriangleComesOnce() {
    TriangleChunks chunks = TriangleChunks.of(SURFACE, 64);
    BitSet seen = new BitSet();
    for (int i = 0; i < chunks.triangles(); i++) {
      assertFalse(seen.get(chunks.triangle(i)));
      seen.set(chunks.triangle(i));
    }
    assertEquals(SURFACE.triangleCount(), seen.cardinality());
    assertEquals(SURFACE.triangleCount(), chunks.first(chunks.count()));
  }

  @Test
  void chunksAreSmallOfOnePieceAndInsideTheirBox() {
    TriangleChunks chunks = TriangleChunks.of(SURFACE, 64);
    float[] p = SURFACE.positions();
    for (int c = 0; c < chunks.count(); c++) {
      assertTrue(chunks.first(c + 1) - chunks.first(c) <= 64);
      for (int i = chunks.first(c); i < chunks.first(c + 1); i++) {
        int t = chunks.triangle(i);
        assertEquals(chunks.piece(c), SURFACE.pieceOf(t));
        for (int corner = 3 * t; corner < 3 * t + 3; corner++) {
          for (int k = 0; k < 3; k++) {
            float x = p[3 * SURFACE.triangles()[corner] + k];
            assertTrue(chunks.box(c, k) <= x && x <= chunks.box(c, 3 + k));
          }
        }
      }
    }
  }

  @Test
  void anEmptySurfaceHasNoChunks() {
    assertEquals(0, TriangleChunks.of(Sheets.welded()).count());
  }
}
