package org.trackwalk.ground.border;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** Cells around edges, against a plain set of cells. */
final class CellSetTest {

  private static final double SIZE = 2;

  private record Cell(long x, long y, long z) {
    static Cell of(double x, double y, double z) {
      return new Cell(cell(x), cell(y), cell(z));
    }

    static long cell(double x) {
      return (long) Math.floor(x / SIZE);
    }
  }

  /** The cells of the boxes around the parts of an edge, each part no longer than a cell. */
  private static Set<Cell> around(OpenEdges edges, double reach) {
    Set<Cell> cells = new HashSet<>();
    for (int e = 0; e < edges.count(); e++) {
      int parts = 1 + (int) Math.ceil(edges.length(e) / SIZE);
      for (int i = 0; i < parts; i++) {
        long[] lo = new long[3];
        long[] hi = new long[3];
        for (int k = 0; k < 3; k++) {
          double a = edges.point(e, i / (double) parts, k);
          double b = edges.point(e, (i + 1) / (double) parts, k);
          lo[k] = Cell.cell(Math.min(a, b) - reach);
          hi[k] = Cell.cell(Math.max(a, b) + reach);
        }
        for (long x = lo[0]; x <= hi[0]; x++) {
          for (long y = lo[1]; y <= hi[1]; y++) {
            for (long z = lo[2]; z <= hi[2]; z++) {
              cells.add(new Cell(x, y, z));
            }
          }
        }
      }
    }
    return cells;
  }

  private static CellSet set(OpenEdges edges, double reach) {
    CellSet set = new CellSet(SIZE, edges, reach);
    for (int e = 0; e < edges.count(); e++) {
      set.addSegment(edges, e, reach);
    }
    return set;
  }

  private static boolean has(CellSet set, double x, double y, double z) {
    boolean[] inside = new boolean[3];
    set.findInside(new float[] {7, 7, 7, 7, 7, 7, (float) x, (float) y, (float) z}, 2, 3, inside);
    assertFalse(inside[0] || inside[1], "only what was asked for");
    return inside[2];
  }

  /** In a small level cells are bits, in one of kilometres they are numbers in a table. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 20, 4000})
  void holdsTheCellsAroundTheEdgesAndNoOthers(double spread) {
    Random random = new Random((long) spread);
    int inside = 0;
    int outside = 0;
    for (int round = 0; round < 12; round++) {
      double reach = 0.4 + 2 * random.nextDouble();
      OpenEdges edges = BorderScenes.edges(BorderScenes.loose(random, 25, spread, 5));
      Set<Cell> expected = around(edges, reach);
      CellSet set = set(edges, reach);
      for (int i = 0; i < 4000; i++) {
        int e = random.nextInt(edges.count());
        double t = random.nextDouble();
        double[] p = random.doubles(3, -6, 6).toArray();
        for (int k = 0; k < 3; k++) {
          // As it is stored: a float.
          p[k] = (float) (p[k] + edges.point(e, t, k));
        }
        boolean in = expected.contains(Cell.of(p[0], p[1], p[2]));
        assertEquals(in, has(set, p[0], p[1], p[2]));
        inside += in ? 1 : 0;
        outside += in ? 0 : 1;
      }
      for (double far : new double[] {-1e9, 1e9, -1e30, 1e30}) {
        assertFalse(has(set, far, 0, 0));
        assertFalse(has(set, 0, far, 0));
        assertFalse(has(set, 0, 0, far));
      }
    }
    assertTrue(inside > 1000 && outside > 1000, inside + " inside, " + outside + " outside");
  }

  @ParameterizedTest
  @ValueSource(doubles = {15, 4000})
  void aBoxMeetsTheSetWhereOneOfItsCellsIsInItOrItHasTooMany(double spread) {
    Random random = new Random(5);
    int met = 0;
    int many = 0;
    for (int round = 0; round < 10; round++) {
      OpenEdges edges = BorderScenes.edges(BorderScenes.loose(random, 20, spread, 4));
      Set<Cell> expected = around(edges, 0.5);
      CellSet set = set(edges, 0.5);
      for (int i = 0; i < 500; i++) {
        double size = random.nextInt(3) == 0 ? 9 : 3;
        int e = random.nextInt(edges.count());
        float[] p = new float[12];
        double[] at = random.doubles(3, -12, 12).toArray();
        for (int k = 3; k < 12; k++) {
          p[k] =
              (float) (edges.point(e, 0, k % 3) + at[k % 3] + size * (random.nextDouble() - 0.5));
        }
        long cells = 1;
        long[] lo = new long[3];
        long[] hi = new long[3];
        for (int k = 0; k < 3; k++) {
          lo[k] = Cell.cell(Math.min(p[3 + k], Math.min(p[6 + k], p[9 + k])));
          hi[k] = Cell.cell(Math.max(p[3 + k], Math.max(p[6 + k], p[9 + k])));
          cells *= hi[k] - lo[k] + 1;
        }
        boolean one = false;
        for (Cell c : expected) {
          one |=
              c.x >= lo[0]
                  && c.x <= hi[0]
                  && c.y >= lo[1]
                  && c.y <= hi[1]
                  && c.z >= lo[2]
                  && c.z <= hi[2];
        }
        assertEquals(one || cells > 20, set.meets(p, 3, 1, 2, 20));
        assertEquals(one || cells > 20, set.meets(p, 2, 3, 1, 20));
        met += one ? 1 : 0;
        many += cells > 20 ? 1 : 0;
      }
      float[] long3 = {1e20f, 0, 0, -1e20f, 0, 0, 0, 1e20f, -1e20f};
      assertTrue(set.meets(long3, 0, 1, 2, 20));
    }
    assertTrue(met > 200 && met < 4800 && many > 200 && many < 4800);
  }

  @Test
  void aTriangleFitsWhereNoneOfItsExtentsIsLonger() {
    Random random = new Random(6);
    int fit = 0;
    for (int i = 0; i < 5000; i++) {
      float[] p = new float[15];
      for (int k = 6; k < 15; k++) {
        p[k] = random.nextInt(9) * 0.5f;
      }
      boolean expected = true;
      for (int k = 0; k < 3; k++) {
        float low = Math.min(p[6 + k], Math.min(p[9 + k], p[12 + k]));
        float high = Math.max(p[6 + k], Math.max(p[9 + k], p[12 + k]));
        expected &= high - low <= 2;
      }
      assertEquals(expected, CellSet.fits(p, 2, 3, 4, 2));
      fit += expected ? 1 : 0;
    }
    assertTrue(fit > 500 && fit < 4500);
  }

  private static OpenEdges one(float... xyz) {
    Piece piece = Piece.named("t", "f").mesh(xyz, new int[] {0, 1, 2}).build();
    return BorderScenes.edges(ExactWeld.weld(List.of(piece), 1, Progress.none()));
  }

  @Test
  void whereAFewEdgesWouldFillTooManyCellsAllAreHeld() {
    OpenEdges edges = one(0, 0, 0, 1, 0, 0, 0, 0, 1);
    // Three edges may fill 4 x 8,192 cells: with a reach of 20 m it is 3 x 2 x 21 to the third.
    assertTrue(has(set(edges, 20), 1000, 1000, 1000));
    // With 12 m it is some 3 x 2 x 13 to the third.
    assertFalse(has(set(edges, 12), 1000, 1000, 1000));
    assertTrue(has(set(edges, 12), 11, 11, 11));
  }

  @Test
  void anEdgeOfThousandsOfKilometresIsEverywhereAtOnce() {
    OpenEdges edges = one(0, 0, 0, 1e9f, 0, 0, 0, 0, 1);
    assertTrue(has(set(edges, 1), -500, 1000, 1000));
    OpenEdges absurd = one(0, 0, 0, 3e38f, 0, 0, 0, -3e38f, 1);
    assertTrue(has(set(absurd, 1), -500, 1000, 1000));
  }

  @Test
  void edgesInOnePlaceCostOneEdge() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      float[] xyz = {0, 0, 0, 1, 0, 0, 0, 0.01f * i, 1};
      pieces.add(Piece.named("t" + i, "f").mesh(xyz, new int[] {0, 1, 2}).build());
    }
    OpenEdges edges = BorderScenes.edges(ExactWeld.weld(pieces, 1, Progress.none()));
    CellSet set = set(edges, 3);
    Set<Cell> expected = around(edges, 3);
    for (int x = -10; x < 10; x++) {
      for (int y = -10; y < 10; y++) {
        for (int z = -10; z < 10; z++) {
          assertEquals(expected.contains(Cell.of(x, y, z)), has(set, x, y, z));
        }
      }
    }
  }
}
