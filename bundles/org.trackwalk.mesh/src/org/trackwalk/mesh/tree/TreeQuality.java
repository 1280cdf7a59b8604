package org.trackwalk.mesh.tree;

/** How much work goes into a static tree. */
public enum TreeQuality {

  /**
   * Cut where the surface area heuristic expects the cheapest queries; for trees that are asked
   * more than a few hundred thousand times.
   */
  FULL,

  /**
   * Cut by the bits of a space-filling curve: built several times faster, asked a little slower.
   */
  FAST
}
