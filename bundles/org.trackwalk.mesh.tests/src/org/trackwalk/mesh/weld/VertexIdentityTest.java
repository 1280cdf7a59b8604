package org.trackwalk.mesh.weld;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.testing.RandomPieces;

class VertexIdentityTest {

  @ParameterizedTest
  @EnumSource(IdentityPolicy.class)
  void cornersHaveOneIdExactlyWhenThePolicySaysSo(IdentityPolicy policy) {
    for (long seed = 0; seed < 200; seed++) {
      WeldedSurface s = ExactWeldTest.weld(inFiles(RandomPieces.pieces(new Random(seed))));
      int[] ids = VertexIdentity.cornerIds(s, policy);
      assertEquals(s.triangles().length, ids.length);
      Map<Object, Integer> expected = new HashMap<>();
      for (int c = 0; c < ids.length; c++) {
        Object key = key(s, c / 3, c % 3, policy);
        assertEquals(expected.computeIfAbsent(key, unused(ids[c])), ids[c], "seed " + seed);
      }
      int[] distinct = Arrays.stream(ids).distinct().sorted().toArray();
      assertEquals(expected.size(), distinct.length, "seed " + seed);
      int[] dense = new int[distinct.length];
      Arrays.setAll(dense, i -> i);
      assertArrayEquals(dense, distinct, "seed " + seed);
    }
  }

  /** Every other piece in a file of its own, the rest in one. */
  private static List<Piece> inFiles(List<Piece> pieces) {
    List<Piece> placed = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i++) {
      String file = i % 2 == 0 ? "shared.obj" : "file" + i + ".obj";
      placed.add(pieces.get(i).toBuilder().file(file).build());
    }
    return placed;
  }

  private static java.util.function.Function<Object, Integer> unused(int id) {
    return key -> id;
  }

  private static Object key(WeldedSurface s, int t, int corner, IdentityPolicy policy) {
    int number = s.pieceOf(t);
    Piece piece = s.pieces().get(number);
    int vertex = s.sourceVertex(t, corner);
    return switch (policy) {
      case INDEX -> List.of(number, vertex);
      case FILE_BITS -> List.of(piece.file(), s.triangles()[3 * t + corner]);
      case PIECE_BITS -> List.of(number, NaiveWeld.Key.of(piece, vertex));
      case LEVEL_BITS -> s.triangles()[3 * t + corner];
    };
  }
}
