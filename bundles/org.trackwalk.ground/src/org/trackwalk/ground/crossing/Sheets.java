package org.trackwalk.ground.crossing;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The sheets of a surface: triangles of one piece that hang together over vertices. Only sheets
 * cross, whether they are of one piece or of two; one mesh may hold a road and its terrain.
 *
 * @param of the sheet of each triangle
 * @param count how many there are
 */
public record Sheets(int[] of, int count) {

  /** Sheets depend on nothing but numbers. */
  private record Asked() {}

  /** The sheets, or those that are known where the numbers are the same. */
  public static Sheets of(WeldedSurface surface, Memory memory) {
    return SameNumbers.of(memory, surface, new Asked(), () -> find(surface));
  }

  private static Sheets find(WeldedSurface surface) {
    int[] sheets = new int[surface.triangleCount()];
    int[] corners = surface.triangles();
    int[] parents = new int[surface.vertexCount()];
    int[] labels = new int[surface.vertexCount()];
    int[] lastPiece = new int[surface.vertexCount()];
    Arrays.fill(lastPiece, -1);
    int[] order = byPiece(surface);
    int count = 0;
    int end;
    for (int begin = 0; begin < order.length; begin = end) {
      int piece = surface.pieceOf(order[begin]);
      for (end = begin; end < order.length && surface.pieceOf(order[end]) == piece; end++) {
        int c = 3 * order[end];
        for (int k = c; k < c + 3; k++) {
          int v = corners[k];
          if (lastPiece[v] != piece) {
            lastPiece[v] = piece;
            parents[v] = v;
            labels[v] = -1;
          }
        }
        union(parents, corners[c], corners[c + 1]);
        union(parents, corners[c], corners[c + 2]);
      }
      for (int i = begin; i < end; i++) {
        int root = root(parents, corners[3 * order[i]]);
        labels[root] = labels[root] < 0 ? count++ : labels[root];
        sheets[order[i]] = labels[root];
      }
    }
    return new Sheets(sheets, count);
  }

  /** Numbers of triangles, those of each piece together and ascending. */
  private static int[] byPiece(WeldedSurface surface) {
    List<?> pieces = surface.pieces();
    int[] next = new int[pieces.size() + 1];
    for (int t = 0; t < surface.triangleCount(); t++) {
      next[surface.pieceOf(t) + 1]++;
    }
    Arrays.parallelPrefix(next, Integer::sum);
    int[] order = new int[surface.triangleCount()];
    for (int t = 0; t < order.length; t++) {
      order[next[surface.pieceOf(t)]++] = t;
    }
    return order;
  }

  private static void union(int[] parents, int v, int w) {
    int a = root(parents, v);
    int b = root(parents, w);
    parents[Math.max(a, b)] = Math.min(a, b);
  }

  private static int root(int[] parents, int vertex) {
    int v = vertex;
    while (parents[v] != v) {
      parents[v] = parents[parents[v]];
      v = parents[v];
    }
    return v;
  }

  /** Whether two triangles are of one sheet. */
  boolean same(int s, int t) {
    return of[s] == of[t];
  }
}
