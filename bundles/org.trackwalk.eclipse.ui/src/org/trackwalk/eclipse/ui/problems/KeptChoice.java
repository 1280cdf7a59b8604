package org.trackwalk.eclipse.ui.problems;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.trackwalk.eclipse.ui.marker.ReadFindings;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * What somebody has chosen in the list, or for it elsewhere. Lines go and come again: while the
 * list is being filled, when a filter hides them for a while, when a check that was stopped is run
 * again. A line that comes back is chosen as before; one that is chosen before it has come is so
 * when it comes.
 */
final class KeptChoice {

  private final TreeViewer viewer;
  private final FoldedRows rows;
  private Set<Key> kept = Set.of();

  /** Whether the kept lines have been seen in the list; if not, it opens and scrolls to them. */
  private boolean seen;

  /** What a finding is known by when its marker has been made anew. */
  private record Key(String anchor, String identity) {

    static Key of(IMarker marker) {
      TrackMarker finding = ReadFindings.of(marker).finding();
      String fingerprint = finding.fingerprint();
      return new Key(
          finding.anchor(),
          fingerprint.isEmpty() ? finding.rule() + " " + finding.message() : fingerprint);
    }

    boolean levelIsThere() {
      return !anchor.isEmpty()
          && ResourcesPlugin.getWorkspace().getRoot().exists(IPath.fromPortableString(anchor));
    }
  }

  KeptChoice(TreeViewer viewer, FoldedRows rows) {
    this.viewer = viewer;
    this.rows = rows;
    viewer.getTree().addListener(SWT.Selection, this::byHand);
  }

  /** Only a hand chooses otherwise; else lines have gone or come. */
  private void byHand(Event event) {
    kept = chosen();
    seen = true;
  }

  /** What is chosen in the list now. */
  private Set<Key> chosen() {
    Set<Key> keys = new LinkedHashSet<>();
    for (Object row : viewer.getStructuredSelection()) {
      IMarker marker = rows.marker(row);
      if (marker != null) {
        keys.add(Key.of(marker));
      }
    }
    return keys;
  }

  /** Chooses none. */
  void none() {
    kept = Set.of();
    viewer.setSelection(StructuredSelection.EMPTY);
  }

  /** Chooses the line of a finding and scrolls to it, now or when it comes; until then none. */
  void select(IMarker marker) {
    kept = Set.of(Key.of(marker));
    seen = false;
    if (!show()) {
      viewer.setSelection(StructuredSelection.EMPTY);
    }
  }

  /** The lines may have come back. */
  void restore() {
    Set<Key> there = new HashSet<>(kept);
    there.removeIf(key -> !key.levelIsThere());
    kept = there;
    Set<Key> chosen = chosen();
    boolean asBefore = kept.containsAll(chosen) && viewer.getTree().getSelectionCount() > 0;
    boolean none = viewer.getTree().getSelectionCount() == 0;
    if (none && !kept.isEmpty() || asBefore && chosen.size() < kept.size()) {
      show();
    }
  }

  /** Chooses those of the kept lines that are there; false for none. */
  private boolean show() {
    List<Object> found = List.copyOf(found().values());
    if (!found.isEmpty()) {
      boolean first = !seen;
      seen = true;
      viewer.setSelection(new StructuredSelection(found), first);
    }
    return !found.isEmpty();
  }

  /**
   * The lines of the kept findings. One below a closed line that does not speak for it opens that
   * when it is chosen; later who closes it has closed it.
   */
  private Map<Key, Object> found() {
    Map<Key, Object> found = new HashMap<>();
    for (Object top : rows.lines()) {
      boolean open = viewer.getExpandedState(top);
      if (!open) {
        put(found, rows.marker(top), top);
      }
      for (Object below : rows.getChildren(top)) {
        if (found.size() == kept.size()) {
          return found;
        }
        if (put(found, FoldedRows.own(below), open || !seen ? below : top) && !open && !seen) {
          viewer.expandToLevel(top, 1);
          open = true;
        }
      }
    }
    return found;
  }

  private boolean put(Map<Key, Object> found, IMarker marker, Object row) {
    Key key = marker == null ? null : Key.of(marker);
    return key != null && kept.contains(key) && found.putIfAbsent(key, row) == null;
  }
}
