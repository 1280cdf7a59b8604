package org.trackwalk.contact.collide;

/**
 * Where an edge of one surface goes through a triangle of the other.
 *
 * @param ofFirst true when the edge is of the first surface
 * @param low the edge's vertex with the lesser number
 * @param high its other vertex
 * @param triangle of the other surface
 * @param share of the way from low to high, 0 to 1
 * @param way 1 when the way from low to high goes in at the triangle's front, -1 when it comes out
 * @param point three doubles
 */
record Hit(
    boolean ofFirst, int low, int high, int triangle, double share, int way, double[] point) {

  /** The same for the way that begins at a vertex of the edge. */
  int wayFrom(int vertex) {
    return vertex == low ? way : -way;
  }

  double shareFrom(int vertex) {
    return vertex == low ? share : 1 - share;
  }
}
