package org.trackwalk.ground.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** All pairs that cross are found, of copies for the work of one. */
class CopiesCrossingTest {

  private static final double DEPTH = 0.01;

  /** Triangles by chance in a cube of a metre, in pieces; some are in several, or turned over. */
  private static WeldedSurface surface(SplittableRandom random) {
    float[][] shapes = new float[12][9];
    for (float[] shape : shapes) {
      for (int i = 0; i < 9; i++) {
        // A coarse grid, so that vertices are shared and planes touch.
        shape[i] = random.nextInt(5) / 4f;
      }
    }
    List<Piece> pieces = new ArrayList<>();
    for (int piece = 0; piece < 6; piece++) {
      int count = random.nextInt(1, 8);
      float[] p = new float[9 * count];
      int[] c = new int[3 * count];
      for (int t = 0; t < count; t++) {
        System.arraycopy(shapes[random.nextInt(shapes.length)], 0, p, 9 * t, 9);
        int turn = random.nextInt(3);
        boolean over = random.nextBoolean();
        for (int k = 0; k < 3; k++) {
          c[3 * t + k] = 3 * t + (turn + (over ? 2 * k : k)) % 3;
        }
      }
      pieces.add(Piece.named("piece " + piece, "l.obj").mesh(p, c).build());
    }
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private static List<Crossing> each(WeldedSurface surface, BitSet first, BitSet second) {
    TriangleCrossing test = new TriangleCrossing(surface.positions(), surface.triangles());
    Penetration penetration = new Penetration(surface.positions(), surface.triangles());
    List<Crossing> found = new ArrayList<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      for (int s = 0; s < surface.triangleCount(); s++) {
        boolean asked = first.get(s) && (first.get(t) ? s < t : second.get(t));
        if (asked) {
          Crossing crossing = test.of(s, t);
          if (crossing != null && penetration.of(s, t) > DEPTH) {
            found.add(crossing);
          }
        }
      }
    }
    return found;
  }

  private static List<String> words(List<Crossing> crossings) {
    return crossings.stream()
        .map(c -> c.first() + " " + c.second() + " " + c.from() + " " + c.to())
        .toList();
  }

  @Test
  void allPairsAreFoundInTheirOrder() {
    int crossings = 0;
    int copies = 0;
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      WeldedSurface surface = surface(random);
      BitSet first = new BitSet();
      BitSet second = new BitSet();
      for (int t = 0; t < surface.triangleCount(); t++) {
        first.set(t, random.nextInt(3) > 0);
        second.set(t, random.nextInt(3) > 0);
        copies += surface.repeats(t) ? 1 : 0;
      }
      List<Crossing> expected = each(surface, first, second);
      crossings += expected.size();
      for (int threads = 1; threads <= 2; threads++) {
        List<Crossing> found = finder(surface, threads).find(first::get, second::get, DEPTH);
        assertEquals(words(expected), words(found), "seed " + seed);
      }
    }
    assertTrue(
        crossings > 1_000 && copies > 1_000, crossings + " crossings, " + copies + " copies");
  }

  /** Small triangles by the hundred in some places, between others of any size, in one piece. */
  private static WeldedSurface crowd(SplittableRandom random) {
    int count = 300;
    float[] p = new float[9 * count];
    int[] c = new int[3 * count];
    for (int t = 0; t < count; t++) {
      boolean crowded = random.nextInt(3) > 0;
      float size = crowded ? 1 / 16f : (float) StrictMath.exp(4 * random.nextDouble() - 2);
      int place = crowded ? random.nextInt(2) : random.nextInt(20);
      for (int i = 9 * t; i < 9 * t + 9; i++) {
        p[i] = (i % 3 == 0 ? place : 0) + size * random.nextInt(9) / 8f;
      }
      for (int k = 0; k < 3; k++) {
        c[3 * t + k] = 3 * t + k;
      }
    }
    return ExactWeld.weld(
        List.of(Piece.named("piece", "l.obj").mesh(p, c).build()), 1, Progress.none());
  }

  @Test
  void allPairsAreFoundInCrowds() {
    int crossings = 0;
    for (int seed = 0; seed < 40; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      WeldedSurface surface = crowd(random);
      BitSet first = new BitSet();
      BitSet second = new BitSet();
      for (int t = 0; t < surface.triangleCount(); t++) {
        first.set(t, random.nextInt(3) > 0);
        second.set(t, random.nextInt(3) > 0);
      }
      List<Crossing> expected = each(surface, first, second);
      crossings += expected.size();
      List<Crossing> found = finder(surface, 1).find(first::get, second::get, DEPTH);
      assertEquals(words(expected), words(found), "seed " + seed);
    }
    assertTrue(crossings > 1_000, crossings + " crossings");
  }

  /**
   * Two sheets of long thin rows that hang together over their first one, of which the second comes
   * up through the first, anywhere on the grid.
   */
  private static WeldedSurface thinRows(SplittableRandom random) {
    double wide = 4 + 12 * random.nextDouble();
    double row = 0.2 + 0.8 * random.nextDouble();
    int rows = (int) (20 / row);
    double heading = 2 * Math.PI * random.nextDouble();
    double shift = 20 * random.nextDouble();
    double[] up = {-0.3 * random.nextDouble(), 0.1 + 0.4 * random.nextDouble()};
    float[] p = new float[12 * (rows + 1)];
    int[] c = new int[12 * rows];
    int at = 0;
    for (int sheet = 0; sheet < 2; sheet++) {
      for (int i = 0; i <= rows; i++) {
        for (int side = 0; side < 2; side++) {
          double along = shift + row * i;
          double aside = wide * side;
          int v = 3 * (2 * (i + sheet * (rows + 1)) + side);
          p[v] = (float) (along * StrictMath.cos(heading) - aside * StrictMath.sin(heading));
          p[v + 1] = (float) (sheet == 0 || i == 0 ? 0 : up[0] + up[1] * row * i);
          p[v + 2] = (float) (along * StrictMath.sin(heading) + aside * StrictMath.cos(heading));
        }
        int a = 2 * (i + sheet * (rows + 1));
        if (i < rows) {
          System.arraycopy(new int[] {a, a + 1, a + 2, a + 1, a + 3, a + 2}, 0, c, at, 6);
          at += 6;
        }
      }
    }
    return ExactWeld.weld(
        List.of(Piece.named("piece", "l.obj").mesh(p, c).build()), 1, Progress.none());
  }

  @Test
  void allPairsAreFoundInSheetsOfThinRows() {
    int crossings = 0;
    for (int seed = 0; seed < 60; seed++) {
      WeldedSurface surface = thinRows(new SplittableRandom(seed));
      BitSet all = new BitSet();
      all.set(0, surface.triangleCount());
      List<Crossing> expected = each(surface, all, all);
      List<Crossing> found = finder(surface, 1).find(all::get, all::get, DEPTH);
      assertEquals(words(expected), words(found), "seed " + seed);
      crossings += found.size();
    }
    assertTrue(crossings > 30, crossings + " crossings");
  }

  /** A counted number of copies of two sheets beside each other. */
  private static long work(int copies) {
    float[] p = {0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0};
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < copies; i++) {
      pieces.add(Piece.named("piece " + i, "l.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build());
    }
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    WorkTally tally = new WorkTally();
    List<Crossing> found =
        tally.of(
            "crossings",
            Progress.none(),
            () -> finder(surface, 1).find(t -> true, t -> true, DEPTH));
    assertEquals(List.of(), found);
    return tally.total();
  }

  @ParameterizedTest
  @ValueSource(ints = {50, 500})
  void twiceTheCopiesAreAtMostTwiceTheWork(int copies) {
    long once = work(copies);
    long twice = work(2 * copies);
    assertTrue(once > 0 && twice <= 2.5 * once, once + " units, then " + twice);
  }

  private static CrossingFinder finder(WeldedSurface surface, int threads) {
    return new CrossingFinder(surface, Topology.of(surface, 1, Progress.none()), threads);
  }
}
