package org.trackwalk.mesh.weld;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomPieces;

/** A piece whose corners are vertices of their own is the same piece, however it is kept. */
final class SoupWeldTest {

  private static final int ROUNDS = 400;

  @Test
  void storedVerticesAreTheCornersInTheirOrder() {
    for (int seed = 0; seed < ROUNDS; seed++) {
      for (Piece piece : RandomPieces.pieces(new Random(seed))) {
        Piece plain = plain(piece);
        Piece soup = soup(piece);
        assertArrayEquals(bits(plain.positions()), bits(soup.positions()));
        assertArrayEquals(plain.triangles(), soup.triangles());
        assertEquals(plain.vertexCount(), soup.vertexCount());
        assertEquals(plain.triangleCount(), soup.triangleCount());
        assertTrue(plain.sameAs(soup) && soup.sameAs(plain) && soup.sameAs(soup(piece)));
      }
    }
  }

  @Test
  void theWeldDoesNotTellThemApart() {
    for (int seed = 0; seed < ROUNDS; seed++) {
      List<Piece> plain = new ArrayList<>();
      List<Piece> soup = new ArrayList<>();
      List<Piece> parts = new ArrayList<>();
      for (Piece piece : RandomPieces.pieces(new Random(seed))) {
        plain.add(plain(piece));
        soup.add(soup(piece));
        parts.add(soup(piece, 1 + seed % 9));
      }
      for (int buckets = 0; buckets < 4; buckets += 3) {
        WeldedSurface expected = ExactWeld.weld(plain, buckets, 1, Progress.none());
        String message = "seed " + seed;
        assertSame(expected, ExactWeld.weld(soup, buckets, 2, Progress.none()), message);
        assertSame(expected, ExactWeld.weld(parts, buckets, 2, Progress.none()), message);
      }
    }
  }

  private static void assertSame(WeldedSurface a, WeldedSurface b, String message) {
    assertArrayEquals(bits(a.positions()), bits(b.positions()), message);
    assertArrayEquals(a.triangles(), b.triangles(), message);
    assertEquals(a.nonFiniteVertices(), b.nonFiniteVertices(), message);
    assertEquals(a.nonFiniteTriangles(), b.nonFiniteTriangles(), message);
    assertEquals(a.signedZeroSplits(), b.signedZeroSplits(), message);
    for (int t = 0; t < a.triangleCount(); t++) {
      assertEquals(a.pieceOf(t), b.pieceOf(t), message);
      assertEquals(a.sourceTriangle(t), b.sourceTriangle(t), message);
      for (int k = 0; k < 3; k++) {
        assertEquals(a.sourceVertex(t, k), b.sourceVertex(t, k), message);
      }
    }
    for (int v = 0; v < a.vertexCount(); v++) {
      assertEquals(a.hasNegativeZero(v), b.hasNegativeZero(v), message);
    }
  }

  /** Each corner a vertex, kept as such. */
  private static Piece plain(Piece piece) {
    int[] corners = piece.triangles();
    float[] positions = new float[3 * corners.length];
    int[] triangles = new int[corners.length];
    for (int c = 0; c < corners.length; c++) {
      System.arraycopy(piece.positions(), 3 * corners[c], positions, 3 * c, 3);
      triangles[c] = c;
    }
    return piece.toBuilder().mesh(positions, triangles).build();
  }

  /** Each corner a vertex, those of equal bits kept once. */
  private static Piece soup(Piece piece) {
    return soup(piece, Integer.MAX_VALUE);
  }

  /** Each corner a vertex, of so many in a row those of equal bits kept once. */
  private static Piece soup(Piece piece, int part) {
    Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();
    int[] corners = piece.triangles().clone();
    List<Float> points = new ArrayList<>();
    for (int c = 0; c < corners.length; c++) {
      float[] p = piece.positions();
      int at = 3 * corners[c];
      List<Integer> key =
          List.of(
              c / part,
              Float.floatToRawIntBits(p[at]),
              Float.floatToRawIntBits(p[at + 1]),
              Float.floatToRawIntBits(p[at + 2]));
      Integer known = numbers.putIfAbsent(key, numbers.size());
      if (known == null) {
        points.addAll(List.of(p[at], p[at + 1], p[at + 2]));
      }
      corners[c] = known == null ? numbers.size() - 1 : known;
    }
    float[] xyz = new float[points.size()];
    for (int i = 0; i < xyz.length; i++) {
      xyz[i] = points.get(i);
    }
    return piece.toBuilder().soup(xyz, corners).build();
  }

  private static int[] bits(float[] floats) {
    int[] bits = new int[floats.length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = Float.floatToRawIntBits(floats[i]);
    }
    return bits;
  }
}
