package org.trackwalk.mesh.topology;

import java.util.Arrays;

/**
 * Triangles that hang together over edges, open ones aside; non-manifold edges join all their
 * triangles. A triangle with a repeated corner is a component of its own.
 */
public final class Components {

  private final int[] labels;
  private final int count;

  private Components(int[] labels, int count) {
    this.labels = labels;
    this.count = count;
  }

  /** The components of a mesh. */
  public static Components of(Joins joins) {
    int[] parents = new int[joins.triangleCount()];
    Arrays.setAll(parents, t -> t);
    for (int h = 0; h < 3 * parents.length; h++) {
      if (joins.twin(h) > h) {
        union(parents, Topology.triangle(h), Topology.triangle(joins.twin(h)));
      }
    }
    int[] groups = joins.nonManifoldEdges();
    for (int at = 0; at < groups.length; at += groups[at] + 1) {
      for (int i = 2; i <= groups[at]; i++) {
        union(parents, groups[at + 1] / 3, groups[at + i] / 3);
      }
    }
    int[] labels = new int[parents.length];
    int count = 0;
    for (int t = 0; t < parents.length; t++) {
      // a root is the smallest triangle of its tree, so it is labelled before the others
      int root = find(parents, t);
      labels[t] = root == t ? count++ : labels[root];
    }
    return new Components(labels, count);
  }

  /** Number of components. */
  public int count() {
    return count;
  }

  /** Component of a triangle; numbered from 0 in the order of their first triangles. */
  public int of(int triangle) {
    return labels[triangle];
  }

  private static void union(int[] parents, int s, int t) {
    int a = find(parents, s);
    int b = find(parents, t);
    parents[Math.max(a, b)] = Math.min(a, b);
  }

  private static int find(int[] parents, int triangle) {
    int t = triangle;
    while (parents[t] != t) {
      parents[t] = parents[parents[t]];
      t = parents[t];
    }
    return t;
  }
}
