package org.trackwalk.contact.method;

import java.util.Arrays;

/**
 * The set V of P. Terdiman, Contact generation for meshes, chapter 4: triangles whose edges and
 * vertices make no more contacts. Each triangle is added with the candidate it belongs to, so that
 * an explanation can name the culprit: the first triangle added that holds the feature.
 *
 * <p>A probe meets a handful of triangles, and comparing a handful beats any hash; past {@link
 * #LISTED} triangles two open-addressing tables take over, so that a probe in a dense mesh does not
 * cost the square of its candidates.
 */
final class VoidedFeatures {

  /** No triangle holds the feature. */
  static final int NONE = -1;

  private static final int LISTED = 48;

  private int size;
  private int[] corners = new int[3 * LISTED];
  private int[] owners = new int[LISTED];
  private FirstHolders vertices;
  private FirstHolders edges;

  void clear() {
    size = 0;
  }

  void add(int a, int b, int c, int owner) {
    if (size == owners.length) {
      corners = Arrays.copyOf(corners, 6 * size);
      owners = Arrays.copyOf(owners, 2 * size);
    }
    corners[3 * size] = a;
    corners[3 * size + 1] = b;
    corners[3 * size + 2] = c;
    owners[size] = owner;
    size++;
    if (size == LISTED) {
      startTables();
    } else if (size > LISTED) {
      tabulate(size - 1);
    }
  }

  /** The candidate of the first triangle that holds a vertex. */
  int holderOfVertex(int id) {
    if (size >= LISTED) {
      return vertices.find(id);
    }
    for (int i = 0; i < 3 * size; i++) {
      if (corners[i] == id) {
        return owners[i / 3];
      }
    }
    return NONE;
  }

  /** The candidate of the first triangle that holds an edge. */
  int holderOfEdge(int from, int to) {
    if (size >= LISTED) {
      return edges.find(edge(from, to));
    }
    for (int i = 0; i < size; i++) {
      int a = corners[3 * i];
      int b = corners[3 * i + 1];
      int c = corners[3 * i + 2];
      if ((a == from || b == from || c == from) && (a == to || b == to || c == to)) {
        return owners[i];
      }
    }
    return NONE;
  }

  private void startTables() {
    if (vertices == null) {
      vertices = new FirstHolders();
      edges = new FirstHolders();
    }
    vertices.clear();
    edges.clear();
    for (int i = 0; i < size; i++) {
      tabulate(i);
    }
  }

  private void tabulate(int i) {
    int a = corners[3 * i];
    int b = corners[3 * i + 1];
    int c = corners[3 * i + 2];
    vertices.putFirst(a, owners[i]);
    vertices.putFirst(b, owners[i]);
    vertices.putFirst(c, owners[i]);
    edges.putFirst(edge(a, b), owners[i]);
    edges.putFirst(edge(b, c), owners[i]);
    edges.putFirst(edge(c, a), owners[i]);
  }

  /** One key for an edge, whichever way it runs. */
  static long edge(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }
}
