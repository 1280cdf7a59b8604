package org.trackwalk.contact.collide;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;

/**
 * Boxes around runs of triangles that follow each other: enough to find those in a part of a
 * surface, without the cost of a tree. Neighbours in a file mostly lie beside each other. What a
 * search costs depends on the surface and the box alone, whoever asked before. Threads may share
 * it.
 */
final class RunBoxes {

  /** Triangles in a run. */
  private static final int RUN = 64;

  /** Two to this many boxes or triangles that are looked at cost as much as an item of a search. */
  private static final int LOOK = 3;

  private final float[] boxes;

  /**
   * Boxes around runs.
   *
   * @param positions finite xyz triples
   * @param corners three indices of triples per triangle
   */
  RunBoxes(float[] positions, int[] corners) {
    boxes = new float[6 * ((corners.length / 3 + RUN - 1) / RUN)];
    for (int at = 0; at < boxes.length; at += 6) {
      Arrays.fill(boxes, at, at + 3, Float.POSITIVE_INFINITY);
      Arrays.fill(boxes, at + 3, at + 6, Float.NEGATIVE_INFINITY);
    }
    for (int c = 0; c < corners.length; c++) {
      int at = 6 * (c / (3 * RUN));
      for (int k = 0; k < 3; k++) {
        float x = positions[3 * corners[c] + k];
        boxes[at + k] = Math.min(boxes[at + k], x);
        boxes[at + 3 + k] = Math.max(boxes[at + 3 + k], x);
      }
    }
  }

  /** Min x, y, z, max x, y, z of all. */
  float[] all() {
    float[] all = Arrays.copyOf(boxes, 6);
    for (int at = 6; at < boxes.length; at += 6) {
      for (int k = 0; k < 3; k++) {
        all[k] = Math.min(all[k], boxes[at + k]);
        all[3 + k] = Math.max(all[3 + k], boxes[at + 3 + k]);
      }
    }
    return all;
  }

  /**
   * Finds the triangles whose boxes overlap or touch a box.
   *
   * @param positions as this was made of, or with other numbers for the same places
   * @param corners likewise
   * @param box min x, y, z, max x, y, z
   * @param out cleared, then filled, ascending
   */
  void overlapping(float[] positions, int[] corners, float[] box, IntList out) {
    out.clear();
    int looked = boxes.length / 6;
    for (int run = 0; run < boxes.length / 6; run++) {
      if (meet(6 * run, box)) {
        int end = Math.min(corners.length, 3 * RUN * (run + 1));
        looked += (end - 3 * RUN * run) / 3;
        for (int c = 3 * RUN * run; c < end; c += 3) {
          if (!apart(positions, 3 * corners[c], 3 * corners[c + 1], 3 * corners[c + 2], box)) {
            out.add(c / 3);
          }
        }
      }
    }
    Budget.spend((looked >> LOOK) + out.size());
  }

  private boolean meet(int at, float[] box) {
    return boxes[at] <= box[3]
        && boxes[at + 3] >= box[0]
        && boxes[at + 2] <= box[5]
        && boxes[at + 5] >= box[2]
        && boxes[at + 1] <= box[4]
        && boxes[at + 4] >= box[1];
  }

  /** Whether all three corners lie beyond one side of a box. */
  private static boolean apart(float[] p, int a, int b, int c, float[] box) {
    for (int k = 0; k < 3; k++) {
      float low = box[k];
      float high = box[3 + k];
      if (p[a + k] > high && p[b + k] > high && p[c + k] > high
          || p[a + k] < low && p[b + k] < low && p[c + k] < low) {
        return true;
      }
    }
    return false;
  }
}
