package org.trackwalk.eclipse.ui.problems;

import org.eclipse.ui.IMemento;
import org.eclipse.ui.views.markers.MarkerFieldFilter;
import org.eclipse.ui.views.markers.MarkerItem;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/** Lets through what {@link Shown} says. The platform's limit counts what is left. */
public final class ShownFilter extends MarkerFieldFilter {

  private Shown shown = Shown.USUAL;

  @Override
  public boolean select(MarkerItem item) {
    return item.getMarker() == null || shown.shows(ReadFindings.of(item.getMarker()));
  }

  @Override
  public void populateWorkingCopy(MarkerFieldFilter copy) {
    super.populateWorkingCopy(copy);
    ((ShownFilter) copy).shown = shown;
  }

  @Override
  public void saveSettings(IMemento memento) {
    shown.save(memento);
  }

  @Override
  public void loadSettings(IMemento memento) {
    shown = Shown.load(memento);
  }
}
