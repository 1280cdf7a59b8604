package org.trackwalk.model.report;

import org.trackwalk.mesh.level.Numbers;

/**
 * What hangs together, and where it ends.
 *
 * @param piece name of the piece that is counted as if it were alone; empty for all of a level
 * @param components parts whose triangles hang together over edges
 * @param borderLoops closed lines of open edges; one that ends where three triangles meet counts,
 *     too
 * @param longestBorder length of the longest of them, in the unit of the report; 0 without one
 */
public record MeshParts(String piece, int components, int borderLoops, double longestBorder) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public MeshParts {
    Numbers.requireCounts(components, borderLoops);
    Numbers.requireSizes(longestBorder);
  }
}
