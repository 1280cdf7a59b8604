package org.trackwalk.check.tiles;

import org.trackwalk.model.finding.Features;

/**
 * What the triangles and vertices of a joined piece are called in its file.
 *
 * @param soup whether each corner is a stored vertex of its own
 * @param triangles stored number of each, ascending
 * @param vertices stored number of each, ascending
 */
record StoredNumbers(boolean soup, int[] triangles, int[] vertices) {

  /** The same features as the file numbers them. */
  Features of(Features joined) {
    return new Features(
        joined.file(),
        joined.triangles().stream().map(t -> triangles[t]).toList(),
        joined.edges().stream().map(this::vertex).toList(),
        joined.vertices().stream().map(this::vertex).toList(),
        joined.place());
  }

  private Integer vertex(int v) {
    return soup ? 3 * triangles[v / 3] + v % 3 : vertices[v];
  }
}
