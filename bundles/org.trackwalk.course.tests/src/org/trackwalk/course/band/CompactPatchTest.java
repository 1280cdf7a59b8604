package org.trackwalk.course.band;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.patch.Patches;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What is told from the border alone never contradicts the search for bands. Metres. */
class CompactPatchTest {

  private static final int TRIALS = 400;

  /** A grid of square cells of which some are left out. */
  private static Ground grid(int width, int depth, float cell, double holes, Random random) {
    float[] p = new float[3 * (width + 1) * (depth + 1)];
    for (int i = 0; i <= width; i++) {
      for (int k = 0; k <= depth; k++) {
        int v = 3 * (i * (depth + 1) + k);
        p[v] = cell * i;
        p[v + 1] = cell * random.nextFloat() / 4;
        p[v + 2] = cell * k;
      }
    }
    IntList corners = new IntList();
    for (int i = 0; i < width; i++) {
      for (int k = 0; k < depth; k++) {
        int a = i * (depth + 1) + k;
        int b = a + depth + 1;
        if (random.nextDouble() >= holes) {
          for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
            corners.add(corner);
          }
        }
      }
    }
    Piece piece = Piece.named("p", "level.obj").mesh(p, corners.array()).build();
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    return Ground.of(surface, Topology.of(surface, 1, Progress.none()), false, false);
  }

  @Test
  void aCompactPatchIsNoBand() {
    int compact = 0;
    for (int seed = 0; seed < TRIALS; seed++) {
      Random random = new Random(seed);
      double holes = random.nextInt(3) * random.nextDouble() / 4;
      Ground ground =
          grid(1 + random.nextInt(40), 1 + random.nextInt(12), 6, holes, new Random(seed));
      boolean told = ground.isOneCompactPatch(BandFinder.LEAST_RIM);
      ground.findNeighbours();
      ground.facingNeighbours();
      Patches patches = Patches.of(ground);
      patches.joinEnds();
      if (told) {
        compact++;
        assertEquals(List.of(), new BandFinder(ground, patches).find(), "seed " + seed);
      }
    }
    assertTrue(compact > TRIALS / 10 && compact < TRIALS, compact + " of " + TRIALS);
  }

  @Test
  void aTerrainIsCompactAndOneWithAHoleIsNot() {
    assertTrue(grid(20, 20, 5, 0, new Random(1)).isOneCompactPatch(BandFinder.LEAST_RIM));
    assertFalse(grid(20, 20, 5, 0.1, new Random(1)).isOneCompactPatch(BandFinder.LEAST_RIM));
  }

  @Test
  void aLongStripIsNotTold() {
    assertFalse(grid(200, 1, 5, 0, new Random(1)).isOneCompactPatch(BandFinder.LEAST_RIM));
  }
}
