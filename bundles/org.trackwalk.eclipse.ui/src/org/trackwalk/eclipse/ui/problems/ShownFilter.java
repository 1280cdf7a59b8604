package org.trackwalk.eclipse.ui.problems;

import org.eclipse.ui.IMemento;
import org.eclipse.ui.views.markers.MarkerFieldFilter;
import org.eclipse.ui.views.markers.MarkerItem;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/**
 * Lets through what {@link ShownStore} says now: a copy of its own would be out of date whenever
 * the platform, which makes filters in a job, misses a change. Its limit counts what is left.
 */
public final class ShownFilter extends MarkerFieldFilter {

  @Override
  public boolean select(MarkerItem item) {
    return item.getMarker() == null || ShownStore.read().shows(ReadFindings.of(item.getMarker()));
  }

  @Override
  public void saveSettings(IMemento memento) {
    ShownStore.read().save(memento);
  }

  @Override
  public void loadSettings(IMemento memento) {
    // What was saved is what the store reads.
  }
}
