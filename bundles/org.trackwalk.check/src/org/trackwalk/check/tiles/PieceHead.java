package org.trackwalk.check.tiles;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PieceTotals;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * What a piece is, but for its mesh.
 *
 * @param name unique in the level
 * @param file as the report shows it
 * @param node its path in the file
 * @param frame how it is placed
 * @param surfaces names of its surfaces
 * @param list number of the first piece that has the very same list of vertices, as primitives of a
 *     glTF mesh may; its own where no other has it
 * @param soup whether each corner is a stored vertex of its own
 * @param collidable whether the physics sees it
 * @param surfaceClass what it is said to be for
 * @param totals what is counted over all of it
 * @param ends triangles that are kept wherever they lie: of its bounds, and the first of each
 *     surface; ascending
 * @param digest of its mesh
 */
public record PieceHead(
    String name,
    String file,
    String node,
    Frame frame,
    List<String> surfaces,
    int list,
    boolean soup,
    boolean collidable,
    SurfaceClass surfaceClass,
    PieceTotals totals,
    List<Integer> ends,
    String digest) {

  /** Of all pieces of a list, in its order. */
  static List<PieceHead> of(List<Piece> pieces) {
    Map<Object, Integer> lists = new IdentityHashMap<>();
    List<PieceHead> heads = new ArrayList<>();
    for (Piece piece : pieces) {
      Integer first = lists.putIfAbsent(piece.pointList(), heads.size());
      heads.add(of(piece, first == null ? heads.size() : first));
    }
    return heads;
  }

  private static PieceHead of(Piece piece, int list) {
    return new PieceHead(
        piece.name(),
        piece.file(),
        piece.node(),
        piece.frame(),
        piece.surfaces(),
        list,
        piece.isSoup(),
        piece.collidable(),
        piece.surfaceClass(),
        PieceTally.of(piece),
        PieceEnds.of(piece),
        MeshDigest.of(piece));
  }

  /** How many triangles it has in all. */
  int triangles() {
    return totals.triangles();
  }

  /** Stored vertices in all. */
  int vertices() {
    return totals.vertices();
  }

  /** A piece of it without a mesh. */
  Piece.Builder builder() {
    return Piece.named(name, file)
        .node(node)
        .frame(frame)
        .collidable(collidable)
        .surfaceClass(surfaceClass);
  }
}
