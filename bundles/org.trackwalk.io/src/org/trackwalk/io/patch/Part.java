package org.trackwalk.io.patch;

import java.util.Objects;
import org.trackwalk.mesh.level.Piece;

/**
 * The object, solid or primitive of a file that pieces were read from. Pieces that show one mesh
 * several times are one part.
 *
 * @param file as {@link Piece#file} names it
 * @param node as {@link Piece#node} names it, for people
 * @param place of its first triangle, line or byte offset, which tells parts of one file apart
 */
public record Part(String file, String node, int place) {

  /** The part that a piece was read from; -1 as place when the piece has no triangle. */
  public static Part of(Piece piece) {
    int place = piece.triangleCount() == 0 ? -1 : piece.place(0);
    return new Part(piece.file(), piece.node(), place);
  }

  /** Written out: what a record makes of itself is put together at each start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Part p
        && Objects.equals(file, p.file)
        && Objects.equals(node, p.node)
        && place == p.place;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Objects.hashCode(file) + Objects.hashCode(node)) + place;
  }
}
