package org.trackwalk.contact.parts;

import java.util.Arrays;

/**
 * The points of both sides of a cut solid, without the sides' polygons: what their hulls hang on.
 * One pass over the solid gives both. Each point comes once, in the order of the polygons.
 */
final class CutPoints {

  private static final int FRONT = 1;
  private static final int BACK = 2;

  private final Solid solid;
  private final double[] heights;

  /** By point, the sides that have it. */
  private final byte[] had;

  /** By point: its last crossing as the lower end of an edge, and one more; 0 for none. */
  private final int[] last;

  /** By crossing: the edge's other end, and the crossing before it on the same point. */
  private int[] crossings = new int[96];

  private int count;
  private double[] front = new double[192];
  private double[] back = new double[192];
  private int inFront;
  private int behind;

  private CutPoints(Solid solid, double[] heights) {
    this.solid = solid;
    this.heights = heights;
    had = new byte[heights.length];
    last = new int[heights.length];
  }

  /**
   * Points in front and behind, xyz triples, metres.
   *
   * @param heights by point of the solid, metres over the plane; 0 for what is in it
   */
  static double[][] of(Solid solid, double[] heights) {
    CutPoints points = new CutPoints(solid, heights);
    for (int f = 0; f < solid.polygons(); f++) {
      points.polygon(f);
    }
    return new double[][] {
      Arrays.copyOf(points.front, points.inFront), Arrays.copyOf(points.back, points.behind)
    };
  }

  private void polygon(int f) {
    int n = solid.size(f);
    int sides = 0;
    for (int k = 0; k < n; k++) {
      double h = heights[solid.corner(f, k)];
      sides |= h > 0 ? FRONT : h < 0 ? BACK : 0;
    }
    for (int k = 0; k < n; k++) {
      int a = solid.corner(f, k);
      int to = sides & (heights[a] > 0 ? FRONT : heights[a] < 0 ? BACK : FRONT | BACK) & ~had[a];
      if (to != 0) {
        had[a] |= (byte) to;
        double[] p = solid.points();
        add(to, p[3 * a], p[3 * a + 1], p[3 * a + 2]);
      }
      if (sides == (FRONT | BACK)) {
        int b = solid.corner(f, (k + 1) % n);
        if (heights[a] > 0 && heights[b] < 0 || heights[a] < 0 && heights[b] > 0) {
          crossing(Math.min(a, b), Math.max(a, b));
        }
      }
    }
  }

  private void crossing(int a, int b) {
    for (int c = last[a] - 1; c >= 0; c = crossings[2 * c + 1] - 1) {
      if (crossings[2 * c] == b) {
        return;
      }
    }
    if (2 * count == crossings.length) {
      crossings = Arrays.copyOf(crossings, 4 * count);
    }
    crossings[2 * count] = b;
    crossings[2 * count + 1] = last[a];
    last[a] = ++count;
    double[] at = Cut.crossing(solid.points(), heights, a, b);
    add(FRONT | BACK, at[0], at[1], at[2]);
  }

  private void add(int to, double x, double y, double z) {
    if ((to & FRONT) != 0) {
      front = inFront == front.length ? Arrays.copyOf(front, 2 * inFront) : front;
      front[inFront++] = x;
      front[inFront++] = y;
      front[inFront++] = z;
    }
    if ((to & BACK) != 0) {
      back = behind == back.length ? Arrays.copyOf(back, 2 * behind) : back;
      back[behind++] = x;
      back[behind++] = y;
      back[behind++] = z;
    }
  }
}
