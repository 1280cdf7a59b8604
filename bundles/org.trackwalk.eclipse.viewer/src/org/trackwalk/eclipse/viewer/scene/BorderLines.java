package org.trackwalk.eclipse.viewer.scene;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;

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

  /** So many classes of faults are in the legend. */
  private static final int FREQUENT = 3;

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
    Map<LedgerClass, Integer> counts = ledger.counts();
    List<LedgerClass> met = counts.keySet().stream().filter(c -> counts.get(c) > 0).toList();
    return new Legend("Open edges", entries(met, counts));
  }

  /** The same of the seams that are not closed: the most frequent, as there is little room. */
  public static Optional<Legend> faultLegend(Ledger ledger) {
    Map<LedgerClass, Integer> counts = ledger.counts();
    List<LedgerClass> met =
        FAULTS.stream()
            .filter(c -> counts.get(c) > 0)
            .sorted(Comparator.comparingInt((LedgerClass c) -> -counts.get(c)))
            .limit(FREQUENT)
            .toList();
    return met.isEmpty()
        ? Optional.empty()
        : Optional.of(new Legend("Edges where a seam is not closed", entries(met, counts)));
  }

  private static List<Legend.Entry> entries(
      List<LedgerClass> met, Map<LedgerClass, Integer> counts) {
    return met.stream()
        .map(
            c ->
                new Legend.Entry(
                    Palette.of(c), c.id().replace('-', ' ') + " (" + counts.get(c) + ")"))
        .toList();
  }
}
