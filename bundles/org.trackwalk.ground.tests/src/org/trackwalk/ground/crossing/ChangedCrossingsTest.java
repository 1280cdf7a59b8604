package org.trackwalk.ground.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Where a triangle goes, or comes back, the others cross as they did. */
class ChangedCrossingsTest {

  private static final double DEPTH = 0.01;

  private static final int TRIANGLES = 9;

  /** Some triangles by chance of one piece, without one of them where that is asked for. */
  private static WeldedSurface surface(float[] points, int without) {
    int count = points.length / 9;
    int[] corners = new int[3 * (without < 0 ? count : count - 1)];
    int at = 0;
    for (int i = 0; i < 3 * count; i++) {
      if (i / 3 != without) {
        corners[at++] = i;
      }
    }
    return ExactWeld.weld(
        List.of(Piece.named("piece", "l.obj").mesh(points, corners).build()), 1, Progress.none());
  }

  private static List<String> words(List<Crossing> crossings) {
    List<String> words = new ArrayList<>();
    for (Crossing c : crossings) {
      words.add(c.first() + " " + c.second() + " " + c.from() + " " + c.to());
    }
    return words;
  }

  @Test
  void whatIsKeptCrossesAsItDid() {
    int crossings = 0;
    for (int seed = 0; seed < 2000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      float[] points = new float[9 * TRIANGLES];
      for (int i = 0; i < points.length; i++) {
        points[i] = random.nextInt(4) / 3f;
      }
      WeldedSurface whole = surface(points, -1);
      WeldedSurface less = surface(points, random.nextInt(TRIANGLES));
      boolean parted = seed % 2 == 0;
      WeldedSurface before = parted ? whole : less;
      WeldedSurface now = parted ? less : whole;
      SurfaceChange change = SurfaceChange.between(before, now, 1);
      if (change == null) {
        continue;
      }
      Memory first = Memory.first();
      find(before, first);
      List<Crossing> found = find(now, first.after(change));
      List<Crossing> expected = finder(now, 1).find(t -> true, t -> false, DEPTH);
      assertEquals(words(expected), words(found), "seed " + seed);
      crossings += expected.size();
    }
    assertTrue(crossings > 1_000, crossings + " crossings");
  }

  private static List<Crossing> find(WeldedSurface surface, Memory memory) {
    BitSet all = new BitSet();
    all.set(0, surface.triangleCount());
    return finder(surface, 1).find(all, new BitSet(), DEPTH, memory);
  }

  private static CrossingFinder finder(WeldedSurface surface, int threads) {
    return new CrossingFinder(surface, Topology.of(surface, 1, Progress.none()), threads);
  }
}
