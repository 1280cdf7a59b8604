package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.brink.Brink;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Notches at the outer border of a road of two legs, and what looks like one. */
class NotchTest {

  private static final double WIDTH = 10;

  private static final double LONGEST = 12;

  /** A grid of vertices: its rows, and how far its columns lie to the right of the middle. */
  private static final class Grid {

    private final double[] columns;
    private final List<float[]> rows = new ArrayList<>();
    private final List<Boolean> whole = new ArrayList<>();

    Grid(double... columns) {
      this.columns = columns;
    }

    /** Adds a row: where it is on the first leg, or behind the turn, and whether all follows. */
    void row(double along, double turned, boolean all) {
      double tan = along == 0 ? StrictMath.tan(turned / 2) : 0;
      double way = along > 0 ? turned : 0;
      float[] row = new float[3 * columns.length];
      for (int c = 0; c < columns.length; c++) {
        // To the left it turns, so the outer border is the right one.
        double ahead = along + tan * columns[c];
        row[3 * c] = (float) (ahead * StrictMath.sin(way) - columns[c] * StrictMath.cos(way));
        row[3 * c + 2] = (float) (ahead * StrictMath.cos(way) + columns[c] * StrictMath.sin(way));
      }
      rows.add(row);
      whole.add(all);
    }

    /** All quads but for those of the last column of rows that lack it. */
    Piece piece() {
      int n = columns.length;
      float[] p = new float[3 * n * rows.size()];
      int[] corners = new int[6 * (n - 1) * (rows.size() - 1)];
      int at = 0;
      for (int r = 0; r < rows.size(); r++) {
        System.arraycopy(rows.get(r), 0, p, 3 * n * r, 3 * n);
        for (int c = 0; r + 1 < rows.size() && c + 1 < n; c++) {
          int a = n * r + c;
          int[] quad = {a, a + n, a + 1, a + 1, a + n, a + n + 1};
          if (c + 2 < n || whole.get(r)) {
            System.arraycopy(quad, 0, corners, at, 6);
            at += 6;
          }
        }
      }
      return Piece.named("road", "level.obj").mesh(p, Arrays.copyOf(corners, at)).build();
    }
  }

  /** The notch at each edge of a border, of those that have one. */
  private static List<Notch> notches(Piece piece) {
    DrivenLevel level = DrivenLevel.of(List.of(piece));
    Topology topology = level.topology();
    WeldedSurface surface = level.roads().land().surface();
    int[] ends = level.ledger().ends();
    StraightBorder border = new StraightBorder(surface, topology, ends);
    List<Notch> notches = new ArrayList<>();
    for (int h : ends) {
      float[] p = surface.positions();
      int from = 3 * topology.from(h);
      int to = 3 * topology.to(h);
      double x = ((double) p[from] + p[to]) / 2;
      double z = ((double) p[from + 2] + p[to + 2]) / 2;
      Brink b = new Brink(h, 0, x, 0, z, 0, 0, 1, 0, true, null);
      Notch notch = Notch.of(b, surface, topology, border, LONGEST, WIDTH);
      if (notch != null) {
        notches.add(notch);
      }
    }
    return notches;
  }

  /** As deep as the edge lies that was asked for, as long as the border is missing. */
  @ParameterizedTest
  @CsvSource({"1, 2", "4, 2", "11.9, 2", "11.9, 6", "3, 0.5", "3, 8"})
  void aQuadOfTheBorder(double length, double deep) {
    Grid grid = new Grid(-WIDTH / 2, WIDTH / 2 - deep, WIDTH / 2);
    for (double z : new double[] {-60, -30, -length, 0, 30, 60}) {
      grid.row(z, 0, z != -length);
    }
    List<Notch> notches = notches(grid.piece());
    assertEquals(3, notches.size());
    double deepest = 0;
    for (Notch notch : notches) {
      assertEquals(length, notch.length(), 1e-5);
      assertEquals(1, Math.abs(notch.z()), 1e-6);
      deepest = Math.max(deepest, notch.depth());
    }
    assertEquals(deep, deepest, 1e-5);
  }

  /** As far from each other as they are long, and farther, or more than 12 m. */
  @ParameterizedTest
  @CsvSource({
    "8, 7.9, true",
    "8, 8, false",
    "8, 8.1, false",
    "3, 1, true",
    "3, 6, false",
    "20, 12.1, false"
  })
  void betweenTwoBays(double bay, double apart, boolean missing) {
    Grid grid = new Grid(-WIDTH / 2, WIDTH / 2, WIDTH / 2 + 3);
    double z = -80;
    grid.row(z, 0, false);
    for (int i = 0; i < 3; i++) {
      z += apart;
      grid.row(z, 0, true);
      z += bay;
      grid.row(z, 0, false);
    }
    grid.row(z + 40, 0, false);
    assertEquals(missing ? 6 : 0, notches(grid.piece()).size());
  }

  /** At its corner the outer border is longer than the middle, by the tangent of half the turn. */
  @ParameterizedTest
  @CsvSource({"30, 0.95, true", "30, 1.05, false", "70, 0.95, true", "70, 1.05, false"})
  void atACornerOfTheRoad(double degrees, double part, boolean missing) {
    double turn = StrictMath.toRadians(degrees);
    double length = part * (LONGEST + WIDTH * StrictMath.tan(turn / 2));
    Grid grid = new Grid(-WIDTH / 2, WIDTH / 4, WIDTH / 2);
    double outer = WIDTH / 2 * StrictMath.tan(turn / 2);
    for (double z : new double[] {-100, -60, outer - length}) {
      grid.row(z, turn, z != outer - length);
    }
    grid.row(0, turn, true);
    grid.row(60, turn, true);
    grid.row(100, turn, true);
    List<Notch> notches = notches(grid.piece());
    assertEquals(missing, !notches.isEmpty());
    notches.forEach(notch -> assertEquals(length, notch.length(), 1e-4));
  }

  /** Two legs of a road whose ends lie on one line, as of a hairpin: no road is that wide. */
  @ParameterizedTest
  @CsvSource({"5, 10, true", "5, 12.4, true", "5, 12.6, false", "8, 13.9, true", "8, 14.1, false"})
  void betweenTwoLegs(float apart, float deep, boolean missing) {
    float far = (float) WIDTH;
    float[] across = {-far, 0, apart, apart + far};
    float[] along = {0, deep, deep + far};
    float[] p = new float[36];
    for (int i = 0; i < 12; i++) {
      p[3 * i] = across[i % 4];
      p[3 * i + 2] = along[i / 4];
    }
    int[] corners = new int[30];
    int at = 0;
    for (int a : new int[] {0, 2, 4, 5, 6}) {
      int[] quad = {a, a + 4, a + 1, a + 1, a + 4, a + 5};
      System.arraycopy(quad, 0, corners, at, 6);
      at += 6;
    }
    Piece piece = Piece.named("road", "level.obj").mesh(p, corners).build();
    assertEquals(missing ? 3 : 0, notches(piece).size());
  }

  /** A wide road whose border is gone beside its corner, where rows are led aside. */
  @ParameterizedTest
  @CsvSource({"45, 20, 5", "60, 20, 8", "80, 20, 8", "70, 40, 4", "50, 40, 12"})
  void whereRowsAreLedAsideItIsTold(double degrees, double width, double length) {
    double turn = StrictMath.toRadians(degrees);
    Grid grid = new Grid(-width / 2, 0, width / 2);
    double outer = width / 2 * StrictMath.tan(turn / 2);
    for (double z = -5 * width; z < outer - length; z += length) {
      grid.row(Math.min(z, -outer - 1), turn, true);
    }
    grid.row(Math.min(outer - length, -outer), turn, false);
    grid.row(0, turn, true);
    for (double z = outer + 1; z < 5 * width; z += length) {
      grid.row(z, turn, true);
    }
    List<Gap> gaps = DrivenLevel.of(List.of(grid.piece())).gaps(60);
    assertTrue(gaps.stream().anyMatch(gap -> !gap.side()), () -> "" + gaps);
  }
}
