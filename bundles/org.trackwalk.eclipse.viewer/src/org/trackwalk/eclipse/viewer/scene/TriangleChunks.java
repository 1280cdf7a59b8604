package org.trackwalk.eclipse.viewer.scene;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The triangles of a surface in an order for drawing: by piece and, where that is asked for, by
 * what they are painted with; inside that in compact chunks (halved at the median of the longest
 * side until they are small), inside a chunk the largest first, so that the beginning of a chunk
 * stands for all of it while the view moves.
 *
 * <p>Resident: four bytes per triangle; the corners stay where the surface has them.
 */
public final class TriangleChunks {

  /** Triangles in a chunk at most. */
  public static final int MOST = 4096;

  private final WeldedSurface surface;
  private final int[] order;
  private int[] first = new int[16];
  private int[] pieces = new int[16];
  private float[] boxes = new float[96];
  private int count;

  private TriangleChunks(WeldedSurface surface, int most, IntUnaryOperator groups) {
    this.surface = surface;
    order = byPiece(surface);
    if (groups != null) {
      byGroup(groups);
    }
    int n = order.length;
    for (int from = 0; from < n; ) {
      int piece = surface.pieceOf(order[from]);
      int to = from;
      int group = groups == null ? 0 : groups.applyAsInt(order[from]);
      while (to < n
          && surface.pieceOf(order[to]) == piece
          && (groups == null || groups.applyAsInt(order[to]) == group)) {
        to++;
      }
      split(piece, from, to, Math.max(1, most));
      from = to;
    }
    first = Arrays.copyOf(first, count + 1);
    first[count] = n;
  }

  /** The chunks of a surface. */
  public static TriangleChunks of(WeldedSurface surface) {
    return new TriangleChunks(surface, MOST, null);
  }

  /**
   * The chunks of a surface, none of which has triangles of two groups.
   *
   * @param groups of triangles, from 0
   */
  public static TriangleChunks of(WeldedSurface surface, IntUnaryOperator groups) {
    return new TriangleChunks(surface, MOST, groups);
  }

  /** The same with another largest size; at least 1 is taken. */
  public static TriangleChunks of(WeldedSurface surface, int most) {
    return new TriangleChunks(surface, most, null);
  }

  /** Number of chunks. */
  public int count() {
    return count;
  }

  /** Number of triangles of all chunks. */
  public int triangles() {
    return order.length;
  }

  /** Place of a chunk's first triangle; {@code first(count())} is the number of triangles. */
  public int first(int chunk) {
    return first[chunk];
  }

  /** The triangle of the surface at a place. */
  public int triangle(int place) {
    return order[place];
  }

  /** The piece of a chunk. */
  public int piece(int chunk) {
    return pieces[chunk];
  }

  /** Min (0 to 2) or max (3 to 5) coordinate of a chunk's box, metres. */
  public float box(int chunk, int k) {
    return boxes[6 * chunk + k];
  }

  private static int[] byPiece(WeldedSurface surface) {
    int[] start = new int[surface.pieces().size() + 1];
    int n = surface.triangleCount();
    for (int t = 0; t < n; t++) {
      start[surface.pieceOf(t) + 1]++;
    }
    for (int p = 1; p < start.length; p++) {
      start[p] += start[p - 1];
    }
    int[] sorted = new int[n];
    for (int t = 0; t < n; t++) {
      sorted[start[surface.pieceOf(t)]++] = t;
    }
    return sorted;
  }

  /** Sorts the triangles of each piece by group. */
  private void byGroup(IntUnaryOperator groups) {
    int n = order.length;
    for (int from = 0; from < n; ) {
      int piece = surface.pieceOf(order[from]);
      int to = from;
      while (to < n && surface.pieceOf(order[to]) == piece) {
        to++;
      }
      long[] keys = new long[to - from];
      for (int i = from; i < to; i++) {
        keys[i - from] = (long) groups.applyAsInt(order[i]) << 32 | order[i];
      }
      Arrays.sort(keys);
      for (int i = from; i < to; i++) {
        order[i] = (int) keys[i - from];
      }
      from = to;
    }
  }

  private void split(int piece, int from, int to, int most) {
    float[] box = new float[6];
    box(from, to, box);
    if (to - from <= most) {
      add(piece, from, to, box);
      return;
    }
    int axis = 0;
    for (int k = 1; k < 3; k++) {
      axis = box[3 + k] - box[k] > box[3 + axis] - box[axis] ? k : axis;
    }
    sort(from, to, axis);
    int middle = (from + to) >>> 1;
    split(piece, from, middle, most);
    split(piece, middle, to, most);
  }

  private void add(int piece, int from, int to, float[] box) {
    if (count + 1 >= first.length) {
      first = Arrays.copyOf(first, 2 * first.length);
      pieces = Arrays.copyOf(pieces, first.length);
      boxes = Arrays.copyOf(boxes, 6 * first.length);
    }
    largestFirst(from, to);
    first[count] = from;
    pieces[count] = piece;
    System.arraycopy(box, 0, boxes, 6 * count, 6);
    count++;
  }

  private void box(int from, int to, float[] box) {
    Arrays.fill(box, 0, 3, Float.POSITIVE_INFINITY);
    Arrays.fill(box, 3, 6, Float.NEGATIVE_INFINITY);
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    for (int i = from; i < to; i++) {
      for (int c = 0; c < 3; c++) {
        int v = 3 * corners[3 * order[i] + c];
        for (int k = 0; k < 3; k++) {
          box[k] = Math.min(box[k], p[v + k]);
          box[3 + k] = Math.max(box[3 + k], p[v + k]);
        }
      }
    }
  }

  /** Sorts a range by the sum of the corners along an axis: long keys, no boxing. */
  private void sort(int from, int to, int axis) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    long[] keys = new long[to - from];
    for (int i = from; i < to; i++) {
      int t = order[i];
      float sum =
          p[3 * corners[3 * t] + axis]
              + p[3 * corners[3 * t + 1] + axis]
              + p[3 * corners[3 * t + 2] + axis];
      keys[i - from] = key(sum, t);
    }
    Arrays.sort(keys);
    for (int i = from; i < to; i++) {
      order[i] = (int) keys[i - from];
    }
  }

  private void largestFirst(int from, int to) {
    long[] keys = new long[to - from];
    for (int i = from; i < to; i++) {
      keys[i - from] = key(-squaredArea(order[i]), order[i]);
    }
    Arrays.sort(keys);
    for (int i = from; i < to; i++) {
      order[i] = (int) keys[i - from];
    }
  }

  /** Sorts as the floats do, then by the triangle. */
  private static long key(float value, int triangle) {
    int bits = Float.floatToIntBits(value + 0.0f);
    int ascending = bits ^ bits >> 31 & Integer.MAX_VALUE;
    return (long) ascending << 32 | triangle;
  }

  private float squaredArea(int t) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    float ux = p[b] - p[a];
    float uy = p[b + 1] - p[a + 1];
    float uz = p[b + 2] - p[a + 2];
    float vx = p[c] - p[a];
    float vy = p[c + 1] - p[a + 1];
    float vz = p[c + 2] - p[a + 2];
    float nx = uy * vz - uz * vy;
    float ny = uz * vx - ux * vz;
    float nz = ux * vy - uy * vx;
    return nx * nx + ny * ny + nz * nz;
  }
}
