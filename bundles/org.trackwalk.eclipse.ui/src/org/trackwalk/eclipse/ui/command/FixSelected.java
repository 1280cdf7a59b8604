package org.trackwalk.eclipse.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.trackwalk.eclipse.ui.change.FixFindings;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * <em>Fix…</em>: tries the fixes of the chosen findings and shows what they would do; of all that
 * are like them when that is asked for.
 */
public final class FixSelected extends AbstractHandler {

  /** Name of what says how many: {@code alike}, or the chosen ones. */
  static final String SCOPE = "org.trackwalk.eclipse.ui.fix.scope";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    Selected selected = Selected.of(event);
    FixFindings.of(
        "alike".equals(event.getParameter(SCOPE))
            ? selected.alike().stream().filter(m -> new TrackMarker(m).fixable()).toList()
            : selected.markers());
    return null;
  }
}
