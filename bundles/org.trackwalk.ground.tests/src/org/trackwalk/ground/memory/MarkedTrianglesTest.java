package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Grids whose vertices move, come and go: what is kept is what a search of all finds. */
class MarkedTrianglesTest {

  private static final int SIDE = 8;

  private static Piece grid(String name, float x, Random random) {
    float[] p = new float[3 * (SIDE + 1) * (SIDE + 1)];
    int[] c = new int[6 * SIDE * SIDE];
    for (int i = 0; i <= SIDE; i++) {
      for (int j = 0; j <= SIDE; j++) {
        int v = 3 * (i * (SIDE + 1) + j);
        p[v] = x + i;
        p[v + 1] = random.nextFloat();
        p[v + 2] = j;
      }
    }
    for (int i = 0; i < SIDE; i++) {
      for (int j = 0; j < SIDE; j++) {
        int v = i * (SIDE + 1) + j;
        int at = 6 * (i * SIDE + j);
        int[] two = {v, v + 1, v + SIDE + 2, v, v + SIDE + 2, v + SIDE + 1};
        System.arraycopy(two, 0, c, at, 6);
      }
    }
    return Piece.named(name, name + ".obj").mesh(p, c).build();
  }

  private static Piece edited(Piece piece, Random random) {
    float[] p = piece.positions().clone();
    p[random.nextInt(p.length)] += random.nextFloat() - 0.5f;
    int[] c = piece.triangles();
    int from = 3 * random.nextInt(2);
    return piece.toBuilder().mesh(p, IntStream.of(c).skip(from).toArray()).build();
  }

  private static WeldedSurface weld(List<Piece> pieces) {
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private static IntPredicate higher(WeldedSurface s, double limit) {
    return t ->
        IntStream.range(3 * t, 3 * t + 3)
            .allMatch(c -> s.positions()[3 * s.triangles()[c] + 1] > limit);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void afterEachEditTheyAreThoseOfASearchOfAll(long seed) {
    Random random = new Random(seed);
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      pieces.add(grid("grid" + i, 3 * i, random));
    }
    WeldedSurface surface = weld(pieces);
    Memory memory = Memory.first();
    for (int round = 0; round < 12; round++) {
      for (double limit : new double[] {0.4, 0.7}) {
        IntPredicate holds = higher(surface, limit);
        int[] all = IntStream.range(0, surface.triangleCount()).filter(holds).toArray();
        int[] asked = new int[1];
        int[] found =
            MarkedTriangles.of(
                memory,
                surface.triangleCount(),
                limit,
                t -> {
                  asked[0]++;
                  return holds.test(t);
                });
        assertArrayEquals(all, found, "round " + round);
        assertTrue(all.length > 0);
        int come = round == 0 ? surface.triangleCount() : memory.change().come().length;
        assertEquals(come, asked[0], "only what has come is looked at");
      }
      int at = random.nextInt(pieces.size());
      switch (random.nextInt(3)) {
        case 0 -> pieces.set(at, grid("new" + round, 2 * round, random));
        default -> pieces.set(at, edited(pieces.get(at), random));
      }
      WeldedSurface next = weld(pieces);
      SurfaceChange change = SurfaceChange.between(surface, next, 1);
      assertNotNull(change);
      memory.settle();
      memory = memory.after(change);
      surface = next;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void boxesOfPiecesAreThoseOfTheirTriangles(long seed) {
    Random random = new Random(seed);
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      pieces.add(grid("grid" + i, 3 * i, random));
    }
    pieces.add(Piece.named("empty", "empty.obj").build());
    WeldedSurface surface = weld(pieces);
    Memory memory = Memory.first();
    for (int round = 0; round < 6; round++) {
      assertArrayEquals(PieceBoxes.of(surface, Memory.none()), PieceBoxes.of(surface, memory));
      for (int piece = 0; piece < pieces.size(); piece++) {
        assertArrayEquals(plainBox(surface, piece), PieceBoxes.of(surface, memory)[piece]);
      }
      int at = random.nextInt(4);
      int same = (at + 1) % 4;
      pieces.set(at, edited(pieces.get(at), random));
      WeldedSurface next = weld(pieces);
      float[] kept = boxOf(surface, memory, pieces.get(same));
      memory = memory.after(SurfaceChange.between(surface, next, 1));
      surface = next;
      assertEquals(kept, boxOf(surface, memory, pieces.get(same)), "the very same");
    }
  }

  /** Around the corners of a piece's triangles, one by one; null for none. */
  private static float[] plainBox(WeldedSurface surface, int piece) {
    float[] box = null;
    for (int c = 0; c < 3 * surface.triangleCount(); c++) {
      int v = 3 * surface.triangles()[c];
      if (surface.pieceOf(c / 3) == piece) {
        float[] at = Arrays.copyOfRange(surface.positions(), v, v + 3);
        box = box == null ? new float[] {at[0], at[1], at[2], at[0], at[1], at[2]} : box;
        for (int k = 0; k < 3; k++) {
          box[k] = Math.min(box[k], at[k]);
          box[3 + k] = Math.max(box[3 + k], at[k]);
        }
      }
    }
    return box;
  }

  private static float[] boxOf(WeldedSurface surface, Memory memory, Piece piece) {
    return PieceBoxes.of(surface, memory)[surface.pieces().indexOf(piece)];
  }
}
