package org.trackwalk.eclipse.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.ui.change.QuickFixMenu;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;

/**
 * <em>Quick Fix</em> (Ctrl+1) in our list and in the 3D view: the same ways that the platform's
 * Problems view and editors offer, as a menu beside the finding.
 */
public final class QuickFix extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    // The active shell may be that of a dialog that has just been closed.
    Shell shell = HandlerUtil.getActiveWorkbenchWindowChecked(event).getShell();
    Point at =
        HandlerUtil.getActivePart(event) instanceof TrackProblemsView list
            ? list.besideSelection()
            : shell.getDisplay().getCursorLocation();
    Menu menu = QuickFixMenu.of(shell, Selected.of(event).markers());
    if (menu != null) {
      menu.setLocation(at);
      menu.setVisible(true);
    }
    return null;
  }
}
