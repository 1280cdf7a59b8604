package org.trackwalk.eclipse.viewer.outline;

import java.util.Locale;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;

/** Lets pass what has the typed text in its name, and the file around it. */
final class PieceFilter extends ViewerFilter {

  private String wanted = "";

  void wanted(String text) {
    wanted = text.strip().toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean select(Viewer viewer, Object parent, Object element) {
    PieceRow row = (PieceRow) element;
    return passes(row)
        || row.parent() != null && passes(row.parent())
        || row.parts().stream().anyMatch(this::passes);
  }

  private boolean passes(PieceRow row) {
    return wanted.isEmpty() || row.name().toLowerCase(Locale.ROOT).contains(wanted);
  }
}
