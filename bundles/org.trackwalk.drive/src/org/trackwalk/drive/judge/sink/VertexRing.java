package org.trackwalk.drive.judge.sink;

import org.trackwalk.mesh.weld.WeldedSurface;

/** The triangles around each vertex of a surface, ascending. */
final class VertexRing {

  private final int[] first;
  private final int[] triangles;

  VertexRing(WeldedSurface surface) {
    int[] corners = surface.triangles();
    int n = 3 * surface.triangleCount();
    first = new int[surface.vertexCount() + 1];
    for (int i = 0; i < n; i++) {
      first[corners[i] + 1]++;
    }
    for (int v = 0; v < surface.vertexCount(); v++) {
      first[v + 1] += first[v];
    }
    int[] next = first.clone();
    triangles = new int[n];
    for (int i = 0; i < n; i++) {
      triangles[next[corners[i]]++] = i / 3;
    }
  }

  /** Where a vertex' triangles begin; they end before those of the next one. */
  int first(int vertex) {
    return first[vertex];
  }

  /** The triangle at an index. */
  int triangle(int index) {
    return triangles[index];
  }
}
