package org.trackwalk.mesh.weld;

import java.util.List;
import java.util.Optional;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Welds the pieces of a level on vertex identity, (frame, source bits) inside a frame and the
 * placed position between frames (P. Terdiman, Contact generation for meshes, chapter 6;
 * docs/conventions.md), and puts the outcome in canonical order.
 */
public final class ExactWeld {

  /** Stored vertices per bucket: a table and records of this size stay in a core's own cache. */
  private static final int BUCKET_SIZE = 1 << 13;

  private static final int MAX_BUCKETS = 1024;

  private ExactWeld() {}

  /**
   * Welds all collidable pieces.
   *
   * @param pieces in any order; those that are not collidable only appear in the surface's list
   * @param threads at least 1; changes nothing but the time
   * @throws org.trackwalk.mesh.progress.CancelledException when the user has cancelled
   */
  public static WeldedSurface weld(List<Piece> pieces, int threads, Progress progress) {
    int vertices = pieces.stream().mapToInt(Piece::pointCount).sum();
    int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
    // Where vertices are not shared most of them repeat others.
    int distinct = Math.min(vertices, triangles);
    int buckets = Math.max(1, Math.min(MAX_BUCKETS, distinct / BUCKET_SIZE));
    return weld(pieces, buckets, threads, progress);
  }

  /**
   * The same weld, sooner where only vertices have been moved since another one and none of them
   * past another in canonical order: then all numbers are those of before ({@link
   * WeldedSurface#sameNumbers}).
   *
   * @param before welded of the same level as it was; null for none
   * @throws org.trackwalk.mesh.progress.CancelledException when the user has cancelled
   */
  public static WeldedSurface again(
      WeldedSurface before, List<Piece> pieces, int threads, Progress progress) {
    return Optional.ofNullable(before)
        .flatMap(known -> MovedVertices.weld(known, PieceOrder.sorted(pieces)))
        .orElseGet(() -> weld(pieces, threads, progress));
  }

  /**
   * The weld with a given number of buckets, which changes nothing but the time.
   *
   * @param buckets 0 to do without them
   */
  static WeldedSurface weld(List<Piece> pieces, int buckets, int threads, Progress progress) {
    List<Piece> sorted = PieceOrder.sorted(pieces);
    StoredMesh mesh = new StoredMesh(sorted);
    progress.begin("welding", mesh.triangleCount());
    Optional<VertexIds> fast =
        buckets == 0 ? Optional.empty() : BucketVertexWeld.weld(mesh, buckets, threads, progress);
    VertexIds ids = fast.orElseGet(() -> DirectVertexWeld.weld(mesh, progress));
    TriangleWeld triangles = new TriangleWeld(mesh, ids, threads, progress);
    progress.worked(mesh.triangleCount());
    return new WeldedSurface(sorted, ids, triangles, mesh.triangleCount());
  }
}
