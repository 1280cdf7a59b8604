package org.trackwalk.contact.method;

import java.util.Arrays;

/**
 * Which candidates hold a vertex, so that a probe among thousands of triangles asks the few around
 * one vertex and not all. Flat and reused; keeps its memory.
 */
final class VertexHolders {

  /** No further candidate. */
  static final int NONE = -1;

  private final FirstHolders lists = new FirstHolders();
  private int listCount;

  /** The first corner of a list; a corner is three times its candidate plus 0 to 2. */
  private int[] heads = new int[64];

  /** The next corner of the same vertex. */
  private int[] nexts = new int[3 * 64];

  /**
   * Starts over.
   *
   * @param count how many candidates the judgement has
   */
  void fill(Judgement judgement, int count) {
    lists.clear();
    listCount = 0;
    if (nexts.length < 3 * count) {
      nexts = new int[6 * count];
    }
    // from the last, so that the lists ascend
    for (int corner = 3 * count - 1; corner >= 0; corner--) {
      int list = listOf(judgement.vertexId(corner / 3, corner % 3));
      nexts[corner] = heads[list];
      heads[list] = corner;
    }
  }

  private int listOf(int vertex) {
    int list = lists.find(vertex);
    if (list != VoidedFeatures.NONE) {
      return list;
    }
    if (listCount == heads.length) {
      heads = Arrays.copyOf(heads, 2 * listCount);
    }
    heads[listCount] = NONE;
    lists.putFirst(vertex, listCount);
    return listCount++;
  }

  /** The first corner at a vertex that some candidate holds; its candidate is a third of it. */
  int first(int vertex) {
    return heads[lists.find(vertex)];
  }

  /** The next corner at the same vertex; {@link #NONE} after the last. */
  int next(int corner) {
    return nexts[corner];
  }
}
