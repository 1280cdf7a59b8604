package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.IStructuredSelection;
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
  private List<Key> kept = List.of();

  /** Whether the kept lines have been chosen in the list; if not, it scrolls to them. */
  private boolean seen;

  /** What a finding is known by when its marker has been made anew. */
  private record Key(String anchor, String fingerprint) {

    static Key of(IMarker marker) {
      TrackMarker finding = ReadFindings.of(marker).finding();
      return new Key(finding.anchor(), finding.fingerprint());
    }

    boolean levelIsThere() {
      return !anchor.isEmpty()
          && ResourcesPlugin.getWorkspace().getRoot().exists(IPath.fromPortableString(anchor));
    }
  }

  KeptChoice(TreeViewer viewer, FoldedRows rows) {
    this.viewer = viewer;
    this.rows = rows;
    viewer.addSelectionChangedListener(event -> follow(event.getStructuredSelection()));
    viewer.getTree().addListener(SWT.Selection, this::byHand);
  }

  private void follow(IStructuredSelection now) {
    List<Key> keys = new ArrayList<>();
    for (Object row : now) {
      IMarker marker = rows.marker(row);
      if (marker != null) {
        keys.add(Key.of(marker));
      }
    }
    if (!now.isEmpty()) {
      kept = keys;
      seen = true;
    }
  }

  /** Only a hand chooses nothing; else lines have gone. */
  private void byHand(Event event) {
    if (viewer.getTree().getSelectionCount() == 0) {
      kept = List.of();
    }
  }

  /** Chooses none. */
  void none() {
    kept = List.of();
    viewer.setSelection(StructuredSelection.EMPTY);
  }

  /** Chooses the line of a finding and scrolls to it, now or when it comes. */
  void select(IMarker marker) {
    kept = List.of(Key.of(marker));
    seen = false;
    found(kept.get(0)).ifPresent(row -> show(List.of(row)));
  }

  /** The lines may have come back. */
  void restore() {
    kept = kept.stream().filter(Key::levelIsThere).toList();
    if (!kept.isEmpty() && viewer.getTree().getSelectionCount() == 0) {
      List<Object> back = new ArrayList<>();
      for (Key key : kept) {
        found(key).ifPresent(back::add);
      }
      if (!back.isEmpty()) {
        show(back);
      }
    }
  }

  private void show(List<Object> chosen) {
    viewer.setSelection(new StructuredSelection(chosen), !seen);
  }

  /**
   * The line of a finding; below an open line, or where it does not speak for it, that is opened.
   */
  private Optional<Object> found(Key key) {
    for (Object top : rows.getElements(viewer.getInput())) {
      if (isOf(key, rows.marker(top)) && !viewer.getExpandedState(top)) {
        return Optional.of(top);
      }
      for (Object below : rows.getChildren(top)) {
        if (isOf(key, FoldedRows.own(below))) {
          viewer.expandToLevel(top, 1);
          return Optional.of(below);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isOf(Key key, IMarker marker) {
    return marker != null && key.equals(Key.of(marker));
  }
}
