package org.trackwalk.ground.reach;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The boxes of the triangles of one block of ground. What is asked for is thin and upright, so
 * where there are many triangles they are sorted into the columns over which they lie, and one
 * column is looked at: a thin triangle aslant has a box over many in which it is not.
 */
final class NearBlock {

  /** Fewer triangles are looked at one by one as soon as in columns. */
  private static final int FEW = 16;

  /** Most columns along a side. */
  private static final int MOST_COLUMNS = 16;

  /** A triangle lies in so many columns at most, in the middle: else they are made wider. */
  private static final int SPREAD = 6;

  /** Two to this many triangles that are looked at cost as much as one that is found. */
  private static final int LOOKS = 3;

  /** A triangle lies over a column that is so much wider, metres, and some float steps. */
  private static final double SLACK = 1e-3;

  private static final int STEPS = 4;

  private final IntList triangles = new IntList();
  private float[] boxes = new float[6 * FEW];

  /** Three corners of each triangle as seen from above: x and z. */
  private float[] corners = new float[6 * FEW];

  /** Columns along a side; one when triangles are not sorted. */
  private int columns = 1;

  private float minX = 1;
  private float minY;
  private float minZ;
  private float maxX = -1;
  private float maxY;
  private float maxZ;
  private float perX;
  private float perZ;
  private double slack;

  /** Which block it is of all, where it has been asked for. */
  private int x;

  private int z;
  private int asked;

  /** Questions that it has answered; negative while it holds nothing. */
  private int answers = -1;

  /** Where the triangles of each column begin among those of all, and where the last one's end. */
  private int[] starts = new int[2];

  /** Places of the triangles of each column, ascending. */
  private int[] places = new int[0];

  /** The columns of each triangle, one triangle after the other, and after each how many. */
  private final IntList spread = new IntList();

  /** The columns of a row over which a triangle lies, the last one with them. */
  private int spanFrom;

  private int spanTo;

  /** The triangles, ascending: to be filled before {@link #sort}. */
  IntList triangles() {
    return triangles;
  }

  /** Forgets what it holds and that it was asked. */
  void clear() {
    maxX = Float.NEGATIVE_INFINITY;
    asked = 0;
    answers = -1;
  }

  /** It is not to be filled as long as it is the same block. */
  void leave() {
    maxX = Float.NEGATIVE_INFINITY;
    asked = Integer.MIN_VALUE;
    answers = -1;
  }

  /** Notes that a block is asked for that is not held here: how often it has been by now. */
  int asked(int atX, int atZ) {
    if (answers >= 0 || asked == 0 || atX != x || atZ != z) {
      clear();
      x = atX;
      z = atZ;
    }
    return ++asked;
  }

  /** How many questions it has answered since it was filled; negative while it holds nothing. */
  int answers() {
    return answers;
  }

  boolean contains(float fromX, float fromY, float fromZ, float toX, float toY, float toZ) {
    return fromX >= minX
        && toX <= maxX
        && fromZ >= minZ
        && toZ <= maxZ
        && fromY >= minY
        && toY <= maxY;
  }

  /**
   * Makes ready for questions, after the triangles were found; false where there are many in each
   * column.
   */
  boolean sort(
      WeldedSurface surface,
      float fromX,
      float fromY,
      float fromZ,
      float toX,
      float toY,
      float toZ) {
    minX = fromX;
    minY = fromY;
    minZ = fromZ;
    maxX = toX;
    maxY = toY;
    maxZ = toZ;
    answers = 0;
    int size = triangles.size();
    Budget.spend(size);
    if (boxes.length < 6 * size) {
      boxes = new float[12 * size];
      corners = new float[12 * size];
    }
    float far = Math.max(Math.max(-minX, maxX), Math.max(-minZ, maxZ));
    for (int i = 0, at = 0; i < size; i++, at += 6) {
      box(surface, triangles.get(i), at);
      far = Math.max(far, Math.max(-boxes[at], boxes[at + 3]));
      far = Math.max(far, Math.max(-boxes[at + 2], boxes[at + 5]));
    }
    slack = SLACK + STEPS * (double) Math.ulp(far);
    columns = size <= FEW ? 1 : Math.min(MOST_COLUMNS, (int) Math.sqrt(size / 2.0));
    while (columns > 1 && !fits()) {
      columns /= 2;
    }
    if (columns > 1) {
      fill();
    }
    return columns > 1 || size <= FEW;
  }

  /** Counts the triangles of each column; false when they are too many in all. */
  private boolean fits() {
    perX = columns / (maxX - minX);
    perZ = columns / (maxZ - minZ);
    int count = columns * columns;
    if (starts.length <= count) {
      starts = new int[count + 1];
    }
    Arrays.fill(starts, 0, count + 1, 0);
    spread.clear();
    int size = triangles.size();
    int sum = 0;
    for (int i = 0, at = 0; i < size && sum <= SPREAD * size; i++, at += 6) {
      int own = 0;
      int toZ = column(boxes[at + 5], minZ, perZ);
      for (int row = column(boxes[at + 2], minZ, perZ); row <= toZ; row++) {
        span(at, row);
        for (int c = spanFrom; c <= spanTo; c++) {
          starts[c * columns + row]++;
          spread.add(c * columns + row);
          own++;
        }
      }
      spread.add(own);
      sum += own;
    }
    return sum <= SPREAD * size;
  }

  /** Finds the columns of a row over which the triangle whose corners are there lies. */
  private void span(int at, int row) {
    double infinite = Double.POSITIVE_INFINITY;
    double low = row == 0 ? -infinite : minZ + row / (double) perZ - slack;
    double high = row == columns - 1 ? infinite : minZ + (row + 1) / (double) perZ + slack;
    double from = infinite;
    double to = -infinite;
    for (int k = 0; k < 6; k += 2) {
      double x = corners[at + k];
      double z = corners[at + k + 1];
      double nextX = corners[at + (k + 2) % 6];
      double nextZ = corners[at + (k + 3) % 6];
      if (z < low && nextZ < low || z > high && nextZ > high) {
        continue;
      }
      double per = nextZ == z ? 0 : (nextX - x) / (nextZ - z);
      double begin = z < low ? x + (low - z) * per : z > high ? x + (high - z) * per : x;
      double end =
          nextZ < low
              ? nextX + (low - nextZ) * per
              : nextZ > high ? nextX + (high - nextZ) * per : nextX;
      from = begin < from ? begin : from;
      from = end < from ? end : from;
      to = begin > to ? begin : to;
      to = end > to ? end : to;
    }
    // No farther than the box, whatever the division says.
    spanFrom = Math.max(column((float) (from - slack), minX, perX), column(boxes[at], minX, perX));
    spanTo = Math.min(column((float) (to + slack), minX, perX), column(boxes[at + 3], minX, perX));
  }

  private void fill() {
    int sum = 0;
    for (int c = 0; c < columns * columns; c++) {
      sum += starts[c];
      starts[c] = sum;
    }
    starts[columns * columns] = sum;
    places = places.length < sum ? new int[2 * sum] : places;
    int at = spread.size();
    for (int i = triangles.size() - 1; i >= 0; i--) {
      for (int own = spread.get(--at); own > 0; own--) {
        places[--starts[spread.get(--at)]] = i;
      }
    }
  }

  /** It never falls as the place grows, so what overlaps has a column in common. */
  private int column(float at, float min, float per) {
    int column = (int) ((at - min) * per);
    return column < 0 ? 0 : column < columns ? column : columns - 1;
  }

  /**
   * Adds the triangles whose boxes overlap or touch a box within the block, ascending; without some
   * that do not lie over it.
   */
  void overlapping(
      float fromX, float fromY, float fromZ, float toX, float toY, float toZ, IntList out) {
    answers++;
    float[] b = boxes;
    int cell = -1;
    if (columns > 1) {
      int column = column(fromX, minX, perX);
      int row = column(fromZ, minZ, perZ);
      boolean one = column == column(toX, minX, perX) && row == column(toZ, minZ, perZ);
      cell = one ? column * columns + row : -1;
    }
    int from = cell < 0 ? 0 : starts[cell];
    int to = cell < 0 ? triangles.size() : starts[cell + 1];
    Budget.spend(to - from >> LOOKS);
    // The fast compiler calls what is as long as BoxQueries.overlaps, and Math.min.
    for (int i = from; i < to; i++) {
      int place = cell < 0 ? i : places[i];
      int at = 6 * place;
      if (b[at] <= toX
          && b[at + 3] >= fromX
          && b[at + 2] <= toZ
          && b[at + 5] >= fromZ
          && b[at + 1] <= toY
          && b[at + 4] >= fromY) {
        out.add(triangles.get(place));
      }
    }
  }

  private void box(WeldedSurface surface, int t, int at) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    corners[at] = p[a];
    corners[at + 1] = p[a + 2];
    corners[at + 2] = p[b];
    corners[at + 3] = p[b + 2];
    corners[at + 4] = p[c];
    corners[at + 5] = p[c + 2];
    for (int k = 0; k < 3; k++) {
      float first = p[a + k];
      float second = p[b + k];
      float third = p[c + k];
      float least = first < second ? first : second;
      float most = first < second ? second : first;
      boxes[at + k] = third < least ? third : least;
      boxes[at + 3 + k] = third > most ? third : most;
    }
  }
}
