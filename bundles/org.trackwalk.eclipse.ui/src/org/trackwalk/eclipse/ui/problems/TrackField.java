package org.trackwalk.eclipse.ui.problems;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.ui.views.markers.MarkerField;
import org.eclipse.ui.views.markers.MarkerItem;
import org.trackwalk.eclipse.ui.marker.ReadFindings;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * A column that shows one thing of a finding. The line of findings that are alike shows that of the
 * worst of them; the line of any other group is empty.
 */
abstract class TrackField extends MarkerField {

  /** What the platform sorts in a job, while findings come and go. */
  private final Map<MarkerItem, TrackMarker> sorted =
      Collections.synchronizedMap(new WeakHashMap<>());

  /** The text of the cell. */
  abstract String text(TrackMarker finding);

  /** The text for the line of several findings that are alike. */
  String text(TrackMarker worst, int count) {
    return text(worst);
  }

  /** How two findings follow each other when the column is sorted by. */
  int order(TrackMarker a, TrackMarker b) {
    return text(a).compareToIgnoreCase(text(b));
  }

  /** What the column is, for whoever rests on its head; empty for the name alone. */
  String hint() {
    return "";
  }

  @Override
  public String getColumnTooltipText() {
    return hint().isEmpty() ? super.getColumnTooltipText() : hint();
  }

  @Override
  public String getValue(MarkerItem item) {
    IMarker marker = item.getMarker();
    return marker == null ? "" : text(ReadFindings.of(marker).finding());
  }

  @Override
  public void update(ViewerCell cell) {
    FoldedRows rows = FoldedRows.in(cell.getControl());
    TrackMarker worst = rows == null ? null : rows.worst(cell.getElement());
    if (worst == null) {
      super.update(cell);
    } else {
      cell.setText(text(worst, rows.count(cell.getElement())));
    }
    // What a change has brought stands out.
    boolean fresh = rows != null && rows.fresh(cell.getElement());
    cell.setFont(
        fresh ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT) : null);
  }

  @Override
  public int compare(MarkerItem item1, MarkerItem item2) {
    IMarker a = item1.getMarker();
    IMarker b = item2.getMarker();
    if (a == null || b == null) {
      return Boolean.compare(a == null, b == null);
    }
    return order(now(item1), now(item2));
  }

  private TrackMarker now(MarkerItem item) {
    return sorted.computeIfAbsent(item, i -> ReadFindings.of(i.getMarker()).finding());
  }
}
