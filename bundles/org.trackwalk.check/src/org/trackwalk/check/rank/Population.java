package org.trackwalk.check.rank;

import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.topology.Topology;
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
    int seams = 0;
    Topology topology = context.topology();
    boolean several = context.surface().pieces().size() > 1;
    for (int h = 0; several && h < 3 * context.surface().triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h && context.surface().pieceOf(h / 3) != context.surface().pieceOf(twin / 3)) {
        seams++;
      }
    }
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
