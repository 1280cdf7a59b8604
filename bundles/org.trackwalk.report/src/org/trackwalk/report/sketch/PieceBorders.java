package org.trackwalk.report.sketch;

import java.util.Arrays;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Edges that the exact weld shares between two pieces: where a designer's pieces meet. */
final class PieceBorders {

  /** More are not drawn: a page of ten thousand pieces has no use for them. */
  private static final int MOST = 60_000;

  private final int[] ends;

  private PieceBorders(int[] ends) {
    this.ends = ends;
  }

  /** Finds them by sorting all edges by their ends. */
  static PieceBorders of(WeldedSurface surface) {
    int[] corners = surface.triangles();
    int first = 0;
    boolean several = false;
    for (int t = 0; t < surface.triangleCount(); t++) {
      first = t == 0 ? surface.pieceOf(t) : first;
      several |= surface.pieceOf(t) != first;
    }
    if (!several) {
      return new PieceBorders(new int[0]);
    }
    // Only vertices that several pieces use can end such an edge.
    int[] owner = new int[surface.vertexCount()];
    boolean[] border = new boolean[owner.length];
    Arrays.fill(owner, -1);
    for (int c = 0; c < corners.length; c++) {
      int piece = surface.pieceOf(c / 3);
      border[corners[c]] |= owner[corners[c]] >= 0 && owner[corners[c]] != piece;
      owner[corners[c]] = piece;
    }
    long[] edges = new long[corners.length];
    int[] pieces = new int[corners.length];
    int n = 0;
    for (int c = 0; c < corners.length; c++) {
      int a = corners[c];
      int b = corners[c % 3 == 2 ? c - 2 : c + 1];
      if (a != b && border[a] && border[b]) {
        edges[n] = (long) Math.min(a, b) << 32 | Math.max(a, b);
        pieces[n++] = surface.pieceOf(c / 3);
      }
    }
    return new PieceBorders(shared(edges, pieces, n));
  }

  private static int[] shared(long[] edges, int[] pieces, int n) {
    Integer[] order = new Integer[n];
    for (int i = 0; i < n; i++) {
      order[i] = i;
    }
    Arrays.sort(order, (i, j) -> Long.compare(edges[i], edges[j]));
    int[] ends = new int[2 * MOST];
    int count = 0;
    for (int i = 1; i < n && count < ends.length; i++) {
      int own = order[i];
      int before = order[i - 1];
      boolean fresh = i < 2 || edges[order[i - 2]] != edges[own];
      if (fresh && edges[own] == edges[before] && pieces[own] != pieces[before]) {
        ends[count++] = (int) (edges[own] >>> 32);
        ends[count++] = (int) edges[own];
      }
    }
    return Arrays.copyOf(ends, count);
  }

  /** How many are left, then both ends of each by their new numbers. */
  void write(Packed out, int[] map, int[] numbers) {
    Packed pairs = new Packed();
    int left = 0;
    long before = 0;
    for (int i = 0; i < ends.length; i += 2) {
      int a = numbers[map[ends[i]]];
      int b = numbers[map[ends[i + 1]]];
      if (a >= 0 && b >= 0 && a != b) {
        pairs.signed(a - before).signed((long) b - a);
        before = a;
        left++;
      }
    }
    out.whole(left).append(pairs);
  }
}
