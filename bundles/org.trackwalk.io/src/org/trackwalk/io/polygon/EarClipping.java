package org.trackwalk.io.polygon;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Budget;

/**
 * Clips the ears of one counter-clockwise polygon in the plane. An ear is a corner that turns left
 * and whose triangle holds no other corner; only corners that do not turn left can be in the way. A
 * diagonal of what is left is a diagonal of the whole, so after a cut only the two neighbours are
 * tested again (J. O'Rourke, "Computational Geometry in C", 1.6.5). Ears wait in line, and a
 * neighbour goes to its end: cutting every other corner first makes fewer needles.
 */
final class EarClipping {

  /**
   * After this many looks at corners and boxes, per corner, the rest becomes a fan: the polygon
   * crosses itself over and over, and cutting must stay linear whatever a file holds.
   */
  private static final int LOOKS_PER_CORNER = 400;

  private double[] u;
  private double[] v;
  private int[] next = new int[16];
  private int[] previous = new int[16];
  private byte[] turn = new byte[16];

  /** Corners that were ears when they were put in; at most one for each corner and two per cut. */
  private int[] line = new int[48];

  /** Where a corner stands in the line, if it is still an ear; else -1. */
  private int[] places = new int[16];

  private int lineEnd;
  private final CornerTree obstacles = new CornerTree();
  private int[] cut;
  private int written;

  /**
   * Cuts a polygon. Corners and boxes that are looked at count against the budget of this thread.
   *
   * @param x first coordinates of the corners, finite; only read
   * @param y second coordinates
   * @param count number of corners, at least 3
   * @param result receives 3 * (count - 2) corner numbers
   */
  void clip(double[] x, double[] y, int count, int[] result) {
    u = x;
    v = y;
    cut = result;
    written = 0;
    link(count);
    long steps = 0;
    long most = (long) LOOKS_PER_CORNER * count;
    int at = 0;
    int left = count;
    for (int i = 0; left > 3 && steps + obstacles.looks() < most; steps++) {
      if (i < lineEnd) {
        int ear = line[i];
        if (places[ear] == i++) {
          at = next[ear];
          clip(ear);
          left--;
        }
      } else {
        int corner = leastHarm(at, left);
        steps += left;
        at = next[corner];
        clip(corner);
        left--;
      }
    }
    for (; left >= 3; left--) {
      int corner = next[at];
      write(corner); // a fan: all that is left, mostly one triangle
      remove(corner);
    }
    Budget.spend(steps + obstacles.looks());
  }

  private void link(int count) {
    if (count > next.length) {
      next = new int[u.length];
      previous = new int[u.length];
      turn = new byte[u.length];
      places = new int[u.length];
      line = new int[Math.multiplyExact(3, u.length)];
    }
    for (int i = 0; i < count; i++) {
      next[i] = i + 1 < count ? i + 1 : 0;
      previous[i] = i > 0 ? i - 1 : count - 1;
    }
    for (int i = 0; i < count; i++) {
      turn[i] = turnAt(i);
    }
    obstacles.fill(u, v, count, turn);
    Arrays.fill(places, 0, count, -1);
    lineEnd = 0;
    for (int i = 0; i < count; i++) {
      test(i);
    }
  }

  private void clip(int corner) {
    write(corner);
    int before = previous[corner];
    int after = next[corner];
    remove(corner);
    turn[before] = turnAt(before);
    turn[after] = turnAt(after);
    test(before);
    test(after);
  }

  /** Puts a corner at the end of the line when it is an ear, and out of the line when it is not. */
  private void test(int corner) {
    boolean ear = turn[corner] > 0 && !obstacles.anyIn(previous[corner], corner, next[corner]);
    places[corner] = ear ? lineEnd : -1;
    if (ear) {
      line[lineEnd++] = corner;
    }
  }

  /**
   * The corner to cut where there is no ear, because the polygon crosses or touches itself: one
   * whose triangle has no area, else one that turns left, else any.
   */
  private int leastHarm(int start, int left) {
    int best = start;
    int corner = start;
    for (int i = 0; i < left; i++) {
      if (turn[corner] == 0) {
        return corner;
      }
      if (turn[corner] > 0 && turn[best] < 0) {
        best = corner;
      }
      corner = next[corner];
    }
    return best;
  }

  private byte turnAt(int corner) {
    return (byte) Turn.of(u, v, previous[corner], corner, next[corner]);
  }

  private void remove(int corner) {
    next[previous[corner]] = next[corner];
    previous[next[corner]] = previous[corner];
    turn[corner] = 1; // out of everyone's way
    places[corner] = -1;
  }

  private void write(int corner) {
    cut[written] = previous[corner];
    cut[written + 1] = corner;
    cut[written + 2] = next[corner];
    written += 3;
  }
}
