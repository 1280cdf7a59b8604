package org.trackwalk.course.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A racing line over a straight road between two fields, that are joined to it: what is road where
 * names, materials and pieces say less and less.
 */
class LineRoadTest {

  private static final int LENGTH = 600;
  private static final int STEP = 10;

  /** A triangle's middle, and a cell of the grid, are so far from its corners at most, metres. */
  private static final double COARSE = 20;

  /** Strips along x, from row to row of z. */
  private static Piece piece(String name, String material, double... rows) {
    int n = LENGTH / STEP + 1;
    float[] p = new float[3 * n * rows.length];
    List<Integer> t = new ArrayList<>();
    for (int k = 0; k < rows.length; k++) {
      for (int i = 0; i < n; i++) {
        int v = k * n + i;
        p[3 * v] = STEP * i;
        p[3 * v + 2] = (float) rows[k];
        if (k > 0 && i > 0) {
          t.addAll(List.of(v - n - 1, v - 1, v, v - n - 1, v, v - n));
        }
      }
    }
    Piece.Builder builder =
        Piece.named(name, "level.obj").mesh(p, t.stream().mapToInt(i -> i).toArray());
    return material.isEmpty() ? builder.build() : builder.surfaces(List.of(material), null).build();
  }

  private static double[] rows(double from, double to) {
    double[] rows = new double[(int) Math.ceil((to - from) / STEP) + 1];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = Math.min(to, from + STEP * i);
    }
    return rows;
  }

  /** A line in the middle of the road, that swings within it. */
  private static double[] line(double swing, long seed) {
    return line(swing, seed, 5);
  }

  private static double[] line(double swing, long seed, double spacing) {
    Random random = new Random(seed);
    double[] line = new double[3 * ((int) ((LENGTH - 10) / spacing) + 1)];
    double phase = 6 * random.nextDouble();
    for (int i = 0; i < line.length / 3; i++) {
      line[3 * i] = 5 + spacing * i;
      line[3 * i + 1] = 0.3;
      line[3 * i + 2] = swing * Math.sin(phase + spacing * i / 45);
    }
    return line;
  }

  private record Found(WeldedSurface surface, Corridor corridor) {

    boolean isRoad(int t) {
      return corridor.classes().of(t) == SurfaceClass.ROAD;
    }

    double middle(int t, int k) {
      double sum = 0;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        sum += surface.positions()[3 * surface.triangles()[h] + k] / 3.0;
      }
      return sum;
    }
  }

  private static Found find(double[] line, Piece... pieces) {
    CheckSettings d = CheckSettings.defaults();
    CheckSettings settings =
        new CheckSettings(
            d.profiles(),
            null,
            null,
            null,
            line,
            false,
            null,
            d.only(),
            d.skip(),
            d.parameters(),
            d.failOn(),
            1,
            0);
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return new Found(surface, CorridorFinder.find(level, Land.of(surface), topology, settings));
  }

  /** Without names and materials the pieces tell, however wide road and field are. */
  @ParameterizedTest
  @CsvSource({"4, 150", "9, 60", "12, 400", "24, 150", "31, 90", "60, 150"})
  void piecesUnderTheLineAreRoadWhereMaterialsSayNothing(double width, double field) {
    double half = width / 2;
    for (long seed = 0; seed < 3; seed++) {
      Found found =
          find(
              line(Math.max(0, half - 1.5), seed),
              piece("p0", "", rows(-half - field, -half)),
              piece("p1", "", rows(-half, half)),
              piece("p2", "", rows(half, half + field)));
      for (int t = 0; t < found.surface().triangleCount(); t++) {
        boolean mine = Math.abs(found.middle(t, 2)) < half;
        assertEquals(mine, found.isRoad(t), width + " m wide at z " + found.middle(t, 2));
      }
    }
  }

  /** However far apart the points of a line are. */
  @ParameterizedTest
  @CsvSource({"0.2, 150", "1, 60", "2, 150", "9, 60", "17, 400", "60, 150", "500, 60"})
  void theSpacingOfTheLineSaysNothing(double spacing, double field) {
    Found found =
        find(
            line(3, 1, spacing),
            piece("p0", "", rows(-6 - field, -6)),
            piece("p1", "", rows(-6, 6)),
            piece("p2", "", rows(6, 6 + field)));
    for (int t = 0; t < found.surface().triangleCount(); t++) {
      boolean mine = Math.abs(found.middle(t, 2)) < 6;
      assertEquals(mine, found.isRoad(t), spacing + " m apart, at z " + found.middle(t, 2));
    }
  }

  /** Where all is one piece, what lies as far beside the line as a road may reach. */
  @ParameterizedTest
  @CsvSource({"150", "400"})
  void besideTheLineIsRoadWherePiecesSayNothingEither(double field) {
    for (long seed = 0; seed < 3; seed++) {
      Found found = find(line(3, seed), piece("p0", "", rows(-field, field)));
      for (int t = 0; t < found.surface().triangleCount(); t++) {
        double z = Math.abs(found.middle(t, 2));
        if (Math.abs(z - LineRoad.FARTHEST) > COARSE) {
          assertEquals(z < LineRoad.FARTHEST, found.isRoad(t), "at z " + z);
        }
      }
    }
  }

  /** A corner cut over grass makes no road of all the grass, and of the road all of it is. */
  @ParameterizedTest
  @CsvSource({"8, 20", "10, 30", "12, 50", "8, 100", "12, 300", "25, 150"})
  void whereALineCutsOverGrassTheGrassIsNoRoad(double width, double field) {
    double half = width / 2;
    for (long seed = 0; seed < 3; seed++) {
      double[] line = line(0, seed);
      int cut = 20 + 20 * (int) seed;
      for (int i = cut; i < cut + 4; i++) {
        line[3 * i + 2] = half + 4;
      }
      Found found =
          find(
              line,
              piece("p0", "m0", rows(-half - field, -half)),
              piece("p1", "m1", rows(-half, half)),
              piece("p2", "m0", rows(half, half + field)));
      double x = line[3 * cut];
      int far = 0;
      for (int t = 0; t < found.surface().triangleCount(); t++) {
        double off = Math.hypot(found.middle(t, 0) - x, found.middle(t, 2) - half);
        if (Math.abs(found.middle(t, 2)) < half) {
          assertTrue(found.isRoad(t), "the road itself at x " + found.middle(t, 0));
        } else if (off > LineRoad.FARTHEST + 2 * COARSE) {
          far += found.isRoad(t) ? 1 : 0;
        }
      }
      assertEquals(0, far, "triangles of grass that are road, far from the cut");
    }
  }

  /**
   * A second layout leads off, straight or askew, in a material of its own or in none; the line
   * swings out over where it begins.
   */
  @ParameterizedTest
  @CsvSource({
    "10, 10, 400, 0, m2", "12, 20, 500, 0, m2", "10, 10, 400, 0.7, m2", "12, 10, 700, 1.5, m2",
    "20, 30, 900, -0.5, m2", "10, 10, 400, 0, ''", "12, 20, 500, 1, ''", "12, 60, 2000, 0.3, m2"
  })
  void aSecondLayoutThatTheLineTouchesIsRoadAsAWhole(
      double width, double other, double length, double askew, String material) {
    double half = width / 2;
    String own = material.isEmpty() ? "" : "m1";
    double[] line = line(0, 1);
    for (int i = 57; i < 57 + other / 5; i++) {
      line[3 * i + 2] = half + 3;
    }
    Found found =
        find(
            line,
            piece("p1", own, rows(-half, half)),
            layout("p2", material, 290, other, half, length, askew));
    int of = 0;
    for (int t = 0; t < found.surface().triangleCount(); t++) {
      if (found.middle(t, 2) > half) {
        of++;
        assertTrue(found.isRoad(t), "at z " + found.middle(t, 2));
      }
    }
    assertTrue(of > length / STEP, of + " triangles");
  }

  /** A strip along z from the side of the road, that goes so far along x for each metre. */
  private static Piece layout(
      String name,
      String material,
      double x,
      double width,
      double from,
      double length,
      double askew) {
    int across = (int) Math.round(width / STEP);
    int n = (int) (length / STEP);
    float[] p = new float[3 * (n + 1) * (across + 1)];
    List<Integer> t = new ArrayList<>();
    for (int k = 0; k <= n; k++) {
      for (int i = 0; i <= across; i++) {
        int v = k * (across + 1) + i;
        p[3 * v] = (float) (x + STEP * (i + k * askew));
        p[3 * v + 2] = (float) (from + STEP * k);
        if (k > 0 && i > 0) {
          int b = v - across - 1;
          t.addAll(List.of(b - 1, v - 1, v, b - 1, v, b));
        }
      }
    }
    Piece.Builder builder =
        Piece.named(name, "level.obj").mesh(p, t.stream().mapToInt(i -> i).toArray());
    return material.isEmpty() ? builder.build() : builder.surfaces(List.of(material), null).build();
  }

  /** Ground that is no wider than a road may be is road as a whole, whatever pieces it has. */
  @ParameterizedTest
  @CsvSource({"6", "20", "38"})
  void groundAsNarrowAsARoadIsRoadAsAWhole(double half) {
    Found found =
        find(
            line(0, 1),
            piece("p0", "", rows(-half, -half / 4)),
            piece("p1", "", rows(-half / 4, half)));
    for (int t = 0; t < found.surface().triangleCount(); t++) {
      assertTrue(found.isRoad(t), "at z " + found.middle(t, 2));
    }
  }
}
