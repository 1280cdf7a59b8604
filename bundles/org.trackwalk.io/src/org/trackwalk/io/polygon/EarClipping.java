package org.trackwalk.io.polygon;

import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * Clips the ears of one counter-clockwise polygon in the plane. An ear is a corner that turns left
 * and whose triangle holds no other corner. Only corners that do not turn left can be in the way,
 * so only those are looked at, and of these only the ones near the triangle: corners stand in a
 * grid.
 */
final class EarClipping {

  /**
   * After this many looks at corners and cells, per corner, the rest becomes a fan: the polygon
   * crosses itself over and over, and cutting must stay linear whatever a file holds.
   */
  private static final int LOOKS_PER_CORNER = 400;

  private double[] u;
  private double[] v;
  private int[] next = new int[16];
  private int[] previous = new int[16];
  private byte[] turn = new byte[16];
  private final CornerGrid grid = new CornerGrid();
  private long looks;

  /**
   * Cuts a polygon.
   *
   * @param x first coordinates of the corners, finite; only read
   * @param y second coordinates
   * @param count number of corners, at least 3
   * @param cut receives 3 * (count - 2) corner numbers
   */
  void clip(double[] x, double[] y, int count, int[] cut) {
    u = x;
    v = y;
    link(count);
    looks = (long) LOOKS_PER_CORNER * count;
    int left = count;
    int at = 0;
    int passed = 0;
    int written = 0;
    Want want = Want.EAR;
    while (left > 3 && looks > 0) {
      looks--;
      if (wanted(at, want)) {
        written = write(cut, written, at);
        int before = previous[at];
        int after = next[at];
        remove(at);
        left--;
        // Going on two corners further makes fewer needles than going on at the next.
        at = want == Want.EAR ? next[after] : after;
        turn[before] = turnAt(before);
        turn[after] = turnAt(after);
        passed = 0;
        want = Want.EAR;
      } else {
        at = next[at];
        passed++;
        if (passed >= left) {
          want = want.less();
          passed = 0;
        }
      }
    }
    for (; left >= 3; left--) {
      written = write(cut, written, next[at]); // a fan: all that is left, mostly one triangle
      remove(next[at]);
    }
  }

  /** What is clipped while nothing better is found in a whole round. */
  private enum Want {
    EAR,
    /** On the line between its neighbours, or a spike: a triangle without area. */
    STRAIGHT,
    /** Turns left; something is in the way, so the polygon crosses or touches itself. */
    CONVEX,
    ANY;

    Want less() {
      return this == EAR ? STRAIGHT : this == STRAIGHT ? CONVEX : ANY;
    }
  }

  private boolean wanted(int corner, Want want) {
    return switch (want) {
      case EAR -> turn[corner] > 0 && isEar(corner);
      case STRAIGHT -> turn[corner] == 0;
      case CONVEX -> turn[corner] > 0;
      case ANY -> true;
    };
  }

  private void link(int count) {
    if (count > next.length) {
      next = new int[u.length];
      previous = new int[u.length];
      turn = new byte[u.length];
    }
    for (int i = 0; i < count; i++) {
      next[i] = i + 1 < count ? i + 1 : 0;
      previous[i] = i > 0 ? i - 1 : count - 1;
    }
    for (int i = 0; i < count; i++) {
      turn[i] = turnAt(i);
    }
    grid.fill(u, v, count, turn);
  }

  private byte turnAt(int corner) {
    return (byte) orientation(previous[corner], corner, next[corner]);
  }

  private int orientation(int a, int b, int c) {
    return ExactPredicates.orient2d(u[a], v[a], u[b], v[b], u[c], v[c]);
  }

  private void remove(int corner) {
    next[previous[corner]] = next[corner];
    previous[next[corner]] = previous[corner];
    turn[corner] = 1; // out of everyone's way
  }

  private int write(int[] cut, int at, int corner) {
    cut[at] = previous[corner];
    cut[at + 1] = corner;
    cut[at + 2] = next[corner];
    return at + 3;
  }

  /** Whether no corner that turns right or not at all lies in the triangle or on its border. */
  private boolean isEar(int corner) {
    int a = previous[corner];
    int c = next[corner];
    double minU = Math.min(u[a], Math.min(u[corner], u[c]));
    double maxU = Math.max(u[a], Math.max(u[corner], u[c]));
    double minV = Math.min(v[a], Math.min(v[corner], v[c]));
    double maxV = Math.max(v[a], Math.max(v[corner], v[c]));
    int firstColumn = grid.column(minU);
    int lastColumn = grid.column(maxU);
    int firstRow = grid.row(minV);
    int lastRow = grid.row(maxV);
    for (int row = firstRow; row <= lastRow; row++) {
      for (int column = firstColumn; column <= lastColumn; column++) {
        looks--;
        for (int p = grid.first(row, column); p >= 0; p = grid.after(p)) {
          looks--;
          boolean near = u[p] >= minU && u[p] <= maxU && v[p] >= minV && v[p] <= maxV;
          if (near && turn[p] <= 0 && inTheWay(p, a, corner, c)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean inTheWay(int p, int a, int b, int c) {
    if (p == a || p == b || p == c || same(p, a) || same(p, b) || same(p, c)) {
      return false; // the same place: where a hole is joined to the outline it is passed twice
    }
    return orientation(a, b, p) >= 0 && orientation(b, c, p) >= 0 && orientation(c, a, p) >= 0;
  }

  private boolean same(int p, int q) {
    return u[p] == u[q] && v[p] == v[q];
  }
}
