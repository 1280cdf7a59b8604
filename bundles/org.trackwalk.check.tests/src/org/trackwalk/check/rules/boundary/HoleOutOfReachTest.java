package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * The same hole in a sheet of ground where cars drive, and where no way from the road beside leads:
 * sizes, places and turns by seeds. Metres.
 */
class HoleOutOfReachTest {

  private static final int SEEDS = 10;
  private static final double LENGTH = 240;
  private static final double HALF = 6;

  /** Where the sheet lies. */
  private enum Where {
    VERGE,
    ROOF,
    CELLAR,
    RING_OF_WALLS
  }

  private static final class Scene {

    private final Random random;
    private final double turn;
    private final List<Piece> pieces = new ArrayList<>();

    Scene(int seed) {
      random = new Random(seed);
      turn = between(0, 2 * Math.PI);
    }

    private double between(double least, double most) {
      return least + random.nextDouble() * (most - least);
    }

    private void add(String name, SurfaceClass surfaceClass, double[] xyz, int... triangles) {
      float[] p = new float[xyz.length];
      for (int i = 0; i < xyz.length; i += 3) {
        p[i] = (float) (Math.cos(turn) * xyz[i] + Math.sin(turn) * xyz[i + 2]);
        p[i + 1] = (float) xyz[i + 1];
        p[i + 2] = (float) (Math.cos(turn) * xyz[i + 2] - Math.sin(turn) * xyz[i]);
      }
      pieces.add(
          Piece.named(name, "level.obj")
              .mesh(p, triangles)
              .surfaceClass(surfaceClass)
              .twoSided(surfaceClass == SurfaceClass.BARRIER)
              .build());
    }

    private void ground(String name, SurfaceClass c, double x0, double x1, double z0, double z1) {
      add(name, c, new double[] {x0, 0, z0, x0, 0, z1, x1, 0, z1, x1, 0, z0}, 0, 1, 2, 0, 2, 3);
    }

    /** A square sheet of three by three quads, of which that in the middle is missing. */
    private void torn(double x, double y, double z, double side, double hole) {
      double[] at = {0, (side - hole) / 2, (side + hole) / 2, side};
      double[] p = new double[48];
      for (int i = 0; i < 16; i++) {
        p[3 * i] = x + at[i % 4];
        p[3 * i + 1] = y;
        p[3 * i + 2] = z + at[i / 4];
      }
      List<Integer> c = new ArrayList<>();
      for (int i = 0; i < 9; i++) {
        int a = i / 3 * 4 + i % 3;
        if (i != 4) {
          c.addAll(List.of(a, a + 4, a + 5, a, a + 5, a + 1));
        }
      }
      add("sheet", SurfaceClass.VERGE, p, c.stream().mapToInt(k -> k).toArray());
    }

    private void wall(double x0, double z0, double x1, double z1) {
      double[] p = {x0, -1, z0, x0, 1.5, z0, x1, 1.5, z1, x1, -1, z1};
      add("wall", SurfaceClass.BARRIER, p, 0, 1, 2, 0, 2, 3);
    }

    List<Finding> found(Where where) {
      double hole = between(0.8, 2);
      double side = hole + between(3, 6);
      double x = HALF + between(0.1, 2);
      double z = between(60, LENGTH - 60);
      ground("road", SurfaceClass.ROAD, -HALF, HALF, 0, LENGTH);
      double end = x + side;
      if (where == Where.VERGE || where == Where.RING_OF_WALLS) {
        ground("verge_a", SurfaceClass.VERGE, HALF, x, 0, LENGTH);
        ground("verge_b", SurfaceClass.VERGE, x, end, 0, z);
        ground("verge_c", SurfaceClass.VERGE, x, end, z + side, LENGTH);
        torn(x, 0, z, side, hole);
      } else {
        ground("verge", SurfaceClass.VERGE, HALF, end, 0, LENGTH);
        torn(x, where == Where.ROOF ? between(3, 8) : -between(3, 8), z, side, hole);
      }
      if (where == Where.RING_OF_WALLS) {
        wall(x, z, x, z + side);
        wall(x, z + side, end, z + side);
        wall(end, z + side, end, z);
        wall(end, z, x, z);
      }
      CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("boundary.hole"));
      Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
      return LevelCheck.check(level, settings, Progress.none()).findings().stream()
          .filter(f -> f.rule().equals("boundary.hole"))
          .toList();
    }
  }

  @ParameterizedTest
  @EnumSource(Where.class)
  void aHoleIsAFaultWhereTheVehicleGetsTo(Where where) {
    for (int seed = 1; seed <= SEEDS; seed++) {
      List<Finding> found = new Scene(seed).found(where);
      if (where == Where.VERGE) {
        assertEquals(1, found.size(), where + " " + seed);
      }
      for (Finding finding : found) {
        String words = where + " " + seed + " " + finding.message();
        if (where == Where.VERGE) {
          assertNotEquals(Severity.INFO, finding.severity(), words);
          assertFalse(finding.effects().isEmpty(), words);
        } else {
          assertEquals(Severity.INFO, finding.severity(), words);
          assertTrue(finding.effects().isEmpty(), words);
        }
      }
    }
  }
}
