package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Trees per piece, exact and small, find what one tree over all finds, and nothing else. */
class PieceForestTest {

  private static final int QUERIES = 400;

  private final IntList expected = new IntList();
  private final IntList found = new IntList();

  private static WeldedSurface surface(Random random) {
    return ExactWeld.weld(pieces(random), 1, Progress.none());
  }

  private static List<Piece> pieces(Random random) {
    List<Piece> pieces = new ArrayList<>();
    for (int piece = 0; piece < 7; piece++) {
      int n = 1 + random.nextInt(300);
      float[] positions = new float[9 * n];
      int[] triangles = new int[3 * n];
      // pieces from a few metres to some kilometres, where a step of the small tree is 8 cm
      double size = Math.pow(10, 4 * random.nextDouble());
      for (int t = 0; t < n; t++) {
        for (int axis = 0; axis < 3; axis++) {
          double centre = size * random.nextDouble();
          for (int k = 0; k < 3; k++) {
            positions[9 * t + 3 * k + axis] = (float) (centre + 5 * random.nextDouble());
          }
        }
      }
      IntStream.range(0, 3 * n).forEach(i -> triangles[i] = i);
      pieces.add(Piece.named("p" + piece, "p.obj").mesh(positions, triangles).build());
    }
    return pieces;
  }

  private void same(String what) {
    assertArrayEquals(expected.array(), found.array(), what);
  }

  @Test
  void findWhatOneTreeFinds() {
    int some = 0;
    for (long seed = 1; seed <= 8; seed++) {
      Random random = new Random(seed);
      WeldedSurface s = surface(random);
      StaticTree one = StaticTree.overTriangles(s.positions(), s.triangles(), 1, Progress.none());
      int[] all = IntStream.range(0, s.triangleCount()).toArray();
      for (PieceTrees trees : List.of(PieceTrees.empty(), PieceTrees.small())) {
        PieceForest forest = trees.over(s, all, 2, Progress.none());
        for (int i = 0; i < QUERIES; i++) {
          String what = "seed " + seed + ", query " + i;
          // from a corner of a triangle on: boxes that only touch are found, too
          int v = 3 * random.nextInt(s.vertexCount());
          float x = s.positions()[v];
          float y = s.positions()[v + 1];
          float z = s.positions()[v + 2];
          float size = (float) Math.pow(10, 3 * random.nextDouble() - 2);
          one.overlapping(x, y, z, x + size, y + size, z + size, expected);
          forest.overlapping(x, y, z, x + size, y + size, z + size, found);
          same(what);
          some += found.size();
          int most = (int) Math.pow(30, random.nextDouble()) - 1;
          boolean few = forest.overlapping(x, y, z, x + size, y + size, z + size, most, found);
          assertEquals(expected.size() <= most, few, what);
          if (!few) {
            expected.clear();
          }
          same(what);
          one.overlapping(x - size, y - size, z - size, x, y, z, expected);
          forest.overlapping(x - size, y - size, z - size, x, y, z, found);
          same(what);
          one.withinSphere(x + size, y, z, size, expected);
          forest.withinSphere(x + size, y, z, size, found);
          same(what);
          one.alongRay(x, y + size, z, x + size, y - size, z, expected);
          forest.alongRay(x, y + size, z, x + size, y - size, z, found);
          same(what);
        }
      }
    }
    assertTrue(some > 20_000, some + " triangles");
  }

  @Test
  void giveUpACrowdAfterAFewTriangles() {
    int n = 100;
    float[] positions = new float[9 * n * n];
    for (int t = 0; t < n * n; t++) {
      float[] corners = {t % n, 0, t / n, t % n + 1, 0, t / n, t % n, 0, t / n + 1};
      System.arraycopy(corners, 0, positions, 9 * t, 9);
    }
    int[] triangles = IntStream.range(0, 3 * n * n).toArray();
    Piece piece = Piece.named("p", "p.obj").mesh(positions, triangles).build();
    WeldedSurface s = ExactWeld.weld(List.of(piece), 1, Progress.none());
    int[] all = IntStream.range(0, s.triangleCount()).toArray();
    for (PieceTrees trees : List.of(PieceTrees.empty(), PieceTrees.small())) {
      PieceForest forest = trees.over(s, all, 1, Progress.none());
      Budget budget = new Budget(1_000_000);
      boolean few = budget.within(() -> forest.overlapping(0, -1, 0, n, 1, n, 16, found));
      assertFalse(few);
      assertTrue(budget.spent() < 100, budget.spent() + " units for 16 of " + n * n);
    }
  }

  /** Whoever asks has looked at the box that is asked for, at that of the sphere or of the ray. */
  @Test
  void whatIsAskedForIsSeen() {
    Random random = new Random(20);
    WeldedSurface s = surface(random);
    int[] all = IntStream.range(0, s.triangleCount()).toArray();
    for (PieceTrees trees : List.of(PieceTrees.empty(), PieceTrees.small())) {
      PieceForest forest = trees.over(s, all, 1, Progress.none());
      assertEquals(all.length, forest.size());
      for (int i = 0; i < 50; i++) {
        double[] a = random.doubles(3, -9, 9).map(v -> (float) v).toArray();
        double[] b = random.doubles(3, -9, 9).map(v -> (float) v).toArray();
        double[] box = new double[6];
        double[] ball = new double[6];
        float[] f = new float[6];
        for (int k = 0; k < 3; k++) {
          box[k] = Math.min(a[k], b[k]);
          box[3 + k] = Math.max(a[k], b[k]);
          f[k] = (float) box[k];
          f[3 + k] = (float) box[3 + k];
          ball[k] = a[k] - 2;
          ball[3 + k] = a[k] + 2;
        }
        assertArrayEquals(
            box, seen(() -> forest.overlapping(f[0], f[1], f[2], f[3], f[4], f[5], found)));
        assertArrayEquals(
            box, seen(() -> forest.overlapping(f[0], f[1], f[2], f[3], f[4], f[5], 3, found)));
        assertArrayEquals(ball, seen(() -> forest.withinSphere(a[0], a[1], a[2], 2, found)));
        assertArrayEquals(
            box, seen(() -> forest.alongRay(a[0], a[1], a[2], b[0], b[1], b[2], found)));
      }
    }
  }

  private static double[] seen(Runnable work) {
    Sight.Seen<Integer> seen =
        Sight.of(
            () -> {
              work.run();
              return 0;
            });
    assertFalse(seen.everything());
    return seen.box();
  }

  /** A look costs at least a unit for each that is found, one that is given up all it may find. */
  @Test
  void aLookCostsWhatItFinds() {
    Random random = new Random(21);
    WeldedSurface s = surface(random);
    int[] all = IntStream.range(0, s.triangleCount()).toArray();
    PieceForest forest = PieceTrees.empty().over(s, all, 1, Progress.none());
    for (int i = 0; i < 200; i++) {
      int v = 3 * random.nextInt(s.vertexCount());
      float x = s.positions()[v];
      float y = s.positions()[v + 1];
      float z = s.positions()[v + 2];
      Budget whole = new Budget(1_000_000);
      int count =
          whole.within(
              () -> {
                forest.overlapping(x, y, z, x + 5, y + 5, z + 5, found);
                return found.size();
              });
      assertTrue(whole.spent() > count && whole.spent() < 2 * count + 64, whole.spent() + " units");
      for (int most : new int[] {count, count - 1}) {
        Budget some = new Budget(1_000_000);
        boolean few =
            some.within(() -> forest.overlapping(x, y, z, x + 5, y + 5, z + 5, most, found));
        assertEquals(count <= most, few);
        assertTrue(some.spent() > most, some.spent() + " units");
      }
    }
  }

  /**
   * In a small tree of a large piece hundreds of rounded boxes meet one that few of the exact ones
   * do: those few are found, however many were looked at for them.
   */
  @Test
  void fewAreFoundAmongManyWhoseRoundedBoxesMeet() {
    int n = 2000;
    float[] positions = new float[9 * (n + 1)];
    Random random = new Random(22);
    for (int t = 0; t < n; t++) {
      // within a few centimetres, all of them lower than what is asked for but each 500th
      float y = t % 500 == 7 ? 0.02f : 0.01f * random.nextFloat();
      float x = random.nextFloat();
      float z = random.nextFloat();
      float[] corners = {x, y, z, x + 0.1f, y, z, x, y, z + 0.1f};
      System.arraycopy(corners, 0, positions, 9 * t, 9);
    }
    float[] far = {90_000, 90_000, 90_000, 90_001, 90_000, 90_000, 90_000, 90_000, 90_001};
    System.arraycopy(far, 0, positions, 9 * n, 9);
    int[] triangles = IntStream.range(0, 3 * n + 3).toArray();
    Piece piece = Piece.named("p", "p.obj").mesh(positions, triangles).build();
    WeldedSurface s = ExactWeld.weld(List.of(piece), 1, Progress.none());
    StaticTree one = StaticTree.overTriangles(s.positions(), s.triangles(), 1, Progress.none());
    int[] all = IntStream.range(0, s.triangleCount()).toArray();
    PieceForest forest = PieceTrees.small().over(s, all, 1, Progress.none());
    one.overlapping(-1, 0.015f, -1, 2, 0.03f, 2, expected);
    assertEquals(4, expected.size());
    for (int most = 4; most < 600; most = 2 * most) {
      assertTrue(forest.overlapping(-1, 0.015f, -1, 2, 0.03f, 2, most, found));
      same("most " + most);
    }
    assertFalse(forest.overlapping(-1, 0.015f, -1, 2, 0.03f, 2, 3, found));
  }

  /** The same pieces, some of whose vertices were moved; few by little, or many by much. */
  private static List<Piece> moved(List<Piece> pieces, Random random, double share, double far) {
    List<Piece> now = new ArrayList<>(pieces);
    int which = random.nextInt(pieces.size());
    Piece old = pieces.get(which);
    float[] positions = old.positions().clone();
    for (int i = 0; i < positions.length; i++) {
      positions[i] += random.nextDouble() < share ? (float) (far * random.nextGaussian()) : 0;
    }
    now.set(which, Piece.named(old.name(), old.file()).mesh(positions, old.triangles()).build());
    return now;
  }

  @Test
  void findItAgainAfterEveryMove() {
    int some = 0;
    for (long seed = 1; seed <= 12; seed++) {
      Random random = new Random(seed);
      List<Piece> pieces = pieces(random);
      PieceTrees trees = PieceTrees.empty();
      for (int round = 0; round < 8; round++) {
        WeldedSurface s = ExactWeld.weld(pieces, 1, Progress.none());
        StaticTree one = StaticTree.overTriangles(s.positions(), s.triangles(), 1, Progress.none());
        // not always the same ones, as what is road may change
        int least = seed % 3 == 0 ? round : 0;
        int[] members = IntStream.range(0, s.triangleCount()).filter(t -> t % 7 >= least).toArray();
        PieceForest forest = trees.over(s, members, 2, Progress.none());
        for (int i = 0; i < 60; i++) {
          int v = 3 * random.nextInt(s.vertexCount());
          float x = s.positions()[v];
          float y = s.positions()[v + 1];
          float z = s.positions()[v + 2];
          float size = (float) Math.pow(10, 3 * random.nextDouble() - 2);
          one.overlapping(x, y, z, x + size, y + size, z + size, found);
          int[] all = found.array();
          forest.overlapping(x, y, z, x + size, y + size, z + size, found);
          assertArrayEquals(
              Arrays.stream(all).filter(t -> t % 7 >= least).toArray(),
              found.array(),
              "seed " + seed + ", round " + round);
          some += found.size();
        }
        trees = trees.next();
        pieces = moved(pieces, random, round % 2 == 0 ? 0.05 : 0.9, round % 2 == 0 ? 0.1 : 500);
      }
    }
    assertTrue(some > 5_000, some + " triangles");
  }
}
