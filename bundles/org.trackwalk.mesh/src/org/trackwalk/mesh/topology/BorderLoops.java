package org.trackwalk.mesh.topology;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Where a mesh ends: open edges that follow each other around the fans of triangles at their ends.
 * A loop closes, unless it comes to an edge of three or more triangles, where no one edge follows;
 * then it is a line with two ends, and counts as a loop, too.
 */
public final class BorderLoops {

  private final Joins joins;

  /** Per loop an open half-edge of it: its first, or one of its ends. */
  private int[] first = new int[16];

  private double[] lengths = new double[16];
  private int count;

  private BorderLoops(Joins joins) {
    this.joins = joins;
  }

  /**
   * The loops of a mesh.
   *
   * @param positions xyz triples of its vertices
   */
  public static BorderLoops of(Joins joins, float[] positions) {
    BorderLoops loops = new BorderLoops(joins);
    int[] open = joins.openHalfEdges();
    BitSet walked = new BitSet();
    for (int h : open) {
      if (!walked.get(h)) {
        loops.walk(h, positions, walked);
      }
    }
    return loops;
  }

  /** Number of loops. */
  public int count() {
    return count;
  }

  /** An open half-edge of a loop; loops are in the order of their lowest half-edges. */
  public int halfEdge(int loop) {
    return first[loop];
  }

  /** Length of a loop, in the unit of the positions. */
  public double length(int loop) {
    return lengths[loop];
  }

  private void walk(int h, float[] positions, BitSet walked) {
    int start = end(h, joins.from(h));
    double length = 0;
    int at = start;
    int vertex = entry(start);
    while (at >= 0 && !walked.get(at)) {
      walked.set(at);
      length += length(at, positions);
      vertex = joins.from(at) == vertex ? joins.to(at) : joins.from(at);
      at = joins.nextOpen(at, vertex);
    }
    if (count == first.length) {
      first = Arrays.copyOf(first, 2 * count);
      lengths = Arrays.copyOf(lengths, 2 * count);
    }
    first[count] = start;
    lengths[count++] = length;
  }

  /** The last open half-edge before a line's end; the one to start from where a loop closes. */
  private int end(int h, int vertex) {
    int at = h;
    int to = vertex;
    int next = joins.nextOpen(at, to);
    while (next >= 0 && next != h) {
      at = next;
      to = joins.from(at) == to ? joins.to(at) : joins.from(at);
      next = joins.nextOpen(at, to);
    }
    return next < 0 ? at : h;
  }

  /** The vertex at which a walk from a half-edge begins: where nothing goes on, if there is one. */
  private int entry(int h) {
    return joins.nextOpen(h, joins.to(h)) < 0 ? joins.to(h) : joins.from(h);
  }

  private double length(int h, float[] p) {
    int a = 3 * joins.from(h);
    int b = 3 * joins.to(h);
    double x = (double) p[b] - p[a];
    double y = (double) p[b + 1] - p[a + 1];
    double z = (double) p[b + 2] - p[a + 2];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
