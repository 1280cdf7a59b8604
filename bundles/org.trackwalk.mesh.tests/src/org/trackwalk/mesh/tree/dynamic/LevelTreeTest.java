package org.trackwalk.mesh.tree.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.Allocation;
import org.trackwalk.mesh.testing.RandomPieces;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

class LevelTreeTest {

  /** Tiles along each side of the level, and quads along each side of a tile. */
  private static final int TILES = 10;

  private static final int QUADS = 4;

  @Test
  void findsWhatOneTreeOverAllTrianglesFinds() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      WeldedSurface surface = ExactWeld.weld(RandomPieces.pieces(random), 1, Progress.none());
      LevelTree level = LevelTree.over(surface, 1 + (int) seed % 3, Progress.none());
      assertEquals(surface.pieces().size(), level.pieceCount());
      assertEqual(whole(surface), level, random, 3, "seed " + seed);
    }
  }

  @Test
  void oneChangedPieceOfAHundredIsBuiltAndLinkedAlone() {
    for (long seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      List<Piece> pieces = tiles();
      LevelTree level = LevelTree.over(weld(pieces), 2, Progress.none());
      int changed = random.nextInt(pieces.size());
      StaticTree[] before = new StaticTree[pieces.size()];
      for (int i = 0; i < before.length; i++) {
        before[i] = level.pieceTree(i);
      }
      TreeWork work = level.work();

      // higher, and with one row of triangles less: all surface indices after it move
      Piece old = pieces.get(changed);
      float[] raised = old.positions().clone();
      for (int i = 1; i < raised.length; i += 3) {
        raised[i] += random.nextFloat();
      }
      int[] fewer = java.util.Arrays.copyOf(old.triangles(), old.triangles().length - 6 * QUADS);
      pieces.set(changed, old.toBuilder().mesh(raised, fewer).build());
      WeldedSurface after = weld(pieces);
      level.follow(after, changed, 1, Progress.none());

      TreeWork done = level.work().since(work);
      assertEquals(1, done.linked(), "seed " + seed);
      assertEquals(1, done.unlinked(), "seed " + seed);
      assertTrue(done.resized() < 30, done.resized() + " boxes resized");
      for (int i = 0; i < before.length; i++) {
        if (i == changed) {
          assertNotSame(before[i], level.pieceTree(i));
        } else {
          assertSame(before[i], level.pieceTree(i));
        }
      }
      assertEqual(whole(after), level, random, TILES, "seed " + seed);
    }
  }

  @Test
  void piecesAreNumberedAsTheCallerSays() {
    WeldedSurface tile = weld(List.of(tile(0, 0)));
    StaticTree tree = whole(tile);
    int[] numbers = new int[tree.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = 1000 - 3 * i;
    }
    LevelTree level = new LevelTree();
    assertEquals(0, level.add(tree, numbers));
    assertEquals(tree.size(), level.size());
    IntList found = new IntList();
    level.overlapping(-9, -9, -9, 9, 9, 9, found);
    int[] expected = numbers.clone();
    java.util.Arrays.sort(expected);
    assertArrayEquals(expected, found.array());
    level.renumber(0, new int[numbers.length]);
    level.overlapping(-9, -9, -9, 9, 9, 9, found);
    assertArrayEquals(new int[numbers.length], found.array());
    level.remove(0);
    level.overlapping(-9, -9, -9, 9, 9, 9, found);
    assertEquals(0, found.size());
    assertEquals(0, level.size());
    level.replace(0, tree, numbers);
    level.withinSphere(0, 0, 0, 99, found);
    assertArrayEquals(expected, found.array());
  }

  @Test
  void whatDoesNotFitIsRefused() {
    LevelTree level = LevelTree.over(weld(tiles()), 1, Progress.none());
    StaticTree empty = StaticTree.overBoxes(new float[0], 1);
    assertThrows(IllegalArgumentException.class, () -> level.replace(3, empty, new int[1]));
    assertThrows(IllegalArgumentException.class, () -> level.renumber(3, new int[1]));
    WeldedSurface other = weld(List.of(tile(0, 0)));
    assertThrows(IllegalArgumentException.class, () -> level.follow(other, 0, 1, Progress.none()));
    List<Piece> twoChanged = tiles();
    for (int i = 4; i < 6; i++) {
      Piece old = twoChanged.get(i);
      int[] fewer = java.util.Arrays.copyOf(old.triangles(), old.triangles().length - 3);
      twoChanged.set(i, old.toBuilder().mesh(old.positions(), fewer).build());
    }
    WeldedSurface both = weld(twoChanged);
    assertThrows(IllegalArgumentException.class, () -> level.follow(both, 4, 1, Progress.none()));
    assertEqual(whole(weld(tiles())), level, new Random(1), TILES, "unchanged");
  }

  @Test
  void queriesAllocateNothing() {
    LevelTree level = LevelTree.over(weld(tiles()), 1, Progress.none());
    IntList found = new IntList();
    Runnable round =
        () -> {
          for (int i = 0; i < 5000; i++) {
            float x = i % 97 * 0.1f;
            level.withinSphere(x, 0, i % 89 * 0.1, 0.5, found);
            level.overlapping(x, 0, x, x + 1, 1, x + 1, found);
            level.alongRay(x, 1, 0, 5, -1, 5, found);
          }
        };
    round.run();
    long bytes = Allocation.bytes(round);
    assertTrue(bytes < Allocation.ASKING, bytes + " bytes");
  }

  private static void assertEqual(
      TriangleTree expected, TriangleTree level, Random random, float range, String where) {
    assertEquals(expected.size(), level.size(), where);
    IntList a = new IntList();
    IntList b = new IntList();
    for (int i = 0; i < 50; i++) {
      float[] q = new float[6];
      for (int k = 0; k < 6; k++) {
        q[k] = random.nextBoolean() ? random.nextInt(3) : random.nextFloat() * range;
      }
      expected.withinSphere(q[0], q[1], q[2], q[3] / 2, a);
      level.withinSphere(q[0], q[1], q[2], q[3] / 2, b);
      assertArrayEquals(a.array(), b.array(), where);
      expected.alongRay(q[0], q[1], q[2], q[3], q[4], q[5], a);
      level.alongRay(q[0], q[1], q[2], q[3], q[4], q[5], b);
      assertArrayEquals(a.array(), b.array(), where);
      for (int k = 0; k < 3; k++) {
        q[3 + k] = q[k] + random.nextInt(2) * random.nextFloat();
      }
      expected.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], a);
      level.overlapping(q[0], q[1], q[2], q[3], q[4], q[5], b);
      assertArrayEquals(a.array(), b.array(), where);
    }
  }

  private static StaticTree whole(WeldedSurface surface) {
    return StaticTree.overTriangles(surface.positions(), surface.triangles(), 1, Progress.none());
  }

  private static WeldedSurface weld(List<Piece> pieces) {
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private static List<Piece> tiles() {
    List<Piece> tiles = new ArrayList<>();
    for (int i = 0; i < TILES * TILES; i++) {
      tiles.add(tile(i / TILES, i % TILES));
    }
    return tiles;
  }

  /** A tile of a square metre whose border has the bits of its neighbours' borders. */
  private static Piece tile(int tileX, int tileZ) {
    int n = QUADS + 1;
    float[] positions = new float[3 * n * n];
    for (int v = 0; v < n * n; v++) {
      positions[3 * v] = tileX + (float) (v / n) / QUADS;
      positions[3 * v + 1] = 0.1f * ((tileX * QUADS + v / n + tileZ * QUADS + v % n) % 3);
      positions[3 * v + 2] = tileZ + (float) (v % n) / QUADS;
    }
    int[] triangles = new int[6 * QUADS * QUADS];
    int k = 0;
    for (int quad = 0; quad < QUADS * QUADS; quad++) {
      int a = quad / QUADS * n + quad % QUADS;
      for (int corner : new int[] {a, a + 1, a + n, a + n, a + 1, a + n + 1}) {
        triangles[k++] = corner;
      }
    }
    String name = "tile_" + tileX + tileZ;
    return Piece.named(name, name + ".obj").mesh(positions, triangles).build();
  }
}
