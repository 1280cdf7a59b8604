package org.trackwalk.course.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Sides that are no one loop: both borders of a ring, with teeth or a slope. Metres. */
class SideSlopeTest {

  private static final int STEPS = 120;

  private static Piece ring(double tooth, double slope, int seed) {
    float[] p = new float[6 * STEPS];
    List<int[]> corners = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      double angle = 2 * StrictMath.PI * i / STEPS;
      double y = tooth * (i % 2) + slope * 2.5 * Math.min(i, STEPS - i);
      for (int k = 0; k < 2; k++) {
        p[6 * i + 3 * k] = (float) ((50 - 8 * k) * StrictMath.cos(angle));
        p[6 * i + 3 * k + 1] = (float) y;
        p[6 * i + 3 * k + 2] = (float) (-(50 - 8 * k) * StrictMath.sin(angle));
      }
      int a = 2 * i;
      int b = 2 * ((i + 1) % STEPS);
      corners.add(new int[] {a, b, b + 1});
      corners.add(new int[] {a, b + 1, a + 1});
    }
    if (seed > 0) {
      Collections.shuffle(corners, new Random(seed));
    }
    int[] t = corners.stream().flatMapToInt(Arrays::stream).toArray();
    return Piece.named("a", "l.obj").mesh(p, t).build();
  }

  /** A tooth is steep for one edge only, a slope all along, whatever the order of triangles. */
  @ParameterizedTest
  @CsvSource({"0, 0, false", "1.5, 0, false", "2, 0, false", "0, 0.3, false", "0, 0.6, true"})
  void theOrderOfTrianglesDoesNotMatter(double tooth, double slope, boolean steep) {
    for (int seed = 0; seed < 20; seed++) {
      WeldedSurface surface = ExactWeld.weld(List.of(ring(tooth, slope, seed)), 1, Progress.none());
      Ground ground = Ground.of(surface, Topology.of(surface, 1, Progress.none()), false, false);
      ground.findNeighbours();
      IntList border = Patches.of(ground).borders();
      assertEquals(2 * STEPS, border.size());
      assertEquals(steep, new SideSlope(ground, 9, h -> false).steep(border), "seed " + seed);
    }
  }
}
