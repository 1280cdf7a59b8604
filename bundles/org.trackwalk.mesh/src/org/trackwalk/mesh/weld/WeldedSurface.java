package org.trackwalk.mesh.weld;

import java.util.BitSet;
import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.WorkSize;

/**
 * All collidable triangles of a level over shared, exactly welded vertices, in <b>canonical
 * order</b>: vertices sorted by the bits of their placed position, triangles by their sorted vertex
 * ids, then by piece name. The order of files, pieces and triangles in the input therefore changes
 * nothing here but {@link #sourceTriangle} and {@link #sourceVertex}, and an index of this surface
 * is a geometry key.
 *
 * <p>Triangles with a corner that is not finite are left out. Triangles with a repeated corner are
 * kept; {@code Topology} names them. A triangle starts with its smallest vertex id and keeps its
 * winding; pieces whose frame mirrors are turned around, so counter-clockwise is outside for all.
 */
public final class WeldedSurface {

  private final List<Piece> pieces;
  private final float[] positions;
  private final int[] triangles;
  private final int[] firstCorners;

  /** Index of the piece of each triangle; null where one piece has them all. */
  private final int[] trianglePieces;

  private final int onlyPiece;
  private final BitSet negativeZeros;
  private final int signedZeroSplits;
  private final int nonFiniteVertices;
  private final int nonFiniteTriangles;

  /** Null until somebody asks for it. */
  private volatile WorkSize workSize;

  WeldedSurface(List<Piece> pieces, VertexIds ids, TriangleWeld welded, int storedTriangles) {
    this.pieces = List.copyOf(pieces);
    positions = ids.positions();
    triangles = welded.triangles();
    firstCorners = welded.firstCorners();
    trianglePieces = welded.pieces();
    onlyPiece = welded.onlyPiece();
    negativeZeros = ids.negativeZeros();
    signedZeroSplits = ids.signedZeroSplits();
    nonFiniteVertices = ids.nonFiniteVertices();
    nonFiniteTriangles = storedTriangles - triangles.length / 3;
  }

  /** The same numbers for everything, over vertices of which some lie elsewhere. */
  WeldedSurface(WeldedSurface before, List<Piece> pieces, float[] positions) {
    this.pieces = List.copyOf(pieces);
    this.positions = positions;
    triangles = before.triangles;
    firstCorners = before.firstCorners;
    trianglePieces = before.trianglePieces;
    onlyPiece = before.onlyPiece;
    negativeZeros = before.negativeZeros;
    signedZeroSplits = before.signedZeroSplits;
    nonFiniteVertices = before.nonFiniteVertices;
    nonFiniteTriangles = before.nonFiniteTriangles;
  }

  /**
   * Whether another surface has the same vertices, triangles and pieces by the same numbers, and
   * differs at most in where vertices lie. False where nobody knows: it is known of what was welded
   * again.
   *
   * @see ExactWeld#again
   */
  public boolean sameNumbers(WeldedSurface other) {
    return triangles == other.triangles && firstCorners == other.firstCorners;
  }

  /** The level's pieces in canonical order (by name); includes those that are not collidable. */
  public List<Piece> pieces() {
    return pieces;
  }

  /** Placed positions, metres, Y up: xyz triples, one per welded vertex. Shared: do not write. */
  public float[] positions() {
    return positions;
  }

  /** Three welded vertex ids per triangle. Shared: do not write. */
  public int[] triangles() {
    return triangles;
  }

  /** Number of triangles. */
  public int triangleCount() {
    return triangles.length / 3;
  }

  /** By what it is measured how much work may be done on it. */
  public WorkSize workSize() {
    WorkSize size = workSize;
    if (size == null) {
      size = new WorkSize(triangleCount(), Crowd.of(positions, triangles));
      workSize = size;
    }
    return size;
  }

  /** Number of welded vertices that triangles use. */
  public int vertexCount() {
    return positions.length / 3;
  }

  /**
   * Whether a triangle has the corners of an earlier one, in the same direction. Triangles of the
   * same corners stand side by side, those of the other direction among them.
   */
  public boolean repeats(int triangle) {
    int t = 3 * triangle;
    int a = triangles[t];
    int b = triangles[t + 1];
    int c = triangles[t + 2];
    for (int s = t - 3; s >= 0 && triangles[s] == a; s -= 3) {
      if (triangles[s + 1] == b && triangles[s + 2] == c) {
        return true;
      }
      if (triangles[s + 1] != c || triangles[s + 2] != b) {
        return false;
      }
    }
    return false;
  }

  /** Index into {@link #pieces()} of the piece that a triangle belongs to. */
  public int pieceOf(int triangle) {
    return trianglePieces == null ? onlyPiece : trianglePieces[triangle];
  }

  /** Index of a triangle in its own piece. */
  public int sourceTriangle(int triangle) {
    return firstCorners[triangle] / 3;
  }

  /** True when the stored position of a vertex has a coordinate that is -0.0. */
  public boolean hasNegativeZero(int vertex) {
    return negativeZeros.get(vertex);
  }

  /** How many vertices would disappear if -0.0 were +0.0. */
  public int signedZeroSplits() {
    return signedZeroSplits;
  }

  /** Stored vertices, used or not, with a NaN or infinite coordinate, over collidable pieces. */
  public int nonFiniteVertices() {
    return nonFiniteVertices;
  }

  /** Triangles left out because a corner is not finite. */
  public int nonFiniteTriangles() {
    return nonFiniteTriangles;
  }

  /**
   * Stored vertex index, in its own piece, of a corner of a surface triangle.
   *
   * @param corner 0 to 2, as in {@link #triangles()}
   */
  public int sourceVertex(int triangle, int corner) {
    Piece piece = pieces.get(pieceOf(triangle));
    return piece.vertexOf(sourceCorner(triangle, corner));
  }

  /**
   * Which corner of its piece, three per triangle as the piece stores them, a corner of a surface
   * triangle is.
   *
   * @param corner 0 to 2, as in {@link #triangles()}
   */
  public int sourceCorner(int triangle, int corner) {
    Piece piece = pieces.get(pieceOf(triangle));
    int first = firstCorners[triangle];
    int turn = piece.frame().mirrors() ? 3 - corner : corner;
    return first - first % 3 + (first + turn) % 3;
  }
}
