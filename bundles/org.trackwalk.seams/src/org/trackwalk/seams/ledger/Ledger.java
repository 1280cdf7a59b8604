package org.trackwalk.seams.ledger;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.model.finding.LedgerClass;

/**
 * The finished ledger of a level: one entry per open edge, in edge order.
 *
 * @param edges the open edges
 * @param entries one per open edge
 * @param holes the holes whose edges have the class {@code hole}
 */
public record Ledger(OpenEdges edges, List<EdgeEntry> entries, List<HoleRim> holes) {

  /** A ledger in which nobody has judged an edge: nothing is said of what nobody looks at. */
  public static Ledger unjudged(OpenEdges edges) {
    List<EdgeEntry> entries = new ArrayList<>();
    for (int e = 0; e < edges.count(); e++) {
      entries.add(new EdgeEntry(e, LedgerClass.SCENERY, -1, -1, 0, 0, 0, 0.5, -1));
    }
    return new Ledger(edges, List.copyOf(entries), List.of());
  }

  /** The ledger with more holes: open edges around them are a hole's, whatever they were. */
  public Ledger with(List<HoleRim> more) {
    if (more.isEmpty()) {
      return this;
    }
    List<EdgeEntry> changed = new ArrayList<>(entries);
    for (HoleRim hole : more) {
      for (int e : hole.edges()) {
        changed.set(e, new EdgeEntry(e, LedgerClass.HOLE, -1, -1, 0, 0, 0, 0.5, -1));
      }
    }
    List<HoleRim> all = new ArrayList<>(holes);
    all.addAll(more);
    return new Ledger(edges, List.copyOf(changed), List.copyOf(all));
  }

  /** The open edges of some classes, in edge order. */
  public int[] edgesOf(Set<LedgerClass> owners) {
    return entries.stream()
        .filter(entry -> owners.contains(entry.owner()))
        .mapToInt(EdgeEntry::edge)
        .toArray();
  }

  /** Half-edges at which the surface ends and nothing goes on, near or far, in edge order. */
  public int[] ends() {
    return IntStream.of(edgesOf(EnumSet.of(LedgerClass.OUTER, LedgerClass.LEDGE)))
        .map(edges::halfEdge)
        .toArray();
  }

  /** Open edges per class, every class, in the order of docs/ledger.md. */
  public Map<LedgerClass, Integer> counts() {
    return counts(h -> true);
  }

  /**
   * The same of some edges; the sum over those that are open with all copies of triangles is the
   * boundary edges: the border of what is there twice is none.
   *
   * @param counted which half-edges count
   */
  public Map<LedgerClass, Integer> counts(IntPredicate counted) {
    Map<LedgerClass, Integer> counts = new EnumMap<>(LedgerClass.class);
    for (LedgerClass c : LedgerClass.values()) {
      counts.put(c, 0);
    }
    for (EdgeEntry entry : entries) {
      if (counted.test(edges.halfEdge(entry.edge()))) {
        counts.merge(entry.owner(), 1, Integer::sum);
      }
    }
    return counts;
  }
}
