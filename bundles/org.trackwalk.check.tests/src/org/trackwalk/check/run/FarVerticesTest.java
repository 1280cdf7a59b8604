package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.scale.FarVertices;
import org.trackwalk.mesh.level.Piece;

class FarVerticesTest {

  private static final int SIDE = 10;

  /** A sheet of 11 x 11 vertices a metre apart, some of them moved. */
  private static Piece sheet(String name, float[]... moved) {
    int row = SIDE + 1;
    float[] p = new float[3 * row * row];
    for (int v = 0; v < row * row; v++) {
      p[3 * v] = v % row;
      p[3 * v + 2] = v / row;
    }
    for (float[] m : moved) {
      System.arraycopy(m, 1, p, 3 * (int) m[0], 3);
    }
    int[] c = new int[6 * SIDE * SIDE];
    for (int i = 0; i < SIDE * SIDE; i++) {
      int v = i / SIDE * row + i % SIDE;
      int[] quad = {v, v + row, v + 1, v + 1, v + row, v + row + 1};
      System.arraycopy(quad, 0, c, 6 * i, 6);
    }
    return Piece.named(name, name + ".obj").mesh(p, c).build();
  }

  private static BitSet far(Piece piece) {
    return FarVertices.of(List.of(piece)).in(piece);
  }

  @Test
  void aVertexIsFarBeyondAHundredTimesTheExtentOfTheRest() {
    assertTrue(far(sheet("a", new float[] {60, 1009, 0, 5})).isEmpty());
    assertEquals(
        BitSet.valueOf(new long[] {1L << 60}), far(sheet("a", new float[] {60, 1011, 0, 5})));
  }

  @Test
  void oneFarOffDoesNotHideAnotherThatIsNearer() {
    Piece piece =
        sheet(
            "a",
            new float[] {60, 1e30f, 0, 5},
            new float[] {70, 1e9f, 0, 5},
            new float[] {80, 5, 3000, 5});
    assertEquals(3, far(piece).cardinality());
  }

  @Test
  void aThingThatLiesFarOffAsAWholeIsPlacedSo() {
    Piece road = sheet("road");
    Piece other =
        Piece.named("sky", "sky.obj")
            .mesh(new float[] {1e6f, 0, 0, 1e6f, 9, 0, 1e6f, 0, 9}, new int[] {0, 1, 2})
            .build();
    FarVertices far = FarVertices.of(List.of(road, other));
    assertTrue(far.in(other).isEmpty() && far.in(road).isEmpty());
    assertSame(other, far.leftOut(List.of(road, other)).get(1));
  }

  @Test
  void whatManyVerticesShareIsAShape() {
    float[][] wall = new float[11][];
    for (int i = 0; i < 11; i++) {
      wall[i] = new float[] {i, i, 0, -5000};
    }
    assertTrue(far(sheet("a", wall)).isEmpty());
  }

  @Test
  void soundPiecesStayTheVerySameObjects() {
    List<Piece> pieces = List.of(sheet("a"), sheet("b", new float[] {60, 1e9f, 0, 5}));
    List<Piece> left = FarVertices.of(pieces).leftOut(pieces);
    assertSame(pieces.get(0), left.get(0));
    assertTrue(Float.isNaN(left.get(1).positions()[180]));
    assertEquals(pieces.get(1).vertexCount(), left.get(1).vertexCount());
  }

  @Test
  void theOrderOfVerticesChangesNothing() {
    Piece piece = sheet("a", new float[] {60, 1e9f, 0, 5}, new float[] {80, 5, 3000, 5});
    for (long seed = 1; seed < 5; seed++) {
      assertEquals(2, far(ShuffledPiece.of(piece, new Random(seed))).cardinality());
    }
  }

  @Test
  void howTheLevelIsCutIntoPiecesChangesNothing() {
    int found = 0;
    for (long seed = 1; seed <= 40; seed++) {
      Random random = new Random(seed);
      List<Piece> pieces = new ArrayList<>();
      for (int i = 0; i < 1 + random.nextInt(12); i++) {
        float off = (float) Math.pow(10, 1 + 5 * random.nextDouble());
        float[] moved = {random.nextInt(121), off, random.nextInt(9), off};
        Piece flat = random.nextInt(3) == 0 ? sheet("p" + i, moved) : sheet("p" + i);
        float[] p = flat.positions().clone();
        for (int v = 0; v < p.length; v += 3) {
          p[v] += 15 * i;
        }
        pieces.add(flat.toBuilder().mesh(p, flat.triangles()).build());
      }
      Piece one = joined(pieces);
      FarVertices whole = FarVertices.of(List.of(one));
      FarVertices cut = FarVertices.of(pieces);
      int far = pieces.stream().mapToInt(piece -> cut.in(piece).cardinality()).sum();
      assertEquals(whole.in(one).cardinality(), far, "seed " + seed);
      assertEquals(whole.isEmpty(), cut.isEmpty(), "seed " + seed);
      found += far;
    }
    assertTrue(found > 20, found + " in all levels");
  }

  /** All vertices and triangles of some pieces in one. */
  private static Piece joined(List<Piece> pieces) {
    int points = pieces.get(0).positions().length;
    int corners = pieces.get(0).triangles().length;
    float[] p = new float[points * pieces.size()];
    int[] c = new int[corners * pieces.size()];
    for (int i = 0; i < pieces.size(); i++) {
      System.arraycopy(pieces.get(i).positions(), 0, p, i * points, points);
      for (int k = 0; k < corners; k++) {
        c[i * corners + k] = pieces.get(i).triangles()[k] + i * points / 3;
      }
    }
    return Piece.named("all", "all.obj").mesh(p, c).build();
  }
}
