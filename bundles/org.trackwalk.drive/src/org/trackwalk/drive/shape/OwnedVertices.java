package org.trackwalk.drive.shape;

import java.util.BitSet;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;

/** The vertices at which a cause of the ledger bends the surface: it speaks, its effects do not. */
final class OwnedVertices {

  private OwnedVertices() {}

  /** Ends of open edges whose borders are over a millimetre apart. */
  static BitSet of(Ledger ledger) {
    BitSet owned = new BitSet();
    OpenEdges edges = ledger.edges();
    for (EdgeEntry entry : ledger.entries()) {
      if (owns(entry.owner())) {
        owned.set(edges.from(entry.edge()));
        owned.set(edges.to(entry.edge()));
      }
    }
    return owned;
  }

  private static boolean owns(LedgerClass owner) {
    return switch (owner) {
      case STEP, GAP, OVERLAP, HOLE, OPEN -> true;
      default -> false;
    };
  }
}
