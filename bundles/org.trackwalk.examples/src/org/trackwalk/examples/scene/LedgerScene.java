package org.trackwalk.examples.scene;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;

/**
 * A small level whose boundary ledger is known edge by edge.
 *
 * @param id name of the scene
 * @param pieces the level; classes are stated by the pieces, roads are named {@code road_*}
 * @param ledger number of open edges per class id; classes that are not named have none
 * @param findings what the rules over the ledger must report; nothing else
 */
public record LedgerScene(
    String id, List<Piece> pieces, Map<String, Integer> ledger, List<Truth> findings) {

  /** Takes copies. */
  public LedgerScene {
    pieces = List.copyOf(pieces);
    ledger = Map.copyOf(new TreeMap<>(ledger));
    findings = List.copyOf(findings);
  }

  /** Number of open edges. */
  public int openEdges() {
    return ledger.values().stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public String toString() {
    return id;
  }
}
