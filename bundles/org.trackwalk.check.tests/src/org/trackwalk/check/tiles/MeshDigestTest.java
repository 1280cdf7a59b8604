package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;

/** Whatever of a mesh a tile takes along is in the digest of its cut. */
class MeshDigestTest {

  private static Piece.Builder two() {
    float[] square = {0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0};
    return Piece.named("square", "square.obj").mesh(square, new int[] {0, 1, 2, 0, 2, 3});
  }

  @Test
  void eachOfItMakesAnother() {
    BitSet second = new BitSet();
    second.set(1);
    float[] up = {0, 1, 0, 0, 1, 0.5f};
    List<Piece> all =
        List.of(
            two().build(),
            two().mesh(two().build().points(), new int[] {0, 1, 2, 2, 3, 0}).build(),
            two().twoSidedTriangles(second).build(),
            two().places(new int[] {5, 6}).build(),
            two().places(new int[] {5, 7}).build(),
            two().surfaces(List.of("a", "b"), new int[] {0, 1}).build(),
            two().surfaces(List.of("a", "b"), new int[] {1, 0}).build(),
            two().normals(up, new int[] {0, 0, 0, 0, 0, 0}).build(),
            two().normals(up, new int[] {0, 0, 0, 0, 0, 1}).build(),
            two().normals(new float[] {0, 1, 0, 0, 1, 0}, new int[6]).build());
    Set<String> digests = new HashSet<>();
    all.forEach(piece -> digests.add(MeshDigest.of(piece)));
    assertEquals(all.size(), digests.size());
    assertEquals(MeshDigest.of(two().build()), MeshDigest.of(two().build()));
  }
}
