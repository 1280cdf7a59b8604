package org.trackwalk.contact.packed;

import org.trackwalk.contact.candidate.SphereMeasure;

/**
 * One triangle of a block, measured by the code of the reference. The corners are copied to where
 * their local indices are, which stand in the order of their welded ids: so edges run as in the
 * welded surface, and the numbers are the same to the last bit.
 */
public final class BlockTriangle {

  private final float[] corners = new float[3 * BlockLayout.ROOM];
  private final SphereMeasure measure = new SphereMeasure();

  /**
   * Measures a triangle.
   *
   * @return the feature code, or {@link SphereMeasure#BEHIND}; the numbers are in {@link #numbers}
   */
  public int measure(int[] blocks, int block, int index, double x, double y, double z) {
    int header = blocks[block];
    int word = blocks[BlockLayout.words(block) + index];
    int a = word & 15;
    int b = word >> 4 & 15;
    int c = word >> 8 & 15;
    int at = BlockLayout.coordinates(block, header);
    int count = BlockLayout.vertices(header);
    for (int axis = 0; axis < 3; axis++) {
      corners[3 * a + axis] = Float.intBitsToFloat(blocks[at + a]);
      corners[3 * b + axis] = Float.intBitsToFloat(blocks[at + b]);
      corners[3 * c + axis] = Float.intBitsToFloat(blocks[at + c]);
      at += count;
    }
    boolean twoSided = (word & BlockLayout.TWO_SIDED) != 0;
    return measure.measure(corners, a, b, c, twoSided, x, y, z);
  }

  /** What the last measurement found. */
  public SphereMeasure numbers() {
    return measure;
  }
}
