package org.trackwalk.course.road;

import java.util.BitSet;
import java.util.List;

/**
 * Rows that follow each other, by what is in them and in those beside them: where the same groups
 * lie by some places, those have the same places on the road, and there is the same beside them.
 */
final class RowGroups {

  /** Rows of a group. */
  private static final int SIZE = 16;

  /** What is told of a group: its strand, its first row, what stands for all that is in it. */
  private static final int TOLD = 3;

  /** Per strand its first group, and one more. */
  private final int[] first;

  private final double[] told;
  private final float[] boxes;

  /**
   * Groups all rows.
   *
   * @param seen what is in the rows
   * @param rowBoxes around each row of all strands, one strand after the other: six floats
   */
  RowGroups(SeenRows seen, List<Strand> strands, float[] rowBoxes) {
    int count = strands.stream().mapToInt(strand -> (strand.rows() + SIZE - 1) / SIZE).sum();
    told = new double[TOLD * count];
    boxes = new float[6 * count];
    first = new int[strands.size() + 1];
    int group = 0;
    int row = 0;
    for (int s = 0; s < strands.size(); s++) {
      int rows = strands.get(s).rows();
      for (int from = 0; from < rows; from += SIZE) {
        int to = Math.min(rows, from + SIZE);
        double[] contents = seen.contents(strands.get(s), s, from, -1, to - from);
        told[TOLD * group] = s;
        told[TOLD * group + 1] = from;
        told[TOLD * group + 2] = seen.answers().number(contents);
        box(rowBoxes, row + from, row + to, 6 * group);
        group++;
      }
      row += rows;
      first[s + 1] = group;
    }
  }

  private void box(float[] rowBoxes, int from, int to, int at) {
    System.arraycopy(rowBoxes, 6 * from, boxes, at, 6);
    for (int row = from + 1; row < to; row++) {
      for (int k = 0; k < 3; k++) {
        boxes[at + k] = Math.min(boxes[at + k], rowBoxes[6 * row + k]);
        boxes[at + 3 + k] = Math.max(boxes[at + 3 + k], rowBoxes[6 * row + 3 + k]);
      }
    }
  }

  /**
   * All that is told of the groups of which a row's box may meet a box of six floats, and of those
   * that lie along their strands before and behind.
   *
   * @param further how many rows along they have at least
   */
  double[] meeting(float[] box, int further) {
    BitSet met = new BitSet();
    // The last group of a strand may have a row only.
    int groups = further == 0 ? 0 : (further + SIZE - 1) / SIZE + 1;
    for (int group = 0; group < told.length / TOLD; group++) {
      if (meets(6 * group, box)) {
        for (int i = -groups; i <= groups; i++) {
          met.set(along(group, i));
        }
      }
    }
    double[] all = new double[TOLD * met.cardinality()];
    int at = 0;
    for (int group = met.nextSetBit(0); group >= 0; group = met.nextSetBit(group + 1)) {
      System.arraycopy(told, TOLD * group, all, at, TOLD);
      at += TOLD;
    }
    return all;
  }

  /** A group so many further on along its strand, around it; whether that is closed or not. */
  private int along(int group, int further) {
    int strand = (int) told[TOLD * group];
    int count = first[strand + 1] - first[strand];
    return first[strand] + Math.floorMod(group - first[strand] + further, count);
  }

  private boolean meets(int at, float[] box) {
    for (int k = 0; k < 3; k++) {
      // What is no number may lie anywhere.
      if (boxes[at + k] > box[3 + k] || boxes[at + 3 + k] < box[k]) {
        return false;
      }
    }
    return true;
  }
}
