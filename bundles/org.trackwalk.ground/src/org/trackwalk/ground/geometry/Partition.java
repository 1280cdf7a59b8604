package org.trackwalk.ground.geometry;

/** Disjoint sets of 0 … n-1 that are only ever joined; the smallest member names a set. */
public final class Partition {

  private final int[] parent;

  /** n sets of one member each. */
  public Partition(int n) {
    parent = new int[n];
    for (int i = 0; i < n; i++) {
      parent[i] = i;
    }
  }

  private Partition(int[] parent) {
    this.parent = parent;
  }

  /** The same sets, of which others may be joined; several threads may copy one. */
  public Partition copy() {
    return new Partition(parent.clone());
  }

  /** The smallest member of the set that i is in. */
  public int first(int i) {
    int root = i;
    while (parent[root] != root) {
      root = parent[root];
    }
    int at = i;
    while (parent[at] != root) {
      int next = parent[at];
      parent[at] = root;
      at = next;
    }
    return root;
  }

  /** True when both are in one set. */
  public boolean together(int i, int j) {
    return first(i) == first(j);
  }

  /** Joins the sets of both. */
  public void join(int i, int j) {
    int a = first(i);
    int b = first(j);
    if (a < b) {
      parent[b] = a;
    } else {
      parent[a] = b;
    }
  }
}
