package org.trackwalk.eclipse.viewer.undo;

import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.operations.UndoRedoActionGroup;

/**
 * What the workbench can undo and redo, offered by one of our parts too. Without it Ctrl+Z does
 * nothing while such a part is active, and it is there that one sees that a fix was a mistake.
 */
public final class WorkbenchUndo {

  private WorkbenchUndo() {}

  /** Offers it while a view is active. */
  public static void offer(IViewSite site) {
    offer(site.getActionBars(), site);
  }

  /**
   * Offers it in the bars of a part.
   *
   * @param site of the part; with it the offer ends
   * @return the actions, for bars that outlive the part
   */
  public static UndoRedoActionGroup offer(IActionBars bars, IWorkbenchPartSite site) {
    var context = PlatformUI.getWorkbench().getOperationSupport().getUndoContext();
    UndoRedoActionGroup actions = new UndoRedoActionGroup(site, context, true);
    actions.fillActionBars(bars);
    bars.updateActionBars();
    return actions;
  }
}
