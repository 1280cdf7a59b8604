package org.trackwalk.eclipse.ui.problems;

import java.util.HashMap;
import java.util.IdentityHashMap;
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
  private final Map<String, String> levels = new HashMap<>();

  /** The lines that stand below no other; null until they are asked for. */
  private Below top;

  /**
   * What is below a line.
   *
   * @param rows lines as the platform gives them
   * @param findings of each of these; null for a line without one
   * @param anchors of their levels; equal ones are one object, and mostly stand together
   * @param glances what each is at a {@link Glance}
   * @param keys where each comes in {@link ReadingOrder}
   * @param text what a search looks through
   */
  record Below(
      Object[] rows,
      ReadFindings.Entry[] findings,
      String[] anchors,
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

  private Below read(Object[] rows) {
    ReadFindings.Entry[] findings = new ReadFindings.Entry[rows.length];
    String[] anchors = new String[rows.length];
    int[] glances = new int[rows.length];
    long[] keys = new long[rows.length];
    for (int i = 0; i < rows.length; i++) {
      IMarker marker = FoldedRows.own(rows[i]);
      if (marker != null) {
        findings[i] = ReadFindings.of(marker);
        TrackMarker finding = findings[i].finding();
        anchors[i] = levels.computeIfAbsent(finding.anchor(), a -> a);
        glances[i] = Glance.at(finding);
        keys[i] = ReadingOrder.key(finding);
      }
    }
    return new Below(rows, findings, anchors, glances, keys, new SearchText(findings));
  }

  /** The platform has brought others, or the same changed. */
  void forget() {
    known.clear();
    top = null;
    levels.clear();
  }
}
