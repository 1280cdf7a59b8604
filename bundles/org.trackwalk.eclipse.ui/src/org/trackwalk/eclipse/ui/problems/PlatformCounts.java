package org.trackwalk.eclipse.ui.problems;

import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.ILog;

/**
 * Tells the platform how many of each severity there are. It would count them itself after each
 * change, in the thread of the window and with a look into the tree of resources for each finding,
 * for words that {@link ListHead} replaces and the sign on the tab. This reaches behind its
 * interface; where a later platform has changed there, it counts, and only time is lost.
 */
final class PlatformCounts {

  private static final String KEPT = "markerCounts";

  private static final AtomicBoolean TOLD = new AtomicBoolean();

  private PlatformCounts() {}

  /**
   * Tells it.
   *
   * @param input what the platform has given the list last
   */
  static void tell(Object input, Tally shown) {
    if (input == null) {
      return;
    }
    try {
      Field counts = input.getClass().getDeclaredField(KEPT);
      counts.setAccessible(true);
      counts.set(
          input,
          new Integer[] {
            shown.of(IMarker.SEVERITY_ERROR),
            shown.of(IMarker.SEVERITY_WARNING),
            shown.of(IMarker.SEVERITY_INFO),
            0
          });
    } catch (ReflectiveOperationException | RuntimeException e) {
      if (!TOLD.getAndSet(true)) {
        ILog.of(PlatformCounts.class).warn("This platform counts the findings itself", e);
      }
    }
  }
}
