package org.trackwalk.mesh.weld;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomPieces;
import org.trackwalk.mesh.testing.Seeds;

/** A level of which vertices were moved, welded again: the weld from nothing, to the bit. */
class MovedVerticesTest {

  /** How far vertices are moved, from the last bit to past others, and what spoils a number. */
  private static final float[] BY = {1e-7f, 1e-3f, 0.3f, 1f, -1f, -0.3f, 50f, 3e38f, Float.NaN};

  static LongStream seeds() {
    return Seeds.first(300);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void isTheWeldFromNothing(long seed) {
    Random random = new Random(seed);
    List<Piece> pieces = RandomPieces.pieces(random);
    WeldedSurface surface = weld(pieces);
    for (int round = 0; round < 30; round++) {
      List<Piece> next = new ArrayList<>(pieces);
      for (int i = 0; i < 1 + round % 2; i++) {
        int at = random.nextInt(next.size());
        next.set(at, moved(next.get(at), random));
      }
      WeldedSurface again = ExactWeld.again(surface, next, 1, Progress.none());
      assertSame(weld(next), again, "seed " + seed + ", round " + round);
      if (again.sameNumbers(surface)) {
        pieces = next;
        surface = again;
      }
    }
  }

  /** Only what is known to the bit has the same numbers, and that is most of small moves. */
  @Test
  void mostSmallMovesKeepAllNumbers() {
    int kept = 0;
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      Piece grid = grid(12, random);
      WeldedSurface before = weld(List.of(grid));
      float[] p = grid.positions().clone();
      p[3 * random.nextInt(grid.vertexCount()) + random.nextInt(3)] += 1e-4f;
      List<Piece> next = List.of(grid.toBuilder().mesh(p, grid.triangles()).build());
      WeldedSurface again = ExactWeld.again(before, next, 1, Progress.none());
      assertSame(weld(next), again, "seed " + seed);
      kept += again.sameNumbers(before) ? 1 : 0;
    }
    assertTrue(kept > 80, kept + " of 100");
  }

  /** A vertex of two pieces that one of them moves is two. */
  @Test
  void aSeamThatIsTornHasOtherNumbers() {
    Random random = new Random(1);
    Piece one = grid(4, random);
    Piece two = one.toBuilder().name("two").build();
    WeldedSurface before = weld(List.of(one, two));
    float[] p = two.positions().clone();
    p[1] += 1e-4f;
    List<Piece> next = List.of(one, two.toBuilder().mesh(p, two.triangles()).build());
    WeldedSurface again = ExactWeld.again(before, next, 1, Progress.none());
    assertFalse(again.sameNumbers(before));
    assertSame(weld(next), again, "torn");
    List<Piece> both =
        List.of(
            one.toBuilder().mesh(p, one.triangles()).build(),
            two.toBuilder().mesh(p, two.triangles()).build());
    WeldedSurface together = ExactWeld.again(before, both, 1, Progress.none());
    assertTrue(together.sameNumbers(before));
    assertSame(weld(both), together, "together");
  }

  private static WeldedSurface weld(List<Piece> pieces) {
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private static Piece moved(Piece piece, Random random) {
    float[] p = piece.positions().clone();
    p[random.nextInt(p.length)] += BY[random.nextInt(BY.length)];
    if (random.nextInt(4) == 0) {
      p[random.nextInt(p.length)] = -0f;
    }
    return piece.toBuilder().mesh(p, piece.triangles()).build();
  }

  private static Piece grid(int n, Random random) {
    float[] p = new float[3 * n * n];
    int[] triangles = new int[6 * (n - 1) * (n - 1)];
    for (int i = 0; i < n * n; i++) {
      p[3 * i] = i % n + 0.3f * random.nextFloat();
      p[3 * i + 1] = random.nextFloat();
      p[3 * i + 2] = i / n + 0.3f * random.nextFloat();
    }
    int at = 0;
    for (int i = 0; i < n * n; i++) {
      if (i % n < n - 1 && i / n < n - 1) {
        for (int corner : new int[] {0, n, 1, 1, n, n + 1}) {
          triangles[at++] = i + corner;
        }
      }
    }
    return Piece.named("grid", "grid.obj").mesh(p, triangles).build();
  }

  private static void assertSame(WeldedSurface wanted, WeldedSurface found, String what) {
    assertArrayEquals(wanted.positions(), found.positions(), what);
    assertArrayEquals(wanted.triangles(), found.triangles(), what);
    assertEquals(wanted.signedZeroSplits(), found.signedZeroSplits(), what);
    assertEquals(wanted.nonFiniteVertices(), found.nonFiniteVertices(), what);
    assertEquals(wanted.nonFiniteTriangles(), found.nonFiniteTriangles(), what);
    for (int v = 0; v < wanted.vertexCount(); v++) {
      assertEquals(wanted.hasNegativeZero(v), found.hasNegativeZero(v), what);
    }
    for (int i = 0; i < wanted.pieces().size(); i++) {
      assertEquals(wanted.pieces().get(i), found.pieces().get(i), what);
    }
    for (int t = 0; t < wanted.triangleCount(); t++) {
      assertEquals(wanted.pieceOf(t), found.pieceOf(t), what);
      for (int k = 0; k < 3; k++) {
        assertEquals(wanted.sourceCorner(t, k), found.sourceCorner(t, k), what);
      }
    }
  }
}
