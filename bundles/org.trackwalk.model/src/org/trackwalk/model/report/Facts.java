package org.trackwalk.model.report;

import java.util.List;
import org.trackwalk.mesh.level.Coordinates;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.mesh.level.Numbers;

/**
 * Counts over the collidable triangles of a level, as docs/reports.md defines each.
 *
 * @param pieces number of pieces
 * @param triangles polygons triangulated, triangles with index errors left out
 * @param weldedVertices distinct vertices used by triangles with finite corners
 * @param boundaryEdgesPerPiece edges used by one triangle, counted inside each piece
 * @param boundaryEdges edges of the welded surface used by one triangle
 * @param nonManifoldEdges edges of the welded surface used by more than two triangles
 * @param windingMismatchEdges edges used by two triangles in the same direction
 * @param degenerateTriangles triangles with a repeated corner after the weld
 * @param collinearTriangles zero area with three corners
 * @param duplicateTriangles same three corners in any order, all but one
 * @param signedZeroSplits positions that would merge if -0.0 were +0.0
 * @param nonFiniteVertices vertices with a NaN or infinite coordinate
 * @param bounds min then max corner in report coordinates, six doubles; empty without triangles
 * @param convexEdges of the two-triangle edges
 * @param flatEdges of the two-triangle edges, exactly flat
 * @param concaveEdges of the two-triangle edges
 * @param parts what hangs together; null when nobody says, as in reports of older versions
 * @param pieceParts the same for each piece alone, by name; those without triangles are left out
 */
public record Facts(
    int pieces,
    int triangles,
    int weldedVertices,
    int boundaryEdgesPerPiece,
    int boundaryEdges,
    int nonManifoldEdges,
    int windingMismatchEdges,
    int degenerateTriangles,
    int collinearTriangles,
    int duplicateTriangles,
    int signedZeroSplits,
    int nonFiniteVertices,
    double[] bounds,
    int convexEdges,
    int flatEdges,
    int concaveEdges,
    @MayBeNull MeshParts parts,
    List<MeshParts> pieceParts) {

  /**
   * Its coordinates are as many as they must be, and its numbers such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public Facts {
    Coordinates.requireBoxOrNone(bounds);
    Numbers.requireFinite(bounds);
    Numbers.requireCounts(pieces, triangles, weldedVertices, boundaryEdgesPerPiece, boundaryEdges);
    Numbers.requireCounts(nonManifoldEdges, windingMismatchEdges, degenerateTriangles);
    Numbers.requireCounts(collinearTriangles, duplicateTriangles, signedZeroSplits);
    Numbers.requireCounts(nonFiniteVertices, convexEdges, flatEdges, concaveEdges);
  }

  /**
   * The same with triangles that are the level's and were left out before it was counted: nobody
   * knows then what hangs together.
   */
  public Facts with(int moreTriangles) {
    return new Facts(
        pieces,
        triangles + moreTriangles,
        weldedVertices,
        boundaryEdgesPerPiece,
        boundaryEdges,
        nonManifoldEdges,
        windingMismatchEdges,
        degenerateTriangles,
        collinearTriangles,
        duplicateTriangles,
        signedZeroSplits,
        nonFiniteVertices,
        bounds,
        convexEdges,
        flatEdges,
        concaveEdges,
        null,
        List.of());
  }
}
