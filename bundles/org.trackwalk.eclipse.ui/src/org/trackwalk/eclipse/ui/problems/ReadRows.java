package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.trackwalk.eclipse.ui.marker.ReadFindings;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * The lines that the platform has below others, with their findings as they were read: they are
 * sifted again with each key that is typed, a hundred thousand of them, and where a finding is kept
 * is asked once for each time the platform brings them.
 */
final class ReadRows {

  private final ITreeContentProvider all;
  private final Map<Object, Below> known = new IdentityHashMap<>();

  /** Of findings that are of one kind the first, and where it stands among them. */
  private final List<TrackMarker> kinds = new ArrayList<>();

  private final Map<Kind, Integer> ofKind = new HashMap<>();

  /** The lines that stand below no other; null until they are asked for. */
  private Below top;

  /** Findings that are equal in it are shown or not together, whichever levels and rules are. */
  private record Kind(String anchor, String level, String rule, String surface) {

    static Kind of(TrackMarker finding) {
      String anchor = finding.anchor();
      String level = anchor.isEmpty() ? finding.level() : ""; // else the anchor says it
      return new Kind(anchor, level, finding.rule(), finding.surface());
    }
  }

  /**
   * What is below a line.
   *
   * @param rows lines as the platform gives them
   * @param findings of each of these; null for a line without one
   * @param kinds of each, an index of {@link #kind}
   * @param glances what each is at a {@link Glance}
   * @param keys where each comes in {@link ReadingOrder}
   * @param text what a search looks through
   */
  record Below(
      Object[] rows,
      ReadFindings.Entry[] findings,
      int[] kinds,
      int[] glances,
      long[] keys,
      SearchText text) {

    /** Whether one finding is read before another. */
    boolean before(int one, int other) {
      return keys[one] == keys[other]
          ? ReadingOrder.WORST_FIRST.compare(findings[one].finding(), findings[other].finding()) < 0
          : keys[one] < keys[other];
    }
  }

  ReadRows(ITreeContentProvider all) {
    this.all = all;
  }

  /** What the platform has below a line, whatever is shown of it. */
  Below below(Object row) {
    return known.computeIfAbsent(row, r -> read(all.getChildren(r)));
  }

  /** The lines that stand below no other; read again when they are others. */
  Below top(Object[] rows) {
    if (top == null || top.rows() != rows) {
      top = read(rows);
    }
    return top;
  }

  /** One of the findings of a kind: what it says of level, rule and surface all others do. */
  TrackMarker kind(int index) {
    return kinds.get(index);
  }

  private int kind(TrackMarker first) {
    kinds.add(first);
    return kinds.size() - 1;
  }

  private Below read(Object[] rows) {
    ReadFindings.Entry[] findings = new ReadFindings.Entry[rows.length];
    int[] kindOf = new int[rows.length];
    int[] glances = new int[rows.length];
    long[] keys = new long[rows.length];
    for (int i = 0; i < rows.length; i++) {
      IMarker marker = FoldedRows.own(rows[i]);
      if (marker != null) {
        findings[i] = ReadFindings.of(marker);
        TrackMarker finding = findings[i].finding();
        kindOf[i] = ofKind.computeIfAbsent(Kind.of(finding), k -> kind(finding));
        glances[i] = Glance.at(finding);
        keys[i] = ReadingOrder.key(finding);
      }
    }
    return new Below(rows, findings, kindOf, glances, keys, new SearchText(findings));
  }

  /** The platform has brought others, or the same changed. */
  void forget() {
    known.clear();
    top = null;
    kinds.clear();
    ofKind.clear();
  }
}
