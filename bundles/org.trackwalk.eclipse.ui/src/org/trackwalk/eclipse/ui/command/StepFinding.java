package org.trackwalk.eclipse.ui.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.ui.show.FindingPlace;

/**
 * <em>Next</em> and <em>Previous Finding</em>, in the order of Track Problems: selects it and flies
 * to it.
 */
public final class StepFinding extends AbstractHandler implements IExecutableExtension {

  private int step = 1;
  private boolean openOnly;

  /**
   * In plugin.xml {@code previous} stands behind the class for the other direction, {@code open}
   * for the next that nobody has done.
   */
  @Override
  public void setInitializationData(IConfigurationElement element, String name, Object data) {
    step = "previous".equals(data) ? -1 : 1;
    openOnly = "open".equals(data);
  }

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
    try {
      TrackProblemsView view =
          (TrackProblemsView)
              page.showView(TrackProblemsView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
      IMarker selected = selected(view);
      List<IMarker> shown = openOnly ? after(view, selected) : view.steps();
      if (!shown.isEmpty()) {
        int at = shown.indexOf(selected);
        int next = at < 0 ? step > 0 ? 0 : shown.size() - 1 : at + step;
        IMarker marker = shown.get(Math.floorMod(next, shown.size()));
        view.select(marker);
        FindingPlace.show(page, marker, false);
      }
    } catch (PartInitException e) {
      throw new ExecutionException("the findings cannot be shown", e);
    }
    return null;
  }

  /**
   * The open findings, that behind the selected one first: it may have been done just now and then
   * is none of them.
   */
  private static List<IMarker> after(TrackProblemsView view, IMarker selected) {
    List<IMarker> order = view.shown();
    int at = order.indexOf(selected);
    List<IMarker> open = new ArrayList<>(view.openSteps());
    int behind = 0;
    while (behind < open.size() && order.indexOf(open.get(behind)) <= at) {
      behind++;
    }
    Collections.rotate(open, -behind);
    open.remove(selected);
    return open;
  }

  private static IMarker selected(TrackProblemsView view) {
    ISelection selection = view.getSite().getSelectionProvider().getSelection();
    return selection instanceof IStructuredSelection some && !some.isEmpty()
        ? Adapters.adapt(some.getFirstElement(), IMarker.class)
        : null;
  }
}
