package org.trackwalk.check.rank;

import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * How many elements a rule could have hit, to tell a systemic fault from many single ones.
 *
 * @param seamEdges edges between pieces that are shared, and open edges that something faces
 * @param triangles of the level
 * @param vertices as stored, of all pieces
 */
public record Population(int seamEdges, int triangles, int vertices) {

  /** Counts a level. */
  public static Population of(RuleContext context) {
    int seams =
        SameNumbers.of(
            context.memory(),
            context.surface(),
            new Shared(context.topology().joins()),
            () -> shared(context.surface(), context.topology()));
    for (EdgeEntry entry : context.borders().near().entries()) {
      if (entry.owner().compareTo(LedgerClass.OVERLAP) <= 0) {
        seams++;
      }
    }
    int vertices = 0;
    for (Piece piece : context.surface().pieces()) {
      vertices += piece.vertexCount();
    }
    return new Population(seams, context.surface().triangleCount(), vertices);
  }

  /** How many edges pieces share is asked of how edges are joined. */
  private record Shared(Joins joins) {}

  private static int shared(WeldedSurface surface, Topology topology) {
    int seams = 0;
    for (int h = 0; surface.pieces().size() > 1 && h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h && surface.pieceOf(h / 3) != surface.pieceOf(twin / 3)) {
        seams++;
      }
    }
    return seams;
  }

  /** The same with triangles and vertices that are the level's and are not there. */
  public Population with(int moreTriangles, int moreVertices) {
    return new Population(seamEdges, triangles + moreTriangles, vertices + moreVertices);
  }

  /** The elements that a rule counts; 0 where they have no number, so that none is systemic. */
  int of(String rule) {
    return switch (RuleList.traits(rule).counted()) {
      case VERTICES -> vertices;
      case SEAM_EDGES -> seamEdges;
      case TRIANGLES -> triangles;
      case PLACES -> 0;
    };
  }
}
