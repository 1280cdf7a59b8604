package org.trackwalk.eclipse.viewer.scene;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.border.OpenEdges;
import org.trackwalk.check.finding.LedgerClass;
import org.trackwalk.check.ledger.EdgeEntry;
import org.trackwalk.check.ledger.Ledger;
import org.trackwalk.eclipse.viewer.theme.Palette;

/** The open edges of a level as lines, coloured by their owner in the ledger. */
public final class BorderLines {

  /** Owners that mean a fault between surfaces. */
  private static final Set<LedgerClass> FAULTS =
      EnumSet.of(
          LedgerClass.SIGNED_ZERO,
          LedgerClass.NEAR_MISS,
          LedgerClass.T_JUNCTION,
          LedgerClass.STEP,
          LedgerClass.GAP,
          LedgerClass.OVERLAP,
          LedgerClass.HOLE,
          LedgerClass.OPEN);

  private BorderLines() {}

  /** Lines for open edges of all classes. */
  public static LineSet all(Ledger ledger) {
    return of(ledger, EnumSet.allOf(LedgerClass.class));
  }

  /** Lines for the open edges where a seam is not closed. */
  public static LineSet faults(Ledger ledger) {
    return of(ledger, FAULTS);
  }

  private static LineSet of(Ledger ledger, Set<LedgerClass> wanted) {
    OpenEdges edges = ledger.edges();
    float[] p = edges.surface().positions();
    LineSet lines = new LineSet();
    for (EdgeEntry entry : ledger.entries()) {
      if (wanted.contains(entry.owner())) {
        int e = entry.edge();
        lines.add(p, edges.from(e), edges.to(e), Palette.of(entry.owner()));
      }
    }
    return lines;
  }

  /** The classes that a level has, with their numbers of edges. */
  public static Legend legend(Ledger ledger) {
    List<Legend.Entry> entries = new ArrayList<>();
    ledger
        .counts()
        .forEach(
            (owner, count) -> {
              if (count > 0) {
                entries.add(
                    new Legend.Entry(
                        Palette.of(owner), owner.id().replace('-', ' ') + " (" + count + ")"));
              }
            });
    return new Legend("Open edges", entries);
  }
}
