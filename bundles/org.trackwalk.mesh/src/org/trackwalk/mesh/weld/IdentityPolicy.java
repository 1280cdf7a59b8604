package org.trackwalk.mesh.weld;

/**
 * What makes two corners one vertex; engines differ in it (P. Terdiman, Contact generation for
 * meshes, chapters 5 and 6).
 */
public enum IdentityPolicy {
  /** The piece and the index in its list of stored vertices. */
  INDEX,
  /** The piece and the exact stored bits. */
  PIECE_BITS,
  /** The file and the exact stored bits. */
  FILE_BITS,
  /** The frame and the exact stored bits, between frames the placed position: the welded ids. */
  LEVEL_BITS
}
