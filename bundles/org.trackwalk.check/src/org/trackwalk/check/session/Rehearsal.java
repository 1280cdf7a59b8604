package org.trackwalk.check.session;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;

/** A change that nobody has made: a vertex of one piece is a little higher. */
final class Rehearsal {

  /** Of the size of a triangle at the vertex: some millimetres on a road. */
  private static final float SHARE = 1f / 1024;

  private Rehearsal() {}

  /**
   * A level with the change.
   *
   * @param turn counts up: each changes another piece, far from the one before
   * @return the level itself where none of its pieces has a triangle
   */
  static Level of(Level level, int turn) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    // Steps of the golden ratio stay apart, however many there are.
    double place = (turn + 1) * (Math.sqrt(5) - 1) / 2;
    int first = (int) ((place - Math.floor(place)) * pieces.size());
    for (int i = 0; i < pieces.size(); i++) {
      int at = (first + i) % pieces.size();
      if (pieces.get(at).triangleCount() > 0 && pieces.get(at).collidable()) {
        pieces.set(at, raised(pieces.get(at)));
        return level.withPieces(pieces);
      }
    }
    return level;
  }

  private static Piece raised(Piece piece) {
    float[] xyz = piece.points().clone();
    int[] corners = piece.corners();
    int corner = 3 * (piece.triangleCount() / 2);
    int v = 3 * corners[corner];
    float size = 0;
    for (int k = 0; k < 9; k++) {
      size = Math.max(size, Math.abs(xyz[3 * corners[corner + k / 3] + k % 3] - xyz[v + k % 3]));
    }
    xyz[v + (piece.frame().up() == UpAxis.Z ? 2 : 1)] += size * SHARE;
    Piece.Builder builder = piece.toBuilder().normals(null, null);
    return (piece.isSoup() ? builder.soup(xyz, corners) : builder.mesh(xyz, corners)).build();
  }
}
