package org.trackwalk.eclipse.ui.change;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** One way to deal with a finding, and with others like it at once. */
final class FindingResolution extends WorkbenchMarkerResolution {

  private final IMarker marker;
  private final String label;
  private final String description;
  private final Predicate<TrackMarker> alike;
  private final Consumer<List<IMarker>> deed;

  /**
   * A way.
   *
   * @param alike which other findings may be dealt with in one go
   * @param deed in the user interface's thread; returns at once or after a dialog
   */
  FindingResolution(
      IMarker marker,
      String label,
      String description,
      Predicate<TrackMarker> alike,
      Consumer<List<IMarker>> deed) {
    this.marker = marker;
    this.label = label;
    this.description = description;
    this.alike = alike;
    this.deed = deed;
  }

  @Override
  public IMarker[] findOtherMarkers(IMarker[] markers) {
    List<IMarker> others = new ArrayList<>();
    for (IMarker other : markers) {
      if (!other.equals(marker) && TrackMarker.is(other) && alike.test(new TrackMarker(other))) {
        others.add(other);
      }
    }
    return others.toArray(IMarker[]::new);
  }

  @Override
  public void run(IMarker one) {
    later(List.of(one));
  }

  @Override
  public void run(IMarker[] some, IProgressMonitor monitor) {
    later(Arrays.asList(some.clone()));
  }

  /** The dialog of quick fixes is still open and must close first. */
  private void later(List<IMarker> markers) {
    PlatformUI.getWorkbench().getDisplay().asyncExec(() -> deed.accept(markers));
  }

  @Override
  public String getLabel() {
    return label;
  }

  @Override
  public String getDescription() {
    return description;
  }

  @Override
  public Image getImage() {
    return null;
  }
}
