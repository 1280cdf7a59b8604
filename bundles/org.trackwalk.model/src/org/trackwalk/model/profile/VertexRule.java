package org.trackwalk.model.profile;

import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * When corners are one vertex, so that an edge between them is inside the surface.
 *
 * @param same what is compared inside a body
 * @param tolerance metres, for {@link Vertices#POSITION}; else 0
 * @param across whether vertices of two bodies are compared too
 * @param source where that comes from
 */
public record VertexRule(Vertices same, double tolerance, boolean across, String source) {

  /** What the contact pipeline compares when the level is made of such bodies. */
  public IdentityPolicy identity(Bodies bodies) {
    if (across) {
      return IdentityPolicy.LEVEL_BITS;
    }
    if (same == Vertices.INDEX) {
      return IdentityPolicy.INDEX;
    }
    return switch (bodies) {
      case ONE -> IdentityPolicy.LEVEL_BITS;
      case FILE -> IdentityPolicy.FILE_BITS;
      case PIECE -> IdentityPolicy.PIECE_BITS;
    };
  }
}
