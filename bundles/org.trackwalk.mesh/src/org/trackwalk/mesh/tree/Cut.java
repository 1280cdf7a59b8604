package org.trackwalk.mesh.tree;

/** Says where a run of items falls into two. */
interface Cut {

  /**
   * Where the second side of the run from..to begins, items perhaps in another order than before;
   * {@code from} when the run should be a leaf.
   */
  int split(int from, int to);
}
