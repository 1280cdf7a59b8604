package org.trackwalk.seams.heal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.tree.IntList;

/**
 * Vertices that become one, each cluster at the middle of its members. A cluster can be forbidden;
 * then its members stay where they are.
 */
final class VertexClusters {

  /** Pairs, flat. */
  private final IntList pairs = new IntList();

  /** Pairs of vertices at one place, flat: nothing moves, so nothing forbids them. */
  private final IntList equals = new IntList();

  private final BitSet forbidden = new BitSet();
  private final BitSet moved = new BitSet();
  private float[] positions;
  private Partition partition;

  /**
   * The vertices of a surface.
   *
   * @param positions xyz triples; copied
   */
  VertexClusters(float[] positions) {
    this.positions = positions.clone();
  }

  /**
   * New vertices.
   *
   * @param points xyz triples
   * @return the first one's id; the others follow
   */
  int addAll(double[] points) {
    int v = positions.length / 3;
    positions = Arrays.copyOf(positions, positions.length + points.length);
    for (int i = 0; i < points.length; i++) {
      positions[3 * v + i] = (float) points[i] + 0.0f;
    }
    return v;
  }

  /** Says that two vertices are to become one. */
  void join(int a, int b) {
    pairs.add(a);
    pairs.add(b);
  }

  /** Joins two vertices that are at one place, whatever is forbidden. */
  void joinEqual(int a, int b) {
    equals.add(a);
    equals.add(b);
  }

  /** Whether no two vertices are to become one. */
  boolean isEmpty() {
    return pairs.size() == 0 && equals.size() == 0;
  }

  /** The vertices that are to become one with others, whatever is forbidden later. */
  BitSet joined() {
    BitSet joined = new BitSet();
    for (IntList list : List.of(equals, pairs)) {
      for (int i = 0; i < list.size(); i++) {
        joined.set(list.get(i));
      }
    }
    return joined;
  }

  /** Forms the clusters of all pairs that are not forbidden. */
  void form() {
    partition = new Partition(positions.length / 3);
    moved.clear();
    for (int i = 0; i < equals.size(); i += 2) {
      join(equals.get(i), equals.get(i + 1), partition);
    }
    for (int i = 0; i < pairs.size(); i += 2) {
      if (!forbidden.get(pairs.get(i)) && !forbidden.get(pairs.get(i + 1))) {
        join(pairs.get(i), pairs.get(i + 1), partition);
      }
    }
  }

  private void join(int a, int b, Partition into) {
    into.join(a, b);
    moved.set(a);
    moved.set(b);
  }

  /** The vertex that stands for a vertex's cluster: the lowest one. */
  int first(int vertex) {
    return moved.get(vertex) ? partition.first(vertex) : vertex;
  }

  /** Whether a vertex is in a cluster with others. */
  boolean moved(int vertex) {
    return moved.get(vertex);
  }

  /** Whether a vertex must stay where it is. */
  boolean forbidden(int vertex) {
    return forbidden.get(vertex);
  }

  /**
   * Forbids the clusters that some vertices are in.
   *
   * @param firsts their lowest vertices
   * @return whether something was not forbidden before
   */
  boolean forbid(BitSet firsts) {
    int before = forbidden.cardinality();
    for (int v = moved.nextSetBit(0); v >= 0; v = moved.nextSetBit(v + 1)) {
      if (firsts.get(partition.first(v))) {
        forbidden.set(v);
      }
    }
    return forbidden.cardinality() > before;
  }

  /** Positions with each cluster at the middle of its members; a new array. */
  float[] positions() {
    float[] middle = positions.clone();
    double[] sums = new double[3];
    IntList members = new IntList();
    int[] order = byCluster();
    for (int i = 0; i < order.length; ) {
      int first = partition.first(order[i]);
      members.clear();
      Arrays.fill(sums, 0);
      for (; i < order.length && partition.first(order[i]) == first; i++) {
        members.add(order[i]);
        for (int k = 0; k < 3; k++) {
          sums[k] += positions[3 * order[i] + k];
        }
      }
      for (int m = 0; m < members.size(); m++) {
        for (int k = 0; k < 3; k++) {
          middle[3 * members.get(m) + k] = (float) (sums[k] / members.size()) + 0.0f;
        }
      }
    }
    return middle;
  }

  /** The members of clusters, sorted by cluster, then by vertex. */
  private int[] byCluster() {
    long[] keys = new long[moved.cardinality()];
    int n = 0;
    for (int v = moved.nextSetBit(0); v >= 0; v = moved.nextSetBit(v + 1)) {
      keys[n++] = (long) partition.first(v) << 32 | v;
    }
    Arrays.sort(keys);
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      order[i] = (int) keys[i];
    }
    return order;
  }
}
