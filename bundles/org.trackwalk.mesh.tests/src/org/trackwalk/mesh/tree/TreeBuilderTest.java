package org.trackwalk.mesh.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.mesh.progress.Progress;

/** What must be true of a tree's nodes, and how they cut. */
class TreeBuilderTest {

  @ParameterizedTest
  @EnumSource
  void everyItemIsInOneLeafAndEveryBoxIsTheUnionOfWhatItHolds(TreeQuality quality) {
    for (long seed = 0; seed < 30; seed++) {
      float[] boxes = boxes(new Random(seed), 1 + (int) (seed * seed * 20));
      TreeBuilder built = new TreeBuilder(boxes, quality, 2, Progress.none());
      boolean[] seen = new boolean[boxes.length / 6];
      int nodes = check(built, boxes, 0, seen);
      assertEquals(built.nodes().size(), nodes, "seed " + seed);
      for (boolean item : seen) {
        assertTrue(item, "seed " + seed);
      }
    }
  }

  /** Returns the place after the subtree. */
  private static int check(TreeBuilder built, float[] boxes, int node, boolean[] seen) {
    NodeList nodes = built.nodes();
    float[] union = {
      Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY
    };
    int end = node + 1;
    if (nodes.isLeaf(node)) {
      assertTrue(nodes.from(node) < nodes.to(node));
      for (int i = nodes.from(node); i < nodes.to(node); i++) {
        int item = built.items()[i];
        assertTrue(!seen[item], "item " + item + " comes twice");
        seen[item] = true;
        include(union, boxes, 6 * item);
        for (int k = 0; k < 6; k++) {
          assertEquals(boxes[6 * item + k], built.itemBounds()[6 * i + k]);
        }
      }
    } else {
      int middle = check(built, boxes, node + 1, seen);
      end = check(built, boxes, middle, seen);
      include(union, nodes.bounds(), 6 * (node + 1));
      include(union, nodes.bounds(), 6 * middle);
    }
    assertEquals(nodes.after(node), end);
    for (int k = 0; k < 6; k++) {
      assertEquals(union[k], nodes.bounds()[6 * node + k]);
    }
    return end;
  }

  /** One giant among small ones must not stay wrapped around a run of them. */
  @ParameterizedTest
  @EnumSource
  void giantsAreTakenOutOfRunsOfSmallItems(TreeQuality quality) {
    int count = 20_000;
    float[] boxes = boxes(new Random(4), count);
    for (int giant = 0; giant < 20; giant++) {
      int at = 6 * (giant * 997);
      for (int k = 0; k < 3; k++) {
        boxes[at + k] -= 1000;
        boxes[at + 3 + k] += 1000;
      }
    }
    StaticTree tree = StaticTree.overBoxes(boxes, quality, 1);
    NodeList nodes = new TreeBuilder(boxes, quality, 1, Progress.none()).nodes();
    int wide = 0;
    for (int node = 0; node < nodes.size(); node++) {
      wide += nodes.bounds()[6 * node + 3] - nodes.bounds()[6 * node] > 500 ? 1 : 0;
    }
    // a giant in a run of 128 small ones has at most some fifteen nodes between leaf and root
    assertTrue(wide < 20 * 30, wide + " of " + nodes.size() + " nodes are wide");
    assertEquals(count, tree.size());
  }

  private static void include(float[] union, float[] b, int at) {
    for (int k = 0; k < 3; k++) {
      union[k] = Math.min(union[k], b[at + k]);
      union[3 + k] = Math.max(union[3 + k], b[at + 3 + k]);
    }
  }

  private static float[] boxes(Random random, int count) {
    float[] boxes = new float[6 * count];
    int kind = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < 3; k++) {
        boolean flat = kind == 1 && k == 1 || kind == 2 && k > 0;
        float a = flat ? 0 : kind == 3 ? random.nextInt(4) : random.nextFloat() * 100;
        boxes[6 * i + k] = a;
        boxes[6 * i + 3 + k] = a + (kind == 3 ? 0 : random.nextFloat());
      }
    }
    return boxes;
  }
}
