package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.ui.explain.Explanations;

/** <em>Explain</em>: the page of the chosen finding. */
public final class ExplainSelected extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<IMarker> markers = Selected.of(event).markers();
    if (!markers.isEmpty()) {
      Explanations.show(
          HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage(), markers.get(0));
    }
    return null;
  }
}
