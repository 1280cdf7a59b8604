package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.rule.RuleView;

/** <em>Open Rule Page</em> of the chosen finding. */
public final class OpenRule extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<IMarker> markers = Selected.of(event).markers();
    IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
    try {
      RuleView view = (RuleView) page.showView(RuleView.ID);
      if (!markers.isEmpty()) {
        view.showRule(new TrackMarker(markers.get(0)).rule());
      }
    } catch (PartInitException e) {
      throw new ExecutionException("the page cannot be opened", e);
    }
    return null;
  }
}
