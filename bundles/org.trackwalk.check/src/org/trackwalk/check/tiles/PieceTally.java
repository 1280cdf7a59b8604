package org.trackwalk.check.tiles;

import org.trackwalk.course.naming.MisspeltRoad;
import org.trackwalk.course.scale.WrittenDigits;
import org.trackwalk.ground.surface.DrawnVertices;
import org.trackwalk.ground.surface.RepeatedVertices;
import org.trackwalk.ground.surface.SurfaceCounts;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PieceTotals;

/** Counts and sums up what rules ask of whole pieces. */
final class PieceTally {

  private PieceTally() {}

  /** Of a piece that is there as a whole. */
  static PieceTotals of(Piece piece) {
    RepeatedVertices repeated = RepeatedVertices.of(piece);
    return new PieceTotals(
        piece.triangleCount(),
        piece.vertexCount(),
        piece.pointCount(),
        DrawnVertices.count(piece),
        SurfaceCounts.of(piece),
        repeated.count(),
        repeated.lowest(),
        MisspeltRoad.ground(piece),
        WrittenDigits.rounding(piece));
  }
}
