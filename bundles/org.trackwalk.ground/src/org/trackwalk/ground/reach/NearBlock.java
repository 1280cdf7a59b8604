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

  /**
   * So far inside of a triangle, metres, a place lies on no other one that lies beside it: more
   * than what counts as on a side.
   */
  private static final double INSIDE = 2 * Floor.EDGE_SLACK;

  private static final byte ALONE = 1;

  private static final byte COVERED = 2;

  private final IntList triangles = new IntList();
  private float[] boxes = new float[6 * FEW];

  /** Three corners of each triangle: x, y, z. */
  private float[] corners = new float[9 * FEW];

  /** Of each triangle whether it is alone; zero where that is not known yet. */
  private byte[] alone = new byte[FEW];

  /** The triangle on which the last place lay that was asked for; -1 for none. */
  private int last = -1;

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
      corners = new float[18 * size];
      alone = new byte[2 * size];
    }
    Arrays.fill(alone, 0, size, (byte) 0);
    last = -1;
    float far = Math.max(Math.max(-minX, maxX), Math.max(-minZ, maxZ));
    for (int i = 0, at = 0; i < size; i++, at += 6) {
      box(surface, triangles.get(i), at, 9 * i);
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
        span(i, row);
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

  /** Finds the columns of a row over which a triangle lies, by its place. */
  private void span(int place, int row) {
    double infinite = Double.POSITIVE_INFINITY;
    double low = row == 0 ? -infinite : minZ + row / (double) perZ - slack;
    double high = row == columns - 1 ? infinite : minZ + (row + 1) / (double) perZ + slack;
    double from = infinite;
    double to = -infinite;
    int corner = 9 * place;
    int at = 6 * place;
    for (int k = 0; k < 9; k += 3) {
      int next = k == 6 ? 0 : k + 3;
      double x = corners[corner + k];
      double z = corners[corner + k + 2];
      double nextX = corners[corner + next];
      double nextZ = corners[corner + next + 2];
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
   * Adds how high the triangles lie at (x, z) whose boxes overlap or touch a box around it, within
   * the block, in their order.
   */
  void heights(
      double x,
      double z,
      float fromX,
      float fromY,
      float fromZ,
      float toX,
      float toY,
      float toZ,
      Levels out) {
    answers++;
    float[] b = boxes;
    if (last >= 0 && b[6 * last + 1] <= toY && b[6 * last + 4] >= fromY) {
      int corner = 9 * last;
      double h = PlaneHeight.at(corners, corner, corner + 3, corner + 6, x, z, INSIDE);
      if (!Double.isNaN(h) && isAlone(last)) {
        out.add(h, triangles.get(last));
        Budget.spend(1);
        return;
      }
    }
    int cell = -1;
    if (columns > 1) {
      int column = column(fromX, minX, perX);
      int row = column(fromZ, minZ, perZ);
      boolean one = column == column(toX, minX, perX) && row == column(toZ, minZ, perZ);
      cell = one ? column * columns + row : -1;
    }
    int from = cell < 0 ? 0 : starts[cell];
    int to = cell < 0 ? triangles.size() : starts[cell + 1];
    int found = 0;
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
        found++;
        int corner = 9 * place;
        double h = PlaneHeight.at(corners, corner, corner + 3, corner + 6, x, z);
        if (!Double.isNaN(h)) {
          out.add(h, triangles.get(place));
          last = place;
        }
      }
    }
    Budget.spend(1L + found + (to - from >> LOOKS));
  }

  /** Whether nothing else of the block lies over or under the inside of a triangle. */
  private boolean isAlone(int place) {
    if (alone[place] == 0) {
      alone[place] = ALONE;
      float[] b = boxes;
      int at = 6 * place;
      for (int i = 0, other = 0; i < triangles.size(); i++, other += 6) {
        if (b[other] < b[at + 3]
            && b[other + 3] > b[at]
            && b[other + 2] < b[at + 5]
            && b[other + 5] > b[at + 2]
            && i != place
            && !Apart.above(corners, 9 * i, 9 * place)) {
          alone[place] = COVERED;
          break;
        }
      }
      Budget.spend(triangles.size() >> LOOKS);
    }
    return alone[place] == ALONE;
  }

  private void box(WeldedSurface surface, int t, int at, int corner) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    System.arraycopy(p, a, corners, corner, 3);
    System.arraycopy(p, b, corners, corner + 3, 3);
    System.arraycopy(p, c, corners, corner + 6, 3);
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
