package org.trackwalk.eclipse.ui.problems;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/**
 * The lines that the platform has below others, with their findings as they were read: they are
 * sifted again with each key that is typed, a hundred thousand of them, and where a finding is kept
 * is asked once for each time the platform brings them.
 */
final class ReadRows {

  private final ITreeContentProvider all;
  private final Map<Object, Below> known = new IdentityHashMap<>();
  private final Map<String, String> levels = new HashMap<>();

  /**
   * What is below a line.
   *
   * @param rows lines as the platform gives them
   * @param findings of each of these; null for a line without one
   * @param anchors of their levels; equal ones are one object, and mostly stand together
   */
  record Below(Object[] rows, ReadFindings.Entry[] findings, String[] anchors) {}

  ReadRows(ITreeContentProvider all) {
    this.all = all;
  }

  /** What the platform has below a line, whatever is shown of it. */
  Below below(Object row) {
    return known.computeIfAbsent(row, this::read);
  }

  private Below read(Object row) {
    Object[] rows = all.getChildren(row);
    ReadFindings.Entry[] findings = new ReadFindings.Entry[rows.length];
    String[] anchors = new String[rows.length];
    for (int i = 0; i < rows.length; i++) {
      IMarker marker = FoldedRows.own(rows[i]);
      if (marker != null) {
        findings[i] = ReadFindings.of(marker);
        String anchor = findings[i].finding().anchor();
        anchors[i] = levels.computeIfAbsent(anchor, a -> a);
      }
    }
    return new Below(rows, findings, anchors);
  }

  /** The platform has brought others, or the same changed. */
  void forget() {
    known.clear();
    levels.clear();
  }
}
