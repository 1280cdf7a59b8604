package org.trackwalk.contact.method;

/**
 * Two sets, of edges and of vertices, each with the candidate that listed it first: what the method
 * of P. Terdiman's paper, reference 3, calls the voided lists.
 */
final class VoidedLists {

  private final FirstHolders edges = new FirstHolders();
  private final FirstHolders vertices = new FirstHolders();

  void clear() {
    edges.clear();
    vertices.clear();
  }

  void listEdge(int from, int to, int candidate) {
    edges.putFirst(VoidedFeatures.edge(from, to), candidate);
  }

  void listVertex(int id, int candidate) {
    vertices.putFirst(id, candidate);
  }

  /** The candidate that listed an edge first; {@link VoidedFeatures#NONE} when none did. */
  int holderOfEdge(int from, int to) {
    return edges.find(VoidedFeatures.edge(from, to));
  }

  /** The candidate that listed a vertex first; {@link VoidedFeatures#NONE} when none did. */
  int holderOfVertex(int id) {
    return vertices.find(id);
  }
}
