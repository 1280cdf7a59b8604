package org.trackwalk.mesh.weld;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.mesh.level.Frame;

/**
 * Sorts distinct (frame, source bits) keys by placed position and gives them welded vertex ids.
 *
 * <p>Keys of one placed position are told apart inside their frame only: there, those without -0.0
 * come first, then the bits decide. The k-th key of one frame and the k-th of another are one
 * vertex. So distinct bits of one frame never merge, and between frames each finds at most one
 * partner.
 */
final class VertexOrder {

  private static final int NEGATIVE_ZERO = 0x8000_0000;

  private final KeyTable keys;
  private final float[] placed;
  private final int[] order;
  private final int[] ids;
  private final float[] positions;
  private final BitSet negativeZeros = new BitSet();
  private int vertices;
  private int signedZeroSplits;

  VertexOrder(KeyTable keys, List<Frame> frames) {
    this.keys = keys;
    int count = keys.size();
    placed = new float[3 * count];
    for (int key = 0; key < count; key++) {
      frames
          .get(keys.frame(key))
          .place(coordinate(key, 0), coordinate(key, 1), coordinate(key, 2), placed, 3 * key);
    }
    order = PositionOrder.of(placed);
    ids = new int[count];
    float[] found = new float[3 * count];
    int start = 0;
    while (start < count) {
      int end = start + 1;
      while (end < count
          && Arrays.equals(
              placed,
              3 * order[start],
              3 * order[start] + 3,
              placed,
              3 * order[end],
              3 * order[end] + 3)) {
        end++;
      }
      number(start, end, found);
      start = end;
    }
    positions = Arrays.copyOf(found, 3 * vertices);
  }

  /** Welded vertex id per key. */
  int[] ids() {
    return ids;
  }

  /** xyz triples per welded vertex. */
  float[] positions() {
    return positions;
  }

  /** The welded vertices of which a stored position has a coordinate that is -0.0. */
  BitSet negativeZeros() {
    return negativeZeros;
  }

  /** How many vertices would disappear if -0.0 were +0.0. */
  int signedZeroSplits() {
    return signedZeroSplits;
  }

  /** Gives ids to the keys of one placed position. */
  private void number(int from, int to, float[] found) {
    if (to - from == 1) {
      vertex(order[from], 0, found);
      vertices++;
      return;
    }
    Integer[] run = new Integer[to - from];
    for (int i = from; i < to; i++) {
      run[i - from] = order[i];
    }
    Arrays.sort(run, this::compareInFrame);
    int most = 0;
    int mostWithoutSigns = 0;
    int i = 0;
    while (i < run.length) {
      int frame = keys.frame(run[i]);
      int rank = 0;
      int start = i;
      for (; i < run.length && keys.frame(run[i]) == frame; i++) {
        vertex(run[i], rank++, found);
      }
      most = Math.max(most, rank);
      mostWithoutSigns = Math.max(mostWithoutSigns, distinctWithoutSigns(run, start, i));
    }
    vertices += most;
    signedZeroSplits += most - mostWithoutSigns;
  }

  private void vertex(int key, int rank, float[] found) {
    int id = vertices + rank;
    ids[key] = id;
    System.arraycopy(placed, 3 * key, found, 3 * id, 3);
    if (hasNegativeZero(key)) {
      negativeZeros.set(id);
    }
  }

  private int distinctWithoutSigns(Integer[] run, int from, int to) {
    int distinct = 0;
    for (int i = from; i < to; i++) {
      boolean seen = false;
      for (int j = from; j < i && !seen; j++) {
        seen = sameWithoutSigns(run[i], run[j]);
      }
      distinct += seen ? 0 : 1;
    }
    return distinct;
  }

  private boolean sameWithoutSigns(int a, int b) {
    return coordinate(a, 0) == coordinate(b, 0)
        && coordinate(a, 1) == coordinate(b, 1)
        && coordinate(a, 2) == coordinate(b, 2);
  }

  private int compareInFrame(int a, int b) {
    int c = Integer.compare(keys.frame(a), keys.frame(b));
    c = c != 0 ? c : Boolean.compare(hasNegativeZero(a), hasNegativeZero(b));
    for (int k = 0; k < 3 && c == 0; k++) {
      c = Integer.compareUnsigned(keys.bits(a, k), keys.bits(b, k));
    }
    return c;
  }

  private boolean hasNegativeZero(int key) {
    return keys.bits(key, 0) == NEGATIVE_ZERO
        || keys.bits(key, 1) == NEGATIVE_ZERO
        || keys.bits(key, 2) == NEGATIVE_ZERO;
  }

  private float coordinate(int key, int k) {
    return Float.intBitsToFloat(keys.bits(key, k));
  }
}
