package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.ui.show.FindingPlace;

/** <em>Show in 3D</em>: flies to the chosen finding. */
public final class ShowPlace extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<IMarker> markers = Selected.of(event).markers();
    try {
      if (!markers.isEmpty()) {
        FindingPlace.show(
            HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage(),
            markers.get(0),
            true);
      }
    } catch (PartInitException e) {
      throw new ExecutionException("the level cannot be opened", e);
    }
    return null;
  }
}
