package org.trackwalk.mesh.weld;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomPieces;
import org.trackwalk.mesh.testing.Seeds;

/** The fast way through the weld gives what the plain one gives. */
class BucketVertexWeldTest {

  static LongStream seeds() {
    return Seeds.first(100);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void bucketsAndThreadsChangeNothing(long seed) {
    Random random = new Random(seed);
    List<Piece> pieces = simplePieces(random);
    WeldedSurface plain = ExactWeld.weld(pieces, 0, 1, Progress.none());
    for (int buckets : new int[] {1, 2, 3, 8, 1000}) {
      int threads = 1 + random.nextInt(8);
      assertSame(plain, ExactWeld.weld(pieces, buckets, threads, Progress.none()));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void awkwardLevelsAreWeldedTheSame(long seed) {
    List<Piece> pieces = RandomPieces.pieces(new Random(seed));
    assertSame(
        ExactWeld.weld(pieces, 0, 1, Progress.none()),
        ExactWeld.weld(pieces, 4, 3, Progress.none()));
  }

  private static void assertSame(WeldedSurface expected, WeldedSurface actual) {
    assertArrayEquals(expected.positions(), actual.positions());
    assertArrayEquals(expected.triangles(), actual.triangles());
    for (int t = 0; t < expected.triangleCount(); t++) {
      assertEquals(expected.pieceOf(t), actual.pieceOf(t));
      for (int k = 0; k < 3; k++) {
        assertEquals(expected.sourceVertex(t, k), actual.sourceVertex(t, k));
      }
    }
    assertEquals(expected.signedZeroSplits(), actual.signedZeroSplits());
    assertEquals(expected.nonFiniteVertices(), actual.nonFiniteVertices());
    assertEquals(expected.nonFiniteTriangles(), actual.nonFiniteTriangles());
  }

  /** Finite, without -0.0, in frames that do not round; with empty pieces and unused vertices. */
  private static List<Piece> simplePieces(Random random) {
    List<Piece> pieces = new ArrayList<>();
    // from everything in one place over a wall of one x to thousands of different ones
    int range = 1 << random.nextInt(12);
    float stretch = random.nextInt(4) == 0 ? 1e20f : 0.125f;
    for (int i = 0; i < 4; i++) {
      Frame frame = Frame.of(UpAxis.values()[random.nextInt(3)], LengthUnit.METRE);
      float[] positions = new float[3 * (1 + random.nextInt(2000))];
      for (int k = 0; k < positions.length; k++) {
        positions[k] = (1 + random.nextInt(range)) * stretch - 5;
      }
      int[] triangles = new int[i == 2 ? 0 : 3 * random.nextInt(3000)];
      for (int k = 0; k < triangles.length; k++) {
        triangles[k] = random.nextInt(positions.length / 3);
      }
      pieces.add(Piece.named("piece" + i, "f").frame(frame).mesh(positions, triangles).build());
    }
    return pieces;
  }
}
