package org.trackwalk.mesh.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Triangles by chance: what has a point in a box is found, and little else. */
class ClippedTreeTest {

  private static final int COUNT = 300;

  /** Slanted triangles in a box of 20 m; of a width of 0 they are edges, of little needles. */
  private static float[] positions(SplittableRandom random, double width) {
    float[] p = new float[9 * COUNT];
    for (int t = 0; t < COUNT; t++) {
      for (int k = 0; k < 3; k++) {
        p[9 * t + k] = (float) random.nextDouble(20);
        p[9 * t + 3 + k] = (float) random.nextDouble(20);
        p[9 * t + 6 + k] = (float) (p[9 * t + k] + width * random.nextDouble(-1, 1));
      }
    }
    return p;
  }

  private static int[] corners() {
    return IntStream.range(0, 3 * COUNT).toArray();
  }

  private static int[] found(TriangleTree tree, ClippedTree clipped, double[] at, double half) {
    IntList out = new IntList();
    float[] b = new float[6];
    for (int k = 0; k < 3; k++) {
      b[k] = (float) (at[k] - half);
      b[3 + k] = (float) (at[k] + half);
    }
    if (clipped == null) {
      tree.overlapping(b[0], b[1], b[2], b[3], b[4], b[5], out);
    } else {
      clipped.overlapping(b[0], b[1], b[2], b[3], b[4], b[5], out);
    }
    return out.array();
  }

  @ParameterizedTest
  @ValueSource(doubles = {20, 1, 0.01, 0})
  void whatHasAPointInABoxIsFound(double width) {
    SplittableRandom random = new SplittableRandom(5);
    float[] p = positions(random, width);
    ClippedTree clipped = ClippedTree.overTriangles(p, corners());
    StaticTree whole = StaticTree.overBoxes(TriangleBoxes.of(p, corners(), 1), 1);
    assertEquals(COUNT, clipped.size());
    long all = 0;
    long near = 0;
    for (int i = 0; i < 3_000; i++) {
      int t = random.nextInt(COUNT);
      double u = random.nextDouble();
      double v = random.nextDouble(1 - u);
      double[] at = new double[3];
      for (int k = 0; k < 3; k++) {
        double a = p[9 * t + k];
        at[k] = a + u * (p[9 * t + 3 + k] - a) + v * (p[9 * t + 6 + k] - a);
      }
      // a float rounds by less than a micrometre here
      int[] found = found(whole, clipped, at, 2e-6);
      int[] boxes = found(whole, null, at, 2e-6);
      assertTrue(Arrays.binarySearch(found, t) >= 0, "point " + i);
      for (int k = 0; k < found.length; k++) {
        assertTrue(k == 0 || found[k - 1] < found[k], "ascending, each once");
        assertTrue(Arrays.binarySearch(boxes, found[k]) >= 0, "no more than the boxes tell");
      }
      all += boxes.length;
      near += found.length;
    }
    assertTrue(3 * near < all, near + " found, " + all + " by their boxes");
  }

  @Test
  void smallTrianglesStayWhole() {
    float[] p = positions(new SplittableRandom(5), 1);
    for (int i = 0; i < p.length; i++) {
      p[i] /= 4000;
    }
    assertEquals(COUNT, ClippedTree.overTriangles(p, corners()).parts());
  }

  @Test
  void manyLargeOnesAreCutIntoFewParts() {
    float[] p = positions(new SplittableRandom(5), 20);
    int[] corners = new int[3_000 * COUNT];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = i % (3 * COUNT);
    }
    int parts = ClippedTree.overTriangles(p, corners).parts();
    assertTrue(parts < 300_000 + (1 << 19), parts + " parts");
    for (int i = 0; i < p.length; i++) {
      p[i] *= 1e37f;
    }
    assertTrue(ClippedTree.overTriangles(p, corners()).parts() <= 64 * COUNT);
  }
}
