package org.trackwalk.drive.things;

import java.util.BitSet;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;

/** Where the ledger tells a step of the road already: a low face between its borders is one. */
final class SeamSteps {

  private SeamSteps() {}

  /**
   * Ends of open edges whose borders are over a millimetre apart, and of those where ground ends: a
   * rim that has no other border says nothing of an upright face, such as one of a box without a
   * lid.
   */
  static BitSet vertices(Ledger ledger, WeldedSurface surface) {
    BitSet owned = new BitSet();
    OpenEdges edges = ledger.edges();
    for (EdgeEntry entry : ledger.entries()) {
      boolean tells =
          switch (entry.owner()) {
            case STEP, GAP, OVERLAP -> true;
            case HOLE, OPEN -> !Slopes.isSteep(surface, edges.triangle(entry.edge()));
            default -> false;
          };
      if (tells) {
        owned.set(edges.from(entry.edge()));
        owned.set(edges.to(entry.edge()));
      }
    }
    return owned;
  }

  static boolean owns(BitSet vertices, WeldedSurface surface, int t) {
    int[] c = surface.triangles();
    return vertices.get(c[3 * t]) || vertices.get(c[3 * t + 1]) || vertices.get(c[3 * t + 2]);
  }
}
