package org.trackwalk.check.rules.finding;

import java.util.Collection;
import java.util.TreeMap;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.mesh.tree.IntList;

/** Gathers triangles of one piece and one surface class: one note per piece is enough. */
public final class PieceGroups {

  private PieceGroups() {}

  /** Groups of triangles in the order given; ordered by piece, then class. */
  public static Collection<int[]> of(RuleContext context, int[] triangles) {
    TreeMap<Long, IntList> groups = new TreeMap<>();
    for (int t : triangles) {
      long piece = context.surface().pieceOf(t);
      long key = piece << 8 | context.corridor().classes().of(t).ordinal();
      groups.computeIfAbsent(key, k -> new IntList()).add(t);
    }
    return groups.values().stream().map(IntList::array).toList();
  }
}
