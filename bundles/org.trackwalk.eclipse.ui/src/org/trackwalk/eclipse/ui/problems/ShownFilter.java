package org.trackwalk.eclipse.ui.problems;

import org.eclipse.ui.IMemento;
import org.eclipse.ui.views.markers.MarkerFieldFilter;
import org.eclipse.ui.views.markers.MarkerItem;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/**
 * Lets through what is near enough: the platform filters in a job, a fraction of a second after
 * each change. All other conditions are {@link FoldedRows}'s, which has them at once. Asks {@link
 * ShownStore} each time: a copy of its own would be out of date whenever the platform misses a
 * change.
 */
public final class ShownFilter extends MarkerFieldFilter {

  @Override
  public boolean select(MarkerItem item) {
    return item.getMarker() == null
        || ShownStore.read().look().near(ReadFindings.of(item.getMarker()).finding());
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
