package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.viewers.DecorationOverlayIcon;
import org.eclipse.jface.viewers.IDecoration;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.markers.MarkerItem;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * The sentence of a finding behind the picture of its severity. It is the first column, and so what
 * the view is sorted by at first: as the command line tells findings, the worst on top.
 */
public final class ProblemField extends TrackField {

  private static final int WIDTH = 520;

  private static final ImageDescriptor FIXABLE =
      ResourceLocator.imageDescriptorFromBundle(ProblemField.class, "icons/fixable.svg")
          .orElseThrow();

  @Override
  String text(TrackMarker finding) {
    return finding.message();
  }

  @Override
  public String getValue(MarkerItem item) {
    return item.getAttributeValue(IMarker.MESSAGE, "");
  }

  @Override
  String hint() {
    return "What and where; sorted by it, the worst comes first, as reports have it";
  }

  @Override
  int order(TrackMarker a, TrackMarker b) {
    return ReadingOrder.WORST_FIRST.compare(a, b);
  }

  @Override
  public void update(ViewerCell cell) {
    super.update(cell);
    FoldedRows rows = FoldedRows.in(cell.getControl());
    String notes = rows == null ? null : rows.notes(cell.getElement());
    IMarker marker =
        rows == null
            ? ((MarkerItem) cell.getElement()).getMarker()
            : rows.marker(cell.getElement());
    if (notes != null) {
      cell.setText(notes);
      cell.setImage(
          PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_INFO_TSK));
    } else {
      String title = rows == null ? null : rows.title(cell.getElement());
      if (title != null) {
        cell.setText(title);
      }
      cell.setImage(marker == null ? null : picture(new TrackMarker(marker)));
    }
  }

  @Override
  String text(TrackMarker worst, int count) {
    return text(worst) + "   +" + (count - 1) + " more like it";
  }

  /** The severity; with a small sign at the bottom where a safe fix is known. */
  private Image picture(TrackMarker finding) {
    String key =
        switch (finding.severity()) {
          case IMarker.SEVERITY_ERROR -> ISharedImages.IMG_OBJS_ERROR_TSK;
          case IMarker.SEVERITY_WARNING -> ISharedImages.IMG_OBJS_WARN_TSK;
          default -> ISharedImages.IMG_OBJS_INFO_TSK;
        };
    Image plain = PlatformUI.getWorkbench().getSharedImages().getImage(key);
    return finding.fixable()
        ? getImageManager()
            .create(new DecorationOverlayIcon(plain, FIXABLE, IDecoration.BOTTOM_RIGHT))
        : plain;
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
