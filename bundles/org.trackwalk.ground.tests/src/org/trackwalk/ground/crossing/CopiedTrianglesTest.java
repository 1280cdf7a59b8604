package org.trackwalk.ground.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which triangles are put into one run, and what that costs. */
class CopiedTrianglesTest {

  /** Triangles over a few vertices, so that many have the same ones, in all orders. */
  private static WeldedSurface surface(SplittableRandom random, int triangles, int vertices) {
    float[] p = new float[3 * vertices];
    for (int i = 0; i < p.length; i++) {
      p[i] = random.nextInt(1000);
    }
    int[] c = new int[3 * triangles];
    for (int i = 0; i < c.length; i++) {
      c[i] = random.nextInt(vertices);
    }
    return ExactWeld.weld(
        List.of(Piece.named("piece", "l.obj").mesh(p, c).build()), 1, Progress.none());
  }

  private static List<Integer> corners(WeldedSurface surface, int triangle) {
    int[] corners = Arrays.copyOfRange(surface.triangles(), 3 * triangle, 3 * triangle + 3);
    Arrays.sort(corners);
    return Arrays.stream(corners).boxed().toList();
  }

  @Test
  void aRunIsOfTheSameThreeVertices() {
    int together = 0;
    for (int seed = 0; seed < 200; seed++) {
      WeldedSurface surface = surface(new SplittableRandom(seed), 60, 6);
      int[] all = IntStream.range(0, surface.triangleCount()).toArray();
      CopiedTriangles copies = new CopiedTriangles(surface, all);
      List<Integer> begins = new ArrayList<>();
      for (int t = 0; t < all.length; t++) {
        if (t == 0 || !corners(surface, t).equals(corners(surface, t - 1))) {
          begins.add(t);
        } else {
          together++;
        }
      }
      List<Integer> found = IntStream.range(0, copies.runs()).mapToObj(copies::begin).toList();
      assertEquals(begins, found, "seed " + seed);
      assertEquals(all.length, copies.end(copies.runs() - 1));
    }
    assertTrue(together > 1_000, together + " together");
  }

  /** Per triangle it needs a place among the starts, at most four ints while the list grows. */
  @Test
  void nothingIsAllocatedPerTriangleButItsPlace() {
    WeldedSurface surface = surface(new SplittableRandom(1), 100_000, 50_000);
    int[] all = IntStream.range(0, surface.triangleCount()).toArray();
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    CopiedTriangles copies = new CopiedTriangles(surface, all);
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(copies.runs() > 90_000, copies.runs() + " runs");
    assertTrue(bytes < 16L * all.length, bytes + " bytes for " + all.length + " triangles");
  }
}
