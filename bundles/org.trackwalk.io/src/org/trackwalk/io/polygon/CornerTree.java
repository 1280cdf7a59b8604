package org.trackwalk.io.polygon;

import java.util.Arrays;

/**
 * The corners that may be in the way of an ear, found by where they are: sorted along a Z-order
 * curve (G. Morton, 1966), eight to a box, eight boxes to the next larger one, and so on. Boxes are
 * tight, so a row of corners on one line is passed over at once by a triangle beside it.
 */
final class CornerTree {

  private static final int WIDTH = 8;

  /** Steps of the curve's grid along a side. */
  private static final int STEPS = 1 << 15;

  private double[] u;
  private double[] v;
  private byte[] turn;
  private int size;
  private long[] order = new long[16];

  /** Least u and v, greatest u and v of each box, level by level from the smallest boxes. */
  private double[] boxes = new double[64];

  private final int[] levelStarts = new int[12];
  private int levels;
  private long looks;

  /**
   * Takes the corners that do not turn left.
   *
   * @param cornerTurn is read again in each search, so corners may drop out
   */
  void fill(double[] x, double[] y, int count, byte[] cornerTurn) {
    u = x;
    v = y;
    turn = cornerTurn;
    looks = 0;
    size = 0;
    for (int i = 0; i < count; i++) {
      if (turn[i] <= 0) {
        if (size == order.length) {
          order = Arrays.copyOf(order, Math.max(2 * size, 16));
        }
        order[size++] = i;
      }
    }
    if (size > WIDTH) {
      sortAlongCurve(count);
    }
    makeBoxes();
  }

  /** Corners and boxes looked at since the tree was filled. */
  long looks() {
    return looks;
  }

  /** Whether one of the corners lies in the triangle or on its border, at none of its corners. */
  boolean anyIn(int a, int b, int c) {
    double minU = Math.min(u[a], Math.min(u[b], u[c]));
    double maxU = Math.max(u[a], Math.max(u[b], u[c]));
    double minV = Math.min(v[a], Math.min(v[b], v[c]));
    double maxV = Math.max(v[a], Math.max(v[b], v[c]));
    return size > 0 && anyIn(levels - 1, 0, a, b, c, minU, minV, maxU, maxV);
  }

  private boolean anyIn(
      int level, int box, int a, int b, int c, double minU, double minV, double maxU, double maxV) {
    looks++;
    int at = 4 * (levelStarts[level] + box);
    if (boxes[at] > maxU || boxes[at + 1] > maxV || boxes[at + 2] < minU || boxes[at + 3] < minV) {
      return false;
    }
    if (level > 0 && (beyond(at, a, b) || beyond(at, b, c) || beyond(at, c, a))) {
      return false;
    }
    int below = level == 0 ? size : levelStarts[level] - levelStarts[level - 1];
    int to = Math.min(below, WIDTH * (box + 1));
    for (int i = WIDTH * box; i < to; i++) {
      boolean found =
          level > 0
              ? anyIn(level - 1, i, a, b, c, minU, minV, maxU, maxV)
              : inTheWay((int) order[i], a, b, c);
      if (found) {
        return true;
      }
    }
    return false;
  }

  /** Whether a whole box lies to the right of the line from p to q. */
  private boolean beyond(int at, int p, int q) {
    double farU = v[q] > v[p] ? boxes[at] : boxes[at + 2];
    double farV = u[q] > u[p] ? boxes[at + 3] : boxes[at + 1];
    return Turn.of(u[p], v[p], u[q], v[q], farU, farV) < 0;
  }

  private boolean inTheWay(int p, int a, int b, int c) {
    looks++;
    if (turn[p] > 0 || p == a || p == b || p == c || same(p, a) || same(p, b) || same(p, c)) {
      return false; // the same place: where a hole is joined to the outline it is passed twice
    }
    return Turn.of(u, v, a, b, p) >= 0
        && Turn.of(u, v, b, c, p) >= 0
        && Turn.of(u, v, c, a, p) >= 0;
  }

  private boolean same(int p, int q) {
    return u[p] == u[q] && v[p] == v[q];
  }

  private void sortAlongCurve(int count) {
    double minU = u[0];
    double maxU = u[0];
    double minV = v[0];
    double maxV = v[0];
    for (int i = 1; i < count; i++) {
      minU = Math.min(minU, u[i]);
      maxU = Math.max(maxU, u[i]);
      minV = Math.min(minV, v[i]);
      maxV = Math.max(maxV, v[i]);
    }
    double scaleU = maxU > minU ? (STEPS - 1) / (maxU - minU) : 0;
    double scaleV = maxV > minV ? (STEPS - 1) / (maxV - minV) : 0;
    for (int i = 0; i < size; i++) {
      int p = (int) order[i];
      long code =
          spread((int) ((u[p] - minU) * scaleU)) | spread((int) ((v[p] - minV) * scaleV)) << 1;
      order[i] = code << 32 | p;
    }
    Arrays.sort(order, 0, size);
  }

  /** Puts a zero before each of 15 bits. */
  private static long spread(int steps) {
    long s = steps;
    s = (s | s << 8) & 0x00FF00FFL;
    s = (s | s << 4) & 0x0F0F0F0FL;
    s = (s | s << 2) & 0x33333333L;
    return (s | s << 1) & 0x55555555L;
  }

  private void makeBoxes() {
    int total = 0;
    levels = 0;
    int below = size;
    do {
      levelStarts[levels++] = total;
      below = (below + WIDTH - 1) / WIDTH;
      total += below;
    } while (below > 1);
    levelStarts[levels] = total;
    if (4 * total > boxes.length) {
      boxes = new double[4 * total + 2 * total];
    }
    for (int i = 0; i < 4 * total; i++) {
      boxes[i] = i % 4 < 2 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    for (int i = 0; i < size; i++) {
      int p = (int) order[i];
      grow(4 * (i / WIDTH), u[p], v[p], u[p], v[p]);
    }
    for (int level = 1; level < levels; level++) {
      for (int i = levelStarts[level - 1]; i < levelStarts[level]; i++) {
        int parent = levelStarts[level] + (i - levelStarts[level - 1]) / WIDTH;
        grow(4 * parent, boxes[4 * i], boxes[4 * i + 1], boxes[4 * i + 2], boxes[4 * i + 3]);
      }
    }
  }

  private void grow(int at, double minU, double minV, double maxU, double maxV) {
    boxes[at] = Math.min(boxes[at], minU);
    boxes[at + 1] = Math.min(boxes[at + 1], minV);
    boxes[at + 2] = Math.max(boxes[at + 2], maxU);
    boxes[at + 3] = Math.max(boxes[at + 3], maxV);
  }
}
