package org.trackwalk.mesh.weld;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomPieces;
import org.trackwalk.mesh.testing.Seeds;

class ExactWeldTest {

  private static final float[] TRIANGLE = {0, 0, 0, 1, 0, 0, 0, 1, 0};

  static LongStream seeds() {
    return Seeds.first(400);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void equalsTheDefinitionSpelledOut(long seed) {
    List<Piece> pieces = RandomPieces.pieces(new Random(seed));
    NaiveWeld expected = new NaiveWeld(pieces);
    WeldedSurface actual = weld(pieces);
    assertEquals(expected.positions.size(), actual.vertexCount());
    for (int v = 0; v < actual.vertexCount(); v++) {
      float[] p = actual.positions();
      assertEquals(
          expected.positions.get(v), new NaiveWeld.Place(p[3 * v], p[3 * v + 1], p[3 * v + 2]));
      assertEquals(expected.negativeZeros.contains(v), actual.hasNegativeZero(v));
    }
    assertEquals(expected.triangles.size(), actual.triangleCount());
    for (int t = 0; t < actual.triangleCount(); t++) {
      NaiveWeld.Triangle triangle = expected.triangles.get(t);
      assertEquals(triangle.ids(), ids(actual, t));
      assertEquals(triangle.piece(), actual.pieceOf(t));
      assertEquals(triangle.source(), actual.sourceTriangle(t));
      Piece piece = actual.pieces().get(actual.pieceOf(t));
      for (int k = 0; k < 3; k++) {
        assertEquals(actual.triangles()[3 * t + k], expected.id(piece, actual.sourceVertex(t, k)));
      }
    }
    assertEquals(expected.signedZeroSplits, actual.signedZeroSplits());
    assertEquals(expected.nonFiniteVertices, actual.nonFiniteVertices());
    assertEquals(expected.nonFiniteTriangles, actual.nonFiniteTriangles());
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void orderOfTheInputChangesNothing(long seed) {
    Random random = new Random(seed);
    List<Piece> pieces = RandomPieces.pieces(random);
    WeldedSurface first = weld(pieces);
    WeldedSurface second = weld(RandomPieces.shuffled(pieces, random));
    assertArrayEquals(first.positions(), second.positions());
    assertArrayEquals(first.triangles(), second.triangles());
    for (int t = 0; t < first.triangleCount(); t++) {
      assertEquals(first.pieceOf(t), second.pieceOf(t));
      assertEquals(kind(first, t), kind(second, t));
    }
    for (int v = 0; v < first.vertexCount(); v++) {
      assertEquals(first.hasNegativeZero(v), second.hasNegativeZero(v));
    }
    assertEquals(first.signedZeroSplits(), second.signedZeroSplits());
  }

  @Test
  void distinctBitsOfOneFrameStayApartWhereTheyArePlacedOnOneFloat() {
    Frame far =
        Frame.of(new double[] {1, 0, 0, 1e9, 0, 1, 0, 0, 0, 0, 1, 0}, UpAxis.Y, LengthUnit.METRE);
    Piece piece =
        Piece.named("a", "f")
            .frame(far)
            .mesh(new float[] {0, 0, 0, 1, 0, 0, 0, 1, 0}, new int[] {0, 1, 2})
            .build();
    WeldedSurface surface = weld(List.of(piece));
    assertEquals(3, surface.vertexCount());
    assertEquals(surface.positions()[0], surface.positions()[3]);
  }

  @Test
  void framesThatPlaceAVertexOnTheSameFloatShareIt() {
    Piece level = Piece.named("a", "f").mesh(TRIANGLE, new int[] {0, 1, 2}).build();
    Frame moved =
        Frame.of(new double[] {1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0}, UpAxis.Y, LengthUnit.METRE);
    Piece beside = level.toBuilder().name("b").frame(moved).build();
    // (1, 0, 0) is both the first piece's second vertex and the second piece's first
    assertEquals(5, weld(List.of(level, beside)).vertexCount());
  }

  @Test
  void negativeZeroIsAnotherVertexInItsOwnFrameOnly() {
    Piece plus = Piece.named("a", "f").mesh(TRIANGLE, new int[] {0, 1, 2}).build();
    float[] signed = TRIANGLE.clone();
    signed[0] = -0f;
    Piece minus = plus.toBuilder().name("b").mesh(signed, new int[] {0, 2, 1}).build();
    WeldedSurface split = weld(List.of(plus, minus));
    assertEquals(4, split.vertexCount());
    assertEquals(1, split.signedZeroSplits());
    Frame xUp =
        Frame.of(new double[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, UpAxis.X, LengthUnit.METRE);
    // X up: (x, y, z) is placed at (-y, x, z); these are placed where the first piece's are
    Piece other =
        plus.toBuilder()
            .name("b")
            .frame(xUp)
            .mesh(new float[] {-0f, 0, 0, 0, -1, 0, 1, 0, 0}, new int[] {0, 2, 1})
            .build();
    WeldedSurface merged = weld(List.of(plus, other));
    assertEquals(3, merged.vertexCount());
    assertEquals(0, merged.signedZeroSplits());
  }

  @Test
  void aMirroringFrameTurnsTrianglesAround() {
    Frame mirror =
        Frame.of(new double[] {-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, UpAxis.Y, LengthUnit.METRE);
    Piece piece = Piece.named("a", "f").frame(mirror).mesh(TRIANGLE, new int[] {0, 1, 2}).build();
    WeldedSurface surface = weld(List.of(piece));
    // placed: (-1, 0, 0) is vertex 0, (0, 0, 0) is 1, (0, 1, 0) is 2; facing +z again: 0, 1, 2
    assertEquals(List.of(0, 1, 2), ids(surface, 0));
    assertEquals(1, surface.sourceVertex(0, 0));
    assertEquals(0, surface.sourceVertex(0, 1));
    assertEquals(2, surface.sourceVertex(0, 2));
  }

  @Test
  void stopsWhenCancelled() {
    Piece piece = Piece.named("a", "f").mesh(TRIANGLE, new int[] {0, 1, 2}).build();
    Progress cancelled =
        new Progress() {
          @Override
          public void begin(String task, long total) {}

          @Override
          public void worked(long items) {}

          @Override
          public boolean cancelled() {
            return true;
          }
        };
    assertThrows(CancelledException.class, () -> ExactWeld.weld(List.of(piece), 1, cancelled));
  }

  @Test
  void nothingIsWeldedFromNothing() {
    WeldedSurface surface = weld(List.of());
    assertEquals(0, surface.vertexCount());
    assertEquals(0, surface.triangleCount());
  }

  static WeldedSurface weld(List<Piece> pieces) {
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private static List<Integer> ids(WeldedSurface s, int t) {
    int[] ids = s.triangles();
    return List.of(ids[3 * t], ids[3 * t + 1], ids[3 * t + 2]);
  }

  private static List<Object> kind(WeldedSurface s, int t) {
    Piece piece = s.pieces().get(s.pieceOf(t));
    int source = s.sourceTriangle(t);
    return List.of(piece.surface(source), piece.twoSided(source));
  }
}
