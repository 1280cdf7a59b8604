package org.trackwalk.mesh.topology;

import java.util.Arrays;

/** What is counted and listed while the edges of a range of vertices are visited. */
final class EdgeFacts {

  private int boundaryEdges;
  private int nonManifoldEdges;
  private int windingMismatches;
  private int convex;
  private int flat;
  private int concave;
  private int[] nonManifold = {};
  private int nonManifoldSize;
  private int[] duplicates = {};
  private int duplicateSize;

  void boundary() {
    boundaryEdges++;
  }

  void windingMismatch() {
    windingMismatches++;
  }

  void bend(int bend) {
    if (bend > 0) {
      convex++;
    } else if (bend < 0) {
      concave++;
    } else {
      flat++;
    }
  }

  /** Forgets an edge that was noted before. */
  void unbend(int bend) {
    if (bend > 0) {
      convex--;
    } else if (bend < 0) {
      concave--;
    } else {
      flat--;
    }
  }

  /** Notes an edge of more than two triangles: its half-edges are the lower halves of entries. */
  void nonManifold(long[] entries, int from, int to) {
    nonManifoldEdges++;
    nonManifold = room(nonManifold, nonManifoldSize, to - from + 1);
    nonManifold[nonManifoldSize++] = to - from;
    for (int i = from; i < to; i++) {
      nonManifold[nonManifoldSize++] = (int) entries[i];
    }
  }

  void duplicate(int triangle) {
    duplicates = room(duplicates, duplicateSize, 1);
    duplicates[duplicateSize++] = triangle;
  }

  /** Takes over what the next range of vertices has found. */
  void add(EdgeFacts more) {
    boundaryEdges += more.boundaryEdges;
    nonManifoldEdges += more.nonManifoldEdges;
    windingMismatches += more.windingMismatches;
    convex += more.convex;
    flat += more.flat;
    concave += more.concave;
    nonManifold = room(nonManifold, nonManifoldSize, more.nonManifoldSize);
    System.arraycopy(more.nonManifold, 0, nonManifold, nonManifoldSize, more.nonManifoldSize);
    nonManifoldSize += more.nonManifoldSize;
    duplicates = room(duplicates, duplicateSize, more.duplicateSize);
    System.arraycopy(more.duplicates, 0, duplicates, duplicateSize, more.duplicateSize);
    duplicateSize += more.duplicateSize;
  }

  /** The same with fewer edges that one triangle uses. */
  EdgeFacts withoutBoundary(int edges) {
    EdgeFacts fewer = copy();
    fewer.boundaryEdges -= edges;
    return fewer;
  }

  /** The same, to be changed. */
  EdgeFacts copy() {
    EdgeFacts copy = new EdgeFacts();
    copy.add(this);
    copy.finish();
    return copy;
  }

  /** Cuts the lists to their length and puts the duplicates into order. */
  void finish() {
    nonManifold = Arrays.copyOf(nonManifold, nonManifoldSize);
    duplicates = Arrays.copyOf(duplicates, duplicateSize);
    Arrays.sort(duplicates);
  }

  int boundaryEdges() {
    return boundaryEdges;
  }

  int nonManifoldEdges() {
    return nonManifoldEdges;
  }

  int windingMismatches() {
    return windingMismatches;
  }

  int convex() {
    return convex;
  }

  int flat() {
    return flat;
  }

  int concave() {
    return concave;
  }

  int[] nonManifold() {
    return nonManifold;
  }

  int[] duplicates() {
    return duplicates;
  }

  private static int[] room(int[] list, int size, int more) {
    return size + more <= list.length ? list : Arrays.copyOf(list, 2 * (size + more));
  }
}
